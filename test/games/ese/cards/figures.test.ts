// Cards whose effect is a figure: before and after, for whom it works and for whom it does not.
import { describe, expect, test } from 'vitest';
import { conflict } from '../fight.ts';
import { library, playing, type SeatGiven, type Table, table } from '../table.ts';

const base = { speed: [1, 2, 3], force: [12, 8, 4] } as const;
const fleets = ['H', 'M', 'L'];
const isHome = (card: string) => library.cards.some(({ name, type }) => name === card && type === 'homeworld');
/** A seat that has a card in play, with others. */
const having = (card: string, play: readonly string[] = [], more: SeatGiven = {}): SeatGiven =>
  isHome(card) ? { ...more, home: card, play } : { ...more, play: [...play, card] };
/** A step that asks for nothing, to look at a table. */
const idle = (...seats: readonly SeatGiven[]): Table => table({ seats, from: ['trade', 'event'] });

type Row = readonly [card: string, attacking: readonly number[], defending: readonly number[]];
/** Speeds of heavy, main and light fleets of whoever has the card: as attacker, as defender. */
const speeds: readonly Row[] = [
  ['Squid Men', [1, 3, 3], [1, 3, 3]],
  ['Green Men', [1, 2, 4], [1, 2, 4]],
  ['Androids', [2, 2, 3], [2, 2, 3]],
  ['Space Chimps', [2, 3, 4], [1, 2, 3]],
  ['Space Herd', [1, 2, 3], [2, 3, 4]],
  ['Hive Mind', [2, 3, 4], [2, 3, 4]],
  ['Core World', [1, 3, 3], [1, 3, 3]],
  ['Ringed World', [1, 2, 4], [1, 2, 4]],
  ['Jungle World', [1, 2, 3], [2, 3, 4]],
  ['Nexus World', [2, 3, 4], [1, 2, 3]],
  ['Living World', [2, 2, 3], [2, 2, 3]],
  ['Star Gates', [1, 2, 3], [2, 3, 4]],
  ['Hyper Warp Drives', [2, 3, 4], [1, 2, 3]],
  ['Impulse Drives', [1, 2, 4], [1, 2, 4]],
  ['Tachyon Drives', [1, 3, 3], [1, 3, 3]],
  ['Hyper Jumps', [2, 2, 3], [2, 2, 3]],
];
const forces: readonly Row[] = [
  ['Dog Men', [12, 11, 4], [12, 11, 4]],
  ['Space Pirates', [12, 8, 7], [12, 8, 7]],
  ['Giant Hominids', [15, 8, 4], [15, 8, 4]],
  ['Cat People', [13, 9, 5], [13, 9, 5]],
  ['Reptilians', [12, 8, 4], [14, 10, 6]],
  ['Robots', [14, 10, 6], [12, 8, 4]],
  ['Space Vixens', [12, 8, 5], [12, 8, 5]],
  ['Galactic Empire', [15, 11, 7], [15, 11, 7]],
  ['Fringe World', [12, 8, 7], [12, 8, 7]],
  ['Ice World', [12, 8, 4], [14, 10, 6]],
  ['Desert World', [13, 9, 5], [13, 9, 5]],
  ['Prison World', [14, 10, 6], [12, 8, 4]],
  ['Mining World', [15, 8, 4], [15, 8, 4]],
  ['Naval Station', [12, 11, 4], [12, 11, 4]],
  ['Force Fields', [12, 8, 4], [15, 11, 7]],
  ['Matter Disruptors', [15, 11, 7], [12, 8, 4]],
  ['Photonic Torpedoes', [12, 8, 7], [12, 8, 7]],
  ['Anti-Matter Beams', [12, 11, 4], [12, 11, 4]],
  ['Wave Motion Guns', [15, 8, 4], [15, 8, 4]],
];

describe.each([
  ['speed', speeds, (t: Table, seat: number) => t.speeds(seat)],
  ['force', forces, (t: Table, seat: number) => t.forces(seat)],
] as const)('%s', (figure, rows, read) => {
  test('Heavy Fleet, Main Fleet and Light Fleet as they are printed', () => {
    const t = idle({ play: fleets }, { play: fleets });
    for (const seat of [0, 1]) expect(read(t, seat)).toEqual(base[figure]);
  });

  test.each(rows)('%s', (card, attacking, defending) => {
    const attacks = idle(having(card, fleets), { play: fleets });
    expect(read(attacks, 0)).toEqual(attacking);
    expect(read(attacks, 1)).toEqual(base[figure]);
    const defends = idle({ play: fleets }, having(card, fleets), { play: fleets });
    expect(read(defends, 1)).toEqual(defending);
    expect(read(defends, 0)).toEqual(base[figure]);
    expect(read(defends, 2)).toEqual(base[figure]);
  });
});

test('Asteroid Field: fleets that guard it, not those that guard another planet, nor those that attack it', () => {
  const seat = { play: ['Asteroid Field', 'Ringed World', 'H'] };
  expect(idle({}, seat).forces(1)).toEqual([12]);
  const here = conflict({ play: ['H', 'M'] }, seat, 'Asteroid Field');
  expect(here.last('battle')).toMatchObject({ attack: 20, defence: 16, world: 15 });
  const there = conflict({ play: ['H', 'M'] }, seat, 'Ringed World');
  expect(there.last('battle')).toMatchObject({ attack: 20, defence: 12, world: 10 });
});

const hands: readonly (readonly [string, 'resource' | 'action', number])[] = [
  ['Terrans', 'resource', 1],
  ['Egg Heads', 'action', 1],
  ['Space Spartans', 'action', 3],
  ['Strategic Planet', 'action', 1],
  ['Trade World', 'resource', 1],
  ['Positronic Brains', 'action', 1],
  ['Anti-Gravity', 'resource', 1],
];

test.each(hands)('hand limits: %s, %s +%i', (card, kind, n) => {
  const t = idle(having(card), {});
  expect({ resource: t.max(0, 'resource'), action: t.max(0, 'action') }).toEqual({
    resource: kind === 'resource' ? 5 + n : 5,
    action: kind === 'action' ? 7 + n : 7,
  });
  expect([t.max(1, 'resource'), t.max(1, 'action')]).toEqual([5, 7]);
});

type Type = 'tech' | 'fleet' | 'planet';
const supplies: Readonly<Record<Type, readonly string[]>> = {
  tech: ['Nano-Tech', 'Mind Control', 'Star Gates', 'Force Fields', 'Scanner Tech'],
  fleet: ['L', 'L', 'M', 'M', 'H'],
  planet: ['Pleasure Planet', 'Desert World', 'Prison World', 'Ringed World', 'Nexus World'],
};
/** How many cards of a type seat 0 can put into play in their phase. */
function countPlays(type: Type, own: SeatGiven, other: SeatGiven = {}): number {
  const t = table({ seats: [{ ...own, resource: supplies[type] }, other], from: [playing(type), 'turn.discard'] });
  const names = () => t.may(0).filter((name) => name !== 'done' && t.asks()[0]?.prompt.key === `ask.${type}`);
  let n = 0;
  for (let [name] = names(); name !== undefined; [name] = names()) {
    t.does(0, name);
    n++;
  }
  return n;
}

const plays: readonly (readonly [string, Partial<Record<Type, number>>])[] = [
  ['Amoeboids', { planet: 1 }],
  ['Insectoids', { fleet: 1 }],
  ['Big Brains', { tech: 1 }],
  ['Space Horde', { fleet: 2 }],
  ['MegaCorp Cartel', { planet: 1, tech: 1 }],
  ['Industry World', { fleet: 1 }],
  ['Research Planet', { tech: 1 }],
  ['Progenitor Ruins', { tech: 1 }],
  ['Replicators', { fleet: 1 }],
  ['Terraforming', { planet: 1 }],
];

test.each(plays)('plays in a turn: %s', (card, more) => {
  for (const type of ['tech', 'fleet', 'planet'] as const) {
    expect(countPlays(type, having(card))).toBe(1 + (more[type] ?? 0));
    expect(countPlays(type, {}, having(card))).toBe(1);
  }
});

test('plays in a turn: Space Muses, two events', () => {
  const events = ['Battle Plans', 'Alien Allies', 'Spies'];
  for (const [play, n] of [
    [['Space Muses'], 2],
    [[], 1],
  ] as const) {
    const t = table({ seats: [{ play, action: events }, {}], from: ['event', 'turn.discard'] });
    for (const name of ['Spies', 'Alien Allies', 'Battle Plans'])
      if (t.asks().some(({ stop }) => stop === 'event')) t.does(0, name);
    expect(t.told('discarded').filter(({ why }) => why === 'played')).toHaveLength(n);
  }
});

test.each([
  ['Space Clones', 1],
  ['Space Tyrant', 2],
  ['Throne World', 1],
] as const)('production: %s, %i more', (card, n) => {
  const own = table({ seats: [having(card), {}], from: ['production', 'trade'] });
  expect(own.hand(0, 'resource')).toHaveLength(3 + n);
  const other = table({ seats: [{}, having(card)], from: ['production', 'trade'] });
  expect(other.hand(0, 'resource')).toHaveLength(3);
});

describe('points', () => {
  // What a planet is worth is printed; some cards give more for each, or are worth something themselves.
  test.each([
    ['Pleasure Planet', 7],
    ['Universal Truth', 5],
    ['Space Vixens', 5],
    // With the homeworld, two planets more.
    ['Sapient Fungi', 3 * 2],
    ['Theocracy', 3 * 4],
  ] as const)('%s: %i more', (card, n) => {
    const worlds = ['Ringed World', 'Nexus World'];
    const t = idle(having(card, worlds), { play: worlds });
    expect(t.points(1)).toBe(5 + 2 + 2);
    expect(t.points(0)).toBe(t.points(1) + n);
  });

  test('every planet is worth what is printed on it', () => {
    for (const { name, points = 0 } of library.cards.filter(({ type }) => type === 'planet'))
      expect([name, idle({ play: [name] }, {}).points(0)]).toEqual([name, 5 + points]);
  });
});

type Marks = Readonly<Partial<Record<'A' | 'D' | 'C' | 'F' | 'tech', number>>>;
const bonuses: readonly (readonly [string, Marks])[] = [
  ['Plant People', { A: 1, D: 1, C: 1, F: 1, tech: 1 }],
  ['Training Moon', { A: 1, D: 1, C: 1, F: 1, tech: 1 }],
  ['Nano-Tech', { A: 1, D: 1, C: 1, F: 1, tech: 1 }],
  ['Blue Warriors', { C: 3 }],
  ['Mind Control', { C: 3 }],
  ['Cyborgs', { A: 3 }],
  ['Cloaking Fields', { A: 3 }],
  ['Crab Men', { D: 3 }],
  ['Scanner Tech', { D: 3 }],
  ['Space Knights', { F: 3 }],
];
/** A card of each mark with its printed force; a tech is spent by Energy Beings. */
const cards = {
  A: ['Bio Warfare', 3],
  D: ['Shielded Bunkers', 3],
  C: ['Battle Droids', 3],
  F: ['Evasive Maneuvers', 4],
  tech: ['Star Gates', 5],
} as const;

describe.each(bonuses)('force cards: %s', (card, more) => {
  test.each([
    ['attacker', 'A'],
    ['attacker', 'C'],
    ['attacker', 'F'],
    ['attacker', 'tech'],
    ['defender', 'D'],
    ['defender', 'C'],
    ['defender', 'F'],
    ['defender', 'tech'],
  ] as const)('%s, %s', (side, mark) => {
    const [name, printed] = cards[mark];
    const has: SeatGiven = mark === 'tech' ? { resource: [name] } : { action: [name] };
    const me = side === 'attacker' ? 0 : 1;
    const energy = mark === 'tech' ? ['Energy Beings'] : [];
    const seat = (own: boolean): SeatGiven => {
      const play = ['L', ...(own ? [card, ...energy] : []), ...(own === (me === 1) ? ['Throne World'] : [])];
      return { play, ...(own && has) };
    };
    const t = conflict(seat(me === 0), seat(me === 1), 'Throne World');
    t.does(me, name).pass();
    const total = 4 + printed + (more[mark] ?? 0);
    expect(t.last('battle')).toMatchObject(me === 0 ? { attack: total, defence: 4 } : { attack: 4, defence: total });
  });

  test('the opponent’s cards are not changed', () => {
    const t = conflict(
      { play: ['L'], action: ['Battle Droids', 'Bio Warfare'] },
      { play: ['L', card, 'Throne World'] },
      'Throne World',
    );
    t.does(0, 'Battle Droids').does(0, 'Bio Warfare').pass();
    expect(t.last('battle')).toMatchObject({ attack: 10, defence: 4 });
  });
});
