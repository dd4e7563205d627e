// Acts: what belongs together is told in one line, to each viewer from what they may know and from nothing else.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { type GameEvent, mayKnow } from '#kernel/event';
import { loadSets } from '#sets/load';
import type { LogEntry } from '#table/types';
import { actsOf } from '#table/view/acts';

const cards = loadSets().sets;
const games = createGames(cards);
const { admiral } = createOpponents();
const [eve, ese] = games as unknown as readonly [Game, Game];
const NAMES = ['Mira', 'Tobin', 'Cyd', 'Dan'];

const entry = (events: readonly GameEvent[], rev = 1): LogEntry => ({
  rev,
  n: 0,
  at: 0,
  seat: 0,
  by: 'person',
  events,
  lines: [],
});
const told = (game: Game, ...events: readonly GameEvent[]) =>
  actsOf(game, [entry(events)], NAMES).map(({ line }) => line);

/** A game of computer players, as it is stored. */
function played(game: Game, seats: number): readonly (readonly GameEvent[])[] {
  const edition = game.editions.at(-1)!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, seats);
  const begun = game.setup({ edition, seed: 'acts', seats, decks });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const dice = chance('acts');
  const all = [begun.events];
  while (state.result === undefined) {
    const ask = state.open!.asks.find(({ seat, free }) => free !== true && state.open!.answers[seat] === undefined)!;
    const step = game.answer(state, {
      seat: ask.seat,
      ask: ask.id,
      answer: admiral!.play(game.view(state, ask.seat), ask, dice, game) ?? ask.fallback,
    });
    if ('refused' in step) throw new Error(step.refused);
    all.push(step.events);
  }
  return all;
}

describe('one act', () => {
  const arrives = (card: string, def: string) => [
    { e: 'commandOff', card, def, seat: 0 },
    {
      e: 'ship',
      card,
      def,
      seat: 0,
      from: 'c1',
      at: 'c9',
      how: 'warp',
      fromDef: 'amarr-starbase',
      fromHome: 0,
      atDef: 'stain',
    },
  ];
  const attacks = (card: string, def: string, first: boolean) => ({
    e: 'attacks',
    card,
    def,
    seat: 0,
    region: 'c9',
    regionDef: 'stain',
    against: 1,
    first,
  });

  test('is ships that are sent together, whatever they leave behind', () => {
    expect(told(eve, ...arrives('c2', 'omen'), ...arrives('c3', 'omen'), ...arrives('c4', 'punisher'))).toEqual([
      '🚀 Mira sends 3 ships from home to **Stain**: 2 × **Omen** and **Punisher**.',
    ]);
  });

  test('is an attack with all its ships, over several moves', () => {
    const entries = [
      entry([...arrives('c2', 'omen'), attacks('c2', 'omen', true)], 1),
      entry([], 2),
      entry([...arrives('c3', 'punisher'), attacks('c3', 'punisher', false)], 3),
    ];
    expect(actsOf(eve, entries, NAMES).map(({ line }) => line)).toEqual([
      '⚔️ Mira attacks **Stain** with 2 ships from home: **Omen** and **Punisher**.',
    ]);
  });

  test('is not what goes another way, nor a ship of somebody else', () => {
    const [, first] = arrives('c2', 'omen');
    expect(
      told(eve, first!, { ...first!, card: 'c3', at: 'c8', atDef: 'aridia' }, { ...first!, card: 'c4', seat: 1 }),
    ).toHaveLength(3);
  });

  test('is a card that is played, comes into play and leaves the dock', () => {
    expect(
      told(
        eve,
        { e: 'played', seat: 1, card: 'c7', def: 'kestrel', paid: 2 },
        { e: 'entered', card: 'c7', def: 'kestrel', seat: 1, at: 'dock' },
        { e: 'ship', card: 'c7', def: 'kestrel', seat: 1, from: 'dock', at: 'c5', how: 'undock' },
      ),
    ).toEqual(['Tobin plays **Kestrel** for 2 ISK and undocks it.']);
  });

  test('is a battle with what is captured and lost by it', () => {
    expect(
      told(
        ese,
        { e: 'conflict', seat: 3, owner: 0, planet: 'jungle-world' },
        { e: 'battle', seat: 3, owner: 0, planet: 'jungle-world', attack: 21, defence: 7, world: 15, attackers: 2 },
        { e: 'losing', seat: 0, card: 'c1', def: 'light-fleet' },
        { e: 'lost', seat: 0, card: 'c1', def: 'light-fleet' },
        { e: 'tookOver', seat: 3, from: 0, card: 'c2', def: 'jungle-world', how: 'captured' },
      ),
    ).toEqual([
      '🏴 **Dan** captures **Jungle World** from Mira: attack **21** against defence **7**, planet 15. 💥 Mira loses Light Fleet.',
    ]);
  });

  test('is what somebody draws at once, and nothing that they draw later: they find the line that they were told', () => {
    const drew = (def: string) => ({ e: 'drew', to: [0], seat: 0, kind: 'action', def, defs: [def] });
    for (const [game, one, other] of [
      [ese, 'light-fleet', 'jungle-world'],
      [eve, 'omen', 'punisher'],
    ] as const) {
      const lines = (...entries: readonly LogEntry[]) => actsOf(game, entries, NAMES).map(({ line }) => line);
      const first = lines(entry([drew(one)], 1));
      expect(lines(entry([drew(one)], 1), entry([drew(other)], 2))).toEqual([
        ...first,
        ...lines(entry([drew(other)], 2)),
      ]);
      expect(lines(entry([drew(one), drew(other)], 1))).toHaveLength(1);
    }
  });

  test('is all opening hands, of each game', () => {
    const hidden = (seat: number, n: number, kind?: string) => ({
      e: kind ? 'drew' : 'drewHidden',
      except: [seat],
      seat,
      n,
      kind,
    });
    expect(told(eve, hidden(0, 7), hidden(1, 7))).toEqual(['Mira and Tobin draw 7 cards each.']);
    expect(told(ese, ...[0, 1].flatMap((seat) => [hidden(seat, 2, 'resource'), hidden(seat, 5, 'action')]))).toEqual([
      'Drawn by Mira and Tobin: 2 resource cards, 5 action cards.',
    ]);
  });
});

describe.each([
  ['EVE', eve, 2],
  ['Epic Space Empires', ese, 4],
] as const)('a whole game of %s', (_name, game, seats) => {
  const all = played(game, seats);
  const viewers = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  const seenBy = (viewer: number | undefined) =>
    all.map((events, rev) =>
      entry(
        events.filter((event) => mayKnow(event, viewer)),
        rev,
      ),
    );
  const namesIn = (lines: readonly string[]) =>
    new Set(lines.flatMap((line) => line.match(/\p{Lu}[\p{L}’'-]+|\d+/gu) ?? []));
  /** Words that acts have of their own, and sums. */
  const ownWords = new Set(['Drawn', 'Races', 'To', 'Damage', 'Destroyed', 'Lost', 'You']);

  test('takes about half the lines', () => {
    const before = seenBy(undefined).flatMap(({ events }) =>
      events.flatMap((event) => game.words.line(event, NAMES) || []),
    );
    expect(actsOf(game, seenBy(undefined), NAMES).length).toBeLessThan(before.length * 0.7);
  });

  test.each(viewers)('names no card to seat %s that its single lines do not', (viewer) => {
    const entries = seenBy(viewer);
    const single = namesIn(
      entries.flatMap(({ events }) => events.flatMap((event) => game.words.line(event, NAMES) || [])),
    );
    const acts = namesIn(actsOf(game, entries, NAMES).map(({ line }) => line));
    const news = [...acts].filter((word) => !single.has(word) && !ownWords.has(word) && !/^\d/.test(word));
    expect(news).toEqual([]);
  });

  test('tells each viewer the end, and everybody’s end', () => {
    for (const viewer of viewers) {
      const acts = actsOf(game, seenBy(viewer), NAMES);
      expect(acts.at(-1)).toMatchObject({ event: { e: 'finished' }, weight: 'end' });
      const out = all.flat().filter((event) => game.words.takesOut?.(event) !== undefined);
      expect(acts.filter(({ event }) => game.words.takesOut?.(event) !== undefined)).toHaveLength(out.length);
    }
  });
});
