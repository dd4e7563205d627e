// Races, techs and homeworlds that do more than change a figure: abilities, chances, what comes at the start or is attached.
import { describe, expect, test } from 'vitest';
import { attack, conflict, k, onAttack } from '../fight.ts';
import { library, newGame, playing, type SeatGiven, step, table } from '../table.ts';

describe.each(['Bird Men', 'Teleportation'])('%s', (card) => {
  test('once in a turn, in a window, a fleet of one’s own: +2 speed, without a card in hand', () => {
    const t = onAttack({ play: ['H', 'L', card] }, { play: ['M'] });
    expect(t.may(0)).toEqual([card, 'pass']);
    t.does(0, 'use', { fleet: 'H' });
    expect(t.speeds(0)).toEqual([3, 3]);
    expect(t.told('used')).toHaveLength(1);
    t.drift(() => k(t) === 3);
    expect(t.asks().some(({ stop }) => stop === 'tactics')).toBe(false);
    t.drift(() => t.state.g.active === 1);
    expect(t.state.g.used).toEqual([]);
    expect(t.speeds(0)).toEqual([1, 3]);
  });

  test('also in the turn of another, and it is no card that could be cancelled', () => {
    const t = onAttack({ play: ['L'], action: ['Sector Alert'] }, { play: ['H', card, 'Transhumans'] });
    t.does(1, 'use', { fleet: 'H' });
    expect(t.may(0)).toEqual(['pass']);
    t.pass('tactics');
    expect(t.speeds(1)).toEqual([3]);
  });

  test('whoever has no fleet is not asked', () => {
    const t = onAttack({ play: ['L'] }, { play: [card] });
    expect(t.asks().every(({ seat }) => seat === 0)).toBe(true);
  });
});

test('3.8: Bird Men and Teleportation may both go on one fleet', () => {
  const t = onAttack({ play: ['H', 'Bird Men', 'Teleportation'] }, { play: ['M'] });
  t.does(0, 'Bird Men', { fleet: 'H' }).does(0, 'Teleportation', { fleet: 'H' });
  expect(t.speeds(0)).toEqual([5]);
});

test('Transhumans: every fleet that one’s own tactics speed up gets 1 more, also the fleets of another defender', () => {
  const t = onAttack(
    { play: ['L'] },
    { play: ['M', 'Transhumans'], action: ['Patrol'] },
    { play: ['H'], action: ['Ambush'] },
  );
  t.does(1, 'Patrol', { fleets: ['M', 'H'] })
    .does(2, 'Ambush', { fleets: ['H'] })
    .pass('tactics');
  expect([t.speeds(1), t.speeds(2)]).toEqual([[5], [1 + 3 + 2]]);
});

describe('Energy Beings (A9)', () => {
  test('a tech from hand on a fleet of one’s own: +5, without any action card in hand', () => {
    const t = conflict(
      { play: ['M', 'Energy Beings'], resource: ['Star Gates', 'L'] },
      { play: ['Ice World', 'L'] },
      'Ice World',
    );
    expect(t.may(0)).toEqual(['Star Gates', 'pass']);
    t.does(0, 'Star Gates').pass();
    expect(t.last('battle')).toMatchObject({ attack: 13, defence: 6 });
    expect(t.hand(0, 'resource')).toEqual(['Light Fleet']);
    expect(t.zone('resourceDiscard')).toContain('Star Gates');
  });

  test('not for a planet without fleets, and not techs in play', () => {
    const t = conflict(
      { play: ['M'] },
      { play: ['Ice World', 'Energy Beings', 'Nano-Tech'], resource: ['Star Gates'] },
      'Ice World',
    );
    expect(t.may(1)).toEqual(['pass']);
    expect(t.pass().last('battle')).toMatchObject({ attack: 8, defence: 0 });
  });

  test('a tech that was spent is an ordinary one when it comes into play later', () => {
    const t = conflict(
      { play: ['M', 'Energy Beings', 'Scavengers'], resource: ['Force Fields'] },
      { play: ['Pleasure Planet', 'L'] },
      'Pleasure Planet',
    );
    t.does(0, 'Force Fields').pass();
    const spent = t.state.zones.resourceDiscard?.find((id) => t.state.cards[id]?.def === 'force-fields');
    expect(t.state.cards[spent ?? '']).not.toHaveProperty('on');
  });
});

describe('Space Sirens (A22)', () => {
  test('once, before events or after them: a random action card of an opponent who has any', () => {
    for (const first of [true, false]) {
      const t = table({
        seats: [{ play: ['Space Sirens'], action: ['Alien Allies', 'Spies'] }, { action: ['Feint', 'Ruse'] }, {}],
        from: ['event', 'turn.discard'],
      });
      if (!first) t.does(0, 'Alien Allies');
      t.does(0, 'lure');
      expect(t.hand(1, 'action')).toHaveLength(1);
      if (first) expect(t.may(0)).toEqual(['Alien Allies', 'Spies', 'done']);
      expect(t.may(0)).not.toContain('Space Sirens');
    }
  });

  test('not without a hand to aim at', () => {
    const t = table({ seats: [{ play: ['Space Sirens'], action: ['Spies'] }, {}], from: ['event', 'turn.discard'] });
    expect(t.may(0)).toEqual(['Spies', 'done']);
  });
});

describe('Scavengers', () => {
  const given = (n: number) =>
    table({
      seats: [{ play: ['Scavengers'] }, { play: ['Scavengers'] }],
      from: ['production', 'trade'],
      deck: { resource: ['M', 'Core World', 'Nano-Tech'], discards: ['Ice World', 'H', 'L'].slice(0, n) },
      only: true,
    });

  test('3.1: before each draw they choose between the top of the discards and the deck', () => {
    const t = given(3);
    expect(t.may(0)).toEqual(['Light Fleet', 'draw', 'drawRest']);
    t.does(0, 'draw');
    expect(t.hand(0, 'resource')).toEqual(['Main Fleet']);
    t.does(0, 'Light Fleet');
    expect(t.may(0)).toEqual(['Heavy Fleet', 'draw']);
    t.does(0, 'Heavy Fleet');
    expect(t.hand(0, 'resource')).toEqual(['Main Fleet', 'Light Fleet', 'Heavy Fleet']);
    expect(t.zone('resourceDiscard')).toEqual(['Ice World']);
    expect(t.ask(0).stop).toBe('trade');
  });

  test('3.1: the rest may be drawn at once, and is when nothing is left to take', () => {
    const deck = ['Main Fleet', 'Core World', 'Nano-Tech'];
    expect(given(3).does(0, 'drawRest').hand(0, 'resource')).toEqual(deck);
    expect(given(3).late(0).hand(0, 'resource')).toEqual(deck);
    expect(given(0).hand(0, 'resource')).toEqual(deck);
    expect(given(1).does(0, 'Ice World').hand(0, 'resource')).toEqual(['Ice World', 'Main Fleet', 'Core World']);
  });

  test('3.1: an empty deck gives nothing, what lies on the discards may still be taken', () => {
    const t = table({
      seats: [{ play: ['Scavengers'] }, {}],
      from: ['production', 'trade'],
      deck: { discards: ['H', 'L'] },
      only: true,
    });
    t.does(0, 'L').does(0, 'drawRest');
    expect(t.hand(0, 'resource')).toEqual(['Light Fleet']);
  });

  test('a game stored while they were asked for a number plays on', () => {
    const t = table({
      seats: [{ play: ['Scavengers'] }, {}],
      from: ['production.draw', 'trade'],
      deck: { resource: ['M', 'Core World'], discards: ['Ice World', 'H', 'L'] },
      only: true,
      answer: { number: 2 },
    });
    expect(t.hand(0, 'resource')).toEqual(['Light Fleet', 'Heavy Fleet', 'Main Fleet']);
  });
});

describe('Space Nomads', () => {
  test('either hand of any opponent that is not empty; the offer may be let pass', () => {
    const t = table({
      seats: [{ play: ['Space Nomads'] }, { action: ['Feint'] }, { resource: ['L'], action: ['Ruse'] }],
      from: ['production', 'trade'],
    });
    const { choice } = t.ask(0);
    expect(choice.kind === 'choose' ? choice.options.map(({ id }) => id) : []).toEqual([
      'action:1',
      'resource:2',
      'action:2',
      'no',
    ]);
    t.does(0, 'no');
    expect(t.told('rolled')).toEqual([]);
  });
});

/** Losses of a fight under many seeds: what was rolled for what, and who holds the fleet that was lost. */
function fates(p: SeatGiven, o: SeatGiven): readonly (readonly [string, readonly [unknown, boolean][], string])[] {
  return Array.from({ length: 24 }, (_, i) => {
    const t = conflict(p, o, 'Pleasure Planet', { seed: `fate ${i}` });
    t.pass();
    const rolls = t.told('rolled').map(({ why, n }): [unknown, boolean] => [why, Number(n) <= 5]);
    const held = [0, 1].find((seat) => t.plays(seat).includes('Light Fleet'));
    return [`seed ${i}`, rolls, held === undefined ? 'gone' : String(held)] as const;
  });
}

describe('Space Zombies and Space Vampires (A8)', () => {
  const guard = ['L', 'Pleasure Planet'];
  test('Zombies keep a lost fleet on 1 to 5', () => {
    const seen = fates({ play: ['H'] }, { play: [...guard, 'Space Zombies'] });
    for (const [, rolls, held] of seen)
      expect([rolls.map(([why]) => why), held]).toEqual([['rescue'], rolls[0]?.[1] ? '1' : 'gone']);
    expect(new Set(seen.map(([, , held]) => held)).size).toBe(2);
  });

  test('Vampires take a beaten fleet on 1 to 5, as attackers and as defenders', () => {
    const attacks = fates({ play: ['H', 'Space Vampires'] }, { play: guard });
    for (const [, rolls, held] of attacks)
      expect([rolls.map(([why]) => why), held]).toEqual([['salvage'], rolls[0]?.[1] ? '0' : 'gone']);
    const defends = fates({ play: ['L'] }, { play: ['H', 'Pleasure Planet', 'Space Vampires'] });
    for (const [, rolls, held] of defends)
      expect([rolls.map(([why]) => why), held]).toEqual([['salvage'], rolls[0]?.[1] ? '1' : 'gone']);
    expect(new Set([...attacks, ...defends].map(([, , held]) => held)).size).toBe(3);
  });

  test('Vampires work on what Mass Destruction of theirs destroys, not on what they destroy of their own', () => {
    const outcomes = new Set<boolean>();
    for (let i = 0; i < 20; i++) {
      const t = conflict(
        { play: ['M', 'Space Vampires'], action: ['Mass Destruction'] },
        { play: ['H', 'Pleasure Planet'] },
        'Pleasure Planet',
        { seed: `vampire ${i}` },
      );
      t.does(0, 'Mass Destruction', { fleet: i % 2 === 0 ? 'H@1' : 'M@0' }).pass();
      const salvages = t.told('rolled').filter(({ why }) => why === 'salvage');
      expect(salvages).toHaveLength(i % 2 === 0 ? 1 : 0);
      if (i % 2 === 0) outcomes.add(t.plays(0).includes('Heavy Fleet'));
    }
    expect(outcomes.size).toBe(2);
  });

  test('no chance is rolled for what events or trades take', () => {
    const t = table({
      seats: [{ action: ['Blood Traitors'] }, { play: ['H', 'Space Zombies'] }],
      from: ['event', 'turn.discard'],
    });
    t.does(0, 'Blood Traitors');
    expect(t.told('rolled')).toEqual([]);
    expect(t.plays(0)).toContain('Heavy Fleet');
  });
});

describe('at the start (2.5, A2, A5, A7)', () => {
  /** The first new game in which a homeworld is dealt, and to whom. */
  const dealt = (home: string, holds: (t: ReturnType<typeof newGame>) => boolean = () => true) => {
    for (let i = 0; i < 400; i++) {
      const t = newGame(2, `${home} ${i}`);
      const seat = [0, 1].find((one) => t.plays(one).includes(home));
      if (seat !== undefined && holds(t)) return { t, seat };
    }
    throw new Error('never dealt');
  };
  /** Only one of the two has a homeworld that gives something at the start. */
  const alone = (t: ReturnType<typeof newGame>) =>
    [...t.plays(0), ...t.plays(1)].filter((one) => ['Star Federation', 'Old Republic', 'Technocracy'].includes(one))
      .length === 1;

  test('2: Star Federation: three races more', () => {
    const { t, seat } = dealt('Star Federation', alone);
    const races = t.told('recruited').filter((one) => one.seat === seat && one.host === undefined);
    expect(races).toHaveLength(4);
    expect(t.zone('race')).toHaveLength(33 - 2 - 3);
  });

  test.each([
    ['Old Republic', 'planet'],
    ['Technocracy', 'tech'],
  ] as const)('3: %s: three cards of type %s; all others are back in the deck', (home, type) => {
    const { t, seat } = dealt(home, alone);
    const got = t
      .told('entered')
      .filter((one) => one.seat === seat && one.how === 'start')
      .slice(1);
    expect(got).toHaveLength(3);
    expect(got.map(({ def }) => library.get(String(def)).type)).toEqual([type, type, type]);
    // All others are in the deck, the opening hands or the hand of the first player, who has drawn for Production.
    const drawn = t.hand(0, 'resource').length + t.hand(1, 'resource').length;
    expect(t.zone('resource')).toHaveLength(72 - 3 - drawn);
    expect(t.zone('resourceDiscard')).toEqual([]);
  });

  test('4: a Technocracy that begins with Alien Tech has a race on it, an Old Republic with a Minor Race too', () => {
    for (const [home, host] of [
      ['Technocracy', 'Alien Tech'],
      ['Old Republic', 'Minor Race'],
    ] as const) {
      const { t } = dealt(home, (one) => [...one.plays(0), ...one.plays(1)].includes(host));
      expect(t.told('recruited').filter((one) => one.host !== undefined).length).toBeGreaterThan(0);
    }
  });
});

describe('attached races (A7)', () => {
  test.each([
    ['Minor Race', 'planet'],
    ['Alien Tech', 'tech'],
  ] as const)('%s draws one on coming into play; with no race left it comes alone', (card, type) => {
    const t = table({
      seats: [{ resource: [card], play: ['L'] }, { play: ['L'] }],
      from: [playing(type), 'turn.discard'],
      deck: { race: ['Cat People'] },
    });
    t.does(0, card);
    expect([t.forces(0), t.forces(1)]).toEqual([[5], [4]]);
    const none = table({ seats: [{ resource: [card] }, {}], from: [playing(type), 'turn.discard'], only: true });
    none.does(0, card);
    expect(none.plays(0)).toEqual([card, 'Star Federation'].sort());
    expect(none.told('noRace')).toHaveLength(1);
  });

  test('A7: captured with its planet it works for the new holder, in the next conflict of the same turn already', () => {
    const t = table({
      seats: [
        { play: ['H', 'H'], action: ['Feint'] },
        { resource: ['Minor Race'], play: ['Pleasure Planet'] },
      ],
      from: [step('turn.next'), playing('planet'), ...attack],
      deck: { race: ['Cat People'] },
    });
    t.drift(() => t.asks().some(({ seat, stop }) => seat === 1 && stop === 'trade')).does(1, 'Minor Race');
    t.drift(() => t.asks().some(({ seat }) => seat === 0) && t.may(0).includes('attack'))
      .does(0, 'attack')
      .pass('event.opponents', 'tactics');
    t.does(0, 'assign', { H: { 'Minor Race': 1, 'Pleasure Planet': 1 } });
    t.drift(() => t.asks().some(({ prompt }) => prompt.key === 'ask.conflict'));
    t.does(0, ['Minor Race']);
    t.drift(() => t.told('battle').length === 2);
    expect(t.told('battle').map(({ planet, attack: force }) => [planet, force])).toEqual([
      ['minor-race', 12],
      ['pleasure-planet', 13],
    ]);
    expect(t.plays(0)).toContain('Cat People');
  });
});
