// Every battle card (3.9): who may play it, on what, and what it changes.

import { describe, expect, test } from 'vitest';
import { aims, conflict } from '../fight.ts';

type Class = 'L' | 'M' | 'H';
const force = { L: 4, M: 8, H: 12 } as const;
type Row = readonly [card: string, mark: 'A' | 'D' | 'C' | 'F', n: number, only?: Class];
const rows: Row[] = [
  ['Drop Ships', 'A', 7],
  ['Space Marines', 'A', 6],
  ['Planetary Stabilizer', 'A', 11],
  ['Orbital Bombardment', 'A', 9],
  ['Tidal Disruption', 'A', 10],
  ['Planet Buster', 'A', 12],
  ['Neutron Bombs', 'A', 8],
  ['Planet Fall', 'A', 5],
  ['Poison Gasses', 'A', 4],
  ['Bio Warfare', 'A', 3],
  ['Monitor Ships', 'D', 8],
  ['Planetary Defense Force', 'D', 5],
  ['Guardian Web', 'D', 9],
  ['Killer Satellites', 'D', 7],
  ['Orbital Mine Fields', 'D', 6],
  ['Magma Cannon', 'D', 10],
  ['Equatorial Rail Gun', 'D', 11],
  ['Global Deflector Shield', 'D', 12],
  ['Shielded Bunkers', 'D', 3],
  ['Indigenous Troops', 'D', 4],
  ['Drone Ships', 'C', 9],
  ['Space Carriers', 'C', 10],
  ['War Star', 'C', 11],
  ['Nano Troopers', 'C', 6],
  ['Nova Bomb', 'C', 12],
  ['Space Mechas', 'C', 7],
  ['Terminator Units', 'C', 5],
  ['Battle Droids', 'C', 3],
  ['Atomic Missile Salvos', 'C', 8],
  ['Super Soldiers', 'C', 4],
  ['Evasive Maneuvers', 'F', 4, 'L'],
  ['Space Swarm', 'F', 7, 'L'],
  ['Elite Raiders', 'F', 10, 'L'],
  ['Space Cruiser Squadrons', 'F', 4, 'M'],
  ['Attack Ships', 'F', 7, 'M'],
  ['Superior Firepower', 'F', 10, 'M'],
  ['Wall of Heavy Armor', 'F', 4, 'H'],
  ['Battleship Wedge', 'F', 7, 'H'],
  ['Space Dreadnaughts', 'F', 10, 'H'],
];
const world = 'Pleasure Planet';

describe.each(rows.map(([card, mark, n, only]) => ({ card, mark, n, only })))('$card', ({ card, mark, n, only }) => {
  const type: Class = only ?? 'L';

  test('the attacker', () => {
    const t = conflict({ play: [type], action: [card] }, { play: ['M', world] }, world);
    if (mark === 'D') {
      expect(t.may(0)).toEqual(['pass']);
      return;
    }
    expect(aims(t, 0).map(({ about }) => about)).toEqual([0]);
    t.does(0, card).pass();
    expect(t.last('battle')).toMatchObject({ attack: force[type] + n, defence: 8, world: 5 });
    expect(t.zone('actionDiscard')).toEqual([card]);
  });

  test('the owner, with a fleet there', () => {
    const t = conflict({ play: ['M'] }, { play: [type, world], action: [card] }, world);
    if (mark === 'A') {
      expect(t.may(1)).toEqual(['pass']);
      return;
    }
    expect(aims(t, 1).map(({ about }) => about)).toEqual([1]);
    t.does(1, card).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: force[type] + n, world: 5 });
    expect(t.zone('actionDiscard')).toEqual([card]);
  });

  test('the owner of a planet without fleets plays only what defends', () => {
    const t = conflict({ play: ['H'] }, { play: [world], action: [card] }, world);
    if (mark !== 'D') {
      expect(t.may(1)).toEqual(['pass']);
      return;
    }
    expect(aims(t, 1).map(({ note }) => note?.def)).toEqual(['pleasure-planet']);
    t.does(1, card).pass();
    expect(t.last('battle')).toMatchObject({ attack: 12, defence: n, world: 5 });
  });
});

test.each(rows.flatMap(([card, , , only]) => (only === undefined ? [] : [{ card, only }])))(
  '$card: not on fleets of another class',
  ({ card, only }) => {
    const others = (['L', 'M', 'H'] as const).filter((one) => one !== only);
    const t = conflict({ play: others, action: [card] }, { play: [world] }, world);
    expect(t.may(0)).toEqual(['pass']);
  },
);

describe('Preemptive Strike', () => {
  test('for the owner, also of a planet without fleets', () => {
    const t = conflict(
      { play: ['H'], action: ['Planet Buster'] },
      { play: ['Ice World'], action: ['Preemptive Strike'] },
      'Ice World',
    );
    expect(t.may(1)).toEqual(['pass']);
    t.does(0, 'Planet Buster').does(1, 'Preemptive Strike', { play: 'Planet Buster' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 12, defence: 0 });
    expect([...t.zone('actionDiscard')].sort()).toEqual(['Planet Buster', 'Preemptive Strike']);
  });

  test('for the attacker, also against a tech of Energy Beings, which is discarded', () => {
    const t = conflict(
      { play: ['M'], action: ['Preemptive Strike'] },
      { play: ['L', 'Energy Beings', 'Ice World'], resource: ['Nano-Tech'] },
      'Ice World',
    );
    t.does(1, 'Nano-Tech').does(0, 'Preemptive Strike', { play: 'Nano-Tech' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: 6 });
    expect(t.zone('resourceDiscard')).toContain('Nano-Tech');
  });

  test('stops Mass Destruction', () => {
    const t = conflict(
      { play: ['M'], action: ['Mass Destruction'] },
      { play: ['H', 'Ice World'], action: ['Preemptive Strike'] },
      'Ice World',
    );
    t.does(0, 'Mass Destruction', { fleet: 'H' }).does(1, 'Preemptive Strike', { play: 'Mass Destruction' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: 14 });
  });
});

describe('Mass Destruction (A20)', () => {
  test('of one of the attackers by the owner: what lay on it counts no longer', () => {
    const t = conflict(
      { play: ['H', 'M'], action: ['Planet Buster'] },
      { play: ['L', 'Ice World'], action: ['Mass Destruction'] },
      'Ice World',
    );
    t.does(0, 'Planet Buster', { fleet: 'H' }).does(1, 'Mass Destruction', { fleet: 'H' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: 6, attackers: 1 });
    expect(t.plays(0)).toEqual(['Main Fleet', 'Star Federation']);
  });

  test('of the only attacker: the conflict is over, the planet stays, nobody loses more', () => {
    const t = conflict({ play: ['H'] }, { play: ['L', 'Throne World'], action: ['Mass Destruction'] }, 'Throne World');
    t.does(1, 'Mass Destruction', { fleet: 'H' }).pass();
    expect(t.last('battle')).toMatchObject({ attackers: 0 });
    expect(t.plays(0)).toEqual(['Star Federation']);
    expect(t.plays(1)).toEqual(['Light Fleet', 'Old Republic', 'Throne World']);
  });

  test('of the only defender: cards for the defence of the planet still count, those of its fleets do not', () => {
    const t = conflict(
      { play: ['M'], action: ['Mass Destruction'] },
      { play: ['H', 'Desert World'], action: ['Magma Cannon', 'War Star'] },
      'Desert World',
    );
    t.does(1, 'Magma Cannon').does(1, 'War Star').does(0, 'Mass Destruction', { fleet: 'H@1' }).pass();
    expect(t.last('battle')).toMatchObject({ attack: 8, defence: 10, world: 10 });
    // More defence than attack costs the attacker a fleet, though no fleet has fought (A16).
    expect(t.plays(0)).toEqual(['Star Federation']);
  });

  test('a Fighting Withdrawal of the same window saves the fleet, whoever plays first', () => {
    for (const first of [0, 1]) {
      const t = conflict(
        { play: ['M'], action: ['Mass Destruction'] },
        { play: ['H', 'Desert World'], action: ['Fighting Withdrawal'] },
        'Desert World',
      );
      const steps = [
        () => t.does(0, 'Mass Destruction', { fleet: 'H@1' }),
        () => t.does(1, 'Fighting Withdrawal', { fleet: 'H@1' }),
      ];
      for (const step of first === 0 ? steps : steps.reverse()) step();
      t.pass();
      expect(t.last('battle')).toMatchObject({ attack: 8, defence: 13 });
      expect(t.plays(1)).toContain('Heavy Fleet');
    }
  });

  test('one may even aim at one’s own fleet', () => {
    const t = conflict({ play: ['M', 'L'], action: ['Mass Destruction'] }, { play: [world] }, world);
    expect(aims(t, 0).map(({ about }) => about)).toEqual([0, 0]);
  });
});

describe('Fighting Withdrawal (A21)', () => {
  test('the attacker keeps the fleet that would be lost, and loses no other', () => {
    const t = conflict(
      { play: ['L', 'L'], action: ['Fighting Withdrawal'] },
      { play: ['H', 'Ice World'] },
      'Ice World',
    );
    t.does(0, 'pass').does(0, 'Fighting Withdrawal').pass();
    expect(t.plays(0)).toEqual(['Light Fleet', 'Light Fleet', 'Star Federation']);
    expect(t.zone('actionDiscard')).toEqual(['Fighting Withdrawal']);
  });

  test('played before, it protects one fleet; the loser may name that one, and time running out names the weakest', () => {
    for (const named of ['saved', 'other'] as const) {
      const t = conflict(
        { play: ['L', 'L', 'M'], action: ['Fighting Withdrawal'] },
        { play: ['H', 'H', 'Ice World'] },
        'Ice World',
      );
      t.does(0, 'Fighting Withdrawal', { fleet: 'M' });
      if (named === 'saved') t.does(0, 'M').pass();
      else t.late(0).pass();
      expect(t.plays(0).filter((name) => name.endsWith('Fleet'))).toEqual(
        named === 'saved' ? ['Light Fleet', 'Light Fleet', 'Main Fleet'] : ['Light Fleet', 'Main Fleet'],
      );
    }
  });

  test('among fleets of one class the protected one may be named', () => {
    const t = conflict(
      { play: ['L', 'L'], action: ['Fighting Withdrawal'] },
      { play: ['H', 'Ice World'] },
      'Ice World',
    );
    t.does(0, 'Fighting Withdrawal', { fleet: 'L' });
    const [kept] = t.state.g.conflict?.saved ?? [];
    t.does(0, [kept ?? '']);
    expect(t.plays(0)).toEqual(['Light Fleet', 'Light Fleet', 'Star Federation']);
  });
});
