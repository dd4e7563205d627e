/** The planets and stations of the Core Set that have an ability of their own. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('planets', () => {
  scenario('Brinehold: 1 ISK at the income step for each station of its region', ({ given, p1, table }) => {
    given(
      core({
        from: 'income',
        p1: { home: ['Dry Dock Ten'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Brinehold', 'Dry Dock Ten', 'Pale Sister'] } },
      }),
    );
    const { income } = p1;
    table.passAll();
    expect(p1.isk).toBe(income + 1);
  });

  scenario('Cinder Colony: sacrificed for 3 ISK', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Cinder Colony'] } }));
    p1.use('Cinder Colony');
    expect([table.where('Cinder Colony'), p1.isk]).toEqual(['scrapheap p1', 0]);
    table.passAll();
    expect(p1.isk).toBe(3);
  });

  scenario('Garrison World: +1 attack for defenders there', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/9)', 'D=Ship(1/9)'] },
        outer: {
          Stain: { p2: ['B=Ship(1/9)'], locations: ['Garrison World'] },
          Metropolis: { p2: ['C=Ship(1/9)'] },
        },
      }),
    );
    expect(table.attack('B')).toBe(1);
    p1.warp('A', 'Stain');
    p1.warp('D', 'Metropolis');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario('Homestead Nine: 1 ISK on gaining control, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Stain: { locations: ['Homestead Nine'] }, Metropolis: {} } }));
    p1.warp('A', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'Stain');
    table.passAll();
    expect(p1.isk).toBe(1);
    p1.warp('A', 'Metropolis');
    p1.warp('A', 'Stain');
    expect(table.pile).toEqual([]);
  });

  scenario('Old Capital: +1 shield for the starbase of its controller', ({ given, table }) => {
    given(core({ outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Old Capital'] } } }));
    expect(table.shield('home p1')).toBe(table.shield('home p2') + 1);
  });

  scenario('Pleasure Gardens of Vey: takes 1 ISK from an opponent each turn', ({ given, p1, p2, p3, table }) => {
    given(core({ seats: 3, from: 'begin', p1: { home: ['Pleasure Gardens of Vey'] }, p2: { isk: 2 }, p3: { isk: 2 } }));
    p1.collect();
    p1.aim('p3');
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk]).toEqual([1, 2, 1]);
  });
});

describe('stations', () => {
  scenario('Freight Exchange: +1 trade power there', ({ given, table }) => {
    given(
      core({
        p1: { home: [{ card: 'B=Ledger Wherry', on: 'trade' }] },
        outer: { Stain: { p1: [{ card: 'A=Ledger Wherry', on: 'trade' }], locations: ['Freight Exchange'] } },
      }),
    );
    expect([table.command('A'), table.command('B')]).toEqual(['trade 2', 'trade 1']);
  });

  scenario('Dry Dock Ten: 2 ISK move an own ship 1 tab on, once per turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, home: ['Dry Dock Ten'], dock: [{ card: 'A=Omen', tabs: 3 }] },
        p2: { dock: [{ card: 'B=Omen', tabs: 3 }] },
      }),
    );
    p1.use('Dry Dock Ten');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B'), p1.isk]).toEqual([2, 3, 7]);
    p1.cannot('use', 'Dry Dock Ten');
  });

  scenario('Dry Dock Ten: a ship at its last tab is ready at once', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, home: ['Dry Dock Ten'], dock: [{ card: 'Omen', tabs: 1 }] } }));
    p1.use('Dry Dock Ten');
    table.passAll();
    expect(table.tabs('Omen')).toBe(0);
    expect(p1.can('undock', 'Omen')).toBe(true);
  });

  scenario('Customs Ring: an enemy who warps in loses 1 ISK, and nobody else', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        p1: { isk: 3, home: ['A=Ship(1/1)'] },
        p2: { isk: 3 },
        p3: { isk: 3 },
        outer: { Stain: { p2: ['C=Ship(1/1)'], locations: ['Customs Ring'] }, Metropolis: {} },
      }),
    );
    p1.warp('A', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'Stain');
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk]).toEqual([2, 3, 3]);
  });

  scenario('Listening Array: 1 ISK for a look at one hand, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { isk: 5, home: ['Listening Array'] }, p2: { hand: ['Omen'] }, p3: { hand: ['Omber'] } }));
    p1.use('Listening Array', { target: 'p3' });
    expect(p1.isk).toBe(4);
    table.passAll();
    const seen = table.events.filter((event) => event.e === 'lookedAt');
    expect(seen).toMatchObject([{ to: [0], at: 2, defs: ['omber'] }]);
    p1.cannot('use', 'Listening Array');
  });

  scenario('Recruiters’ Row: a card more for its controller', ({ given, p1 }) => {
    given(core({ from: 'draw', p1: { home: ["Recruiters' Row"] } }));
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Refinery Hub: +1 mineral value for the fields there', ({ given, table }) => {
    given(core({ p1: { home: ['Refinery Hub', 'A=Ferrolace'] }, p2: { home: ['B=Ferrolace'] } }));
    expect(table.minerals('A')).toBe(table.minerals('B') + 1);
  });

  scenario('Salvage Yard: 1 ISK for each ship that falls there', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Stray Volley', 'Minefield Error', 'Eviction Notice'], home: ['D=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p2: ['A=Ship(1/1)', 'E=Ship(1/9)'], locations: ['Salvage Yard', 'Veldspar'] } },
      }),
    );
    p1.play('Stray Volley', { target: 'C' });
    table.passAll();
    p1.play('Eviction Notice', { target: 'Veldspar' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.warp('D', 'Stain');
    p1.play('Minefield Error', { target: 'Stain' });
    table.passAll();
    table.passAll();
    expect(p2.isk).toBe(2);
  });

  scenario('Annex Platform: two more slots, not three', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Veldspar', 'Pale Sister'] },
        outer: { 'Moon of Ndoria': { locations: ['Annex Platform', 'Omber', 'Crokite'] } },
      }),
    );
    p1.play('Veldspar', { in: 'Moon of Ndoria' });
    table.passAll();
    p1.cannot('play', 'Pale Sister', { in: 'Moon of Ndoria' });
  });

  scenario('Snare Relay: enemy ships there cannot withdraw, elsewhere they can', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/3)', 'D=Ship(1/3)'] },
        outer: {
          Stain: { p2: ['B=Ship(1/3)'], locations: ['Snare Relay'] },
          Metropolis: { p2: ['C=Ship(1/3)'] },
        },
      }),
    );
    p1.warp('A', 'Stain');
    p1.warp('D', 'Metropolis');
    table.until((ask) => ask.prompt.key === 'ask.battleOrder');
    p1.fight('Metropolis');
    table.until((ask) => ask.prompt.key === 'ask.withdraw');
    expect(p1.withdrawals('D')).toContain('stay');
    p1.withdraw({ D: 'dock' });
    table.until(({ prompt }) => prompt.key === 'ask.withdraw' && prompt.with?.def === 'stain');
    expect(table.asked).toBe('p2');
    p2.stay();
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    p1.withdraw({ A: 'dock' });
    expect(table.where('A')).toBe('dock p1');
  });
});
