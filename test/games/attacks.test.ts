// The picture of attacks: what events tell of who attacked what, and what came of it.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { type GameEvent, mayKnow } from '#kernel/event';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

/** Each attack as a sentence: "0 Scout → 1 Station: 2 cards flipped". */
const arrows = (game: Game, events: readonly GameEvent[]): readonly string[] =>
  game.scenes.attacks!(events).map(
    ({ from, to, result }) => `${from.seat} ${from.name} → ${to.seat} ${to.name}: ${result}`,
  );

const turn: GameEvent = { e: 'turnBegan', seat: 1, turn: 9 };

describe('The Space War', () => {
  const tsw = gameOf('tsw');
  const hits: readonly GameEvent[] = [
    { e: 'attacks', seat: 0, card: 'c1', def: 'thunderbolt', target: 'c9', targetDef: 'starhunter' },
    { e: 'damaged', seat: 1, card: 'c9', def: 'starhunter', n: 2 },
  ];

  test('those who attack one card in a turn share an arrow, which adds up what they did', () => {
    const second: readonly GameEvent[] = [
      { e: 'attacks', seat: 0, card: 'c2', def: 'deadly-sniper', target: 'c9', targetDef: 'starhunter' },
      { e: 'damaged', seat: 1, card: 'c9', def: 'starhunter', n: 1 },
    ];
    expect(arrows(tsw, [...hits, ...second])).toEqual(['0 Thunderbolt +1 → 1 Starhunter: 3 damage']);
    const falls: GameEvent = { e: 'leftPlay', seat: 1, card: 'c9', def: 'starhunter', how: 'destroyed', zone: 1 };
    expect(arrows(tsw, [...hits, ...second, falls])).toEqual(['0 Thunderbolt +1 → 1 Starhunter: destroyed']);
  });

  test('each turn has its own arrows', () => {
    expect(arrows(tsw, [...hits, turn, ...hits])).toEqual([
      '0 Thunderbolt → 1 Starhunter: 2 damage',
      '0 Thunderbolt → 1 Starhunter: 2 damage',
    ]);
  });

  test('an attack on the station flips cards, and one that is foiled does nothing', () => {
    expect(
      arrows(tsw, [
        { e: 'attacks', seat: 1, card: 'c5', def: 'scout' },
        { e: 'flipped', seat: 0, by: 1, defs: ['thunderbolt', 'scout'] },
        { e: 'attacks', seat: 1, card: 'c5', def: 'scout', target: 'c1', targetDef: 'thunderbolt' },
        { e: 'foiled', seat: 1, card: 'c5', def: 'scout' },
      ]),
    ).toEqual(['1 Scout → 0 Station: 2 cards flipped', '1 Scout → 0 Thunderbolt: no damage']);
  });
});

test('Shattered Empires: shots of both sides, with the damage that got through', () => {
  const shot = (
    from: readonly [number, string, string],
    to: readonly [number, string, string],
    hit = true,
  ): GameEvent => ({
    e: 'shot',
    seat: from[0],
    card: from[1],
    def: from[2],
    target: to[1],
    targetDef: to[2],
    targetSeat: to[0],
    damage: 3,
    hit,
  });
  const cruiser = [0, 'c1', 'line-cruiser'] as const;
  const base = [1, 'c43', 'meridian-exchange'] as const;
  const wall = [1, 'c50', 'shield-wall-array'] as const;
  expect(
    arrows(gameOf('sem'), [
      shot(wall, cruiser),
      { e: 'damaged', seat: 0, card: 'c1', def: 'line-cruiser', shields: 2, hull: 0, prevented: 1, left: 8 },
      shot(cruiser, base),
      shot(cruiser, base),
      { e: 'damaged', seat: 1, card: 'c43', def: 'meridian-exchange', shields: 0, hull: 6, prevented: 0, left: 20 },
      shot(cruiser, wall, false),
    ]),
  ).toEqual([
    '1 Shield Wall Array → 0 Line Cruiser: 2 damage',
    '0 Line Cruiser → 1 Meridian Exchange: 6 damage',
    '0 Line Cruiser → 1 Shield Wall Array: no damage',
  ]);
});

describe('EVE: The Second Genesis', () => {
  const eve = gameOf('eve');
  const attack = (card: string, first: boolean): GameEvent => ({
    e: 'attacks',
    card,
    def: 'punisher',
    seat: 0,
    region: 'c57',
    regionDef: 'gallente-starbase',
    against: 1,
    first,
  });

  test('ships attack a region together, and each other in the battle', () => {
    expect(
      arrows(eve, [
        attack('c13', true),
        attack('c7', false),
        { e: 'aimed', card: 'c13', def: 'punisher', seat: 0, at: 'c70', atDef: 'incursus' },
        { e: 'aimed', card: 'c70', def: 'incursus', seat: 1, at: 'c13', atDef: 'punisher' },
        { e: 'damaged', card: 'c70', def: 'incursus', seat: 1, n: 2, by: 'punisher' },
        { e: 'destroyed', card: 'c70', was: 'c70~3', def: 'incursus', seat: 1, own: 1, region: 'c57', counts: true },
        { e: 'damaged', card: 'c57', def: 'gallente-starbase', seat: 1, n: 5, by: 'punisher' },
        { e: 'battleOver', region: 'c57', def: 'gallente-starbase', seat: 1 },
      ]),
    ).toEqual(['0 Punisher ×2 → 1 Gallente: 5 damage', '0 Punisher → 1 Incursus: destroyed']);
  });

  test('a region is held or taken', () => {
    expect(arrows(eve, [attack('c13', true)])).toEqual(['0 Punisher → 1 Gallente: held']);
    const taken: GameEvent = { e: 'control', region: 'c57', def: 'gallente-starbase', seat: 0, before: 1 };
    expect(arrows(eve, [attack('c13', true), taken])).toEqual(['0 Punisher → 1 Gallente: taken']);
  });
});

describe('Epic Space Empires', () => {
  const ese = gameOf('ese');
  const sent = (k: number, def: string, n: number): GameEvent => ({
    e: 'assigned',
    seat: 1,
    k,
    sent: [{ def, to: 'space-spartans', owner: 0, n }],
  });
  const battle = (attack: number): GameEvent => ({
    e: 'battle',
    seat: 1,
    owner: 0,
    planet: 'space-spartans',
    attack,
    defence: 6,
    world: 20,
    attackers: 3,
  });

  test('fleets of all speeds go together; the sums say how it ended', () => {
    const fleets = [sent(1, 'heavy-fleet', 1), sent(2, 'normal-fleet', 2)];
    expect(arrows(ese, [...fleets, battle(22)])).toEqual(['1 Heavy Fleet +2 → 0 Space Spartans: held (22:26)']);
    const captured: GameEvent = {
      e: 'tookOver',
      seat: 1,
      from: 0,
      card: 'c42',
      def: 'space-spartans',
      how: 'captured',
    };
    expect(arrows(ese, [...fleets, battle(30), captured])).toEqual([
      '1 Heavy Fleet +2 → 0 Space Spartans: captured (30:26)',
    ]);
  });

  test('guards are no attack, and no arrow is drawn before the battle', () => {
    const guard: GameEvent = {
      e: 'assigned',
      seat: 0,
      k: 2,
      sent: [{ def: 'normal-fleet', to: 'space-spartans', owner: 0, n: 2 }],
    };
    expect(arrows(ese, [sent(1, 'heavy-fleet', 1), guard])).toEqual([]);
  });
});

/** What everybody may know of a whole game. */
function playedEvents(game: Game): readonly GameEvent[] {
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const begun = game.setup({ edition, seed: 'arrows', seats: 2, decks: [decks[0]!, decks.at(-1)!] });
  if ('refused' in begun) throw new Error(begun.refused);
  const { state } = begun;
  const dice = chance('arrows');
  const { captain } = createOpponents();
  const events: GameEvent[] = [];
  while (state.result === undefined) {
    const ask = state.open!.asks.find(({ seat, free }) => free !== true && state.open!.answers[seat] === undefined)!;
    const answer = captain!.play(game.view(state, ask.seat), ask, dice, game) ?? ask.fallback;
    const step = game.answer(state, { seat: ask.seat, ask: ask.id, answer });
    if ('refused' in step) throw new Error(step.refused);
    events.push(...step.events.filter((event) => mayKnow(event, undefined)));
  }
  return events;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const events = playedEvents(game);

  test('in whole games, attacks are drawn from what everybody may know', () => {
    const shown = game.scenes.attacks!(events);
    expect(shown.length).toBeGreaterThan(0);
    const oddities = shown.filter(
      ({ from, to }) => from.seat === undefined || to.seat === undefined || from.seat === to.seat,
    );
    expect(oddities).toEqual([]);
  });

  test('events of any content are read without a fault', () => {
    const odd = [undefined, null, 7, -1, 'x', '', ['x', null], { seat: 1 }, [{ def: 3, to: 'y', owner: 0, n: 'z' }]];
    const fields = [
      'seat',
      'card',
      'def',
      'target',
      'targetDef',
      'targetSeat',
      'region',
      'regionDef',
      'against',
      'at',
      'atDef',
    ];
    const more = ['n', 'defs', 'how', 'sent', 'k', 'owner', 'planet', 'attack', 'from', 'shields', 'hull'];
    const dice = chance('odd');
    const kinds = [...new Set(events.map(({ e }) => e))];
    const strange = kinds.flatMap((e) =>
      Array.from({ length: 40 }, (): GameEvent => {
        const values = [...fields, ...more].map((field) => [field, odd[Math.floor(dice() * odd.length)]] as const);
        return { ...Object.fromEntries(values), e };
      }),
    );
    expect(kinds.length).toBeGreaterThan(10);
    for (const { result } of game.scenes.attacks!(strange)) expect(result).not.toBe('');
  });
});
