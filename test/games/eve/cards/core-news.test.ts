/** The Core news. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('news', () => {
  scenario('Forsaken Ruins: everybody goes home and nobody warps in', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 4, hand: ['Forsaken Ruins'], home: ['B=Ship(1/1)'] },
        outer: { Stain: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    p1.play('Forsaken Ruins', { target: 'Stain' });
    table.passAll();
    expect(table.where('A')).toBe('home p2');
    p1.cannot('warp', 'B', { to: 'Stain' });
  });

  scenario('Reactor Breach: 4 damage', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4, hand: ['Reactor Breach'] }, p2: { home: ['A=Ship(1/4)'] } }));
    p1.play('Reactor Breach', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('Condemned Berth: destroys any ship', ({ given, p1, table }) => {
    given(core({ p1: { isk: 7, hand: ['Condemned Berth'] }, p2: { home: ['Throne of Embers'] } }));
    p1.play('Condemned Berth', { target: 'Throne of Embers' });
    table.passAll();
    expect(table.where('Throne of Embers')).toBe('scrapheap p2');
  });

  scenario('Sabotaged Couplings: destroys a structure', ({ given, p1, table }) => {
    given(core({ p1: { isk: 3, hand: ['Sabotaged Couplings'] }, p2: { home: ['Prayer Wall'] } }));
    p1.play('Sabotaged Couplings', { target: 'Prayer Wall' });
    table.passAll();
    expect(table.shield('home p2')).toBe(7);
  });

  scenario('Press Embargo, Boardroom Veto, Planning Objection: each counters its kind', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Windfall Contract', 'Veldspar', 'Supplicant'] },
        p2: { isk: 20, hand: ['Press Embargo', 'Boardroom Veto', 'Planning Objection', 'Denied Clearance'] },
      }),
    );
    p1.play('Windfall Contract');
    p1.pass();
    p2.canExactly(['play Press Embargo', 'play Boardroom Veto', 'pass']);
    p2.play('Press Embargo', { target: 'Windfall Contract' });
    table.passAll();
    p1.play('Veldspar', { in: 'home p1' });
    p1.pass();
    p2.canExactly(['play Boardroom Veto', 'play Planning Objection', 'pass']);
    p2.play('Planning Objection', { target: 'Veldspar' });
    table.passAll();
    p1.play('Supplicant');
    p1.pass();
    p2.canExactly(['play Boardroom Veto', 'play Denied Clearance', 'pass']);
    p2.play('Boardroom Veto', { target: 'Supplicant' });
    table.passAll();
    expect(p1.scrapheap.sort()).toEqual(['Supplicant', 'Veldspar', 'Windfall Contract']);
  });

  scenario('Headline Archive: finds a news', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Headline Archive'], market: ['Omen', 'Stray Volley'] } }));
    p1.play('Headline Archive');
    table.passAll();
    p1.choose('Stray Volley');
    expect(p1.hand).toEqual(['Stray Volley']);
  });

  scenario('Proxy Fight: 5 ISK and a card', ({ given, p1, p2, table }) => {
    given(core({ p1: { base: 'Caldari', isk: 6, hand: ['Proxy Fight'] }, p2: { isk: 7 } }));
    p1.play('Proxy Fight', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk, p1.hand.length]).toEqual([5, 2, 1]);
  });

  scenario('Dividend Season: 2 ISK in each own income step while it lasts', ({ given, p1, table }) => {
    given(core({ p1: { isk: 3, hand: ['Dividend Season'], market: 20 }, p2: { market: 20 } }));
    p1.play('Dividend Season');
    table.passAll();
    table.toManagement('p1');
    expect(p1.isk).toBe(4);
    table.toManagement('p1');
    expect(p1.isk).toBe(8);
    table.toManagement('p1');
    expect(p1.isk).toBe(10);
  });

  scenario('Brace for Contact and Resonant Hulls: shields until the end of the phase', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Brace for Contact', 'Resonant Hulls'], home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
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

  scenario('Press the Advantage and Ancestors’ Fury: attack for attackers', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          base: 'Minmatar',
          isk: 6,
          hand: ['Press the Advantage', "Ancestors' Fury"],
          home: ['A=Ship(1/1)', 'B=Ship(1/1)'],
        },
      }),
    );
    p1.warp('A', 'home p2');
    p1.play('Press the Advantage');
    table.passAll();
    expect([table.attack('A'), table.attack('B')]).toEqual([2, 1]);
    expect(p1.choices('play', "Ancestors' Fury", 'target')).toEqual(['A']);
    p1.play("Ancestors' Fury", { target: 'A' });
    table.passAll();
    expect(table.attack('A')).toBe(5);
  });

  scenario('Misfire Season and Drive Failure: until the end of the turn', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 2, hand: ['Misfire Season', 'Drive Failure'] },
        p2: { home: ['A=Ship(3/1)'] },
        outer: { Stain: {} },
      }),
    );
    p2.pass();
    p1.play('Misfire Season', { target: 'A' });
    table.passAll();
    p2.pass();
    p1.play('Drive Failure', { target: 'A' });
    table.passAll();
    expect(table.attack('A')).toBe(1);
    p2.cannot('warp', 'A', { to: 'Stain' });
    table.toManagement('p2');
    expect(table.attack('A')).toBe(3);
    expect(p2.destinations('A')).toContain('Stain');
  });

  scenario('Holy Mandate: enemy news find no target among its player’s ships', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 4, hand: ['Holy Mandate', 'Full Salvo'], home: ['A=Ship(1/1)'] },
        p2: { isk: 2, hand: ['Stray Volley'] },
      }),
    );
    p1.play('Holy Mandate');
    table.passAll();
    expect(p1.can('play', 'Full Salvo')).toBe(true);
    p1.pass();
    p2.cannot('play', 'Stray Volley');
  });

  scenario('Holy Mandate in answer: the target is no longer legal on resolution', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 3, hand: ['Holy Mandate'], home: ['A=Ship(1/1)'] },
        p2: { isk: 2, hand: ['Stray Volley'] },
      }),
    );
    p2.play('Stray Volley', { target: 'A' });
    p1.play('Holy Mandate');
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 0]);
  });

  scenario('Sealed Bulkheads: no damage to the starbase in this phase', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(9/1)'] }, p2: { isk: 4, hand: ['Sealed Bulkheads'] } }));
    p1.warp('A', 'home p2');
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    p2.play('Sealed Bulkheads');
    table.passAll();
    expect(table.winners).toBeUndefined();
    expect(table.damage('home p2')).toBe(0);
  });

  scenario(
    'Rumour Column: the first card that an opponent draws in a turn costs him 1 ISK',
    ({ given, p1, p2, table }) => {
      given(core({ p1: { isk: 9, hand: ['Fresh Prospectus'] }, p2: { news: ['Rumour Column'] } }));
      p1.play('Fresh Prospectus');
      table.passAll();
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect(p1.isk).toBe(5);
      expect(p2.isk).toBe(0);
    },
  );

  scenario('Bull Run: +1 trade power', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          base: 'Caldari',
          isk: 3,
          hand: ['Bull Run'],
          home: ['Breadbasket Prime', { card: 'Ledger Wherry', on: 'trade' }],
        },
      }),
    );
    expect(p1.income).toBe(2 + 2 + 1);
    p1.play('Bull Run');
    table.passAll();
    expect(p1.income).toBe(2 + 2 + 2);
  });

  scenario('Doctrine of Walls: shields, and a card for an Amarr', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Doctrine of Walls'], home: ['A=Ship(1/1)'] },
        p2: { base: 'Caldari', isk: 3, hand: ['B=Doctrine of Walls'] },
      }),
    );
    p1.play('Doctrine of Walls');
    table.passAll();
    expect([table.shield('A'), p1.hand.length]).toEqual([2, 1]);
    p1.pass();
    p2.play('B');
    table.passAll();
    expect(p2.hand).toHaveLength(0);
  });

  scenario('Hit and Fade: home, and 1 damage for a Minmatar', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Minmatar', isk: 3, hand: ['Hit and Fade'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'] }, Heaven: { p2: ['B=Ship(1/1)'] } },
      }),
    );
    p1.play('Hit and Fade', { targets: { 'target friendly ship': 'A', 'target enemy ship': 'B' } });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    expect(table.damage('B')).toBe(1);
  });

  scenario(
    'Hit and Fade without an enemy ship: a Minmatar may play it for the first line alone',
    ({ given, p1, table }) => {
      given(
        core({ p1: { base: 'Minmatar', isk: 3, hand: ['Hit and Fade'] }, outer: { Stain: { p1: ['A=Ship(1/1)'] } } }),
      );
      p1.play('Hit and Fade', { target: 'A' });
      table.passAll();
      expect(table.where('A')).toBe('home p1');
    },
  );
});
