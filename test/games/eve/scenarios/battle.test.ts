/** Attacks and battle phases (C-7.7, C-8.3, C-11). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('attacking', () => {
  scenario('S-49 a second ship joins the attack', ({ given, p1, table }) => {
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
    'S-51 R-31 a ship that has attacked cannot warp, activate or execute until management is over',
    ({ given, p1, table }) => {
      given({
        p1: { isk: 9, home: ['Marksman', 'Patroller'] },
        outer: { Stain: { p2: ['Ship(1/9)'] }, Heaven: {} },
      });
      p1.warp('Marksman', 'Stain');
      p1.warp('Patroller', 'Stain');
      p1.cannot('warp', 'Marksman', { to: 'Heaven' });
      p1.cannot('warp', 'Patroller', { to: 'Heaven' });
      p1.cannot('command', 'Patroller');
      p1.cannot('use', 'Marksman', { target: 'Ship(1/9)' });
      table.to('battle.begin');
      expect(p1.can('use', 'Marksman')).toBe(true);
    },
  );

  scenario('R-31 continuous abilities of an attacking ship go on', ({ given, p1, table }) => {
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

  scenario('C-8.3 an attacked region stays with its controller while he has a defender', ({ given, p1, p2, table }) => {
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
  });

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

describe('withdraw step', () => {
  scenario(
    'S-52 worked example: Heron and an ambushing Kestrel against Incursus and Tristan; all four die',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['Incursus', 'Tristan'] },
        outer: { Stain: { p2: ['Heron', { card: 'Kestrel', on: 'ambush' }] } },
      });
      p1.warp('Incursus', 'Stain');
      p1.warp('Tristan', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.trigger');
      expect(table.step).toBe('battle.withdraw');
      p2.aim('Tristan');
      table.passAll();
      expect(table.damage('Tristan')).toBe(1);
      p1.stay();
      p2.stay();
      p1.targets({ Incursus: 'Kestrel', Tristan: 'Heron' });
      p2.targets({ Heron: 'Tristan', Kestrel: 'Incursus' });
      table.dealDamage();
      expect(p1.scrapheap.sort()).toEqual(['Incursus', 'Tristan']);
      expect(p2.scrapheap.sort()).toEqual(['Heron', 'Kestrel']);
      expect(table.control('Stain')).toBeUndefined();
      table.to('end');
      expect(table.count('battlePhase')).toBe(1);
    },
  );

  scenario('S-53 ambush damage does not outlive the battle phase', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Incursus', 'Tristan'] },
      outer: { Stain: { p2: ['Heron', { card: 'Kestrel', on: 'ambush' }] } },
    });
    p1.warp('Incursus', 'Stain');
    p1.warp('Tristan', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.trigger');
    p2.aim('Tristan');
    table.passAll();
    p1.holdFire();
    p2.holdFire();
    expect(table.damage('Tristan')).toBe(1);
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(table.damage('Tristan')).toBe(0);
    p1.withdraw({ Tristan: 'dock', Incursus: 'home p1' });
    expect([table.where('Tristan'), table.where('Incursus')]).toEqual(['dock p1', 'home p1']);
    table.to('end');
    expect(table.count('battlePhase')).toBe(1);
  });

  scenario(
    'R-21 the ambush is laid before withdrawals are announced, in every battle phase',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(2/9)'] },
        outer: { Stain: { p2: ['B=Ship(0/2)', { card: 'Janus', on: 'ambush' }] } },
      });
      p1.warp('A', 'Stain');
      table.until(() => table.step === 'battle.withdraw' && table.pile.length > 0);
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect(table.damage('A')).toBe(2);
      expect(table.ask.prompt.key).toBe('ask.withdraw');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.dealDamage();
      expect(table.where('B')).toBe('scrapheap p2');
      p1.stay();
      expect(table.battle).toBe(2);
      expect(table.damage('A')).toBe(2);
    },
  );

  scenario('R-50 a ship that dies in the ambush deals no damage', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(5/1)', 'B=Ship(0/9)'] },
      outer: { Stain: { p2: [{ card: 'Kestrel', on: 'ambush' }] } },
    });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.trigger');
    p2.aim('A');
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
    p1.stay();
    expect(p1.battleTargets('A')).toEqual([]);
    table.fightOut();
    expect(table.where('Kestrel')).toBe('Stain');
  });

  scenario('R-18 ambush damage waits on the pile, where it can be answered', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Plating'], home: ['Ship(1/1)'] },
      outer: { Stain: { p2: [{ card: 'Kestrel', on: 'ambush' }] } },
    });
    p1.warp('Ship(1/1)', 'Stain');
    table.until(() => table.pile.length > 0);
    p1.play('Plating', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.where('Ship(1/1)')).toBe('Stain');
    expect(table.damage('Ship(1/1)')).toBe(1);
    p1.stay();
    p2.stay();
  });

  scenario(
    'S-61 the attacker decides about withdrawing first; when all attackers are gone the attack ends',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['Ship(1/1)'] }, outer: { Stain: { p2: ['Ship(2/2)'] } } });
      p1.warp('Ship(1/1)', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.withdraw');
      expect(table.asked).toBe('p1');
      p2.isNotAsked();
      p1.withdraw({ 'Ship(1/1)': 'dock' });
      expect(table.where('Ship(1/1)')).toBe('dock p1');
      expect(table.asked).toBe('p2');
      expect(table.ask.prompt.key).toBe('ask.withdraw');
      p2.withdraw({ 'Ship(2/2)': 'home p2' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(1);
      expect(table.control('Stain')).toBeUndefined();
    },
  );

  scenario(
    'S-62 R-44 withdraw to the dock, home, or an outer region without ships of others',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['Ship(1/1)'] },
        outer: {
          Stain: {},
          Heaven: { p2: ['Ship(2/2)'] },
          Metropolis: { p2: ['Ship(3/3)'] },
          Ginnungagap: { p1: ['Ship(4/4)'] },
        },
      });
      p1.warp('Ship(1/1)', 'Metropolis');
      expect(p1.withdrawals('Ship(1/1)')).toEqual(['stay', 'dock', 'home p1', 'Stain', 'Ginnungagap']);
      p1.withdraw({ 'Ship(1/1)': 'Stain' });
      expect(table.control('Stain')).toBe('p1');
    },
  );

  scenario('R-44 a region where an own attack still waits is closed', ({ given, p1 }) => {
    given({
      p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
      outer: { Stain: { p2: ['Ship(2/2)'] }, Heaven: { p2: ['Ship(2/2)'] } },
    });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Heaven');
    p1.pass();
    p1.table.until((ask) => ask.prompt.key === 'ask.battleOrder');
    p1.fight('Stain');
    expect(p1.withdrawals('A')).toEqual(['stay', 'dock', 'home p1']);
  });

  scenario(
    'R-45 withdrawing into a region is a warp: closed under Forsaken Ruins; the dock is always open',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['Ship(1/1)'] },
        p2: { isk: 4, hand: ['Forsaken Ruins'] },
        outer: { Stain: {}, Metropolis: { p2: ['Ship(3/3)'] } },
      });
      p1.warp('Ship(1/1)', 'Metropolis');
      p2.play('Forsaken Ruins', { target: 'Stain' });
      table.passAll();
      expect(p1.withdrawals('Ship(1/1)')).toEqual(['stay', 'dock', 'home p1']);
    },
  );

  scenario('R-45 S-104 a ship that cannot warp may still go into the dock', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] },
      outer: { Stain: {}, Metropolis: { p2: ['Ship(3/3)'] } },
    });
    p1.warp('Ship(1/1)', 'Metropolis');
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    expect(p1.withdrawals('Ship(1/1)')).toEqual(['stay', 'dock']);
  });

  scenario('S-104 C a ship that cannot warp may dock in management', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] }, outer: { Stain: {} } });
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    p1.cannot('warp', 'Ship(1/1)', { to: 'Stain' });
    p1.dock('Ship(1/1)');
    expect(table.where('Ship(1/1)')).toBe('dock p1');
  });

  scenario('C-11.4 a defender withdraws to another region of his player', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Ship(1/1)'] },
      outer: { Heaven: { p2: ['Ship(2/2)'] }, Metropolis: { p2: ['Ship(3/3)'] } },
    });
    p1.warp('Ship(1/1)', 'Metropolis');
    p1.stay();
    expect(p2.withdrawals('Ship(3/3)')).toEqual(['stay', 'dock', 'home p2', 'Heaven']);
    p2.withdraw({ 'Ship(3/3)': 'Heaven' });
    expect(table.control('Metropolis')).toBe('p1');
    // The last defender has left the battle: another phase, which the attacker may use to withdraw.
    p1.stay();
    expect(table.battle).toBe(2);
    table.to('end');
    expect(table.where('Ship(1/1)')).toBe('Metropolis');
    expect(table.count('battlePhase')).toBe(2);
  });
});

describe('targets and damage', () => {
  scenario(
    'S-54 C-15 worked example: Stubborn Mechanic in answer to the damage saves the Executioner',
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
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    p1.targets({ A: 'C', B: 'D' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('C')).toBe('scrapheap p2');
    expect(table.where('D')).toBe('Stain');
    expect(table.damage('D')).toBe(3);
  });

  scenario('S-57 damage of several ships adds up; all of it is dealt at once', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(2/1)', 'B=Ship(2/1)'] },
      outer: { Stain: { p2: ['C=Ship(1/4)'] } },
    });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    p1.targets({ A: 'C', B: 'C' });
    p2.targets({ C: 'A' });
    table.dealDamage();
    expect(p2.scrapheap).toEqual(['C']);
    expect(p1.scrapheap).toEqual(['A']);
  });

  scenario('S-58 all defenders survive: the attackers must withdraw, the region stays', ({ given, p1, p2, table }) => {
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
  });

  scenario('S-60 R-46 forced withdrawal is no choice: ship by ship, to the same places', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
      outer: { Stain: { p2: ['C=Ship(1/9)'] }, Heaven: {} },
    });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
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
    'S-59 one of two defenders falls: a new battle phase with full shields and new targets',
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

  scenario('C-11.2 the attacker announces all his targets before the defender', ({ given, p1, p2, table }) => {
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

  scenario(
    'S-72 R-43 a ship that comes into the region during the battle joins the defence',
    ({ given, p1, p2, table }) => {
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
    },
  );

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

describe('home regions', () => {
  scenario(
    'S-63 R-40 nobody defends: one battle phase, starbase damage, then the attackers must withdraw',
    ({ given, p1, table }) => {
      given({ p1: { home: ['Ship(6/3)'] } });
      p1.warp('Ship(6/3)', 'home p2');
      table.until(() => table.step === 'battle.result' && table.pile.length > 0);
      expect(table.pile).toEqual(['damage']);
      table.passAll();
      expect(table.damage('home p2')).toBe(6);
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      expect(table.damage('home p2')).toBe(0);
      p1.withdraw({ 'Ship(6/3)': 'home p1' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(1);
      expect(table.winners).toBeUndefined();
    },
  );

  scenario(
    'R-40 the last defender falls in phase 1: damage in both phases, withdrawal possible, then it must be',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(3/3)'] }, p2: { home: ['B=Ship(1/3)'] } });
      p1.warp('A', 'home p2');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.dealDamage();
      table.dealDamage();
      expect(table.damage('home p2')).toBe(3);
      p1.stay();
      expect(table.battle).toBe(2);
      expect(table.damage('home p2')).toBe(0);
      table.dealDamage();
      expect(table.damage('home p2')).toBe(3);
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      p1.withdraw({ A: 'dock' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(2);
    },
  );

  scenario('S-64 the starbase falls although an untouched defender is left', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(4/3)', 'B=Ship(4/3)'] }, p2: { home: ['Ship(0/9)'] } });
    p1.warp('A', 'home p2');
    p1.warp('B', 'home p2');
    p1.holdFire();
    p2.holdFire();
    table.dealDamage();
    expect(table.winners).toEqual(['p1']);
    expect(table.state.result?.how).toBe('starbase');
  });

  scenario(
    'C-11.4 ships that dealt damage to defenders deal it to the starbase as well',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(7/3)'] }, p2: { home: ['B=Ship(1/9)'] } });
      p1.warp('A', 'home p2');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.dealDamage();
      expect(table.damage('B')).toBe(7);
      table.dealDamage();
      expect(table.winners).toEqual(['p1']);
    },
  );

  scenario('S-65 the shield of a starbase recharges between battle phases', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(6/3)'] }, p2: { home: ['B=Ship(1/3)'] } });
    p1.warp('A', 'home p2');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.fightOut();
    expect(table.count('battlePhase')).toBe(2);
    expect(table.winners).toBeUndefined();
    expect(table.count('damaged', ({ def }) => def === 'amarr-starbase')).toBe(2);
  });

  scenario('S-66 C-11.7 structures protect the starbase: 8 damage against 7 and 2', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(8/3)'] }, p2: { home: ['Wall'] } });
    p1.warp('Ship(8/3)', 'home p2');
    table.fightOut();
    expect(table.winners).toBeUndefined();
  });

  scenario('R-18 news may still save the starbase while the damage lies on the pile', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Ship(8/3)'] }, p2: { isk: 1, hand: ['Bulkheads'] } });
    p1.warp('Ship(8/3)', 'home p2');
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    p2.play('Bulkheads');
    table.passAll();
    expect(table.damage('home p2')).toBe(0);
    expect(table.winners).toBeUndefined();
  });

  scenario('R-18 moving the attacker away does not take its damage off the pile', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Ship(8/3)'] }, p2: { isk: 1, hand: ['Recall'] } });
    p1.warp('Ship(8/3)', 'home p2');
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    p2.play('Recall', { target: 'Ship(8/3)' });
    table.passAll();
    expect(table.winners).toEqual(['p1']);
  });

  scenario(
    'R-54 R-16 a structure leaves while damage lies: total shield reached, the starbase is destroyed',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Sabotage'], home: ['Ship(8/3)'] }, p2: { home: ['Wall'] } });
      p1.warp('Ship(8/3)', 'home p2');
      table.dealDamage();
      expect(table.damage('home p2')).toBe(8);
      p1.play('Sabotage', { target: 'Wall' });
      table.passAll();
      expect(table.winners).toEqual(['p1']);
    },
  );

  scenario(
    'R-53 damage of news counts together with battle damage of that phase and is gone after it',
    ({ given, p1, table }) => {
      given({ p1: { isk: 2, hand: ['A=Siege Gun', 'B=Siege Gun'], home: ['Ship(2/3)'] } });
      p1.play('A', { target: 'home p2' });
      table.passAll();
      expect(table.damage('home p2')).toBe(5);
      p1.warp('Ship(2/3)', 'home p2');
      table.to('battle.begin');
      expect(table.damage('home p2')).toBe(0);
      p1.play('B', { target: 'home p2' });
      table.passAll();
      table.dealDamage();
      expect(table.winners).toEqual(['p1']);
    },
  );

  scenario('S-67 R-39 home regions first; among outer regions the attacker chooses', ({ given, p1, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)', 'C=Ship(1/3)'] },
      outer: { Stain: { p2: ['Ship(1/9)'] }, Heaven: { p2: ['Ship(2/9)'] } },
    });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Heaven');
    p1.warp('C', 'home p2');
    table.to('battle.begin');
    expect(table.state.g.battle?.region).toBe(table.one('home p2'));
    table.until((ask) => ask.prompt.key === 'ask.battleOrder');
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual(['Stain', 'Heaven']);
    p1.fight('Heaven');
    expect(table.state.g.battle?.region).toBe(table.one('Heaven'));
    table.fightOut();
    table.to('battle.begin');
    expect(table.state.g.battle?.region).toBe(table.one('Stain'));
  });

  scenario(
    'R-55 two home regions attacked: the attacker chooses between them, outer regions wait',
    ({ given, p1, table }) => {
      given({
        seats: 3,
        p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)', 'C=Ship(1/3)'] },
        outer: { Stain: { p2: ['Ship(1/9)'] } },
      });
      p1.warp('A', 'home p2');
      p1.warp('B', 'home p3');
      p1.warp('C', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.battleOrder');
      const { choice } = table.ask;
      expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual([
        'home p2',
        'home p3',
      ]);
      expect(table.refusal({ seat: 0, ask: table.ask.id, answer: { pick: [table.one('Stain')] } })).toBe('illegal');
      p1.fight('home p3');
      table.fightOut();
      table.to('battle.begin');
      expect(table.state.g.battle?.region).toBe(table.one('home p2'));
    },
  );

  scenario('S-70 docked ships do not defend', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(6/3)'] }, p2: { dock: ['A=Ship(5/5)', 'B=Ship(5/5)'] } });
    p1.warp('Ship(6/3)', 'home p2');
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw' || ask.prompt.key === 'ask.battleTargets');
    expect(table.ask.prompt.key).toBe('ask.mustWithdraw');
    expect(table.count('damaged', ({ def }) => def !== 'amarr-starbase')).toBe(0);
    expect(table.count('damaged', ({ n }) => n === 6)).toBe(1);
    table.to('end');
    expect(table.count('battlePhase')).toBe(1);
  });

  scenario(
    'C-11.4 “when a battle phase begins” is resolved first, in each battle phase',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(3/9)'] }, p2: { home: ['Alarm', 'B=Ship(0/3)'] } });
      p1.warp('A', 'home p2');
      table.until(() => table.pile.length > 0);
      expect(table.step).toBe('battle.begin');
      table.passAll();
      expect(table.damage('A')).toBe(1);
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.until(() => table.battle === 2 && table.pile.length > 0);
      table.passAll();
      expect(table.step).toBe('battle.begin');
      expect(table.damage('A')).toBe(1);
    },
  );

  scenario('R-42 no attacker is left at the result step: no further phase', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(3/1)'] }, p2: { home: ['B=Ship(1/3)', 'C=Ship(1/3)'] } });
    p1.warp('A', 'home p2');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A' });
    table.to('end');
    expect(table.count('battlePhase')).toBe(1);
    expect(p2.scrapheap).toEqual(['B']);
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

  scenario(
    'S-90 C-8.8 a bounced or destroyed ship goes to its owner, whoever controlled it',
    ({ given, p1, p2, table }) => {
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
    },
  );

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
