/** Attacking, and who controls what (C-7.7, C-8.3, R-36 to R-38). */
import { describe, expect } from 'vitest';
import { coreScenario, scenario } from '../../../support/board.ts';

describe('attacking', () => {
  coreScenario('S-49 R-34 R-37 a second ship joins the attack', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(5/5)'] } } });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    expect(table.state.g.attacks).toHaveLength(1);
    table.to('battle.begin');
    expect(table.count('attacks', ({ first }) => first === true)).toBe(1);
    p1.stay();
    expect(p1.battleTargets('A')).toEqual(['Ship(5/5)', 'none']);
    expect(p1.battleTargets('B')).toEqual(['Ship(5/5)', 'none']);
  });

  scenario(
    'R-31 a ship that has attacked cannot warp, activate or execute until management is over',
    ({ given, p1, table }) => {
      given({
        p1: { isk: 9, home: ['Marksman', 'Patroller'] },
        outer: { Stain: { p2: ['Ship(1/9)'] }, Heaven: {} },
      });
      p1.fleet(['Marksman', 'Patroller'], 'Stain');
      p1.cannot('warp', 'Marksman', { to: 'Heaven' });
      p1.cannot('warp', 'Patroller', { to: 'Heaven' });
      p1.cannot('command', 'Patroller');
      p1.cannot('use', 'Marksman', { target: 'Ship(1/9)' });
      table.to('battle.begin');
      expect(p1.can('use', 'Marksman')).toBe(true);
    },
  );

  scenario('R-31 C-13.3 continuous abilities of an attacking ship go on', ({ given, p1, table }) => {
    given({ p1: { home: ['Beacon', 'Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(1/9)'] } } });
    p1.warp('Beacon', 'Stain');
    expect(table.attack('Ship(1/1)')).toBe(2);
  });

  scenario('C-7.7 R-36 warping into a home region is an attack even if nothing defends it', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] } });
    p1.warp('Ship(1/1)', 'home p2');
    expect(table.isAttacking('Ship(1/1)')).toBe(true);
    expect(table.control('home p2')).toBe('p2');
    table.to('battle.begin');
    expect(table.battle).toBe(1);
  });

  scenario('C-7.5 C-10.5 warping switches the command off, so attackers never ambush', ({ given, p1, p2, table }) => {
    given({ p1: { home: [{ card: 'Kestrel', on: 'ambush' }] }, outer: { Stain: { p2: ['Ship(1/3)'] } } });
    p1.warp('Kestrel', 'Stain');
    expect(table.command('Kestrel')).toBeUndefined();
    p1.stay();
    expect(table.damage('Ship(1/3)')).toBe(0);
    p2.stay();
  });

  scenario(
    'C-8.3 an attacked region stays with its controller while they have a defender',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['Ship(9/9)'] }, outer: { Metropolis: { p2: ['A=Ship(1/1)', 'B=Ship(1/1)'] } } });
      p1.warp('Ship(9/9)', 'Metropolis');
      expect(table.control('Metropolis')).toBe('p2');
      p1.targets({ 'Ship(9/9)': 'A' });
      p2.holdFire();
      table.dealDamage();
      expect(table.where('A')).toBe('scrapheap p2');
      expect(table.control('Metropolis')).toBe('p2');
      p1.targets({ 'Ship(9/9)': 'B' });
      p2.holdFire();
      table.dealDamage();
      expect(table.control('Metropolis')).toBe('p1');
    },
  );

  scenario(
    'S-71 R-38 the lone defender is bounced before the battle: the region is taken at once, no battle',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['Ship(1/1)'] },
        outer: { Metropolis: { p2: ['Ship(5/5)'] } },
      });
      p1.warp('Ship(1/1)', 'Metropolis');
      p1.play("Veteran's Premature Retirement", { target: 'Ship(5/5)' });
      table.passAll();
      expect(p2.hand).toEqual(['Ship(5/5)']);
      expect(table.control('Metropolis')).toBe('p1');
      expect(table.isAttacking('Ship(1/1)')).toBe(false);
      p1.cannot('warp', 'Ship(1/1)', { to: 'home p1' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(0);
    },
  );

  scenario('R-38 when all attackers are gone before the battle the attack is dropped', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Ship(1/1)'] },
      p2: { isk: 1, hand: ['Spark'] },
      outer: { Metropolis: { p2: ['Ship(1/5)'] } },
    });
    p1.warp('Ship(1/1)', 'Metropolis');
    p2.play('Spark', { target: 'Ship(1/1)' });
    table.passAll();
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
    expect(table.control('Metropolis')).toBe('p2');
  });

  scenario('C-8.1 a home region is always controlled by its player', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { home: ['Veldspar'] } });
    p1.warp('Ship(1/1)', 'home p2');
    expect([table.control('home p2'), table.control('Veldspar')]).toEqual(['p2', 'p2']);
    table.fightOut();
    table.to('end');
    expect(table.control('home p2')).toBe('p2');
  });
});

describe('control', () => {
  scenario(
    'S-91 C-8.5 a conquered region brings its locations; destroyed they go to their owner',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 1, hand: ['Demolition'], home: ['A=Ship(3/3)'] },
        outer: { Stain: { own: 'p2', p2: ['B=Ship(1/3)'], locations: ['Veldspar', 'Bazaar'] } },
      });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.to('end');
      expect(table.control('Veldspar')).toBe('p1');
      expect([p1.income, p2.income]).toEqual([4, 2]);
      p1.play('Demolition', { target: 'Veldspar' });
      table.passAll();
      expect(p2.scrapheap).toContain('Veldspar');
      expect(p1.scrapheap).not.toContain('Veldspar');
    },
  );

  scenario(
    'S-86 R-38 R-47 Forsaken Ruins sends all ships home, commands off, and no battle is held',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 4, hand: ['Forsaken Ruins'], home: ['A=Ship(1/3)', 'D=Ship(1/1)'] },
        p2: { home: ['E=Ship(1/1)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)', { card: 'Patroller', on: 'patrol' }] } },
      });
      p1.warp('A', 'Stain');
      p1.play('Forsaken Ruins', { target: 'Stain' });
      table.passAll();
      expect(['A', 'B', 'Patroller'].map((one) => table.where(one))).toEqual(['home p1', 'home p2', 'home p2']);
      expect(table.command('Patroller')).toBeUndefined();
      expect(table.control('Stain')).toBeUndefined();
      expect(table.isAttacking('A')).toBe(false);
      p1.cannot('warp', 'D', { to: 'Stain' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(0);
      table.toManagement('p2');
      p2.cannot('warp', 'E', { to: 'Stain' });
    },
  );

  scenario('C-8.8 a bounced or destroyed ship goes to its owner, whoever controlled it', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ["Veteran's Premature Retirement", 'Broadside'] },
      p2: {
        home: [
          { card: 'A=Ship(1/1)', own: 'p1' },
          { card: 'B=Ship(1/1)', own: 'p1' },
        ],
      },
    });
    expect(table.control('A')).toBe('p2');
    p1.play("Veteran's Premature Retirement", { target: 'A' });
    table.passAll();
    expect(p1.hand).toContain('A');
    p1.play('Broadside', { target: 'B' });
    table.passAll();
    expect(p1.scrapheap).toContain('B');
    expect(p2.scrapheap).toEqual([]);
  });

  scenario('C-8.3 the attackers fall: the defender keeps the region', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(3/1)'] }, outer: { Stain: { p2: ['B=Ship(1/9)'] } } });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    table.to('end');
    expect(table.control('Stain')).toBe('p2');
    expect(table.damage('B')).toBe(0);
  });

  scenario('R-30 a command stays on while the ship defends', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      outer: { Stain: { p2: [{ card: 'Small Miner', on: 'mining', mine: 'Lode' }], locations: ['Lode'] } },
    });
    p1.warp('A', 'Stain');
    table.fightOut();
    table.to('end');
    expect(table.command('Small Miner')).toBe('mining 1');
    expect(p2.income).toBe(5);
  });
});
