/** Targets, damage and results of battle phases (C-11.4 to C-11.6, R-18, R-40 to R-51). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('targets and damage', () => {
  scenario(
    'C-15 worked example: Stubborn Mechanic in answer to the damage saves the Executioner',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['Slasher'] },
        p2: { isk: 2, hand: ['Stubborn Mechanic'] },
        outer: { Metropolis: { p2: ['Executioner'] } },
      });
      p1.warp('Slasher', 'Metropolis');
      p1.targets({ Slasher: 'Executioner' });
      p2.targets({ Executioner: 'Slasher' });
      table.until(() => table.pile.length > 0);
      expect(table.pile).toEqual(['damage']);
      expect(table.asked).toBe('p1');
      p1.pass();
      p2.play('Stubborn Mechanic', { target: 'Executioner' });
      expect(table.pile).toEqual(['Stubborn Mechanic', 'damage']);
      p2.pass();
      expect(table.asked).toBe('p1');
      table.passAll();
      expect(table.shield('Executioner')).toBe(5);
      expect(table.damage('Executioner')).toBe(3);
      expect(table.where('Executioner')).toBe('Metropolis');
      expect(table.where('Slasher')).toBe('scrapheap p1');
      table.to('end');
      expect(table.control('Metropolis')).toBe('p2');
    },
  );

  scenario('S-55 the same without the news: both die, Metropolis is uncontrolled', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Slasher'] }, outer: { Metropolis: { p2: ['Executioner'] } } });
    p1.warp('Slasher', 'Metropolis');
    p1.targets({ Slasher: 'Executioner' });
    p2.targets({ Executioner: 'Slasher' });
    table.to('end');
    expect(p1.scrapheap).toEqual(['Slasher']);
    expect(p2.scrapheap).toEqual(['Executioner']);
    expect(table.control('Metropolis')).toBeUndefined();
    expect(table.count('battlePhase')).toBe(1);
  });

  scenario('S-56 damage equal to the shield destroys, one less does not', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(4/9)', 'B=Ship(3/9)'] },
      outer: { Stain: { p2: ['C=Ship(0/4)', 'D=Ship(0/4)'] } },
    });
    p1.fleet(['A', 'B'], 'Stain');
    p1.targets({ A: 'C', B: 'D' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('C')).toBe('scrapheap p2');
    expect(table.where('D')).toBe('Stain');
    expect(table.damage('D')).toBe(3);
  });

  scenario('C-11.4 damage of several ships adds up; all of it is dealt at once', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(2/1)', 'B=Ship(2/1)'] },
      outer: { Stain: { p2: ['C=Ship(1/4)'] } },
    });
    p1.fleet(['A', 'B'], 'Stain');
    p1.targets({ A: 'C', B: 'C' });
    p2.targets({ C: 'A' });
    table.dealDamage();
    expect(p2.scrapheap).toEqual(['C']);
    expect(p1.scrapheap).toEqual(['A']);
  });

  scenario(
    'S-58 C-11.5 all defenders survive: the attackers must withdraw, the region stays',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)'] }, Heaven: {} } });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.targets({ B: 'A' });
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      expect(p1.withdrawals('A')).toEqual(['dock', 'home p1', 'Heaven']);
      p1.withdraw({ A: 'dock' });
      expect(table.where('A')).toBe('dock p1');
      table.to('end');
      expect(table.control('Stain')).toBe('p2');
      expect(table.count('battlePhase')).toBe(1);
    },
  );

  scenario('R-46 forced withdrawal is no choice: ship by ship, to the same places', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
      outer: { Stain: { p2: ['C=Ship(1/9)'] }, Heaven: {} },
    });
    p1.fleet(['A', 'B'], 'Stain');
    p1.holdFire();
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(table.asked).toBe('p1');
    const stay = { pick: ['stay'] };
    expect(table.refusal({ seat: 0, ask: table.ask.id, answer: stay })).toBe('illegal');
    p1.withdraw({ A: 'Heaven', B: 'home p1' });
    expect([table.where('A'), table.where('B')]).toEqual(['Heaven', 'home p1']);
    expect(table.control('Heaven')).toBe('p1');
    expect(table.pile).toEqual([]);
  });

  scenario(
    'S-59 R-48 C-11.5 one of two defenders falls: a new battle phase with full shields and new targets',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(3/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } } });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.targets({ B: 'A', C: 'A' });
      table.dealDamage();
      expect(table.where('B')).toBe('scrapheap p2');
      expect(table.damage('A')).toBe(2);
      p1.stay();
      expect(table.battle).toBe(2);
      expect(table.damage('A')).toBe(0);
      p1.targets({ A: 'C' });
      table.dealDamage();
      expect(table.where('C')).toBe('scrapheap p2');
      expect(table.control('Stain')).toBe('p1');
    },
  );

  scenario(
    'R-41 after the last defender has left a further phase is offered; staying ends the attack',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(3/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)'] } } });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.dealDamage();
      expect(table.control('Stain')).toBe('p1');
      p1.stay();
      expect(table.battle).toBe(2);
      table.to('end');
      expect(table.where('A')).toBe('Stain');
      expect(table.isAttacking('A')).toBe(false);
      expect(table.count('battlePhase')).toBe(2);
    },
  );

  scenario('R-41 in that further phase the attacker may withdraw', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(3/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)'] } } });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    p1.withdraw({ A: 'dock' });
    table.to('end');
    expect(table.control('Stain')).toBeUndefined();
  });

  scenario('C-11.2 the attacker announces all their targets before the defender', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } } });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    expect(table.asked).toBe('p1');
    expect(p1.battleTargets('A')).toEqual(['B', 'C', 'none']);
    p1.targets({ A: 'C' });
    expect(table.asked).toBe('p2');
    expect(p2.battleTargets('B')).toEqual(['A', 'none']);
  });

  scenario('C-13.4 the only battle targets are enemy ships in the same region', ({ given, p1 }) => {
    given({
      p1: { home: ['A=Ship(1/3)', 'Ship(2/2)'] },
      p2: { home: ['Ship(9/9)'], dock: ['Ship(8/8)'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] }, Heaven: { p2: ['Ship(7/7)'] } },
    });
    p1.warp('A', 'Stain');
    expect(p1.battleTargets('A')).toEqual(['B', 'none']);
  });

  scenario('R-49 attack 0 may name a target and deals nothing', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(0/3)'] }, outer: { Stain: { p2: ['B=Ship(0/1)'] } } });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(table.where('B')).toBe('Stain');
    expect(table.count('damaged')).toBe(0);
  });

  scenario(
    'S-74 R-18 damage is fixed on the pile: a later change of attack does not alter it',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(3/3)'] },
        p2: { isk: 1, hand: ['Misfire'] },
        outer: { Stain: { p2: ['B=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.targets({ B: 'A' });
      table.until(() => table.pile.length > 0);
      p2.play('Misfire', { target: 'A' });
      table.passAll();
      expect(table.attack('A')).toBe(2);
      expect(table.where('B')).toBe('scrapheap p2');
    },
  );

  scenario('R-18 a change of attack before the damage is placed counts', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(3/3)'] },
      p2: { isk: 1, hand: ['Misfire'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    expect(table.ask.stop).toBe('battle.target');
    p2.play('Misfire', { target: 'A' });
    table.passAll();
    table.until(() => table.step === 'battle.damage' && table.pile.length > 0);
    table.passAll();
    expect(table.damage('B')).toBe(2);
    expect(table.where('B')).toBe('Stain');
  });

  scenario('R-18 the source leaving does not cancel damage on the pile', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(3/3)'] },
      p2: { isk: 1, hand: ['Broadside'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.until(() => table.pile.length > 0);
    p2.play('Broadside', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
    expect(table.where('B')).toBe('scrapheap p2');
    table.to('end');
    expect(table.control('Stain')).toBeUndefined();
  });

  scenario(
    'R-51 a target that left before the damage takes none, and there is no other target instead',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(3/3)'] },
        p2: { isk: 1, hand: ['Recall'] },
        outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.until(() => table.pile.length > 0);
      p2.play('Recall', { target: 'B' });
      table.passAll();
      expect(table.where('B')).toBe('home p2');
      expect([table.damage('B'), table.damage('C')]).toEqual([0, 0]);
      // a defender who was moved away has left the battle.
      p1.stay();
      expect(table.battle).toBe(2);
    },
  );

  scenario('C-11.6 shields are full again at the end of every phase, management too', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Spark'] }, p2: { home: ['Ship(1/2)'] } });
    p1.play('Spark', { target: 'Ship(1/2)' });
    table.passAll();
    expect(table.damage('Ship(1/2)')).toBe(1);
    table.to('end');
    expect(table.damage('Ship(1/2)')).toBe(0);
  });

  scenario('R-25 patrol: a patrolling ship that defends has more attack', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, outer: { Stain: { p2: [{ card: 'Patroller', on: 'patrol' }] } } });
    expect(table.attack('Patroller')).toBe(1);
    p1.warp('A', 'Stain');
    expect(table.attack('Patroller')).toBe(3);
    p1.holdFire();
    p2.targets({ Patroller: 'A' });
    table.dealDamage();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario('R-43 a ship that comes into the region during the battle joins the defence', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(5/5)'] },
      p2: { isk: 1, hand: ['Reinforcement'], home: ['C=Ship(1/5)'] },
      outer: { Stain: { p2: ['B=Ship(1/5)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p2.play('Reinforcement', { target: 'C' });
    table.passAll();
    expect(table.where('C')).toBe('Stain');
    p1.stay();
    p2.stay();
    expect(p1.battleTargets('A')).toEqual(['B', 'C', 'none']);
    p1.targets({ A: 'C' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('C')).toBe('scrapheap p2');
    p1.stay();
    expect(table.battle).toBe(2);
  });

  scenario('R-43 a defender whose control changes has left the battle', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Defection'], home: ['A=Ship(1/5)'] },
      outer: { Stain: { p2: ['B=Ship(1/5)', 'C=Ship(1/5)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p1.play('Defection', { target: 'B' });
    table.passAll();
    expect(table.where('B')).toBe('home p1');
    p1.holdFire();
    p2.holdFire();
    p1.stay();
    expect(table.battle).toBe(2);
  });

  scenario(
    'R-56 a phase of its own for each attack: damage does not go from one to the other',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] }, Heaven: { p2: ['D=Ship(1/9)'] } },
      });
      p1.warp('A', 'Stain');
      p1.warp('B', 'Heaven');
      table.until((ask) => ask.prompt.key === 'ask.battleOrder');
      p1.fight('Heaven');
      p1.targets({ B: 'D' });
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      expect(table.where('A')).toBe('Stain');
      p1.withdraw({ B: 'dock' });
      p1.targets({ A: 'C' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(2);
    },
  );
});
