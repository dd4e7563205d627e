/** Battles disturbed by news, and players who are out. */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('battles disturbed', () => {
  scenario(
    'R-43 R-116 a defender who falls in the result step has survived steps I to IV: the attackers must withdraw',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 1, hand: ['Broadside'], home: ['A=Ship(1/3)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      p1.holdFire();
      p2.holdFire();
      table.until((ask) => ask.stop === 'battle.result' && ask.seat === 0);
      p1.play('Broadside', { target: 'B' });
      table.passAll();
      expect(table.where('B')).toBe('scrapheap p2');
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      p1.withdraw({ A: 'dock' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(1);
      expect(table.control('Stain')).toBeUndefined();
    },
  );

  scenario(
    'R-43 C-11.5 a defender who has withdrawn and come back by a news has left: another battle phase follows',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(1/3)'] },
        p2: { isk: 1, hand: ['Reinforcement'] },
        outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      p1.stay();
      p2.withdraw({ B: 'home p2' });
      table.until((ask) => ask.seat === 1 && ask.stop === 'battle.withdraw');
      p2.play('Reinforcement', { target: 'B' });
      table.passAll();
      expect(table.where('B')).toBe('Stain');
      table.until(() => table.battle === 2);
      expect(table.isAttacking('A')).toBe(true);
    },
  );

  scenario(
    'R-43 C-11.5 one that joins and is sent home within a single window has left, too',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/3)'] },
        p2: { isk: 1, hand: ['Reinforcement'], home: ['B=Ship(1/3)'] },
        outer: { Stain: { p2: ['C=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      table.until((ask) => ask.seat === 1 && ask.stop === 'battle.target' && ask.role === 'window');
      p2.play('Reinforcement', { target: 'B' });
      table.passAll();
      expect([table.where('B'), table.step]).toEqual(['Stain', 'battle.target']);
      p1.play("Veteran's Premature Retirement", { target: 'B' });
      table.passAll();
      expect([table.where('B'), table.step]).toEqual(['hand p2', 'battle.target']);
      table.until(() => table.battle === 2);
      expect(table.isAttacking('A')).toBe(true);
    },
  );

  for (const news of ['Refit', 'Recall', 'Bribe'])
    scenario(`R-43 C-11.5 ${news}: a defender that is taken out of the battle has left it`, ({ given, p1, table }) => {
      given({
        p1: { isk: 1, hand: [news], home: ['A=Ship(1/3)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)', 'C=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      table.to('battle.begin', 'p1');
      p1.play(news, { target: 'B' });
      table.passAll();
      expect(table.where('B')).not.toBe('Stain');
      table.until(() => table.battle === 2);
      expect([table.isAttacking('A'), table.where('A')]).toEqual([true, 'Stain']);
    });

  scenario('R-43 R-47 a defender that is sent to where it is has not left', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: { isk: 1, hand: ['Recall'], home: ['B=Ship(1/3)'] },
    });
    p1.warp('A', 'home p2');
    table.to('battle.begin', 'p2');
    p2.play('Recall', { target: 'B' });
    table.passAll();
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(table.count('battlePhase')).toBe(1);
  });

  scenario('S-86 R-47 Forsaken Ruins in the middle of a battle ends it', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: { isk: 4, hand: ['Forsaken Ruins'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p2.play('Forsaken Ruins', { target: 'Stain' });
    table.passAll();
    expect([table.where('A'), table.where('B')]).toEqual(['home p1', 'home p2']);
    table.to('end');
    expect(table.count('battlePhase')).toBe(1);
    expect(table.control('Stain')).toBeUndefined();
    expect(table.state.g.attacks).toEqual([]);
  });

  scenario('forbidAttack: ships that already attack go on', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(3/3)', 'C=Ship(3/3)'] },
      p2: { isk: 5, hand: ['Martial Law'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    p2.play('Martial Law');
    table.passAll();
    p1.cannot('warp', 'C', { to: 'Stain' });
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('B')).toBe('scrapheap p2');
  });

  scenario('R-45 R-46 a ship that cannot warp is forced back into the dock', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Grounding'], home: ['A=Ship(1/3)'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] }, Heaven: {} },
    });
    p1.warp('A', 'Stain');
    p1.play('Grounding', { target: 'A' });
    table.passAll();
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(p1.withdrawals('A')).toEqual(['dock']);
  });

  scenario('an attacker whose control changes attacks no more', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(3/3)'] },
      p2: { isk: 1, hand: ['Defection'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p2.play('Defection', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.control('A'), table.isAttacking('A')]).toEqual(['home p2', 'p2', false]);
    table.to('end');
    expect(table.count('battlePhase')).toBe(1);
    expect(table.control('Stain')).toBe('p2');
  });

  scenario(
    'a defender of a home region may withdraw into the dock: another phase follows',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(3/3)'] }, p2: { home: ['B=Ship(1/1)'] }, outer: { Stain: {} } });
      p1.warp('A', 'home p2');
      p1.stay();
      expect(p2.withdrawals('B')).toEqual(['stay', 'dock', 'Stain']);
      p2.withdraw({ B: 'dock' });
      table.dealDamage();
      expect(table.damage('home p2')).toBe(3);
      p1.stay();
      expect(table.battle).toBe(2);
      table.dealDamage();
      table.to('end');
      expect(table.count('battlePhase')).toBe(2);
    },
  );

  scenario('two ambushes: each has its target, their damage adds up', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/9)'] },
      outer: {
        Stain: {
          p2: [
            { card: 'Kestrel', on: 'ambush' },
            { card: 'Janus', on: 'ambush' },
          ],
        },
      },
    });
    p1.fleet(['A', 'B'], 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.order');
    expect(table.asked).toBe('p1');
    p1.order('Kestrel', 'Janus');
    p2.aim('A');
    p2.aim('A');
    expect(table.pile).toEqual(['pending', 'pending']);
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
    expect(table.damage('B')).toBe(0);
  });

  scenario('an ambush without an attacker to hit is not placed', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: { isk: 1, hand: ['Recall'] },
      outer: { Stain: { p2: [{ card: 'Kestrel', on: 'ambush' }] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p2.play('Recall', { target: 'A' });
    table.passAll();
    table.until((ask) => ask.prompt.key === 'ask.withdraw');
    expect(table.count('placed', ({ kind }) => kind === 'pending')).toBe(0);
    p2.stay();
  });

  scenario('“until end of phase” in a battle ends with the battle phase', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Plating'], home: ['A=Ship(3/3)'] },
      outer: { Stain: { p2: ['B=Ship(0/3)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p1.play('Plating', { target: 'A' });
    table.passAll();
    expect(table.shield('A')).toBe(5);
    p1.targets({ A: 'B' });
    p2.holdFire();
    p1.stay();
    expect(table.battle).toBe(2);
    expect(table.shield('A')).toBe(3);
  });

  scenario(
    'C-8.3 control moves in the withdraw step already, the moment the last defender has left',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(1/3)'] },
        outer: { Stain: { own: 'p2', p2: ['B=Ship(0/3)'], locations: ['Crokite'] } },
      });
      p1.warp('A', 'Stain');
      p1.stay();
      p2.withdraw({ B: 'dock' });
      expect(table.step).toBe('battle.withdraw');
      expect([table.control('Stain'), table.control('Crokite')]).toEqual(['p1', 'p1']);
      expect(p1.can('use', 'Crokite')).toBe(true);
    },
  );

  scenario('R-51 the target dies to news before the damage: the shot is lost', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Spark'], home: ['A=Ship(3/3)'] },
      outer: { Stain: { p2: ['B=Ship(1/1)', 'C=Ship(1/1)'] } },
    });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.targets({ B: 'A', C: 'A' });
    expect(table.ask.stop).toBe('battle.target');
    p1.play('Spark', { target: 'B' });
    table.passAll();
    table.dealDamage();
    expect(table.where('C')).toBe('Stain');
    // The shot of B is lost with it, since it is gone before damage is placed.
    expect(table.damage('A')).toBe(1);
  });
});

describe('players who are out', () => {
  scenario(
    'R-60 the active player is out in the middle of their battle: nothing of it is left',
    ({ given, p1, p2, p3, table }) => {
      given({
        p1: { isk: 1, market: 0, hand: ['Field Day'], home: ['A=Ship(1/3)'] },
        p2: { isk: 2, hand: ['Exchange'], home: ['Ship(1/1)'] },
        p3: { isk: 1, hand: ['Bribe'] },
        outer: { Stain: { p2: [{ card: 'Patroller', on: 'patrol' }] } },
      });
      p1.warp('A', 'Stain');
      p3.play('Bribe', { target: 'Ship(1/1)' });
      table.passAll();
      expect(table.where('Ship(1/1)')).toBe('home p3');
      table.to('battle.begin');
      expect(table.attack('Patroller')).toBe(3);
      p2.play('Exchange', { target: 'p1' });
      table.passAll();
      expect(table.state.out).toEqual([0]);
      expect(table.active).toBe('p2');
      expect(table.battle).toBeUndefined();
      expect(table.state.g.attacks).toEqual([]);
      expect(table.attack('Patroller')).toBe(1);
      // What lasted until the end of that turn has ended with it.
      expect(table.where('Ship(1/1)')).toBe('home p2');
      expect(table.state.lasting).toEqual([]);
    },
  );

  scenario(
    'R-60 damage and “until end of phase” do not outlive the turn of a player who is out',
    ({ given, p1, p2, table }) => {
      given({
        seats: 3,
        p1: { isk: 3, market: 1, hand: ['Spark', 'Plating', 'Prospectus'] },
        p2: { home: ['A=Ship(1/2)'] },
      });
      p1.play('Plating', { target: 'A' });
      table.passAll();
      p1.play('Spark', { target: 'A' });
      table.passAll();
      p1.play('Prospectus');
      table.passAll();
      expect(table.active).toBe('p2');
      expect([table.damage('A'), table.shield('A')]).toEqual([0, 2]);
      p2.collect();
    },
  );

  scenario('R-60 a defender who is out leaves the region to the attacker', ({ given, p1, p3, table }) => {
    given({
      p1: { isk: 1, hand: ['Exchange'], home: ['A=Ship(1/3)'] },
      p2: { market: 0 },
      p3: {},
      outer: { Stain: { p2: ['B=Ship(1/9)'] } },
    });
    p1.warp('A', 'Stain');
    table.to('battle.begin');
    p1.play('Exchange', { target: 'p2' });
    table.passAll();
    expect(table.state.out).toEqual([1]);
    expect(table.control('Stain')).toBe('p1');
    table.to('end');
    expect(table.where('A')).toBe('Stain');
    p3.isNotAsked();
  });
});
