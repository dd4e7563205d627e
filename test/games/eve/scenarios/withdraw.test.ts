/** The withdraw step: ambush, and where ships may go (C-11.4, R-21, R-44 to R-46). */
import { describe, expect } from 'vitest';
import { coreScenario, scenario } from '../../../support/board.ts';

describe('withdraw step', () => {
  scenario(
    'S-52 worked example: Heron and an ambushing Kestrel against Incursus and Tristan; all four die',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['Incursus', 'Tristan'] },
        outer: { Stain: { p2: ['Heron', { card: 'Kestrel', on: 'ambush' }] } },
      });
      p1.fleet(['Incursus', 'Tristan'], 'Stain');
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
    p1.fleet(['Incursus', 'Tristan'], 'Stain');
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
    p1.fleet(['A', 'B'], 'Stain');
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

  scenario('C-11.4 who stays to the end of the battle is not asked in its later phases', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(3/9)'] }, outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/9)'] } } });
    p1.warp('A', 'Stain');
    p2.stayToTheEnd();
    p1.targets({ A: 'B' });
    table.dealDamage();
    p1.stayToTheEnd();
    expect(table.count('battlePhase')).toBe(2);
    table.until((ask) => ask.role === 'choice');
    expect([table.asked, table.ask.prompt.key]).toEqual(['p1', 'ask.battleTargets']);
  });

  scenario('C-11.4 what another player does meanwhile gives reason to ask again', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(3/9)'], isk: 9, hand: ['Spark'] },
      outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/9)'] } },
    });
    p1.warp('A', 'Stain');
    p2.stayToTheEnd();
    table.to('battle.withdraw', 'p1');
    p1.play('Spark', { target: 'C' });
    p1.targets({ A: 'B' });
    table.dealDamage();
    p1.stay();
    p2.withdraw({ C: 'dock' });
    expect(table.where('C')).toBe('dock p2');
  });

  scenario('C-11.4 who fights to the end is not asked for targets: their ships destroy what they can', (cast) => {
    const { given, p1, p2, table } = cast;
    given({
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/2)'] },
      outer: { Stain: { p2: ['C=Ship(2/4)', 'D=Ship(3/4)'] } },
    });
    p1.fleet(['A', 'B'], 'Stain');
    p2.fightToTheEnd();
    p1.targets({ A: 'C', B: 'C' });
    table.dealDamage();
    expect(p1.scrapheap).toHaveLength(2);
  });

  scenario('… until somebody plays something in the battle', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ['Spark'], home: ['A=Ship(1/3)'] },
      outer: { Stain: { p2: ['C=Ship(2/4)', 'D=Ship(3/4)'] } },
    });
    p1.warp('A', 'Stain');
    p2.fightToTheEnd();
    table.to('battle.withdraw', 'p1');
    p1.play('Spark', { target: 'C' });
    p1.targets({ A: 'C' });
    table.until((ask) => ask.role === 'choice');
    expect([table.asked, table.ask.prompt.key]).toEqual(['p2', 'ask.battleTargets']);
  });

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

  coreScenario('R-45 S-104 a ship that cannot warp may still go into the dock', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] },
      outer: { Stain: {}, Metropolis: { p2: ['Ship(3/3)'] } },
    });
    p1.warp('Ship(1/1)', 'Metropolis');
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    expect(p1.withdrawals('Ship(1/1)')).toEqual(['stay', 'dock']);
  });

  coreScenario('S-104 C a ship that cannot warp may dock in management', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Grounding'], home: ['Ship(1/1)'] }, outer: { Stain: {} } });
    p1.play('Grounding', { target: 'Ship(1/1)' });
    table.passAll();
    p1.cannot('warp', 'Ship(1/1)', { to: 'Stain' });
    p1.dock('Ship(1/1)');
    expect(table.where('Ship(1/1)')).toBe('dock p1');
  });

  scenario('C-11.4 a defender withdraws to another region of its player', ({ given, p1, p2, table }) => {
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
