/** The outer regions of the Core Set that have an ability of their own. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('regions for their controller', () => {
  scenario('Brassfall: locations for 1 less, for its controller alone', ({ given, p1, p2 }) => {
    given(core({ outer: { Brassfall: { p1: ['A=Ship(1/1)'] } } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Veldspar', 'Pale Sister', 'Omen', 'Stray Volley'].map(saved)).toEqual([1, 1, 0, 0]);
  });

  scenario('Cloud Ring: +1 mineral value for its asteroid fields, not for those elsewhere', ({ given, table }) => {
    given(
      core({
        outer: { 'Cloud Ring': { locations: ['A=Tessarite', 'Pale Sister'] }, Stain: { locations: ['B=Tessarite'] } },
      }),
    );
    expect(table.minerals('A')).toBe(table.minerals('B') + 1);
    expect(table.minerals('Pale Sister')).toBe(0);
  });

  scenario('Hallowmere: +1 shield for its controller’s starbase', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Hallowmere: {} } }));
    expect(table.shield('home p1')).toBe(7);
    p1.warp('A', 'Hallowmere');
    expect([table.shield('home p1'), table.shield('home p2')]).toEqual([8, 7]);
  });

  scenario('Heaven: +1 shield for its controller’s ships there', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)'] },
        outer: { Heaven: { p2: ['B=Ship(1/1)'] }, Stain: { p2: ['C=Ship(1/1)'] } },
      }),
    );
    p1.warp('A', 'Heaven');
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([1, 2, 1]);
  });

  scenario('Insmother: for 2 ISK an own unfinished ship moves on, once per turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, dock: [{ card: 'A=Omen', tabs: 2 }] },
        p2: { dock: [{ card: 'B=Omen', tabs: 2 }] },
        outer: { Insmother: { p1: ['S=Ship(1/1)'] } },
      }),
    );
    p1.use('Insmother');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B'), p1.isk]).toEqual([1, 2, 7]);
    p1.cannot('use', 'Insmother');
  });

  scenario('Kolvane: 1 ISK at the income step for each location in it', ({ given, p1, table }) => {
    given(
      core({
        from: 'income',
        p1: { home: ['Veldspar'] },
        outer: { Kolvane: { p1: ['A=Ship(1/1)'], locations: ['Annex Platform', 'Crokite', 'Omber'] } },
      }),
    );
    const { income } = p1;
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(income + 3);
  });

  scenario('Moon of Ndoria: 2 ISK for a card, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4 }, outer: { 'Moon of Ndoria': { p1: ['A=Ship(1/1)'] } } }));
    p1.use('Moon of Ndoria');
    table.passAll();
    expect([p1.hand.length, p1.isk]).toEqual([1, 2]);
    p1.cannot('use', 'Moon of Ndoria');
  });

  scenario('Dam Torsad: a location from the market comes into it without being paid for', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: { market: ['Omen', 'Veldspar', 'Stray Volley', 'Heron'] },
        outer: { 'Dam Torsad': { p1: ['A=Ship(1/1)'] } },
      }),
    );
    p1.collect();
    table.passAll();
    p1.yes();
    expect(table.offered).toEqual(['Veldspar']);
    p1.choose('Veldspar');
    expect(table.where('Veldspar')).toBe('Dam Torsad');
    expect([p1.market, table.count('played')]).toEqual([3, 0]);
  });

  scenario('Dam Torsad: its player may leave it', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { market: ['Veldspar'] }, outer: { 'Dam Torsad': { p1: ['A=Ship(1/1)'] } } }));
    p1.collect();
    table.passAll();
    p1.no();
    expect([p1.market, table.count('searched')]).toEqual([1, 0]);
  });

  scenario(
    'Sansha’s Nation: each opponent loses 1 ISK at the beginning of its controller’s turn',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          from: 'begin',
          p1: { isk: 5 },
          p2: { isk: 5 },
          p3: { isk: 5 },
          outer: { "Sansha's Nation": { p1: ['A=Ship(1/1)'] } },
        }),
      );
      p1.collect();
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([5, 4, 4]);
    },
  );

  scenario('Scalding Pass: +1 attack for its controller’s ships there', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)'] },
        outer: { 'Scalding Pass': { p2: ['B=Ship(1/1)'] }, Stain: { p2: ['C=Ship(1/1)'] } },
      }),
    );
    p1.warp('A', 'Scalding Pass');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario('Society of Conscious Thought: its controller draws a card more', ({ given, p1 }) => {
    given(core({ from: 'draw', outer: { 'Society of Conscious Thought': { p1: ['A=Ship(1/1)'] } } }));
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Society of Conscious Thought of an opponent: no card more', ({ given, p1 }) => {
    given(core({ from: 'draw', outer: { 'Society of Conscious Thought': { p2: ['A=Ship(1/1)'] } } }));
    expect(p1.hand).toHaveLength(1);
  });

  scenario('Tellurine Shoals: +1 mining power there', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: [{ card: 'B=Gilded Spade', on: 'mining', mine: 'Veldspar' }, 'Veldspar'] },
        outer: {
          'Tellurine Shoals': {
            p1: [{ card: 'A=Gilded Spade', on: 'mining', mine: 'Tessarite' }],
            locations: ['Tessarite'],
          },
        },
      }),
    );
    expect(['A', 'B'].map((one) => table.command(one))).toEqual(['mining 2', 'mining 1']);
    const before = p1.income;
    p1.switchOff('A');
    expect(before - p1.income).toBe(2 * table.minerals('Tessarite'));
  });

  scenario('The Khanid Kingdom: structures for 1 less', ({ given, p1, p2 }) => {
    given(core({ outer: { 'The Khanid Kingdom': { p1: ['A=Ship(1/1)'] } } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Prayer Wall', 'Veldspar', 'Omen'].map(saved)).toEqual([1, 0, 0]);
  });
});

describe('regions for everybody there', () => {
  scenario(
    'Curse: enemy ships in it cannot withdraw; its controller’s can, and others elsewhere',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(1/3)', 'D=Ship(1/3)'] },
          outer: { Curse: { p2: ['B=Ship(1/3)'] }, Stain: { p2: ['C=Ship(1/3)'] } },
        }),
      );
      p1.warp('A', 'Curse');
      p1.warp('D', 'Stain');
      table.until((ask) => ask.prompt.key === 'ask.battleOrder');
      p1.fight('Stain');
      table.until((ask) => ask.prompt.key === 'ask.withdraw');
      expect(p1.withdrawals('D')).toContain('stay');
      p1.withdraw({ D: 'dock' });
      table.until(({ prompt }) => prompt.key === 'ask.withdraw' && prompt.with?.def === 'curse');
      expect(table.asked).toBe('p2');
      expect(p2.withdrawals('B')).toContain('dock');
    },
  );

  scenario('Marrowgate: discard a card for 1 damage there, once per turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { hand: ['Omber', 'Veldspar'], home: ['B=Ship(1/9)'] },
        outer: { Marrowgate: { p1: ['A=Ship(1/9)'] } },
      }),
    );
    expect(p1.choices('use', 'Marrowgate', 'target')).toEqual(['A']);
    p1.use('Marrowgate', { discard: ['Omber'] });
    expect(p1.scrapheap).toEqual(['Omber']);
    table.passAll();
    expect(table.damage('A')).toBe(1);
    p1.cannot('use', 'Marrowgate');
  });

  scenario('Ossuary Drift: 1 ISK for each ship that falls there, whosoever', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Stray Volley', 'Minefield Error', 'Eviction Notice'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { 'Ossuary Drift': { p2: ['A=Ship(1/1)', 'B=Ship(1/1)'], locations: ['Veldspar'] } },
      }),
    );
    p1.play('Stray Volley', { target: 'C' });
    table.passAll();
    p1.play('Eviction Notice', { target: 'Veldspar' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('Minefield Error', { target: 'Ossuary Drift' });
    table.passAll();
    table.passAll();
    expect(p2.isk).toBe(2);
    expect(table.control('Ossuary Drift')).toBeUndefined();
  });

  scenario('Quietus Basin: no enemy ship there has an active command', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          home: [
            { card: 'A=Canticle', on: 'patrol' },
            { card: 'C=Canticle', on: 'patrol' },
          ],
        },
        outer: { 'Quietus Basin': { p2: [{ card: 'B=Canticle', on: 'patrol' }] } },
      }),
    );
    p1.warp('A', 'Quietus Basin');
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual([undefined, 'patrol 1', 'patrol 1']);
  });

  scenario('The Sundered Lanes: an enemy who warps in loses 1 ISK, and nobody else', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        p1: { isk: 3, home: ['A=Ship(1/1)'] },
        p2: { isk: 3 },
        p3: { isk: 3 },
        outer: { 'The Sundered Lanes': { p2: ['C=Ship(1/1)'] }, Stain: {} },
      }),
    );
    p1.warp('A', 'Stain');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'The Sundered Lanes');
    table.passAll();
    expect([p1.isk, p2.isk, p3.isk]).toEqual([2, 3, 3]);
  });

  scenario(
    'The Sundered Lanes and Customs Ring hear no friend and no move without warp',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 9 },
          p2: { isk: 9, hand: ['Distress Call'], home: ['B=Ship(1/1)', 'D=Ship(1/1)'] },
          outer: { 'The Sundered Lanes': { p2: ['C=Ship(1/1)'], locations: ['Customs Ring'] } },
        }),
      );
      p2.warp('B', 'The Sundered Lanes');
      expect(table.pile).toEqual([]);
      p2.play('Distress Call', { target: 'D' });
      const before = p2.isk;
      table.passAll();
      expect(table.where('D')).toBe('The Sundered Lanes');
      expect([p1.isk, p2.isk]).toEqual([9, before]);
    },
  );

  scenario('The Tierjev Pocket: no news can aim at ships in it, abilities can', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer', 'A=Ship(1/1)'] },
        outer: { 'The Tierjev Pocket': { p1: ['C=Ship(1/1)'] }, Stain: { p2: ['B=Ship(1/1)'] } },
      }),
    );
    expect(p1.choices('play', 'Full Salvo', 'target').sort()).toEqual(['A', 'B']);
    expect(p1.choices('use', 'Signal Jammer', 'target')).toEqual(['B']);
    expect(table.control('The Tierjev Pocket')).toBe('p1');
  });

  scenario('The Tierjev Pocket: an ability may aim at an enemy ship in it', ({ given, p1 }) => {
    given(core({ p1: { isk: 9, home: ['Signal Jammer'] }, outer: { 'The Tierjev Pocket': { p2: ['B=Ship(1/1)'] } } }));
    expect(p1.choices('use', 'Signal Jammer', 'target')).toEqual(['B']);
  });

  scenario('Threnody Deep: all ships there have -1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['D=Ship(3/1)'] },
        outer: { 'Threnody Deep': { p2: ['A=Ship(3/1)', 'B=Ship(0/1)'] }, Stain: { p1: ['C=Ship(3/1)'] } },
      }),
    );
    p1.warp('D', 'Threnody Deep');
    expect(['A', 'B', 'C', 'D'].map((one) => table.attack(one))).toEqual([2, 0, 3, 2]);
  });
});
