// Battles (3.9): totals, cards, capture, losses.
import { expect, test } from 'vitest';
import { attack, conflict } from './fight.ts';
import { table } from './table.ts';

test('62: capture takes more than the defence and the planet together', () => {
  const t = conflict({ play: ['H', 'M'] }, { play: ['Core World', 'M'] }, 'Core World');
  t.pass();
  expect(t.last('battle')).toMatchObject({ attack: 20, defence: 8, world: 5 });
  expect(t.plays(0)).toContain('Core World');
  expect(t.plays(1)).not.toContain('Main Fleet');
});

test('65: on a tie nobody loses anything', () => {
  const t = conflict({ play: ['H'] }, { play: ['Core World', 'H'] }, 'Core World');
  t.pass();
  expect(t.plays(0)).toContain('Heavy Fleet');
  expect(t.plays(1)).toEqual(['Core World', 'Heavy Fleet', 'Old Republic']);
});

test('68: a planet without fleets defends itself by D cards alone', () => {
  const t = conflict(
    { play: ['H'] },
    { play: ['Trade World'], action: ['Killer Satellites', 'Nova Bomb'] },
    'Trade World',
  );
  expect(t.may(1)).toEqual(['Killer Satellites', 'pass']);
  t.does(1, 'Killer Satellites').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12, defence: 7, world: 5 });
  expect(t.plays(1)).toContain('Trade World');
});

test('76: a Preemptive Strike takes a card out of the sum', () => {
  const t = conflict(
    { play: ['H'], action: ['Planet Buster'] },
    { play: ['Ice World', 'L'], action: ['Preemptive Strike'] },
    'Ice World',
  );
  t.does(0, 'Planet Buster').does(1, 'Preemptive Strike').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12 });
});

test('85: who controls no planet is out, and the last one wins', () => {
  const t = conflict({ play: ['H', 'H', 'H'] }, { play: ['L', 'M'] }, 'Old Republic');
  t.pass().does(1, 'L').pass();
  expect(t.state.result).toMatchObject({ winners: [0], how: 'conquest' });
});

test('3.9.4: a defence that is stronger costs the attacker a fleet, and the planet stays', () => {
  const t = conflict({ play: ['M', 'L'] }, { play: ['Core World', 'H', 'M'] }, 'Core World');
  t.late(0).pass();
  expect(t.last('battle')).toMatchObject({ attack: 12, defence: 20 });
  expect(t.plays(0)).toEqual(['Main Fleet', 'Star Federation']);
  expect(t.plays(1)).toEqual(['Core World', 'Heavy Fleet', 'Main Fleet', 'Old Republic']);
});

test('64: capture wants more than planet and defence together', () => {
  const exact = conflict({ play: ['H', 'Cat People'] }, { play: ['Core World', 'M'] }, 'Core World');
  exact.pass();
  expect(exact.last('battle')).toMatchObject({ attack: 13, defence: 8, world: 5 });
  expect(exact.plays(1)).toEqual(['Core World', 'Old Republic']);
  const more = conflict({ play: ['H', 'Robots'] }, { play: ['Core World', 'M'] }, 'Core World');
  more.pass();
  expect(more.last('battle')).toMatchObject({ attack: 14, defence: 8, world: 5 });
  expect(more.plays(0)).toContain('Core World');
});

test('A15: a win that does not take the planet costs the defender a fleet of their choice, the attacker nothing', () => {
  const t = conflict({ play: ['H', 'H'] }, { play: ['Ice World', 'M', 'L'] }, 'Ice World');
  expect(t.asks().map(({ seat }) => seat)).toEqual([1]);
  t.does(1, 'M').pass();
  expect(t.last('battle')).toMatchObject({ attack: 24, defence: 16, world: 15 });
  expect(t.plays(0)).toEqual(['Heavy Fleet', 'Heavy Fleet', 'Star Federation']);
  expect(t.plays(1)).toEqual(['Ice World', 'Light Fleet', 'Old Republic']);
});

test('67: an undefended planet stands by its own force alone', () => {
  const kept = conflict({ play: ['L'] }, { play: ['Trade World'] }, 'Trade World');
  expect(kept.last('battle')).toMatchObject({ attack: 4, defence: 0 });
  expect(kept.plays(1)).toContain('Trade World');
  expect(kept.plays(0)).toContain('Light Fleet');
  const taken = conflict({ play: ['H'] }, { play: ['Trade World'] }, 'Trade World');
  expect(taken.plays(0)).toContain('Trade World');
});

test('68: Scanner Tech sharpens a card on an undefended planet', () => {
  const t = conflict(
    { play: ['H'] },
    { play: ['Trade World', 'Scanner Tech'], action: ['Killer Satellites'] },
    'Trade World',
  );
  t.does(1, 'Killer Satellites').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12, defence: 10 });
});

test('A16: cards of an undefended planet may beat the attacker, who loses a fleet; an equal sum costs nothing', () => {
  const beaten = conflict({ play: ['L'] }, { play: ['Trade World'], action: ['Killer Satellites'] }, 'Trade World');
  beaten.does(1, 'Killer Satellites').pass();
  expect(beaten.last('battle')).toMatchObject({ attack: 4, defence: 7 });
  expect(beaten.plays(0)).toEqual(['Star Federation']);
  const equal = conflict({ play: ['L'] }, { play: ['Trade World'], action: ['Indigenous Troops'] }, 'Trade World');
  equal.does(1, 'Indigenous Troops').pass();
  expect(equal.last('battle')).toMatchObject({ attack: 4, defence: 4 });
  expect(equal.plays(0)).toEqual(['Light Fleet', 'Star Federation']);
});

test('70: combat cards do not defend a planet without fleets', () => {
  const t = conflict({ play: ['H'] }, { play: ['Trade World'], action: ['Nova Bomb'] }, 'Trade World');
  expect(t.may(1)).toEqual(['pass']);
});

test('A39: Ice World helps all who defend, wherever, and falls away with its capture in the same turn', () => {
  const t = table({
    seats: [{ play: ['H', 'H', 'H', 'H'] }, { play: ['Ice World', 'Core World', 'H'] }],
    from: attack,
  }).does(0, 'attack');
  t.does(0, 'assign', { H: { 'Ice World': 2, 'Core World': 2 } }).does(1, 'assign', { H: { 'Core World': 1 } });
  t.does(0, ['Ice World']).drift(() => t.told('battle').length === 2);
  expect(t.told('battle').map(({ attack: a, defence }) => [a, defence])).toEqual([
    [24, 0],
    [24, 12],
  ]);
});

test('71: Asteroid Field helps those who defend it', () => {
  const t = conflict({ play: ['H', 'H', 'H'] }, { play: ['Asteroid Field', 'M', 'L'] }, 'Asteroid Field');
  t.pass();
  expect(t.last('battle')).toMatchObject({ attack: 36, defence: 20, world: 15 });
});

test('73: bonuses of battle cards add up', () => {
  const t = conflict(
    { play: ['H', 'Cyborgs', 'Cloaking Fields', 'Nano-Tech'], action: ['Drop Ships', 'Drone Ships'] },
    { play: ['Ice World'] },
    'Ice World',
  );
  t.does(0, 'Drop Ships').does(0, 'Drone Ships').pass();
  expect(t.last('battle')).toMatchObject({ attack: 12 + 14 + 10 });
});

test('74: Space Knights sharpen formations, which ask for their class', () => {
  const t = conflict(
    { play: ['L', 'Space Knights'], action: ['Elite Raiders', 'Attack Ships'] },
    { play: ['Ice World'] },
    'Ice World',
  );
  expect(t.may(0)).toEqual(['Elite Raiders', 'pass']);
  t.does(0, 'Elite Raiders').pass();
  expect(t.last('battle')).toMatchObject({ attack: 17 });
});

test('A9: Energy Beings spend a tech from hand', () => {
  const t = conflict(
    { play: ['H', 'Energy Beings', 'Nano-Tech'], resource: ['Star Gates'], action: ['Feint'] },
    { play: ['Ice World'] },
    'Ice World',
  );
  t.does(0, 'Star Gates').pass();
  expect(t.last('battle')).toMatchObject({ attack: 18 });
  expect(t.zone('resourceDiscard')).toContain('Star Gates');
});

test('77: Mass Destruction leaves the planet to itself', () => {
  const t = conflict({ play: ['M'], action: ['Mass Destruction'] }, { play: ['Desert World', 'H'] }, 'Desert World');
  t.does(0, 'Mass Destruction', { fleet: 'H@1' }).pass();
  expect(t.last('battle')).toMatchObject({ attack: 8, defence: 0, world: 10 });
  expect(t.plays(1)).toEqual(['Desert World', 'Old Republic']);
});

test('79: Fighting Withdrawal saves the loser’s fleet, unless Preemptive Strike stops it', () => {
  const saved = conflict(
    { play: ['H', 'H'] },
    { play: ['Ice World', 'H'], action: ['Fighting Withdrawal'] },
    'Ice World',
  );
  saved.pass('battle').does(1, 'Fighting Withdrawal').pass();
  expect(saved.plays(1)).toContain('Heavy Fleet');
  const lost = conflict(
    { play: ['H', 'H'], action: ['Preemptive Strike'] },
    { play: ['Ice World', 'H'], action: ['Fighting Withdrawal'] },
    'Ice World',
  );
  lost.pass('battle').does(1, 'Fighting Withdrawal').does(0, 'Preemptive Strike').pass();
  expect(lost.plays(1)).not.toContain('Heavy Fleet');
});

test('80: Zombies roll first, then Vampires', () => {
  const outcomes = new Set<string>();
  for (let i = 0; i < 60 && outcomes.size < 3; i++) {
    const t = conflict({ play: ['H', 'Space Vampires'] }, { play: ['Ice World', 'M', 'Space Zombies'] }, 'Ice World', {
      seed: `undead ${i}`,
    });
    const rolls = t.told('rolled').map(({ why, n }) => [why, Number(n) <= 5]);
    const [zombies, vampires] = rolls;
    expect(zombies?.[0]).toBe('rescue');
    if (zombies?.[1] === true) {
      expect(rolls).toHaveLength(1);
      expect(t.plays(1)).toContain('Main Fleet');
      outcomes.add('kept');
    } else {
      expect(vampires?.[0]).toBe('salvage');
      expect(t.plays(vampires?.[1] === true ? 0 : 1).includes('Main Fleet')).toBe(vampires?.[1] === true);
      outcomes.add(vampires?.[1] === true ? 'taken' : 'gone');
    }
  }
  expect([...outcomes].sort()).toEqual(['gone', 'kept', 'taken']);
});

test('A8: Zombies also roll for what Mass Destruction hits; the fleet is out of the fight either way', () => {
  const kept = new Set<boolean>();
  for (let i = 0; i < 30 && kept.size < 2; i++) {
    const t = conflict(
      { play: ['M'], action: ['Mass Destruction'] },
      { play: ['Desert World', 'H', 'Space Zombies'] },
      'Desert World',
      { seed: `zombies ${i}` },
    );
    t.does(0, 'Mass Destruction', { fleet: 'H@1' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: 0 });
    kept.add(t.plays(1).includes('Heavy Fleet'));
  }
  expect(kept.size).toBe(2);
});

test('82: a third player stays out, unless allies may fight', () => {
  const seats = [
    { play: ['H'], action: ['Feint'] },
    { play: ['Ice World', 'L'], action: ['Feint'] },
    { action: ['Space Mechas'] },
  ];
  const fight = (options: Record<string, string>) => {
    const t = table({ seats, from: attack, options }).does(0, 'attack');
    for (let i = 0; i < 60 && !t.asks().some(({ stop }) => stop === 'battle'); i++) {
      const next = t.asks()[0];
      if (next === undefined) break;
      const planet = next.seat === 2 ? undefined : 'Ice World';
      if (next.stop !== 'assign' || planet === undefined) t.does(next.seat, next.stop === 'assign' ? 'none' : 'pass');
      else t.does(next.seat, 'assign', { H: { [planet]: 1 }, L: { [planet]: 1 } });
    }
    return t;
  };
  expect(
    fight({})
      .asks()
      .map(({ seat }) => seat),
  ).toEqual([0, 1]);
  expect(fight({ alliesMayFight: 'yes' }).may(2)).toEqual(['Space Mechas', 'pass']);
});

test('83: two victims, two conflicts, in the attacker’s order', () => {
  const t = table({
    seats: [{ play: ['H', 'H'] }, { play: ['Ice World'] }, { play: ['Core World'] }],
    from: attack,
  }).does(0, 'attack');
  t.does(0, 'assign', { H: { 'Ice World': 1, 'Core World': 1 } });
  expect(t.ask(0).stop).toBe('battle');
  t.does(0, ['Core World']);
  expect(t.told('conflict').map(({ planet }) => planet)).toEqual(['core-world', 'ice-world']);
});

test('86: who loses the last planet by an event is out', () => {
  const t = table({
    seats: [{ action: ['Diplomacy'] }, { homeless: true, play: ['Ice World', 'H'] }, {}],
    from: ['event', 'trade'],
  });
  t.does(0, 'Diplomacy');
  expect(t.state.out).toEqual([1]);
  expect(t.zone('resourceDiscard')).toContain('Heavy Fleet');
  expect(t.state.result).toBeUndefined();
});

test('A39: a planet that was captured works for its new holder in the next conflict of the turn', () => {
  const t = table({
    seats: [{ play: ['H', 'H'] }, { play: ['Prison World', 'Core World'] }],
    from: attack,
  }).does(0, 'attack');
  t.does(0, 'assign', { H: { 'Prison World': 1, 'Core World': 1 } });
  t.does(0, ['Prison World']).drift(() => t.told('battle').length === 2);
  expect(t.told('battle').map(({ attack: a }) => a)).toEqual([12, 14]);
});

test('3.11: an eliminated player’s cards go where they belong, captured planets stay captured', () => {
  const t = conflict(
    { play: ['H', 'H', 'H', 'Pleasure Planet'] },
    { home: 'Theocracy', play: ['L', 'Nano-Tech', 'Cat People'], resource: ['M'], action: ['Feint', 'War Star'] },
    'Theocracy',
    { others: [{}] },
  );
  t.pass();
  expect(t.state.out).toEqual([1]);
  expect(t.state.result).toBeUndefined();
  expect(t.plays(0)).toContain('Theocracy');
  expect(t.plays(1)).toEqual([]);
  expect([...t.zone('resourceDiscard')].sort()).toEqual(['Light Fleet', 'Main Fleet', 'Nano-Tech']);
  expect([...t.zone('actionDiscard')].sort()).toEqual(['Feint', 'War Star']);
  expect(t.zone('race').at(-1)).toBe('Cat People');
});

test('88: Theocracy with two planets more', () => {
  const t = table({
    seats: [{ home: 'Theocracy', play: ['Ringed World', 'Core World'] }, {}],
    from: ['trade', 'event'],
  });
  expect(t.points(0)).toBe(5 + 2 + 3 + 12);
});

test('89: Universal Truth and Space Vixens', () => {
  const t = table({ seats: [{ play: ['Universal Truth', 'Space Vixens'] }, {}], from: ['trade', 'event'] });
  expect(t.points(0)).toBe(5 + 5 + 5);
});

test('3.12: equal points are decided by fleets, equal fleets share the win', () => {
  const ends = (mine: readonly string[], theirs: readonly string[]) =>
    table({ seats: [{ play: mine }, { play: theirs }, {}], only: true }).state.result;
  expect(ends(['Ice World', 'L'], ['Desert World'])).toEqual({ winners: [0], how: 'deck', places: [1, 2, 3] });
  expect(ends(['Ice World'], ['Desert World', 'H', 'L'])).toEqual({ winners: [1], how: 'deck', places: [2, 1, 3] });
  expect(ends(['Ice World', 'H'], ['Desert World', 'L'])).toEqual({ winners: [0, 1], how: 'deck', places: [1, 1, 3] });
});

test('91: a captured Theocracy counts for its new holder', () => {
  const t = conflict({ play: ['H', 'H', 'Ice World'] }, { home: 'Theocracy', play: ['Core World'] }, 'Theocracy');
  expect(t.plays(0)).toContain('Theocracy');
  expect(t.points(0)).toBe(5 + 5 + 1 + 3 * 4);
  expect(t.points(1)).toBe(3);
});
