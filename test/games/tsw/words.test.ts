/** Texts as players read them. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '#games/tsw/view';
import { translatorIn } from '#games/tsw/words/catalogue';
import { tswWords } from '#games/tsw/words/index';
import type { GameEvent } from '#kernel/event';
import { mayKnow } from '#kernel/event';
import { library, rules, table } from './table.ts';

const t = translatorIn('en');

const words = tswWords(library, t);
const names = ['Ada', 'Bob'];

type Game = ReturnType<typeof table>;
const view = (game: Game, seat: number) => viewOf(rules, game.state, seat);
/** "Attack with Hunter – 3 attack, 2 defense": the options of a seat, and of one of their needs. */
const options = (game: Game, seat: number, under?: string, need?: string): string[] => {
  const { choice } = game.ask(seat);
  const list = choice.kind === 'number' ? [] : choice.options;
  const inner = list.find(({ id }) => id.startsWith(under ?? ' '))?.needs?.find(({ name }) => name === need)?.choice;
  const shown = inner === undefined || inner.kind === 'number' ? list : inner.options;
  return shown.map((option) => {
    const { label, detail } = words.option(view(game, seat), option, names);
    const verb = option.verb === undefined ? '' : words.verb(option.verb).label;
    return [[verb, label].filter((one, i, all) => one !== '' && all.indexOf(one) === i).join(' | '), detail]
      .filter(Boolean)
      .join(' – ');
  });
};
const log = (game: Game, seat?: number): (string | undefined)[] =>
  game.events.filter((event) => mayKnow(event, seat)).flatMap((event) => words.line(event, names) ?? []);

test('the status and the facts say where the game stands', () => {
  const game = table({ you: { hand: ['Drone'], commander: 'Crakux', life: 2, flipped: { draw: ['Scout'] } } });
  expect(words.status(view(game, 1), names)).toBe('Turn 7 · Actions · **Ada**’s turn');
  expect(words.facts(view(game, 0))).toEqual([
    '⚡ 2 actions left',
    '❤️ 2 life points, led by Crakux',
    '🃏 1 of 3 cards in hand',
    '🛰️ 4 of 7 station cards, 3 face down',
    '📦 10 cards left to draw',
  ]);
});

test('options of the action phase', () => {
  const game = table({ you: { hand: ['Battlestar', 'Nitro'], flipped: { discard: ['Luck'] } } });
  expect(options(game, 0)).toEqual([
    'Play | Battlestar – Spaceship · cost 2 · 2 attack, 4 defense',
    'Play | Nitro – Duration · cost 1',
    'Lay into the station | Battlestar – Spaceship · cost 2 · 2 attack, 4 defense',
    'Lay into the station | Nitro – Duration · cost 1',
    'Move within the station | Titan – Draw row · Spaceship · cost 5 · 3 attack, 9 defense',
    'Move within the station | Titan – Action row · Spaceship · cost 5 · 3 attack, 9 defense',
    'Move within the station | Titan – Discard row · Spaceship · cost 5 · 3 attack, 9 defense',
    'Move within the station | Luck – flipped, Discard row · Event · cost 0',
    'End the turn',
  ]);
  expect(options(game, 0, 'lay:', 'row')).toEqual([
    'Row | Draw row – 1 card each turn for each card in it; 1 now',
    'Row | Action row – 2 actions each turn for each card in it; 2 now',
    'Row | Discard row – lets you hold 3 cards for each card in it; 6 now',
  ]);
});

test('options of the attack phase, and the places of face-down cards', () => {
  const game = table({
    you: { play: [{ card: 'Hunter', away: true }, 'Titan'] },
    foe: { play: [{ card: 'Battlestar', damage: 1 }] },
    phase: 'attack',
  });
  expect(options(game, 0)).toEqual([
    'Move | Hunter – in the enemy zone · to the home zone · 3 attack, 2 defense',
    'Attack with | Hunter – in the enemy zone · deals 3 · 3 attack, 2 defense',
    'Move | Titan – to the enemy zone · 3 attack, 9 defense',
    'End the turn',
  ]);
  expect(options(game, 0, 'attack:', 'target')).toEqual([
    'Battlestar – Bob · 1 of 4 damage · 2 attack, 4 defense',
    'The station | The station of Bob',
  ]);
  const strike = table({
    you: { play: [{ card: 'Drone', away: true }] },
    foe: { station: { action: 2 } },
    phase: 'attack',
  });
  strike.you('attack Drone', { target: 'station' }).settle();
  expect(words.prompt(view(strike, 0), strike.ask(0), names)).toBe('Choose a face-down card to be flipped.');
  expect(options(strike, 0)).toEqual([
    'Flip | Draw row, card 1',
    'Flip | Action row, card 1',
    'Flip | Action row, card 2',
    'Flip | Discard row, card 1',
  ]);
});

test('orders say all that they do', () => {
  const order = (game: Game, id: string, by?: (names: string[]) => string | undefined) => {
    const { choice } = game.ask(0);
    const option = choice.kind === 'choose' ? choice.options.find((one) => one.id.startsWith(id)) : undefined;
    const inner = option?.needs?.[0]?.choice;
    const answers = inner?.kind === 'choose' ? inner.options : [];
    const wanted = by?.(answers.map((one) => one.id));
    const given = wanted === 'all' ? 'all' : answers.find((one) => one.id === wanted);
    return option && words.order?.(view(game, 0), option, names, given);
  };
  const first = ([one]: string[]) => one;
  const all = () => 'all';
  const acting = table({ you: { hand: ['Drone', 'Hunter'], play: ['Titan'] }, actions: 4 });
  expect(order(acting, 'muster')).toBe('Play Drone + Hunter · 4 actions');
  expect(order(acting, 'play:')).toBe('Play Drone · 1 action');
  const aiming = table({ you: { hand: ['Destroy Duration'] }, foe: { play: ['Toxic Gas'] }, actions: 4 });
  expect(order(aiming, 'play:', first)).toBe('Play Destroy Duration · 1 action → Toxic Gas (Bob)');
  const fatal = table({ you: { hand: ['Fatal Error'] }, foe: { play: ['Toxic Gas'] }, actions: 4 });
  expect(order(fatal, 'play:', first)).toBe('Play Fatal Error · 2 actions → Toxic Gas (Bob)');
  expect(order(fatal, 'play:')).toBeUndefined();
  expect(order(acting, 'lay:')).toBe('Lay Drone');
  expect(order(acting, 'lay:', () => 'action')).toBe('Lay Drone into the action row');
  expect(order(acting, 'move:')).toBe('End actions, move Titan to the enemy zone');
  const fighting = table({
    you: { play: [{ card: 'Hunter', away: true }, { card: 'Drone', away: true }, 'Battlestar', 'Titan'] },
    foe: { play: [{ card: 'Scout', away: true }] },
    phase: 'attack',
  });
  expect(order(fighting, 'assault:station')).toBe('Attack the enemy station with some of 2');
  expect(order(fighting, 'assault:station', all)).toBe('Attack the enemy station with both · 4 damage');
  expect(order(fighting, 'assault:station', first)).toBe('Attack the enemy station with Hunter · 3 damage');
  expect(order(fighting, 'advance', all)).toBe('Move both to the enemy zone');
  expect(order(fighting, 'advance')).toBe('Move some of 2 to the enemy zone');
  expect(order(fighting, 'raid')).toBe('Move Hunter over to attack');
  expect(order(fighting, 'raid', first)).toBe('Move Hunter over and attack Scout · 3 damage, 1 left');
  expect(order(fighting, 'attack', () => 'station')).toBe('Attack the enemy station with Hunter · 3 damage');
  const overwhelming = table({
    you: { play: [{ card: 'Hunter', away: true }, 'Titan'] },
    foe: { play: [{ card: 'Drone', away: true }] },
    phase: 'attack',
  });
  expect(order(overwhelming, 'raid', first)).toBe('Move Hunter over and attack Drone · destroys it');
});

test('what the rows of the station give is told before cards are chosen for them', () => {
  const game = table({});
  for (const key of ['ask.station', 'ask.rows']) {
    const [told, ...more] = words.context(view(game, 0), { ...game.ask(0), prompt: { key } }, names);
    expect(told).toContain('**action row** gives 2 actions');
    expect(more).toEqual([]);
  }
});

test('what is on the pile is told before an answer', () => {
  const game = table({ you: { hand: ['Battlestar'] }, foe: { hand: ['Luck'] } });
  const battlestar = '-# Spaceship · cost 2 · 2 attack, 4 defense';
  game.you('play Battlestar');
  expect(words.context(view(game, 1), game.ask(1), names)).toEqual(['Ada plays **Battlestar**', battlestar]);
  game.foe('play Luck', { 'target enemy card being played with cost 2 or less': 'Battlestar' });
  expect(words.context(view(game, 0), game.ask(0), names)).toEqual([
    'Bob plays **Luck** against **Battlestar**',
    expect.stringMatching(/^-# Event · cost 0 · Counter target enemy card/),
    'Ada plays **Battlestar**',
    battlestar,
  ]);
});

describe('the log', () => {
  test('tells a fight', () => {
    const game = table({
      you: {
        play: [
          { card: 'Hunter', away: true },
          { card: 'Pursuiter', away: true },
        ],
      },
      foe: { play: ['Drone'], station: { draw: ['Carrier'], action: 0, discard: 0 } },
      phase: 'attack',
    });
    game.you('attack Hunter', { target: 'Drone' }).settle();
    game.you('collide Pursuiter', { target: 'station' });
    expect(log(game)).toEqual([
      '⚔️ Ada’s Hunter attacks **Drone**.',
      'Bob’s Drone takes 3 damage.',
      '☠️ Bob’s **Drone** is destroyed.',
      '💥 Ada’s Pursuiter collides with Bob’s station.',
      '🛰️ One of Bob’s station cards is flipped: Carrier.',
      '💔 Bob’s commander loses 3 life points; 0 left.',
      '🏆 **Ada** wins: the enemy commander is dead.',
    ]);
  });

  test('tells a card that is laid face down to its owner alone', () => {
    const game = table({ you: { hand: ['Drone'], station: { action: 0 } } });
    game.you('lay Drone', { row: 'action' });
    expect(log(game, 0).at(-1)).toBe('You lay Drone into your action row.');
    expect(log(game, 1).at(-1)).toBe('Ada lays a card into the action row.');
  });

  test('tells plays, counters and repairs', () => {
    const game = table({
      you: { hand: ['Drone'], play: ['Big Repair Ship', { card: 'Titan', damage: 2, paralyzed: true }] },
      foe: { flipped: { draw: ['Fate'] } },
    });
    game
      .you('play Drone')
      .foe('play Fate from draw', { 'target enemy card being played with cost 1 or less': 'Drone' })
      .settle();
    game.until('attack').you('use Big Repair Ship', {
      mode: 'mode 0',
      'target own non-duration card in the same zone': 'Titan',
    });
    expect(log(game)).toEqual([
      '🃏 Ada plays **Drone**.',
      '🃏 Bob plays **Fate** out of the draw row, against **Drone**.',
      '✋ Ada’s **Drone** is countered.',
      '✨ Ada uses Big Repair Ship, on **Titan**.',
      '🔧 Ada’s Titan is repaired by 2 and no longer paralyzed.',
    ]);
  });

  test('plays on own cards are on them, not against them, also while they wait', () => {
    const copied = table({ you: { hand: ['Duplication'], play: ['Drone'] } });
    copied.you('play Duplication', { 'target own card in your home zone': 'Drone' });
    expect(log(copied).at(-1)).toBe('🃏 Ada plays **Duplication**, X = 1, on **Drone**.');
    expect(words.context(view(copied, 1), copied.ask(1), names)[0]).toBe('Ada plays **Duplication** on **Drone**');
    const struck = table({ you: { hand: ['Ambush'] }, foe: { play: ['Drone'] } });
    struck.you('play Ambush', { 'target spaceship or missile': 'Drone' });
    expect(log(struck).at(-1)).toBe('🃏 Ada plays **Ambush**, against **Drone**.');
    expect(words.context(view(struck, 1), struck.ask(1), names)[0]).toBe('Ada plays **Ambush** against **Drone**');
  });

  test('tells no repair where there is nothing to repair, and of no cards put on a pile where there are none', () => {
    const game = table({ you: { play: ['Mega Shield'] }, phase: 'draw' }).settle();
    expect(log(game).filter((line) => line?.includes('Mega Shield'))).toEqual(['Ada’s Mega Shield takes effect.']);
    const stein = table({ you: { commander: 'Dr. Stein', life: 9 }, foe: { hand: ['Drone'] } });
    stein.you('use Dr. Stein').foe(['draw 1', 'action 1']).settle().you([]);
    const empty = table({ you: { hand: ['Brilliance'], deck: 0 } })
      .you('play Brilliance')
      .settle();
    for (const seat of [0, 1])
      expect([...log(stein, seat), ...log(empty, seat)].filter((line) => line?.includes('on top'))).toEqual([]);
  });

  test('never throws, whatever an event holds', () => {
    const strange: GameEvent[] = ['drew', 'played', 'flipped', 'leftPlay', 'finished', 'nonsense', 'toString'].map(
      (e) => ({ e, seat: 'x', def: 7, defs: 'no', row: {}, n: Number.NaN }),
    );
    for (const event of strange) expect(() => words.line(event, names)).not.toThrow();
    expect(words.line({ e: 'nonsense' }, names)).toBe('Something happens (nonsense).');
  });
});

describe('acts that are one line', () => {
  const lines = (events: readonly GameEvent[]): readonly string[] => {
    const told: GameEvent[] = [];
    for (const event of events) {
      const before = told.at(-1);
      const both = before && words.join!(before, event);
      if (both !== undefined) told.pop();
      told.push(both ?? event);
    }
    return told.map((event) => words.line(event, names) ?? '');
  };
  const discard = (card: string, def: string, why = 'limit', seat = 1): GameEvent => ({
    e: 'discarded',
    seat,
    card,
    def,
    why,
  });

  test('cards that somebody discards for one reason', () => {
    expect(lines([discard('c1', 'drone'), discard('c2', 'scout'), discard('c3', 'drone')])).toEqual([
      'Bob discards 2 × Drone and Scout (over the hand limit).',
    ]);
    expect(
      lines([discard('c1', 'drone'), discard('c2', 'scout', 'effect'), discard('c4', 'scout', 'effect', 0)]),
    ).toEqual(['Bob discards Drone (over the hand limit).', 'Bob discards Scout.', 'Ada discards Scout.']);
  });

  test('a card that is played and enters play at once', () => {
    const played: GameEvent = { e: 'played', seat: 0, card: 'c7', def: 'drone', cost: 1 };
    const enters: GameEvent = { e: 'entered', seat: 0, card: 'c7~2', def: 'drone', how: 'played' };
    expect(lines([played, enters])).toEqual(['🃏 Ada plays **Drone**. It enters play.']);
    expect(lines([played, { ...enters, card: 'c8' }])).toHaveLength(2);
    expect(lines([played, { e: 'countered', seat: 0, card: 'c7', def: 'drone' }, enters])).toHaveLength(3);
  });

  test('an attack with what it does to its target', () => {
    const attacks: GameEvent = { e: 'attacks', seat: 1, card: 'c7', def: 'drone' };
    const atShip: GameEvent = { ...attacks, target: 'c9~1', targetDef: 'scout' };
    const damaged: GameEvent = { e: 'damaged', seat: 0, card: 'c9~1', def: 'scout', n: 2 };
    const destroyed: GameEvent = { e: 'leftPlay', seat: 0, card: 'c9~1', def: 'scout', how: 'destroyed', zone: 0 };
    const flipped: GameEvent = { e: 'flipped', seat: 0, by: 1, defs: ['carrier', 'scout'] };
    const lost: GameEvent = { e: 'lifeLost', seat: 0, n: 1, left: 2 };
    expect(lines([atShip, damaged])).toEqual(['⚔️ Bob’s Drone attacks **Scout**: 2 damage.']);
    expect(lines([atShip, damaged, destroyed])).toEqual(['⚔️ Bob’s Drone attacks **Scout**: 2 damage; destroyed.']);
    expect(lines([attacks, flipped, lost])).toEqual([
      '⚔️ Bob’s Drone attacks Ada’s station: Carrier and Scout are flipped; 💔 1 life point lost, 2 left.',
    ]);
    expect(lines([damaged, destroyed])).toEqual(['Ada’s Scout takes 2 damage and is destroyed.']);
    expect(lines([attacks, damaged])).toHaveLength(2);
    expect(lines([atShip, { ...damaged, card: 'c8' }, destroyed])).toHaveLength(3);
    expect(
      lines([
        { ...attacks, e: 'collides' },
        { ...flipped, defs: ['carrier'] },
      ]),
    ).toEqual(['💥 Bob’s Drone collides with Ada’s station: Carrier is flipped.']);
    const told = words.join!(attacks, flipped)!;
    expect([words.weight!(attacks), words.weight!(told)]).toEqual([undefined, 'turning']);
    expect([words.concerns!(attacks), words.concerns!(told)]).toEqual([[1], [1, 0]]);
  });
});
