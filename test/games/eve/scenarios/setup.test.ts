/** Decks, setting up and the one mulligan (C-2, C-3). */
import { describe, expect, test } from 'vitest';
import { cardShape } from '#games/eve/cards/format';
import type { EveBoard } from '#games/eve/view';
import { scenario, world, worldOf } from '../../../support/board.ts';
import { deck, plainMarket } from './decks.ts';

const { game } = world('fixtures');
const faults = (one: ReturnType<typeof deck>, format = 'tournament') =>
  game.checkDeck(one, 'core', format).map(({ rule, card }) => (card === undefined ? rule : `${rule} ${card}`));
const market = (change: Readonly<Record<string, number>>) => ({ ...plainMarket, ...change });

describe('decks', () => {
  test('S-05 a market of 51 is too small for a tournament, 52 is enough; four copies are allowed, five are not', () => {
    expect(faults(deck())).toEqual([]);
    expect(faults(deck({}, market({ 'ship-0-1': 3 })))).toEqual(['C-2.3']);
    expect(faults(deck({}, market({ kestrel: 4 })))).toEqual([]);
    expect(faults(deck({}, market({ kestrel: 5 })))).toEqual(['C-2.3 kestrel']);
  });

  test('R-01 a casual deck may be smaller and hold more copies', () => {
    expect(faults(deck({}, { kestrel: 46 }), 'casual')).toEqual([]);
    expect(faults(deck({}, { kestrel: 7 }), 'casual')).toEqual([]);
  });

  test('C-3.3 a casual deck fills the opening hand at least', () => {
    expect(faults(deck({}, { kestrel: 6 }), 'casual')).toEqual(['C-3.3']);
    expect(faults(deck({}, {}), 'casual')).toEqual(['C-2.3']);
  });

  test('C-2.2 a deck has three outer regions, all different', () => {
    expect(faults(deck({ regions: ['metropolis', 'stain'] }))).toEqual(['C-2.2']);
    expect(faults(deck({ regions: ['metropolis', 'stain', 'stain'] }))).toEqual(['C-2.2 stain', 'C-2.2']);
    expect(faults(deck({ regions: ['metropolis', 'stain', 'heaven', 'ginnungagap'] }))).toEqual(['C-2.2']);
    expect(faults(deck({ regions: ['metropolis', 'stain', 'veldspar'] }))).toEqual(['C-2.2 veldspar']);
  });

  test('C-2.1 a deck has exactly one starbase', () => {
    expect(faults(deck({ starbase: [] }))).toContain('C-2.1');
    expect(faults(deck({ starbase: ['amarr-starbase', 'caldari-starbase'] }))).toEqual(['C-2.1 caldari-starbase']);
    expect(faults(deck({ starbase: ['veldspar'] }))).toContain('C-2.1');
  });

  test('C-2.6 the upgraded side is one of the race of the starbase', () => {
    expect(faults(deck({ upgrade: ['amarr-spire'] }))).toEqual([]);
    expect(faults(deck({ upgrade: ['caldari-tower'] }))).toEqual(['C-2.6 caldari-tower']);
    expect(faults(deck({ upgrade: ['amarr-starbase'] }))).toEqual(['C-2.6 amarr-starbase']);
  });

  test('C-2.5 regions and starbases are never shuffled into the market', () => {
    expect(faults(deck({}, market({ metropolis: 1 })))).toEqual(['C-2.5 metropolis']);
    expect(faults(deck({}, market({ 'amarr-starbase': 1 })))).toContain('C-2.5 amarr-starbase');
  });

  test('S-07 one race icon must be the race of the starbase; a card without icons fits every deck', () => {
    expect(faults(deck({}, market({ punisher: 1, envoy: 1, veldspar: 1 })))).toEqual([]);
    expect(faults(deck({}, market({ outsider: 1 })))).toEqual(['C-2.4 outsider']);
  });

  test('a card that does not exist is named, and the rest is looked at all the same', () => {
    expect(faults(deck({}, market({ nothing: 1 })))).toEqual(['card nothing']);
    expect(faults(deck({ regions: ['metropolis', 'stain', 'nowhere'] }, market({ outsider: 5 })))).toEqual([
      'card nowhere',
      'C-2.3 outsider',
      'C-2.4 outsider',
    ]);
  });

  test('an edition that does not exist is a fault like any other', () => {
    expect(game.checkDeck(deck(), 'third', 'casual')).toEqual([
      { rule: 'edition', text: 'There is no edition “third”. Choose Core Set or The Exiled.' },
    ]);
  });

  test('every fault says what it is about and what to do', () => {
    const poor = deck({ starbase: [], upgrade: ['amarr-tower', 'caldari-tower'] }, { kestrel: 6, metropolis: 1 });
    expect(game.checkDeck(poor, 'core', 'tournament').map(({ text }) => text)).toEqual([
      'The deck has no starbase. Add one: Amarr Starbase, Caldari Starbase, Gallente Starbase or Minmatar Starbase.',
      'The deck has 2 upgraded sides (Amarr Tower, Caldari Tower). Keep one of them.',
      'The market has 7 cards. Add 45: a tournament deck has at least 52.',
      'Metropolis is never shuffled into the market. List it as an outer region.',
      'There are 6 copies of Kestrel. Take 2 out: a tournament deck has at most 4.',
    ]);
  });

  test('R-112 X-5.2 outer regions are told apart by name', () => {
    const twin = cardShape.parse({ id: 'stain-anew', name: 'Stain', type: 'outer region', price: 3, slots: 2 });
    const { sets } = world('fixtures');
    const withTwin = worldOf([...sets, { set: 'twins', name: 'Twins', game: 'eve', cards: [twin], decks: [] }]).game;
    const regions = ['metropolis', 'stain', 'stain-anew'];
    expect(withTwin.checkDeck(deck({ regions }), 'core', 'casual').map(({ rule, text }) => `${rule} ${text}`)).toEqual([
      'C-2.2 Stain is listed 2 times. The three outer regions must differ: keep one.',
      'C-2.2 The deck has 2 different outer regions. Add 1: it must be exactly 3.',
    ]);
  });

  test('R-114 cards of The Exiled are for its decks, cards of the Core Set for both', () => {
    const all = world('core').game;
    const mixed = all.decks.find((one) => one.edition === 'exiled');
    if (mixed === undefined) throw new Error('no Exiled deck');
    expect(all.checkDeck(mixed, 'exiled', 'tournament')).toEqual([]);
    const wrong = all.checkDeck(mixed, 'core', 'casual');
    expect(new Set(wrong.map(({ rule }) => rule))).toEqual(new Set(['R-114']));
    for (const core of all.decks.filter((one) => one.edition === 'core'))
      expect(all.checkDeck(core, 'exiled', 'tournament')).toEqual([]);
  });

  test('a game does not begin with an illegal deck, nor with one player or five', () => {
    const begin = (decks: readonly ReturnType<typeof deck>[]) => game.setup({ edition: 'core', seed: 'x', decks });
    expect(begin([deck(), deck({ regions: [] })])).toMatchObject({ refused: 'deck' });
    expect(begin([deck()])).toMatchObject({ refused: 'seats' });
    expect(begin(Array.from({ length: 5 }, () => deck()))).toMatchObject({ refused: 'seats' });
  });
});

describe('setting up', () => {
  scenario(
    'S-01 the worked example: seven cards, two of them shuffled back and refilled',
    ({ begin, table, p1, p2 }) => {
      begin({ seed: 'one', decks: [deck({ upgrade: ['amarr-spire'] }), deck()] });
      const ian = table.asked === 'p1' ? p1 : p2;
      expect(ian.hand).toHaveLength(7);
      const [first = '', second = ''] = ian.hand;
      ian.choose(first, second);
      expect(ian.hand).toHaveLength(7);
      expect(ian.market).toBe(45);
      expect(ian.isk).toBe(0);
      expect(ian.upgraded).toBe(false);
      const board = game.view(table.state, 1 - ian.seat).board as EveBoard;
      expect(JSON.stringify(board)).not.toContain(ian === p1 ? 'amarr-spire' : 'amarr-tower');
      expect(board.seats[ian.seat]).toMatchObject({
        starbase: 'amarr-starbase',
        dock: [],
        hand: 7,
        unplayedRegions: 3,
      });
      expect(table.count('shuffled', ({ seat }) => seat === ian.seat)).toBe(1);
    },
  );

  scenario(
    'R-10 hands, markets, unplayed regions and backs are hidden; scrapheaps, wallets and sizes are public',
    ({ given, table }) => {
      given({
        p1: {
          back: 'Amarr Spire',
          isk: 5,
          hand: ['Kestrel', 'Heron'],
          market: ['Tristan', 'Thorax'],
          scrapheap: ['Omen'],
          regions: ['Heaven'],
          dock: [{ card: 'Bestower', tabs: 1 }],
        },
      });
      for (const viewer of [1, undefined]) {
        const seen = JSON.stringify(game.view(table.state, viewer));
        for (const hidden of ['kestrel', 'heron', 'tristan', 'thorax', 'heaven', 'amarr-spire'])
          expect(seen, hidden).not.toContain(hidden);
        const { seats } = game.view(table.state, viewer).board as EveBoard;
        expect(seats[0]).toMatchObject({ isk: 5, hand: 2, market: 2, scrapheap: ['omen'], unplayedRegions: 1 });
        expect(seats[0]?.dock[0]).toMatchObject({ def: 'bestower', tabs: 1 });
      }
      const own = JSON.stringify((game.view(table.state, 0).board as EveBoard).own);
      for (const known of ['kestrel', 'heron', 'heaven', 'amarr-spire']) expect(own).toContain(known);
      for (const unknown of ['tristan', 'thorax']) expect(own).not.toContain(unknown);
    },
  );

  scenario('S-02 keeping all seven changes nothing', ({ begin, table, p1, p2 }) => {
    begin({ seed: 'two', decks: [deck(), deck()] });
    const first = table.asked === 'p1' ? p1 : p2;
    const before = first.hand;
    first.choose();
    expect(first.hand).toEqual(before);
    expect(first.market).toBe(45);
    expect(table.count('shuffled')).toBe(0);
  });

  scenario('C-3.4 all seven may be shuffled back', ({ begin, table, p1, p2 }) => {
    begin({ seed: 'three', decks: [deck(), deck()] });
    const first = table.asked === 'p1' ? p1 : p2;
    first.choose(...first.hand);
    expect(first.hand).toHaveLength(7);
    expect(first.market).toBe(45);
  });

  scenario('S-04 the second player decides after the first', ({ begin, table, p1, p2 }) => {
    begin({ seed: 'four', decks: [deck(), deck()] });
    const [first, second] = table.asked === 'p1' ? [p1, p2] : [p2, p1];
    second.isNotAsked();
    first.choose();
    expect(table.asked).toBe(second.who);
    first.isNotAsked();
    second.choose();
  });

  scenario('R-04 the mulligan is not repeated: after it the first turn begins', ({ begin, table, p1, p2 }) => {
    begin({ seed: 'five', decks: [deck(), deck()] });
    const [first, second] = table.asked === 'p1' ? [p1, p2] : [p2, p1];
    first.choose(...first.hand.slice(0, 3));
    second.choose();
    expect(table.active).toBe(first.who);
    expect(table.ask.prompt.key).toBe('ask.income');
  });

  scenario('C-3.2 with three players all are asked for their mulligan in turn order', ({ begin, table }) => {
    begin({ seed: 'six', decks: [deck(), deck(), deck()] });
    const order: (string | undefined)[] = [];
    for (let n = 0; n < 3; n++) {
      order.push(table.asked);
      table.answer(table.ask, { pick: [] });
    }
    const from = ['p1', 'p2', 'p3'].indexOf(order[0] ?? '');
    expect(order).toEqual([0, 1, 2].map((i) => `p${((from + i) % 3) + 1}`));
    expect(table.active).toBe(order[0]);
  });

  test('C-3.2 chance names the first player', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => {
      const step = game.setup({ edition: 'core', seed: `first ${i}`, decks: [deck(), deck()] });
      return 'state' in step ? step.state.open?.asks[0]?.seat : undefined;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});
