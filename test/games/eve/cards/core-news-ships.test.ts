/** News of the Core Set that deal with ships and places: damage, destruction, movement, control, assembly. */
import { expect } from 'vitest';
import { core, describe, scenario, shipFor } from '../../../support/board.ts';

describe('news that hit', () => {
  scenario('Stray Volley and Reactor Breach: 2 and 4 damage to any ship', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Stray Volley', 'Reactor Breach'], home: ['B=Ship(1/9)'] },
        p2: { home: ['A=Ship(1/9)'] },
      }),
    );
    expect(p1.choices('play', 'Stray Volley', 'target')).toEqual(['B', 'A']);
    p1.play('Stray Volley', { target: 'B' });
    table.passAll();
    p1.play('Reactor Breach', { target: 'A' });
    table.passAll();
    expect([table.damage('A'), table.damage('B')]).toEqual([4, 2]);
  });

  scenario('Condemned Berth: destroys any ship', ({ given, p1, table }) => {
    given(core({ p1: { isk: 20, hand: ['Condemned Berth'] }, p2: { home: ['Throne of Embers', 'Veldspar'] } }));
    expect(p1.choices('play', 'Condemned Berth', 'target')).toEqual(['Throne of Embers']);
    p1.play('Condemned Berth', { target: 'Throne of Embers' });
    table.passAll();
    expect(table.where('Throne of Embers')).toBe('scrapheap p2');
  });

  scenario(
    'Eviction Notice, Sabotaged Couplings, Retracted Story: each destroys its kind',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['Eviction Notice', 'Sabotaged Couplings', 'Retracted Story'], home: ['Pale Sister'] },
          p2: { home: ['Prayer Wall', 'A=Ship(1/1)', 'Veldspar'], news: ['Rich Vein'] },
        }),
      );
      expect(p1.choices('play', 'Eviction Notice', 'target')).toEqual(['Pale Sister', 'Veldspar']);
      expect(p1.choices('play', 'Sabotaged Couplings', 'target')).toEqual(['Prayer Wall']);
      expect(p1.choices('play', 'Retracted Story', 'target')).toEqual(['Rich Vein']);
      const walls = table.shield('home p2');
      p1.play('Eviction Notice', { target: 'Veldspar' });
      table.passAll();
      p1.play('Sabotaged Couplings');
      table.passAll();
      p1.play('Retracted Story');
      table.passAll();
      expect(p2.scrapheap).toEqual(['Veldspar', 'Prayer Wall', 'Rich Vein']);
      expect(table.shield('home p2')).toBeLessThan(walls);
    },
  );

  scenario('Scorched Ledger and Total Recall Bulletin are limited: one of them in a turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Scorched Ledger', 'Total Recall Bulletin'], home: ['B=Ship(1/1)'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Veldspar'] } },
      }),
    );
    expect(p1.can('play', 'Scorched Ledger')).toBe(true);
    p1.play('Total Recall Bulletin', { target: 'Stain' });
    table.passAll();
    expect(p1.hand.sort()).toEqual(['A', 'Scorched Ledger']);
    expect([table.where('B'), table.where('Veldspar')]).toEqual(['home p1', 'Stain']);
    p1.cannot('play', 'Scorched Ledger');
  });

  scenario('Scorched Ledger before: Total Recall Bulletin has to wait for another turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Scorched Ledger', 'Total Recall Bulletin'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Veldspar'] }, Metropolis: { locations: ['Omber'] } },
      }),
    );
    p1.play('Scorched Ledger', { target: 'Stain' });
    table.passAll();
    expect([table.where('Veldspar'), table.where('Omber'), table.where('A')]).toEqual([
      'scrapheap p1',
      'Metropolis',
      'Stain',
    ]);
    p1.cannot('play', 'Total Recall Bulletin');
    table.toManagement('p2');
    p1.cannot('play', 'Omber');
    expect(p1.can('play', 'Total Recall Bulletin')).toBe(true);
  });
});

describe('news that move ships', () => {
  scenario(
    'Veteran’s Premature Retirement: an enemy ship goes back to its owner’s hand',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/1)'] },
          outer: { Stain: { p2: ['B=Ship(1/1)'], locations: ['Veldspar'] } },
        }),
      );
      expect(p1.choices('play', "Veteran's Premature Retirement", 'target')).toEqual(['B']);
      p1.play("Veteran's Premature Retirement");
      table.passAll();
      expect([p2.hand, table.control('Stain'), table.count('destroyed')]).toEqual([['B'], undefined, 0]);
    },
  );

  scenario(
    'Forsaken Ruins: everybody in a region goes home and nobody warps in while it is there',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['Forsaken Ruins'], home: ['B=Ship(1/1)'] },
          p2: { market: 20 },
          outer: { Stain: { p2: ['A=Ship(1/1)'] }, Metropolis: { p2: ['C=Ship(1/1)'] } },
        }),
      );
      p1.play('Forsaken Ruins', { target: 'Stain' });
      table.passAll();
      expect([table.where('A'), table.where('C')]).toEqual(['home p2', 'Metropolis']);
      p1.cannot('warp', 'B', { to: 'Stain' });
      expect(p1.destinations('B')).toContain('Metropolis');
      table.toManagement('p2');
      p2.cannot('warp', 'A', { to: 'Stain' });
      table.toManagement('p1');
      table.toManagement('p2');
      p2.cannot('warp', 'A', { to: 'Stain' });
      table.toManagement('p1');
      table.toManagement('p1');
      expect(table.where('Forsaken Ruins')).toBe('scrapheap p1');
      expect(p1.destinations('B')).toContain('Stain');
    },
  );

  scenario('Emergency Thrust and Distress Call: for friendly ships alone', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Emergency Thrust', 'Distress Call'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'] }, Metropolis: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    expect(p1.choices('play', 'Emergency Thrust', 'target')).toEqual(['A', 'B']);
    expect(p1.choices('play', 'Distress Call', 'target')).toEqual(['A', 'B']);
    p1.play('Emergency Thrust', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    p1.play('Distress Call', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('Metropolis');
  });

  scenario('Hit and Fade: home, and 1 damage for a Minmatar', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { base: 'Minmatar', isk: 20, hand: ['Hit and Fade'], home: ['C=Ship(1/9)'] },
        p2: { base: 'Amarr', isk: 20, hand: ['D=Hit and Fade'] },
        outer: { Stain: { p1: ['A=Ship(1/9)'] }, Metropolis: { p2: ['B=Ship(1/9)'] } },
      }),
    );
    p1.play('Hit and Fade', { targets: { 'target friendly ship': 'A', 'target enemy ship': 'B' } });
    table.passAll();
    expect([table.where('A'), table.damage('B')]).toEqual(['home p1', 1]);
    p1.pass();
    p2.play('D', { target: 'B' });
    table.passAll();
    expect([table.where('B'), table.damage('A'), table.damage('C')]).toEqual(['home p2', 0, 0]);
  });

  scenario(
    'Hit and Fade without an enemy ship: a Minmatar may play it for the first line alone',
    ({ given, p1, table }) => {
      given(
        core({ p1: { base: 'Minmatar', isk: 20, hand: ['Hit and Fade'] }, outer: { Stain: { p1: ['A=Ship(1/1)'] } } }),
      );
      p1.play('Hit and Fade', { target: 'A' });
      table.passAll();
      expect(table.where('A')).toBe('home p1');
    },
  );

  scenario('Rush Order: an own unfinished ship 2 tabs on', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Rush Order'], dock: [{ card: 'A=Throne of Embers', tabs: 4 }] },
        p2: { dock: [{ card: 'B=Throne of Embers', tabs: 4 }] },
      }),
    );
    p1.play('Rush Order');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B')]).toEqual([2, 4]);
  });

  scenario('Union Walkout: an enemy unfinished ship 2 tabs back', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Union Walkout'], dock: [{ card: 'A=Throne of Embers', tabs: 1 }] },
        p2: { dock: [{ card: 'B=Throne of Embers', tabs: 1 }] },
      }),
    );
    p1.play('Union Walkout');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B')]).toEqual([1, 3]);
  });

  scenario('Standing Defection and Bribed Captain: enemy ships up to 6 and 5 ISK', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          base: 'Gallente',
          isk: 30,
          hand: ['A=Standing Defection', 'B=Standing Defection', 'Bribed Captain'],
          home: ['O=Ship(1/1)'],
        },
        p2: { home: [`F=${shipFor(5)}`, `S=${shipFor(6)}`, `T=${shipFor(7)}`] },
      }),
    );
    expect(p1.choices('play', 'A', 'target')).toEqual(['F', 'S']);
    expect(p1.choices('play', 'Bribed Captain', 'target')).toEqual(['F']);
    p1.play('A', { target: 'S' });
    p1.cannot('play', 'B');
    table.passAll();
    p1.play('Bribed Captain');
    table.passAll();
    expect([table.where('S'), table.where('F')]).toEqual(['home p1', 'home p1']);
    table.toTurn('p2');
    expect([table.control('S'), table.control('F')]).toEqual(['p1', 'p2']);
  });
});
