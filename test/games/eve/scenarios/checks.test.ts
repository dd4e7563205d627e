/** When shields and losses are looked at (R-16, C-11.8): after all that happens, not only after what resolves. */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('shields', () => {
  scenario(
    'C-5.1 R-16 a news runs out in the duration step: a ship that lived by it dies then',
    ({ given, p1, p2, table }) => {
      given({
        active: 'p2',
        p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['A=Ship(1/2)'], market: 20 },
        p2: { isk: 1, hand: ['Broadside'], market: 20 },
      });
      p2.pass();
      p1.play('Stubborn Mechanic', { target: 'A' });
      table.passAll();
      for (let turn = 0; turn < 3; turn++) table.toManagement('p1');
      table.toTurn('p1');
      p1.collect();
      p2.play('Broadside', { target: 'A' });
      table.passAll();
      expect(table.damage('A')).toBe(3);
      expect(table.where('A')).toBe('home p1');
      table.to('setup.duration');
      expect(table.where('A')).toBe('scrapheap p1');
    },
  );

  scenario('C-11.8 a damaged ship that leaves what protects it dies', ({ given, p1, table }) => {
    given({
      cards: 'core',
      p1: { isk: 2, hand: ['Stray Volley'] },
      outer: { Heaven: { p1: ['A=Ship(1/2)'] }, Stain: {} },
    });
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['Heaven', 2]);
    p1.warp('A', 'Stain');
    expect(table.where('A')).toBe('scrapheap p1');
    expect([table.control('Heaven'), table.control('Stain')]).toEqual([undefined, undefined]);
  });

  scenario('C-11.8 a ship that goes takes its protection with it', ({ given, p1, table }) => {
    given({
      cards: 'core',
      p1: { isk: 2, hand: ['Stray Volley'], home: [{ card: 'Vesperal', on: 'patrol' }, 'A=Ship(1/2)'] },
    });
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    p1.dock('Vesperal');
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario('C-11.4 R-16 withdrawing takes protection away as well', ({ given, p1, p2, table }) => {
    given({
      cards: 'core',
      p1: { isk: 2, hand: ['Stray Volley'], home: ['B=Ship(1/9)'] },
      outer: { Stain: { p2: [{ card: 'Vesperal', on: 'patrol' }, 'A=Ship(1/2)'] } },
    });
    p1.warp('B', 'Stain');
    table.to('battle.begin');
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('Stain');
    p1.stay();
    p2.withdraw({ Vesperal: 'dock' });
    expect(table.where('A')).toBe('scrapheap p2');
    expect(table.control('Stain')).toBe('p1');
  });

  scenario('C-11.6 docking does not repair: shields are full again at the end of the phase', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Spark'], home: ['A=Ship(1/2)'] } });
    p1.play('Spark', { target: 'A' });
    table.passAll();
    p1.dock('A');
    p1.undock('A');
    expect(table.damage('A')).toBe(1);
    table.to('end');
    expect(table.damage('A')).toBe(0);
  });

  scenario('C-9.2 a docked ship is not destroyed by the damage it has brought along', ({ given, p1, table }) => {
    given({
      cards: 'core',
      p1: { back: 'Empiric Tower', upgraded: true, isk: 2, hand: ['Stray Volley'], home: ['A=Ship(1/2)'] },
    });
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.shield('A')).toBe(3);
    p1.dock('A');
    expect(table.where('A')).toBe('dock p1');
    table.to('end');
    expect(table.damage('A')).toBe(0);
  });
});

describe('damage of several targets', () => {
  scenario(
    'X-10.3 R-18 a ship never deals more than its attack is when the damage is placed',
    ({ given, p1, p2, table }) => {
      given({
        cards: 'core',
        p1: { base: 'Gallente', home: ['Ensemble'] },
        p2: { isk: 1, hand: ['Misfire Season'] },
        outer: { Stain: { p2: ['A=Ship(0/1)', 'B=Ship(0/2)'] } },
      });
      p1.warp('Ensemble', 'Stain');
      p1.targets({ Ensemble: { A: 1, B: 2 } });
      p2.holdFire();
      p2.play('Misfire Season', { target: 'Ensemble' });
      table.passAll();
      table.dealDamage();
      expect(table.where('A')).toBe('scrapheap p2');
      expect([table.where('B'), table.damage('B')]).toEqual(['Stain', 0]);
    },
  );
});

describe('the home of a player who is out', () => {
  scenario(
    'R-60 R-46 its attackers must withdraw, ship by ship where their player likes',
    ({ given, p1, p2, table }) => {
      given({
        seats: 3,
        p1: { home: ['A=Ship(7/3)', 'B=Ship(1/3)'] },
        outer: { Stain: {}, Heaven: { p3: ['C=Ship(1/1)'] }, Metropolis: { own: 'p2', p2: ['D=Ship(1/1)'] } },
      });
      p1.fleet(['A', 'B'], 'home p2');
      table.until(() => table.state.out.length > 0);
      expect(table.ask.prompt.key).toBe('ask.mustWithdraw');
      p2.isNotAsked();
      expect(p1.withdrawals('A')).toEqual(['dock', 'home p1', 'Stain']);
      p1.withdraw({ A: 'Stain', B: 'home p1' });
      expect([table.where('A'), table.where('B')]).toEqual(['Stain', 'home p1']);
      expect(table.where('home p2')).toBe('gone');
      expect(table.control('Metropolis')).toBeUndefined();
      table.toTurn();
      expect(table.active).toBe('p3');
    },
  );

  scenario('R-60 an attack that still waits is dropped in the same way', ({ given, p1, table }) => {
    given({
      seats: 3,
      p1: { isk: 1, hand: ['Exchange'], home: ['A=Ship(1/3)'] },
      p2: { market: 0 },
    });
    p1.warp('A', 'home p2');
    p1.play('Exchange', { target: 'p2' });
    table.passAll();
    expect(table.state.out).toEqual([1]);
    p1.withdraw({ A: 'home p1' });
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
    expect(table.where('A')).toBe('home p1');
  });
});
