/** Management: docking, warping, commands, ships in the dock (C-7.4 to C-7.6, C-9, C-10). */
import { describe, expect } from 'vitest';
import { coreScenario, scenario } from '../../../support/board.ts';

describe('docking and warping', () => {
  scenario(
    'S-43 R-32 docking switches the command off; after undocking it may be activated again',
    ({ given, p1, table }) => {
      given({ p1: { home: [{ card: 'Patroller', on: 'patrol' }] } });
      p1.dock('Patroller');
      expect(table.where('Patroller')).toBe('dock p1');
      expect(table.command('Patroller')).toBeUndefined();
      p1.cannot('command', 'Patroller');
      p1.undock('Patroller');
      expect(table.where('Patroller')).toBe('home p1');
      expect(table.command('Patroller')).toBeUndefined();
      p1.activate('Patroller', 'patrol');
      expect(table.command('Patroller')).toBe('patrol 2');
    },
  );

  coreScenario('C-7.4 only ships in the home region can be docked, and docked ships cannot warp', ({ given, p1 }) => {
    given({ p1: { dock: ['A=Ship(1/1)'] }, outer: { Stain: { p1: ['B=Ship(1/1)'] } } });
    p1.canExactly(['undock A', 'warp B', 'attack B', 'pass']);
    p1.cannot('warp', 'A', { to: 'Stain' });
    p1.cannot('dock', 'B');
  });

  scenario('C-7.9 ships of the opponent cannot be moved', ({ given, p1 }) => {
    given({ p1: {}, p2: { home: ['Ship(1/1)'], dock: ['Ship(2/2)'] }, outer: { Stain: {} } });
    p1.canExactly(['pass']);
    p1.cannot('warp', 'Ship(1/1)', { to: 'Stain' });
    p1.cannot('undock', 'Ship(2/2)');
  });

  scenario(
    'S-46 C-8.2 warping into an uncontrolled region takes control; the ship may go on warping',
    ({ given, p1, table }) => {
      given({ p1: { home: ['Ship(1/1)'] }, outer: { Metropolis: {}, Stain: {} } });
      p1.warp('Ship(1/1)', 'Metropolis');
      expect(table.control('Metropolis')).toBe('p1');
      expect(table.isAttacking('Ship(1/1)')).toBe(false);
      p1.warp('Ship(1/1)', 'Stain');
      expect([table.control('Metropolis'), table.control('Stain')]).toEqual([undefined, 'p1']);
    },
  );

  scenario(
    'S-47 C-8.2 with the last ship goes the control of the region and of its locations',
    ({ given, p1, table }) => {
      given({ outer: { Metropolis: { p1: ['Ship(1/1)'], locations: ['Veldspar'] } } });
      p1.warp('Ship(1/1)', 'home p1');
      expect(table.control('Metropolis')).toBeUndefined();
      expect(table.control('Veldspar')).toBeUndefined();
      expect(p1.income).toBe(2);
    },
  );

  scenario('C-8.2 as long as one ship stays the region stays controlled', ({ given, p1, table }) => {
    given({ outer: { Metropolis: { p1: ['A=Ship(1/1)', 'B=Ship(1/1)'] } } });
    p1.warp('A', 'home p1');
    expect(table.control('Metropolis')).toBe('p1');
  });

  scenario('R-33 a ship may warp any number of times as long as it does not attack', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, outer: { Metropolis: {}, Stain: {} } });
    for (const to of ['Stain', 'Metropolis', 'home p1', 'Stain']) p1.warp('Ship(1/1)', to);
    expect(table.where('Ship(1/1)')).toBe('Stain');
    expect(p1.destinations('Ship(1/1)').sort()).toEqual(['Metropolis', 'home p1', 'home p2']);
  });

  coreScenario('R-28 R-35 warps and commands need no pile; the opponent may act after each', ({ given, p1, table }) => {
    given({ p1: { home: ['Patroller'] }, p2: { isk: 1, hand: ['Decree'] }, outer: { Stain: {} } });
    p1.warp('Patroller', 'Stain');
    expect(table.where('Patroller')).toBe('Stain');
    expect(table.pile).toEqual([]);
    expect(table.asked).toBe('p2');
    p1.activate('Patroller', 'patrol');
    expect(table.pile).toEqual([]);
    expect(table.asked).toBe('p2');
  });
});

describe('commands', () => {
  scenario('S-44 C-10.2 a command stays on through turns, until the ship warps', ({ given, p1, table }) => {
    given({
      turn: 3,
      p1: { market: 20 },
      p2: { market: 20 },
      outer: { Stain: { p1: ['Small Miner'], locations: ['Rich Rock'] } },
    });
    p1.activate('Small Miner', 'mining');
    table.toManagement('p1');
    expect(table.command('Small Miner')).toBe('mining 1');
    expect(p1.income).toBe(4);
    p1.warp('Small Miner', 'home p1');
    expect(table.command('Small Miner')).toBeUndefined();
    expect(p1.income).toBe(2);
  });

  scenario('C-7.6 turning another command on switches the first off', ({ given, p1, table }) => {
    given({ p1: { home: ['Janus'] } });
    p1.activate('Janus', 'ambush');
    expect(table.command('Janus')).toBe('ambush 2');
    p1.activate('Janus', 'patrol');
    expect(table.command('Janus')).toBe('patrol 1');
    p1.switchOff('Janus');
    expect(table.command('Janus')).toBeUndefined();
  });

  scenario(
    'R-22 mining needs a location with a mineral value; which one is chosen on activating',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['A=Small Miner', 'Bare Moon'] },
        outer: { Stain: { p1: ['B=Small Miner'], locations: ['Rich Rock', 'Veldspar', 'Bare Moon'] } },
      });
      p1.cannot('command', 'A');
      expect(p1.choices('command', 'B', 'mine')).toEqual(['Rich Rock', 'Veldspar']);
      p1.activate('B', 'mining', { mine: 'Rich Rock' });
      expect(p1.income).toBe(2 + 1 + 2);
      p1.activate('B', 'mining', { mine: 'Veldspar' });
      expect(p1.income).toBe(2 + 1 + 1);
      expect(table.command('B')).toBe('mining 1');
    },
  );

  scenario('R-22 the command goes off when the mined location is lost', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Demolition'], home: ['Lode', { card: 'Small Miner', on: 'mining', mine: 'Lode' }] },
    });
    expect(p1.income).toBe(5);
    p1.play('Demolition', { target: 'Lode' });
    table.passAll();
    expect(table.command('Small Miner')).toBeUndefined();
    expect(p1.income).toBe(2);
  });

  scenario('S-88 C-10.3 a changed command power changes what the command brings', ({ given, p1, table }) => {
    given({
      p1: { news: ['Better Drills'], home: ['Lode', { card: 'Small Miner', on: 'mining', mine: 'Lode' }] },
    });
    expect(table.command('Small Miner')).toBe('mining 2');
    expect(p1.income).toBe(2 + 6);
  });

  scenario('R-20 only the active command makes a ship an “-ing” ship', ({ given, p1, table }) => {
    given({ p1: { home: ['Janus', 'Patrol Light'] } });
    expect(table.attack('Janus')).toBe(1);
    p1.activate('Janus', 'ambush');
    expect(table.attack('Janus')).toBe(1);
    p1.activate('Janus', 'patrol');
    expect(table.attack('Janus')).toBe(2);
  });

  scenario('C-10.6 patrolling ships elsewhere are not in the home region', ({ given, table }) => {
    given({ p1: { home: ['Patrol Light'] }, outer: { Stain: { p1: [{ card: 'Janus', on: 'patrol' }] } } });
    expect(table.attack('Janus')).toBe(1);
  });

  scenario('R-30 a command goes off when the ship changes its controller', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Bribe'] }, outer: { Stain: { p2: [{ card: 'Patroller', on: 'patrol' }] } } });
    p1.play('Bribe', { target: 'Patroller' });
    table.passAll();
    expect(table.command('Patroller')).toBeUndefined();
    expect(table.where('Patroller')).toBe('home p1');
  });
});

describe('ships in the dock', () => {
  scenario('C-9.2 R-88 docked ships cannot be targeted and their abilities do not apply', ({ given, p1, table }) => {
    given({
      p1: { isk: 5, hand: ['Broadside'], home: ['Ship(1/1)'], dock: ['Beacon', 'Marksman'] },
      p2: { dock: ['Ship(2/2)'] },
    });
    expect(p1.choices('play', 'Broadside', 'target')).toEqual(['Ship(1/1)']);
    expect(table.attack('Ship(1/1)')).toBe(1);
    p1.cannot('use', 'Marksman', { target: 'Ship(1/1)' });
    p1.undock('Beacon');
    expect(table.attack('Ship(1/1)')).toBe(2);
  });

  scenario(
    'C-9.4 R-72 a reassembled ship is docked with its full assembly and without command or damage',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 2, hand: ['Spark', 'Refit'] },
        p2: { home: ['Omen', { card: 'Patroller', on: 'patrol' }] },
      });
      p1.play('Spark', { target: 'Omen' });
      table.passAll();
      p1.play('Refit', { target: 'Omen' });
      table.passAll();
      expect(table.where('Omen')).toBe('dock p2');
      expect(table.tabs('Omen')).toBe(2);
      expect(table.damage('Omen')).toBe(0);
      expect(p2.scrapheap).toEqual([]);
    },
  );

  scenario('R-72 a ship without assembly is ready again at once', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Refit'], home: [{ card: 'Patroller', on: 'patrol' }] } });
    p1.play('Refit', { target: 'Patroller' });
    table.passAll();
    expect(table.where('Patroller')).toBe('dock p1');
    expect(table.command('Patroller')).toBeUndefined();
    expect(p1.can('undock', 'Patroller')).toBe(true);
  });

  scenario('R-17 a ship is reassembled in the dock of its controller', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Refit'], home: [{ card: 'Velator', own: 'p2' }] } });
    p1.play('Refit', { target: 'Velator' });
    table.passAll();
    expect(table.where('Velator')).toBe('dock p1');
  });
});
