/** Ships of the Core Set that do something when they enter play, warp, or are destroyed. */
import { expect } from 'vitest';
import { core, coreScenario, describe, scenario, shipFor } from '../../../support/board.ts';

describe('ships that come, warp and go', () => {
  scenario('Quorum Breaker: an enemy ship goes to hand when it enters play', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { base: 'Caldari', isk: 20, hand: ['Quorum Breaker'], home: ['B=Ship(1/1)'] },
        p2: { home: ['A=Ship(1/1)'] },
      }),
    );
    p1.play('Quorum Breaker');
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect([p1.hand, p2.hand]).toEqual([[], ['A']]);
    expect(table.tabs('Quorum Breaker')).toBe(4);
  });

  scenario('Envoy Ascendant: 2 ISK when it enters play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 20, hand: ['Envoy Ascendant'] } }));
    p1.play('Envoy Ascendant');
    const before = p1.isk;
    table.passAll();
    table.passAll();
    expect(p1.isk).toBe(before + 2);
  });

  scenario('Broken Shackle: a card when it is destroyed, none for other ships', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Condemned Berth', 'Stray Volley'] },
        p2: { home: ['Broken Shackle', 'A=Ship(1/1)'] },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('Condemned Berth', { target: 'Broken Shackle' });
    table.passAll();
    table.passAll();
    expect([p1.hand.length, p2.hand.length]).toEqual([0, 1]);
  });

  scenario(
    'Manumission: a ship of price 4 or less from the market when it is destroyed',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['Condemned Berth'] },
          p2: {
            base: 'Minmatar',
            home: ['Manumission'],
            market: [`A=${shipFor(4)}`, `B=${shipFor(5)}`, 'Veldspar', 'C=Ship(1/1)'],
          },
        }),
      );
      p1.play('Condemned Berth', { target: 'Manumission' });
      table.passAll();
      table.passAll();
      p2.yes();
      expect([...table.offered].sort()).toEqual(['A', 'C']);
      p2.choose('A');
      expect(p2.hand).toEqual(['A']);
    },
  );

  scenario(
    'Thunder Ancestral: 4 ISK, and it goes to the dock instead of being destroyed',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['A=Condemned Berth'], home: ['O=Ship(1/1)'] },
          p2: { isk: 4, home: ['Thunder Ancestral'] },
        }),
      );
      p1.play('A', { target: 'Thunder Ancestral' });
      table.passAll();
      p2.yes();
      expect([table.where('Thunder Ancestral'), table.tabs('Thunder Ancestral'), p2.isk]).toEqual(['dock p2', 3, 0]);
      expect(table.count('destroyed')).toBe(0);
    },
  );

  scenario('Thunder Ancestral: destroyed if its player does not pay, or cannot', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        seats: 3,
        p1: { isk: 20, hand: ['A=Condemned Berth', 'B=Condemned Berth'] },
        p2: { isk: 4, home: ['C=Thunder Ancestral'] },
        p3: { isk: 3, home: ['D=Thunder Ancestral'] },
      }),
    );
    p1.play('A', { target: 'C' });
    table.passAll();
    p2.no();
    p1.play('B', { target: 'D' });
    table.passAll();
    expect([p2.scrapheap, p3.scrapheap, p2.isk, p3.isk]).toEqual([['C'], ['D'], 4, 3]);
  });

  coreScenario('Bootlegger: 1 ISK for its first warp of a turn', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Caldari', dock: ['Bootlegger'] }, outer: { Stain: {} } }));
    p1.undock('Bootlegger');
    expect(table.pile).toEqual([]);
    p1.warp('Bootlegger', 'Stain');
    table.passAll();
    p1.warp('Bootlegger', 'home p1');
    expect(table.pile).toEqual([]);
    expect(p1.isk).toBe(1);
  });

  scenario('Dusk Jackal: a card for 1 ISK when it warps, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Caldari', isk: 5, home: ['Dusk Jackal'] }, outer: { Stain: {} } }));
    p1.warp('Dusk Jackal', 'Stain');
    table.passAll();
    p1.yes();
    expect([p1.hand.length, p1.isk]).toEqual([1, 4]);
    p1.warp('Dusk Jackal', 'home p1');
    expect(table.pile).toEqual([]);
  });
});
