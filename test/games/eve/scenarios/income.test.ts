/** The income step: what pays, and whom (C-5.3, C-8, C-10.4). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('income step', () => {
  scenario('S-11 R-09 C-5.3 worked example: starbase 2, Veldspar 1, Metropolis 1', ({ given, p1, table }) => {
    given({ from: 'income', p1: { home: ['Veldspar'] }, outer: { Metropolis: { p1: ['Ship(1/1)'] } } });
    table.to('setup.income');
    expect(p1.isk).toBe(4);
  });

  scenario('S-19 R-68 an uncontrolled region pays nobody, nor do its locations', ({ given, p1, p2, table }) => {
    given({ from: 'income', outer: { Metropolis: { locations: ['Veldspar'] } } });
    table.to('setup.income');
    expect([p1.isk, p2.isk]).toEqual([2, 0]);
    expect(table.control('Veldspar')).toBeUndefined();
  });

  scenario('S-20 C-8.4 locations pay whoever controls their region, whoever owns them', ({ given, p1, p2, table }) => {
    given({
      from: 'income',
      outer: { Metropolis: { own: 'p2', p1: ['Ship(1/1)'], locations: ['Veldspar'] } },
    });
    expect(table.control('Veldspar')).toBe('p1');
    table.to('setup.income');
    expect(p1.isk).toBe(4);
    expect(p2.income).toBe(2);
  });

  scenario('S-22 two ships mine the same location: 1 x 2 and 2 x 2', ({ given, p1, table }) => {
    given({
      from: 'income',
      outer: {
        Stain: {
          p1: [
            { card: 'Small Miner', on: 'mining', mine: 'Rich Rock' },
            { card: 'Large Miner', on: 'mining', mine: 'Rich Rock' },
          ],
          locations: ['Rich Rock'],
        },
      },
    });
    table.to('setup.income');
    expect(p1.isk).toBe(2 + 6);
  });

  scenario('R-22 mining pays power times mineral value, besides the location’s own income', ({ given, p1, table }) => {
    given({ from: 'income', p1: { home: ['Veldspar', { card: 'Large Miner', on: 'mining', mine: 'Veldspar' }] } });
    table.to('setup.income');
    expect(p1.isk).toBe(2 + 1 + 2);
  });

  scenario(
    'R-23 haul brings again what was mined in the region, up to its power, each ISK once',
    ({ given, p1, table }) => {
      given({
        from: 'income',
        outer: {
          Stain: {
            p1: [
              { card: 'Large Miner', on: 'mining', mine: 'Rich Rock' },
              { card: 'Hauler', on: 'haul' },
              { card: 'Great Hauler', on: 'haul' },
            ],
            locations: ['Rich Rock'],
          },
          Heaven: { p1: [{ card: 'Hauler', on: 'haul' }] },
        },
      });
      table.to('setup.income');
      expect(p1.isk).toBe(2 + 4 + 4);
    },
  );

  scenario('R-24 trade pays once for each location with printed income', ({ given, p1, table }) => {
    given({
      from: 'income',
      outer: {
        Stain: {
          p1: [
            { card: 'Trader', on: 'trade' },
            { card: 'Great Trader', on: 'trade' },
          ],
          locations: ['Bazaar', 'Bare Moon'],
        },
        Heaven: { p1: [{ card: 'Trader', on: 'trade' }], locations: ['Bare Moon'] },
      },
    });
    table.to('setup.income');
    expect(p1.isk).toBe(2 + 1 + 2);
  });

  scenario('R-67 only who controls a region in their own income step is paid by it', ({ given, p1, p2, table }) => {
    given({
      active: 'p2',
      p2: { home: ['Ship(3/3)'] },
      outer: { Metropolis: { p1: ['Ship(1/1)'] } },
    });
    p2.warp('Ship(3/3)', 'Metropolis');
    p2.targets({ 'Ship(3/3)': 'Ship(1/1)' });
    table.toManagement('p1');
    expect(table.control('Metropolis')).toBe('p2');
    expect(p1.isk).toBe(2);
    table.toManagement('p2');
    expect(p2.isk).toBe(3);
  });

  scenario('R-08 income is no thing of the pile; the step ends with a chance to act', ({ given, p1, p2, table }) => {
    given({ from: 'income', p2: { isk: 1, hand: ['Decree'] } });
    expect(table.pile).toEqual([]);
    expect(table.ask.stop).toBe('setup.income');
    expect(p1.isk).toBe(2);
    expect(p2.can('play', 'Decree')).toBe(true);
  });

  scenario('S-38 structures add to total shield and income; each copy counts (R-89)', ({ given, p1, table }) => {
    given({ p1: { home: ['Wall', 'Annex'] }, p2: { home: ['Wall', 'Wall'] } });
    expect(table.shield('home p1')).toBe(9);
    expect(p1.income).toBe(3);
    expect(table.shield('home p2')).toBe(11);
  });
});
