/** News of the Core Set that change figures or forbid something for a time. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('figures for a time', () => {
  scenario('Stubborn Mechanic: +2 shield for any ship while it is in play', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Stubborn Mechanic'], home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
        p2: { isk: 20, hand: ['Retracted Story'], home: ['C=Ship(1/1)'] },
      }),
    );
    expect(p1.choices('play', 'Stubborn Mechanic', 'target')).toEqual(['A', 'B', 'C']);
    p1.play('Stubborn Mechanic', { target: 'A' });
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([3, 1, 1]);
    table.toManagement('p2');
    expect(table.shield('A')).toBe(3);
    p2.play('Retracted Story');
    table.passAll();
    expect(table.shield('A')).toBe(1);
  });

  scenario('Brace for Contact and Resonant Hulls: shields until the end of the phase', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Brace for Contact', 'Resonant Hulls'], home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
      }),
    );
    p1.play('Brace for Contact', { target: 'A' });
    table.passAll();
    p1.play('Resonant Hulls');
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([4, 2, 1]);
    table.to('end');
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([1, 1, 1]);
  });

  scenario(
    'Full Salvo, Press the Advantage, Ancestors’ Fury: attack until the end of the turn, battle included',
    ({ given, p1, table }) => {
      given(
        core({
          p1: {
            base: 'Minmatar',
            isk: 20,
            hand: ['Full Salvo', 'Press the Advantage', "Ancestors' Fury"],
            home: ['A=Ship(1/9)', 'B=Ship(1/9)', 'D=Ship(1/9)'],
          },
          outer: { Stain: { p2: ['C=Ship(1/9)'] } },
        }),
      );
      p1.fleet(['A', 'D'], 'Stain');
      p1.play('Press the Advantage');
      table.passAll();
      expect(p1.choices('play', "Ancestors' Fury", 'target')).toEqual(['A', 'D']);
      p1.play("Ancestors' Fury", { target: 'A' });
      table.passAll();
      p1.play('Full Salvo', { target: 'B' });
      table.passAll();
      const attacks = () => ['A', 'B', 'C', 'D'].map((one) => table.attack(one));
      expect(attacks()).toEqual([5, 3, 1, 2]);
      table.to('battle.begin');
      expect(attacks()).toEqual([5, 3, 1, 2]);
      table.toTurn('p2');
      expect(attacks()).toEqual([1, 1, 1, 1]);
    },
  );

  scenario('Press the Advantage against an attacker gives them nothing', ({ given, p1, p2, table }) => {
    given(core({ active: 'p2', p1: { isk: 20, hand: ['Press the Advantage'] }, p2: { home: ['A=Ship(1/1)'] } }));
    p2.warp('A', 'home p1');
    p1.play('Press the Advantage');
    table.passAll();
    expect(table.attack('A')).toBe(1);
  });

  scenario('Battle Hymn: own defending ships alone', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Battle Hymn'], home: ['A=Ship(1/3)'] },
        outer: { Stain: { p2: ['B=Ship(1/3)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.play('Battle Hymn');
    table.passAll();
    expect(['A', 'B'].map((one) => [table.attack(one), table.shield(one)])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(p2.hand).toEqual([]);
  });

  scenario(
    'Doctrine of Walls: shields until the end of the turn, and a card for an Amarr',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['Doctrine of Walls'], home: ['A=Ship(1/1)'] },
          p2: { base: 'Caldari', isk: 20, hand: ['B=Doctrine of Walls'], home: ['C=Ship(1/1)'] },
        }),
      );
      p1.play('Doctrine of Walls');
      table.passAll();
      expect([table.shield('A'), table.shield('C'), p1.hand.length]).toEqual([2, 1, 1]);
      p1.pass();
      p2.play('B');
      table.passAll();
      expect([table.shield('C'), p2.hand.length]).toEqual([2, 0]);
      table.to('end');
      expect(table.shield('A')).toBe(2);
      table.toTurn('p2');
      expect(table.shield('A')).toBe(1);
    },
  );

  scenario('Bull Run: +1 trade power for own traders', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          base: 'Caldari',
          isk: 20,
          hand: ['Bull Run'],
          home: ['Breadbasket Prime', { card: 'A=Ledger Wherry', on: 'trade' }],
        },
        p2: { home: [{ card: 'B=Ledger Wherry', on: 'trade' }] },
      }),
    );
    const before = p1.income;
    p1.play('Bull Run');
    table.passAll();
    expect(p1.income).toBe(before + 1);
    expect([table.command('A'), table.command('B')]).toEqual(['trade 2', 'trade 1']);
  });

  scenario('Rich Vein: +1 mineral value for one field while it is in play', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Rich Vein'], home: ['A=Tessarite', 'B=Tessarite', 'Pale Sister'] },
        p2: { isk: 20, hand: ['Retracted Story'] },
      }),
    );
    expect(p1.choices('play', 'Rich Vein', 'target')).toEqual(['A', 'B']);
    p1.play('Rich Vein', { target: 'A' });
    table.passAll();
    table.toManagement('p2');
    expect(table.minerals('A')).toBe(table.minerals('B') + 1);
    p2.play('Retracted Story');
    table.passAll();
    expect(table.minerals('A')).toBe(table.minerals('B'));
  });

  scenario('Zoning Permit: two slots more in a region while it is in play', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Zoning Permit', 'Veldspar', 'Omber', 'Crokite'] },
        outer: { 'Moon of Ndoria': { locations: ['Pale Sister', 'Lantern Rock'] }, Brassfall: {} },
      }),
    );
    p1.cannot('play', 'Veldspar', { in: 'Moon of Ndoria' });
    p1.play('Zoning Permit', { target: 'Moon of Ndoria' });
    table.passAll();
    p1.play('Veldspar', { in: 'Moon of Ndoria' });
    table.passAll();
    p1.play('Crokite', { in: 'Moon of Ndoria' });
    table.passAll();
    p1.cannot('play', 'Omber', { in: 'Moon of Ndoria' });
  });

  scenario('Dividend Season: 2 ISK in each own income step while it lasts', ({ given, p1, table }) => {
    given(core({ p1: { isk: 20, hand: ['Dividend Season'], market: 20 }, p2: { market: 20 } }));
    p1.play('Dividend Season');
    table.passAll();
    const gains: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const before = p1.isk;
      table.toManagement('p1');
      gains.push(p1.isk - before - p1.income);
    }
    expect(gains).toEqual([2, 2, 0]);
  });

  scenario('Boom Years is limited', ({ given, p1, table }) => {
    given(core({ p1: { isk: 30, hand: ['A=Boom Years', 'B=Boom Years'] } }));
    p1.play('A');
    table.passAll();
    p1.cannot('play', 'B');
  });

  scenario('Misfire Season and Drive Failure: until the end of the turn', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        from: 'duration',
        p1: { isk: 20, hand: ['Misfire Season', 'Drive Failure'] },
        p2: { home: ['A=Ship(3/1)', 'B=Ship(3/1)'] },
        outer: { Stain: {} },
      }),
    );
    p1.play('Misfire Season', { target: 'A' });
    table.passAll();
    p1.play('Drive Failure', { target: 'A' });
    table.passAll();
    table.to('management', 'p2');
    expect([table.attack('A'), table.attack('B')]).toEqual([1, 3]);
    p2.cannot('warp', 'A', { to: 'Stain' });
    expect(p2.destinations('B')).toContain('Stain');
    table.toManagement('p2');
    expect(table.attack('A')).toBe(3);
    expect(p2.destinations('A')).toContain('Stain');
  });
});

describe('what is forbidden for a time', () => {
  scenario(
    'Holy Mandate: enemy news find no target among its player’s ships; abilities do',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 20, hand: ['Holy Mandate', 'Full Salvo'], home: ['A=Ship(1/1)'] },
          p2: { isk: 20, hand: ['Stray Volley'], home: ['Signal Jammer', 'B=Ship(1/1)'] },
        }),
      );
      p1.play('Holy Mandate');
      table.passAll();
      expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['A', 'B']);
      p1.pass();
      expect(p2.choices('play', 'Stray Volley', 'target')).toEqual(['B']);
      expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['A']);
    },
  );

  scenario('Holy Mandate in answer: the target is no longer legal on resolution', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 20, hand: ['Holy Mandate'], home: ['A=Ship(1/1)'] },
        p2: { isk: 20, hand: ['Stray Volley'] },
      }),
    );
    p2.play('Stray Volley', { target: 'A' });
    p1.play('Holy Mandate');
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 0]);
  });

  scenario('Sealed Bulkheads: no damage to the starbase in this phase', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(9/1)'] }, p2: { isk: 20, hand: ['Sealed Bulkheads'] } }));
    p1.warp('A', 'home p2');
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    p2.play('Sealed Bulkheads');
    table.passAll();
    expect(table.winners).toBeUndefined();
    expect(table.damage('home p2')).toBe(0);
  });

  scenario('Sealed Bulkheads: spent when the phase is over', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(3/1)'] }, p2: { isk: 20, hand: ['Sealed Bulkheads'] } }));
    p1.warp('A', 'home p2');
    p2.play('Sealed Bulkheads');
    table.passAll();
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    table.passAll();
    expect(table.damage('home p2')).toBe(3);
  });

  scenario(
    'Martial Law: nobody attacks; it can be neither aimed at nor destroyed, and is limited',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: {
            isk: 30,
            hand: ['M=Martial Law', 'N=Martial Law', 'Retracted Story'],
            home: ['A=Ship(1/1)'],
            market: 20,
          },
          p2: { isk: 30, hand: ['Boardroom Veto', 'Retracted Story'], home: ['B=Ship(1/1)'], market: 20 },
          outer: { Stain: {} },
        }),
      );
      p1.play('M');
      p1.pass();
      p2.cannot('play', 'Boardroom Veto');
      table.passAll();
      p1.cannot('play', 'N');
      p1.cannot('play', 'Retracted Story');
      expect(p1.destinations('A')).toEqual(['Stain']);
      p1.pass();
      p2.cannot('play', 'Retracted Story');
      table.toManagement('p2');
      expect(p2.destinations('B')).toEqual(['Stain']);
      table.toManagement('p1');
      expect(p1.destinations('A')).toEqual(['Stain']);
      table.toManagement('p1');
      expect(table.where('M')).toBe('scrapheap p1');
      expect(p1.destinations('A')).toContain('home p2');
    },
  );

  scenario(
    'Secret Franchise: five controlled outer regions at the beginning of the turn win',
    ({ given, p1, table }) => {
      const held = { p1: ['Supplicant'] };
      given(
        core({
          from: 'begin',
          p1: { news: ['Secret Franchise'] },
          outer: { Stain: held, Metropolis: held, Aridia: held, Curse: held, Kolvane: held, Brassfall: {} },
        }),
      );
      p1.collect();
      table.passAll();
      expect(table.winners).toEqual(['p1']);
    },
  );
});
