/** Effect verbs of the Core cards on ISK, prices, income and room: they do what their words say. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('ISK', () => {
  scenario(
    'gainIsk: Windfall Contract brings 3, also to a player who has given up their income',
    ({ given, p1, table }) => {
      given(core({ from: 'begin', p1: { isk: 1, hand: ['Windfall Contract'] } }));
      p1.giveUpIncome();
      p1.play('Windfall Contract');
      table.passAll();
      expect(p1.isk).toBe(3);
    },
  );

  scenario('gainIsk for each: Kolvane counts its locations, Brinehold its stations', ({ given, p1, table }) => {
    given(
      core({
        from: 'income',
        outer: { Kolvane: { p1: ['Supplicant'], locations: ['Brinehold', 'Annex Platform', 'Dry Dock Ten'] } },
      }),
    );
    p1.order('Brinehold', 'Kolvane');
    expect(table.pile).toHaveLength(2);
    table.passAll();
    // 3 locations, 2 stations; then the income: starbase 2 and the three locations.
    expect(p1.isk).toBe(3 + 2 + 2 + 3);
  });

  scenario('loseIsk: Audit Shock takes at most what there is', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 4, hand: ['A=Audit Shock', 'B=Audit Shock'] }, p2: { isk: 4 } }));
    p1.play('A', { target: 'p2' });
    table.passAll();
    expect(p2.isk).toBe(1);
    p1.play('B', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([0, 0]);
  });

  scenario('stealIsk: Skimmed Accounts moves the lower of 2 and the wallet', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 2, hand: ['A=Skimmed Accounts', 'B=Skimmed Accounts'] }, p2: { isk: 3 } }));
    p1.play('A', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 1]);
    p1.play('B', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 0]);
  });

  scenario('sacrifice as a cost: Cinder Colony and Asset Liquidation', ({ given, p1, table }) => {
    given(core({ p1: { hand: ['Asset Liquidation'], home: ['Cinder Colony', 'Veldspar'] }, p2: { home: ['Omber'] } }));
    expect(p1.choices('play', 'Asset Liquidation', 'sacrifice').sort()).toEqual(['Cinder Colony', 'Veldspar']);
    p1.play('Asset Liquidation', { sacrifice: 'Veldspar' });
    table.passAll();
    expect([p1.isk, table.where('Veldspar')]).toEqual([4, 'scrapheap p1']);
    p1.use('Cinder Colony');
    expect(table.where('Cinder Colony')).toBe('scrapheap p1');
    table.passAll();
    expect(p1.isk).toBe(7);
  });

  scenario('pay as an option: Goldenwake draws only if its player pays', ({ given, p1, table }) => {
    given(core({ p1: { isk: 14, hand: ['A=Goldenwake', 'B=Goldenwake'] } }));
    p1.play('A');
    table.passAll();
    table.passAll();
    p1.yes();
    expect([p1.isk, p1.hand.length]).toEqual([7, 2]);
    p1.play('B');
    table.passAll();
    table.passAll();
    p1.no();
    expect([p1.isk, p1.hand.length]).toEqual([1, 1]);
  });

  scenario(
    'modPrice: Brassfall makes locations cheaper, Market Fluctuations dearer, Embassy Wing news',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 3, hand: ['Market Fluctuations'], home: ['Embassy Wing'] },
          outer: { Brassfall: { p1: ['Supplicant'] } },
        }),
      );
      expect([p1.price('Veldspar'), p2.price('Veldspar')]).toEqual([1, 2]);
      expect([p1.price('Stray Volley'), p2.price('Stray Volley')]).toEqual([2, 3]);
      p1.play('Market Fluctuations');
      table.passAll();
      expect([p1.price('Veldspar'), p2.price('Veldspar')]).toEqual([1, 4]);
    },
  );

  scenario(
    'modIncome: Boom Years gives own planets more income, also ones that come later',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 13, hand: ['Boom Years', 'Homestead Nine', 'Veldspar'] },
          p2: { home: ['Breadbasket Prime'] },
        }),
      );
      p1.play('Boom Years');
      table.passAll();
      p1.play('Homestead Nine', { in: 'home p1' });
      table.passAll();
      expect([p1.income, p2.income]).toEqual([2 + 1 + 1, 2 + 2]);
      p1.play('Veldspar', { in: 'home p1' });
      table.passAll();
      expect(p1.income).toBe(5);
    },
  );

  scenario('modMineral: Cloud Ring for its asteroid fields, Rich Vein for one', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Rich Vein'] },
        outer: { 'Cloud Ring': { p1: ['Supplicant'], locations: ['Tessarite', 'Pale Sister'] } },
      }),
    );
    expect(table.minerals('Tessarite')).toBe(3);
    expect(table.minerals('Pale Sister')).toBe(0);
    p1.play('Rich Vein', { target: 'Tessarite' });
    table.passAll();
    expect(table.minerals('Tessarite')).toBe(4);
  });

  scenario(
    'modSlots: Annex Platform and Zoning Permit make room; overfull regions stay as they are',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Zoning Permit', 'Veldspar', 'Omber'] },
          p2: { isk: 2, hand: ['Retracted Story'] },
          outer: { 'Moon of Ndoria': { locations: ['Pale Sister', 'Lantern Rock'] } },
        }),
      );
      p1.cannot('play', 'Veldspar', { in: 'Moon of Ndoria' });
      p1.play('Zoning Permit', { target: 'Moon of Ndoria' });
      table.passAll();
      p1.play('Veldspar', { in: 'Moon of Ndoria' });
      table.passAll();
      p1.pass();
      p2.play('Retracted Story', { target: 'Zoning Permit' });
      table.passAll();
      expect(table.where('Veldspar')).toBe('Moon of Ndoria');
      p1.cannot('play', 'Omber', { in: 'Moon of Ndoria' });
    },
  );

  scenario('modCommand: Singing Gravel for mining, Freight Exchange for trade', ({ given, p1, table }) => {
    given(
      core({
        outer: {
          Stain: {
            p1: [
              { card: 'Gilded Spade', on: 'mining', mine: 'Singing Gravel' },
              { card: 'Ledger Wherry', on: 'trade' },
            ],
            locations: ['Singing Gravel', 'Freight Exchange'],
          },
        },
      }),
    );
    expect([table.command('Gilded Spade'), table.command('Ledger Wherry')]).toEqual(['mining 2', 'trade 2']);
    expect(p1.income).toBe(2 + 1 + 1 + 2 * 2 + 2);
  });
});
