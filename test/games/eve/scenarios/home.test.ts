/** Attacks on home regions, and the order of attacks (C-11.1, C-11.4, R-39, R-40, R-53 to R-55). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('home regions', () => {
  scenario(
    'R-40 nobody defends: one battle phase, starbase damage, then the attackers must withdraw',
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
    p1.fleet(['A', 'B'], 'home p2');
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

  scenario('C-11.7 structures protect the starbase: 8 damage against 7 and 2', ({ given, p1, table }) => {
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
