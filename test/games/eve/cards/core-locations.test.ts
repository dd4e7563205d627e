import { expect } from 'vitest';
import { core, coreScenario, describe, scenario } from '../../../support/board.ts';

describe('locations', () => {
  scenario('Crokite: sacrificed for 3 damage in its region', ({ given, p1, table }) => {
    given(core({ outer: { Stain: { p1: ['A=Ship(1/3)'], locations: ['Crokite'] } } }));
    p1.use('Crokite', { target: 'A' });
    expect(table.where('Crokite')).toBe('scrapheap p1');
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario('Bloodgrit: costs its controller 1 ISK each turn', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { isk: 4, home: ['Bloodgrit'] } }));
    p1.collect();
    table.passAll();
    expect(p1.isk).toBe(3);
  });

  scenario('Frostmarrow: mining ships there have +1 shield', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Frostmarrow', 'Gilded Spade'] } }));
    const before = table.shield('Gilded Spade');
    p1.activate('Gilded Spade', 'mining');
    expect(table.shield('Gilded Spade')).toBe(before + 1);
  });

  scenario('Hollowvein and Verdant Lease: a card when they enter play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 9, hand: ['Hollowvein', 'Verdant Lease'] } }));
    p1.play('Hollowvein', { in: 'home p1' });
    table.passAll();
    table.passAll();
    p1.play('Verdant Lease', { in: 'home p1' });
    table.passAll();
    table.passAll();
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Powderkeg Cluster: 2 damage to each ship around when it is destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Eviction Notice'], home: ['B=Ship(1/1)'] },
        outer: { Stain: { p2: ['A=Ship(1/2)'], locations: ['Powderkeg Cluster'] } },
      }),
    );
    p1.play('Eviction Notice', { target: 'Powderkeg Cluster' });
    table.passAll();
    table.passAll();
    expect(p2.scrapheap).toEqual(['A']);
    expect(table.where('B')).toBe('home p1');
  });

  coreScenario(
    'Powderkeg Cluster and Cinder Colony: in Core a sacrifice counts as destroyed (D18)',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { hand: ['Asset Liquidation'], home: ['Powderkeg Cluster', 'A=Ship(1/2)'] },
        }),
      );
      p1.play('Asset Liquidation', { sacrifice: 'Powderkeg Cluster' });
      table.passAll();
      expect(table.where('A')).toBe('scrapheap p1');
      expect(p1.isk).toBe(4);
    },
  );

  scenario('Lantern Rock: looks at the top 2 cards each turn', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { home: ['Lantern Rock'], market: ['Omen', 'Omber', 'Canticle'] } }));
    p1.collect();
    table.passAll();
    p1.order('Omber', 'Omen');
    expect(table.cards('market:0')).toEqual(['Omber', 'Omen', 'Canticle']);
  });

  scenario(
    'Grave of Saint Oriel: a card for a friendly ship that falls in its region, the last one too',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 2, hand: ['Stray Volley'] },
          outer: { Stain: { p2: ['A=Ship(1/1)'], locations: ['Grave of Saint Oriel'] } },
        }),
      );
      p1.play('Stray Volley', { target: 'A' });
      table.passAll();
      table.passAll();
      expect(p2.hand).toHaveLength(1);
    },
  );

  scenario('Cutler’s Moon: +1 attack for its controller’s ships there', ({ given, table }) => {
    given(core({ outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ["Cutler's Moon"] } } }));
    expect(table.attack('A')).toBe(2);
  });

  scenario('Bellwether: 1 damage to an attacker in each battle phase there', ({ given, p1, table }) => {
    given(
      core({ p1: { home: ['A=Ship(1/9)'] }, outer: { Stain: { p2: ['B=Ship(1/9)'], locations: ['Bellwether'] } } }),
    );
    p1.warp('A', 'Stain');
    table.until(() => table.pile.length > 0);
    table.passAll();
    expect([table.step, table.damage('A')]).toEqual(['battle.begin', 1]);
  });

  scenario('Mirror of Dusk: two cards for one, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { hand: ['Omen', 'Omber', 'Canticle'], home: ['Mirror of Dusk'] } }));
    p1.use('Mirror of Dusk', { discard: ['Omen', 'Omber'] });
    table.passAll();
    expect(p1.hand).toHaveLength(2);
    p1.cannot('use', 'Mirror of Dusk');
  });

  scenario('Garrison World: +1 attack for defenders there', ({ given, p1, table }) => {
    given(
      core({ p1: { home: ['A=Ship(1/9)'] }, outer: { Stain: { p2: ['B=Ship(1/9)'], locations: ['Garrison World'] } } }),
    );
    expect(table.attack('B')).toBe(1);
    p1.warp('A', 'Stain');
    expect([table.attack('A'), table.attack('B')]).toEqual([1, 2]);
  });

  scenario('Homestead Nine: 1 ISK on gaining control, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Stain: { locations: ['Homestead Nine'] }, Heaven: {} } }));
    p1.warp('A', 'Stain');
    table.passAll();
    expect(p1.isk).toBe(1);
    p1.warp('A', 'Heaven');
    p1.warp('A', 'Stain');
    expect(table.pile).toEqual([]);
  });

  scenario('Old Capital: +1 shield for the starbase of its controller', ({ given, table }) => {
    given(core({ outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Old Capital'] } } }));
    expect(table.shield('home p1')).toBe(8);
  });

  scenario('Pleasure Gardens of Vey: takes 1 ISK at the beginning of the turn', ({ given, p1, p2, table }) => {
    given(core({ from: 'begin', p1: { home: ['Pleasure Gardens of Vey'] }, p2: { isk: 2 } }));
    p1.collect();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([1, 1]);
  });

  scenario('Dry Dock Ten: 2 ISK move a ship on', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, home: ['Dry Dock Ten'], dock: [{ card: 'Omen', tabs: 1 }] } }));
    p1.use('Dry Dock Ten');
    table.passAll();
    expect(table.tabs('Omen')).toBe(0);
    expect(p1.can('undock', 'Omen')).toBe(true);
  });

  scenario('Refinery Hub: +1 mineral value for the fields there', ({ given, table }) => {
    given(core({ p1: { home: ['Refinery Hub', 'Tessarite'] }, p2: { home: ['Ferrolace'] } }));
    expect([table.minerals('Tessarite'), table.minerals('Ferrolace')]).toEqual([3, 1]);
  });

  scenario('Annex Platform: two more slots', ({ given, p1 }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Veldspar'] },
        outer: { 'Moon of Ndoria': { locations: ['Annex Platform', 'Omber', 'Crokite'] } },
      }),
    );
    expect(p1.choices('play', 'Veldspar', 'region')).toContain('Moon of Ndoria');
  });
});
