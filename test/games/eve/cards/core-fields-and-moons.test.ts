/** The asteroid fields and moons of the Core Set that have an ability of their own. */
import { expect } from 'vitest';
import { core, coreScenario, describe, scenario } from '../../../support/board.ts';

describe('asteroid fields', () => {
  scenario('Omber: its owner discards a card of their choice, wherever it comes', ({ given, p1, p2, p3, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Omber', 'Omen', 'Heron', 'Tristan'] },
        p2: { hand: ['Veldspar', 'Crokite'] },
        p3: { hand: ['Tessarite'] },
        outer: { Stain: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    p1.play('Omber', { in: 'Stain' });
    table.passAll();
    table.passAll();
    p1.choose('Heron');
    expect([p1.hand, p2.hand, p3.hand]).toEqual([['Omen', 'Tristan'], ['Veldspar', 'Crokite'], ['Tessarite']]);
  });

  scenario('Crokite: sacrificed for 3 damage in its region', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['B=Ship(1/9)'] },
        outer: { Stain: { p1: ['A=Ship(1/9)'], locations: ['Crokite'] } },
      }),
    );
    expect(p1.choices('use', 'Crokite', 'target')).toEqual(['A']);
    p1.use('Crokite', { target: 'A' });
    expect(table.where('Crokite')).toBe('scrapheap p1');
    table.passAll();
    expect(table.damage('A')).toBe(3);
  });

  scenario('Bloodgrit: costs its controller 1 ISK each turn', ({ given, p1, p2, table }) => {
    given(core({ from: 'begin', p1: { isk: 4, home: ['Bloodgrit'] }, p2: { isk: 4 } }));
    p1.collect();
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([3, 4]);
  });

  scenario('Frostmarrow: mining ships there have +1 shield', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['Frostmarrow', 'A=Gilded Spade'] },
        p2: { home: [{ card: 'B=Gilded Spade', on: 'mining', mine: 'Veldspar' }, 'Veldspar'] },
      }),
    );
    const before = table.shield('A');
    p1.activate('A', 'mining');
    expect([table.shield('A'), table.shield('B')]).toEqual([before + 1, before]);
  });

  scenario('Hollowvein and Verdant Lease: a card when they enter play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 20, hand: ['Hollowvein', 'Verdant Lease'] } }));
    p1.play('Hollowvein', { in: 'home p1' });
    table.passAll();
    table.passAll();
    p1.play('Verdant Lease', { in: 'home p1' });
    table.passAll();
    table.passAll();
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Singing Gravel: +1 mining power there', ({ given, table }) => {
    given(
      core({
        p1: {
          home: [{ card: 'A=Gilded Spade', on: 'mining', mine: 'Singing Gravel' }, 'Singing Gravel'],
        },
        outer: {
          Stain: { p1: [{ card: 'B=Gilded Spade', on: 'mining', mine: 'Veldspar' }], locations: ['Veldspar'] },
        },
      }),
    );
    expect([table.command('A'), table.command('B')]).toEqual(['mining 2', 'mining 1']);
  });

  scenario('Powderkeg Cluster: 2 damage to each ship around when it is destroyed', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Eviction Notice'], home: ['B=Ship(1/9)'] },
        outer: { Stain: { p2: ['A=Ship(1/9)', 'C=Ship(1/9)'], locations: ['Powderkeg Cluster'] } },
      }),
    );
    p1.play('Eviction Notice', { target: 'Powderkeg Cluster' });
    table.passAll();
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.damage(one))).toEqual([2, 0, 2]);
  });

  coreScenario(
    'Powderkeg Cluster and Cinder Colony: in Core a sacrifice counts as destroyed (D18)',
    ({ given, p1, table }) => {
      given(core({ p1: { hand: ['Asset Liquidation'], home: ['Powderkeg Cluster', 'A=Ship(1/2)'] } }));
      p1.play('Asset Liquidation', { sacrifice: 'Powderkeg Cluster' });
      table.passAll();
      expect(table.where('A')).toBe('scrapheap p1');
      expect(p1.isk).toBe(4);
    },
  );
});

describe('moons', () => {
  scenario('Pale Sister: 1 ISK for +1 shield of a friend around until the turn ends', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 9, home: ['Pale Sister', 'A=Ship(1/2)'] },
        p2: { home: ['C=Ship(1/9)'] },
        outer: { Stain: { p1: ['B=Ship(1/2)'] } },
      }),
    );
    p2.warp('C', 'home p1');
    expect(p1.choices('use', 'Pale Sister', 'target')).toEqual(['A']);
    p1.use('Pale Sister');
    table.passAll();
    expect([table.shield('A'), p1.isk]).toEqual([3, 8]);
    p2.pass();
    p1.cannot('use', 'Pale Sister');
    table.to('battle.begin');
    expect(table.shield('A')).toBe(3);
    table.toTurn('p1');
    expect(table.shield('A')).toBe(2);
  });

  scenario('Lantern Rock: looks at the top 2 cards each turn', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { home: ['Lantern Rock'], market: ['Omen', 'Omber', 'Canticle'] } }));
    p1.collect();
    table.passAll();
    p1.order('Omber', 'Omen');
    expect(table.cards('market:0')).toEqual(['Omber', 'Omen', 'Canticle']);
  });

  scenario('Tidelock Minor: 1 ISK when it enters play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 9, hand: ['Tidelock Minor'] } }));
    p1.play('Tidelock Minor', { in: 'home p1' });
    const before = p1.isk;
    table.passAll();
    table.passAll();
    expect(p1.isk).toBe(before + 1);
  });

  scenario(
    'Grave of Saint Oriel: a card for a friendly ship that falls in its region, the last one too',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: {
            isk: 20,
            hand: ['C=Stray Volley', 'D=Stray Volley', 'E=Stray Volley'],
            home: ['F=Ship(1/1)'],
          },
          p2: { home: ['B=Ship(1/1)'] },
          outer: { Stain: { p2: ['A=Ship(1/1)'], locations: ['Grave of Saint Oriel'] } },
        }),
      );
      p1.play('C', { target: 'B' });
      table.passAll();
      p1.warp('F', 'Stain');
      p1.play('D', { target: 'F' });
      table.passAll();
      expect(table.pile).toEqual([]);
      p1.play('E', { target: 'A' });
      table.passAll();
      table.passAll();
      expect([p1.hand.length, p2.hand.length]).toEqual([0, 1]);
    },
  );

  scenario('Cutler’s Moon: +1 attack for its controller’s ships there', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)'] },
        outer: { Stain: { p2: ['B=Ship(1/1)'], locations: ["Cutler's Moon"] }, Metropolis: { p2: ['C=Ship(1/1)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario(
    'Shadowless: neither enemy news nor enemy abilities aim at its controller’s ships there',
    ({ given, p1, p2 }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer', 'D=Ship(1/1)'] },
          p2: { isk: 9, hand: ['Full Salvo'] },
          outer: { Stain: { p2: ['A=Ship(1/1)'], locations: ['Shadowless'] }, Metropolis: { p2: ['B=Ship(1/1)'] } },
        }),
      );
      p1.warp('D', 'Stain');
      expect(p1.choices('play', 'Full Salvo', 'target').sort()).toEqual(['B', 'D']);
      expect(p1.choices('use', 'Signal Jammer', 'target')).toEqual(['B']);
      p1.pass();
      expect(p2.choices('play', 'Full Salvo', 'target').sort()).toEqual(['A', 'B', 'D']);
    },
  );

  scenario('Ashen Watch: a card when an enemy attacks its region, and no other', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)', 'D=Ship(1/1)'] },
        outer: {
          Stain: { p2: ['B=Ship(1/1)'], locations: ['Ashen Watch'] },
          Metropolis: { p2: ['C=Ship(1/1)'] },
        },
      }),
    );
    p1.warp('D', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'Stain');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect([p1.hand.length, p2.hand.length]).toEqual([0, 1]);
  });

  scenario('Bellwether: 1 damage to an attacker in each battle phase there', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(2/9)', 'D=Ship(1/9)'] },
        outer: {
          Stain: { p2: ['B=Ship(0/1)'], locations: ['Bellwether'] },
          Metropolis: { p2: ['C=Ship(1/9)'] },
        },
      }),
    );
    p1.warp('A', 'Stain');
    p1.warp('D', 'Metropolis');
    table.until((ask) => ask.prompt.key === 'ask.battleOrder');
    p1.fight('Stain');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect([table.damage('A'), table.damage('D')]).toEqual([1, 0]);
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.dealDamage();
    // The moon is the attacker's now: it does not shoot at its own.
    table.until(() => table.battle === 2);
    expect([table.control('Stain'), table.pile.length]).toEqual(['p1', 0]);
  });

  scenario('Vault Moon Ixal: its player keeps 9 cards', ({ given, p1, table }) => {
    given(core({ p1: { hand: Array.from({ length: 11 }, () => 'Crokite'), home: ['Vault Moon Ixal'] } }));
    table.toTurn('p2');
    expect(p1.hand).toHaveLength(9);
  });

  scenario('Mirror of Dusk: two cards for one, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { hand: ['Omen', 'Omber', 'Canticle', 'Heron'], home: ['Mirror of Dusk'] } }));
    p1.use('Mirror of Dusk', { discard: ['Omen', 'Omber'] });
    table.passAll();
    expect(p1.hand).toHaveLength(3);
    p1.cannot('use', 'Mirror of Dusk');
  });
});
