/** The cards with abilities in the deck Empiric Tower (Amarr). */
import { describe, expect } from 'vitest';
import { type Given, scenario } from '../../../support/board.ts';

const core = (board: Given): Given => ({ cards: 'core', ...board });

describe('Empiric Tower', () => {
  scenario('Empiric Tower: own ships at home have +1 shield, elsewhere not', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 6, home: ['A=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    expect(table.shield('A')).toBe(1);
    p1.upgrade();
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 1]);
    expect(table.shield('home p1')).toBe(9);
  });

  scenario('Empiric Tower: attackers in its region are no ships of its player', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, p2: { upgraded: true, home: ['B=Ship(1/1)'] } }));
    p1.warp('A', 'home p2');
    expect([table.shield('A'), table.shield('B')]).toEqual([1, 2]);
  });

  scenario(
    'Dam Torsad: at the beginning of the turn a location from the market comes into play there',
    ({ given, p1, table }) => {
      given(
        core({
          from: 'begin',
          p1: { isk: 0, market: ['Omen', 'Veldspar', 'Omber'] },
          outer: { 'Dam Torsad': { p1: ['Supplicant'] } },
        }),
      );
      p1.collect();
      table.passAll();
      p1.yes();
      p1.choose('Veldspar');
      expect(table.where('Veldspar')).toBe('Dam Torsad');
    },
  );

  scenario('Vesperal: while it patrols the other own ships in its region have +1 shield', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Vesperal', 'A=Ship(1/1)'] }, outer: { Stain: { p1: ['B=Ship(1/1)'] } } }));
    const own = table.shield('Vesperal');
    expect(table.shield('A')).toBe(1);
    p1.activate('Vesperal', 'patrol');
    expect(['A', 'B', 'Vesperal'].map((one) => table.shield(one))).toEqual([2, 1, own]);
  });

  scenario('Vesperal dies: who lived by its shield alone dies after it', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Stray Volley', 'Condemned Berth'] },
        p2: { home: [{ card: 'Vesperal', on: 'patrol' }, 'A=Ship(1/2)'] },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p2');
    expect([table.damage('A'), table.shield('A')]).toEqual([2, 3]);
    p1.play('Condemned Berth', { target: 'Vesperal' });
    table.passAll();
    expect(p2.scrapheap).toEqual(['Vesperal', 'A']);
  });

  scenario('Liturgist: for 1 ISK it prevents 1 damage to a friendly ship in its region', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 2, home: ['Liturgist', 'A=Ship(1/2)'] },
        p2: { isk: 2, hand: ['Stray Volley'] },
        outer: { Stain: { p1: ['B=Ship(1/2)'] } },
      }),
    );
    p2.play('Stray Volley', { target: 'A' });
    expect(p1.choices('use', 'Liturgist', 'target')).toEqual(['Liturgist', 'A']);
    p1.use('Liturgist', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 1]);
    p2.pass();
    p1.cannot('use', 'Liturgist');
  });

  scenario('Sanctifier: enemy ships in its region have -1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(3/3)', 'B=Ship(3/3)'] },
        outer: { Stain: { p2: ['Sanctifier', 'C=Ship(3/3)'] } },
      }),
    );
    expect(table.attack('A')).toBe(3);
    p1.warp('A', 'Stain');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([2, 3, 3]);
  });

  scenario('Throne of Embers: no target of enemy abilities, but of news', ({ given, p1, p2 }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Stray Volley'], home: ['Throne of Embers'] },
        p2: { base: 'Caldari', isk: 9, hand: ['Stray Volley'] },
        outer: { Marrowgate: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    expect(p1.choices('play', 'Stray Volley', 'target')).toContain('Throne of Embers');
    p1.pass();
    expect(p2.choices('play', 'Stray Volley', 'target')).toContain('Throne of Embers');
  });

  scenario('Throne of Embers: an enemy ability in its own region finds no target', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Throne of Embers'] },
        p2: { base: 'Caldari', isk: 9, home: ['Crossbeam Grid'] },
      }),
    );
    p1.warp('Throne of Embers', 'home p2');
    expect(table.isAttacking('Throne of Embers')).toBe(true);
    p2.cannot('use', 'Crossbeam Grid');
  });

  scenario('Omber: its owner discards a card, wherever it is played', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 1, hand: ['Omber', 'Omen', 'Canticle'] }, p2: { hand: ['Rustling'] } }));
    p1.play('Omber', { in: 'home p2' });
    table.passAll();
    table.passAll();
    p1.choose('Canticle');
    expect([p1.hand, p2.hand]).toEqual([['Omen'], ['Rustling']]);
    expect(table.control('Omber')).toBe('p2');
  });

  scenario('Tidelock Minor: 1 ISK for its controller when it enters play', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 6, hand: ['A=Tidelock Minor', 'B=Tidelock Minor'] } }));
    p1.play('A', { in: 'home p1' });
    table.passAll();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([4, 0]);
    p1.play('B', { in: 'home p2' });
    table.passAll();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([1, 1]);
  });

  scenario(
    'Pale Sister: +1 shield for a friendly ship in its region until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { isk: 2, home: ['A=Ship(1/1)'] },
          outer: { Stain: { p1: ['B=Ship(1/1)'], locations: ['Pale Sister'] } },
        }),
      );
      expect(p1.choices('use', 'Pale Sister', 'target')).toEqual(['B']);
      p1.use('Pale Sister', { target: 'B' });
      table.passAll();
      expect([table.shield('B'), p1.isk]).toEqual([2, 1]);
      p1.cannot('use', 'Pale Sister');
      table.toTurn('p2');
      expect(table.shield('B')).toBe(1);
    },
  );

  scenario('Stubborn Mechanic: +2 shield as long as it is in play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['A=Ship(1/1)'] } }));
    p1.play('Stubborn Mechanic', { target: 'A' });
    table.passAll();
    expect([table.shield('A'), table.tabs('Stubborn Mechanic')]).toEqual([3, 4]);
    for (let turn = 0; turn < 4; turn++) table.toManagement('p1');
    expect([table.shield('A'), table.where('Stubborn Mechanic')]).toEqual([1, 'scrapheap p1']);
  });

  scenario('Veteran’s Premature Retirement: an enemy ship returns to its owner’s hand', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 5, hand: ["Veteran's Premature Retirement"] }, outer: { Stain: { p2: ['Kestrel'] } } }));
    p1.play("Veteran's Premature Retirement", { target: 'Kestrel' });
    table.passAll();
    expect(p2.hand).toEqual(['Kestrel']);
    expect(table.control('Stain')).toBeUndefined();
  });

  scenario('Full Salvo: +2 attack for the battle of this turn, none in the next', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 1, hand: ['Full Salvo'], home: ['A=Ship(1/5)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)'] } },
      }),
    );
    p1.play('Full Salvo', { target: 'A' });
    table.passAll();
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    expect(table.where('B')).toBe('scrapheap p2');
    table.toTurn('p2');
    expect(table.attack('A')).toBe(1);
  });

  scenario('Stray Volley: 2 damage, gone at the end of the phase', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Stray Volley'] }, p2: { home: ['A=Ship(1/3)'] } }));
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.damage('A')).toBe(2);
    table.to('end');
    expect(table.damage('A')).toBe(0);
  });

  scenario('Fresh Prospectus draws 2, Windfall Contract brings 3 ISK', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4, hand: ['Fresh Prospectus', 'Windfall Contract'] } }));
    p1.play('Fresh Prospectus');
    table.passAll();
    p1.play('Windfall Contract');
    table.passAll();
    expect([p1.hand.length, p1.isk]).toEqual([2, 3]);
  });
});
