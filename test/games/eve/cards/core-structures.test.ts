/** The starbase structures of the Core Set that have an ability of their own. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('structures for battle', () => {
  scenario('War Room: own attacking ships have +1 attack, an enemy’s have not', ({ given, p1, table }) => {
    given(core({ p1: { home: ['War Room', 'A=Ship(1/1)'] } }));
    expect(table.attack('A')).toBe(1);
    p1.warp('A', 'home p2');
    expect(table.attack('A')).toBe(2);
  });

  scenario('War Room: nothing for an enemy who attacks', ({ given, p2, table }) => {
    given(core({ active: 'p2', p1: { home: ['War Room'] }, p2: { home: ['A=Ship(1/1)'] } }));
    p2.warp('A', 'home p1');
    expect(table.attack('A')).toBe(1);
  });

  scenario('Patrol Beacon: own patrolling ships at home have +1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Patrol Beacon', 'A=Canticle'] },
        outer: { Stain: { p1: [{ card: 'B=Canticle', on: 'patrol' }] } },
      }),
    );
    const before = table.attack('A');
    p1.activate('A', 'patrol');
    expect([table.attack('A'), table.attack('B')]).toEqual([before + 1, before]);
  });

  scenario('Kite Hangar: +1 attack for defenders at home', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/9)', 'D=Ship(1/9)'] },
        p2: { base: 'Gallente', home: ['Kite Hangar', 'B=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    expect(table.attack('B')).toBe(1);
    p1.warp('D', 'Stain');
    p1.warp('A', 'home p2');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario('Crossbeam Grid: 2 ISK for 1 damage to an attacker at home, once per turn', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/9)', 'D=Ship(1/9)'] },
        p2: { base: 'Caldari', isk: 9, home: ['Crossbeam Grid', 'B=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    p1.warp('D', 'Stain');
    p1.warp('A', 'home p2');
    expect(p2.choices('use', 'Crossbeam Grid', 'target')).toEqual(['A']);
    p2.use('Crossbeam Grid');
    table.passAll();
    expect([table.damage('A'), p2.isk]).toEqual([1, 7]);
    p1.pass();
    p2.cannot('use', 'Crossbeam Grid');
  });

  scenario('Escape Locks: 3 ISK save a friendly ship at home', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 9, hand: ['Stray Volley'] }, p2: { isk: 3, home: ['Escape Locks', 'A=Ship(1/1)'] } }));
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    p2.yes();
    expect([table.where('A'), p2.isk]).toEqual(['dock p2', 0]);
  });

  scenario('Escape Locks: not a ship elsewhere, nor an enemy who attacks', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['D=Stray Volley', 'E=Stray Volley'], home: ['B=Ship(1/1)'] },
        p2: { isk: 9, home: ['Escape Locks'] },
        outer: { Stain: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    p1.warp('B', 'home p2');
    p1.play('D', { target: 'A' });
    table.passAll();
    p1.play('E', { target: 'B' });
    table.passAll();
    expect([p1.scrapheap.includes('B'), p2.scrapheap, p2.isk]).toEqual([true, ['A'], 9]);
  });

  scenario('Signal Jammer: 3 ISK, and an enemy ship cannot attack until the turn ends', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        from: 'duration',
        p1: { isk: 9, home: ['Signal Jammer', 'C=Ship(1/1)'] },
        p2: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
        outer: { Stain: {} },
      }),
    );
    expect(p1.choices('use', 'Signal Jammer', 'target')).toEqual(['A', 'B']);
    p1.use('Signal Jammer', { target: 'A' });
    expect(p1.isk).toBe(6);
    table.passAll();
    p2.pass();
    p1.cannot('use', 'Signal Jammer');
    table.to('management', 'p2');
    expect(p2.destinations('A')).toEqual(['Stain']);
    expect(p2.destinations('B')).toContain('home p1');
    table.toManagement('p2');
    expect(p2.destinations('A')).toContain('home p1');
  });
});

describe('structures for money and cards', () => {
  scenario('Tithe Vault: 1 ISK at the income step with 10 or more', ({ given, p1, table }) => {
    given(core({ from: 'income', p1: { isk: 10, home: ['Tithe Vault'] } }));
    const { income } = p1;
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(10 + income + 1);
  });

  scenario('Tithe Vault stays silent below 10', ({ given, p1, table }) => {
    given(core({ from: 'income', p1: { isk: 9, home: ['Tithe Vault'] } }));
    expect(table.pile).toEqual([]);
    expect(p1.isk).toBe(9 + p1.income);
  });

  scenario('Board Chamber: locations for 1 less', ({ given, p1, p2 }) => {
    given(core({ p1: { home: ['Board Chamber'] } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Veldspar', 'Prayer Wall', 'Omen'].map(saved)).toEqual([1, 0, 0]);
  });

  scenario('Embassy Wing: news for 1 more, for opponents alone', ({ given, p1, p2, p3 }) => {
    given(core({ seats: 3, p1: { home: ['Embassy Wing'] } }));
    const more = (name: string) => [p2.price(name) - p1.price(name), p3.price(name) - p1.price(name)];
    expect(more('Stray Volley')).toEqual([1, 1]);
    expect(more('Veldspar')).toEqual([0, 0]);
  });

  scenario('Assembly Gantry and Archive Core together: different things are ordered', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: { home: ['Assembly Gantry', 'Archive Core'], dock: [{ card: 'A=Omen', tabs: 3 }] },
        p2: { dock: [{ card: 'B=Omen', tabs: 3 }] },
      }),
    );
    p1.collect();
    p1.order('Archive Core', 'Assembly Gantry');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B')]).toEqual([2, 3]);
  });
});
