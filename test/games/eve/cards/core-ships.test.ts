import { expect } from 'vitest';
import { core, coreScenario, describe, scenario } from '../../../support/board.ts';

describe('ships', () => {
  scenario('Hostile Bid: takes 2 ISK when it attacks', ({ given, p1, p2, table }) => {
    given(core({ p1: { base: 'Caldari', home: ['Hostile Bid'] }, p2: { isk: 5 } }));
    p1.warp('Hostile Bid', 'home p2');
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([2, 3]);
  });

  scenario('Glacier Mandate: 2 ISK for 1 damage in its region', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { base: 'Caldari', isk: 2, home: ['Glacier Mandate'] },
        p2: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
      }),
    );
    p2.warp('A', 'home p1');
    expect(p1.choices('use', 'Glacier Mandate', 'target')).toEqual(['Glacier Mandate', 'A']);
    p1.use('Glacier Mandate', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('Quorum Breaker: an enemy ship goes to hand when it enters play', ({ given, p1, p2, table }) => {
    given(core({ p1: { base: 'Caldari', isk: 12, hand: ['Quorum Breaker'] }, p2: { home: ['A=Ship(1/1)'] } }));
    p1.play('Quorum Breaker');
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p2.hand).toEqual(['A']);
    expect(table.tabs('Quorum Breaker')).toBe(4);
  });

  scenario('Envoy Ascendant: 2 ISK when it enters play', ({ given, p1, table }) => {
    given(core({ p1: { isk: 6, hand: ['Envoy Ascendant'] } }));
    p1.play('Envoy Ascendant');
    table.passAll();
    table.passAll();
    expect(p1.isk).toBe(2);
  });

  scenario('Manumission: a cheap ship from the market when it is destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 7, hand: ['Condemned Berth'] },
        p2: { base: 'Minmatar', home: ['Manumission'], market: ['Omen', 'Slasher', 'Veldspar'] },
      }),
    );
    p1.play('Condemned Berth', { target: 'Manumission' });
    table.passAll();
    table.passAll();
    p2.yes();
    p2.choose('Slasher');
    expect(p2.hand).toEqual(['Slasher']);
  });

  scenario('Chorus of Knives and Crossfire: several targets', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Chorus of Knives', 'Crossfire'] },
        outer: { Stain: { p2: ['A=Ship(0/2)', 'B=Ship(0/2)', 'C=Ship(0/2)', 'D=Ship(0/4)'] } },
      }),
    );
    p1.fleet(['Chorus of Knives', 'Crossfire'], 'Stain');
    p1.targets({ 'Chorus of Knives': { A: 2, B: 2, C: 2 }, Crossfire: { D: 4 } });
    p2.holdFire();
    table.dealDamage();
    expect(p2.scrapheap.sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  scenario('Thorax and Megathron: no target of news, also not of one’s own', ({ given, p1 }) => {
    given(
      core({
        p1: { base: 'Gallente', isk: 9, hand: ['Full Salvo'], home: ['Thorax', 'Megathron', 'A=Ship(1/1)'] },
      }),
    );
    expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['A']);
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

  scenario('Dusk Jackal: a card for 1 ISK when it warps', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Caldari', isk: 1, home: ['Dusk Jackal'] }, outer: { Stain: {} } }));
    p1.warp('Dusk Jackal', 'Stain');
    table.passAll();
    p1.yes();
    expect([p1.hand.length, p1.isk]).toEqual([1, 0]);
  });

  scenario('Provocateur: enemy commands go off where it attacks', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Gallente', home: ['Provocateur', { card: 'Masquerade', on: 'patrol' }] },
        outer: { Stain: { p2: [{ card: 'Canticle', on: 'patrol' }] } },
      }),
    );
    p1.warp('Provocateur', 'Stain');
    table.passAll();
    expect([table.command('Canticle'), table.command('Masquerade')]).toEqual([undefined, 'patrol 1']);
  });

  scenario('Drift Leviathan: cannot withdraw of its own will', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(1/9)'] }, outer: { Stain: { p2: ['Drift Leviathan'] } } }));
    p1.warp('A', 'Stain');
    p1.stay();
    table.until((ask) => ask.seat === 1 && ask.role === 'choice');
    expect(table.ask.prompt.key).toBe('ask.battleTargets');
    p2.holdFire();
  });
});

describe('structures', () => {
  scenario('War Room: own attacking ships have +1 attack', ({ given, p1, table }) => {
    given(core({ p1: { home: ['War Room', 'A=Ship(1/1)'] } }));
    expect(table.attack('A')).toBe(1);
    p1.warp('A', 'home p2');
    expect(table.attack('A')).toBe(2);
  });

  scenario('Patrol Beacon: own patrolling ships at home have +1 attack', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Patrol Beacon', 'Canticle'] } }));
    const before = table.attack('Canticle');
    p1.activate('Canticle', 'patrol');
    expect(table.attack('Canticle')).toBe(before + 1);
  });

  scenario('Tithe Vault: 1 ISK at the income step with 10 or more', ({ given, p1, table }) => {
    given(core({ from: 'income', p1: { isk: 10, home: ['Tithe Vault'] } }));
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(10 + 1 + 2 + 1);
  });

  scenario('Tithe Vault stays silent below 10', ({ given, p1, table }) => {
    given(core({ from: 'income', p1: { isk: 9, home: ['Tithe Vault'] } }));
    expect(table.pile).toEqual([]);
    expect(p1.isk).toBe(12);
  });

  scenario('Crossbeam Grid: 2 ISK for 1 damage to an attacker at home', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)'] },
        p2: { base: 'Caldari', isk: 2, home: ['Crossbeam Grid', 'B=Ship(1/1)'] },
      }),
    );
    p1.warp('A', 'home p2');
    expect(p2.choices('use', 'Crossbeam Grid', 'target')).toEqual(['A']);
    p2.use('Crossbeam Grid');
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario('Kite Hangar: +1 attack for defenders at home', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/9)'] }, p2: { base: 'Gallente', home: ['Kite Hangar', 'B=Ship(1/1)'] } }));
    p1.warp('A', 'home p2');
    expect([table.attack('A'), table.attack('B')]).toEqual([1, 2]);
  });

  scenario('Assembly Gantry and Archive Core together: different things are ordered', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: { home: ['Assembly Gantry', 'Archive Core'], dock: [{ card: 'Omen', tabs: 2 }] },
      }),
    );
    p1.collect();
    p1.order('Archive Core', 'Assembly Gantry');
    table.passAll();
    expect(table.tabs('Omen')).toBe(1);
  });
});
