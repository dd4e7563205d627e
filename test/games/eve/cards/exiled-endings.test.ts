/** Exiled cards when they cannot be paid for, change sides, or leave: what they did ends with them. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario } from '../../../support/board.ts';

describe('costs', () => {
  for (const [card, price] of [
    ['Sister Oramine', 1],
    ['Marksman Teveki Sorn', 2],
    ['Maestro Vianne Orel', 3],
    ['Jorun Ashhand', 2],
    ['The Nameless Envoy', 2],
    ['Doc Pellory', 2],
    ["Smugglers' Berth", 1],
  ] as const) {
    const lie = card === "Smugglers' Berth" ? 'home' : 'dock';
    for (const isk of [price - 1, price])
      scenario(`${card}: ${isk < price ? 'not used with' : 'used for'} ${isk} ISK`, ({ given, p1, p2 }) => {
        given(
          core({
            active: 'p2',
            p1: { isk, [lie]: [card] },
            p2: { home: ['A=Ship(1/9)'] },
            outer: { Stain: { p1: ['B=Ship(1/9)'] } },
          }),
        );
        p2.warp('A', 'Stain');
        if (isk < price) p1.cannot('use', card);
        else expect(p1.can('use', card)).toBe(true);
      });
  }
});

describe('characters that change sides with their ship', () => {
  const piloted = (pilot: string) => ({ card: 'A=Ship(1/9)', pilot });

  scenario(
    'Old Mother Sefrin on a ship that has been taken over draws for the new controller',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { base: 'Gallente', isk: 30, hand: ['Standing Defection'], market: 20 },
          p2: { home: [piloted('Old Mother Sefrin')], market: 20 },
        }),
      );
      p1.play('Standing Defection');
      table.passAll();
      expect([table.where('A'), table.where('Old Mother Sefrin')]).toEqual(['home p1', 'on A']);
      table.toManagement('p2');
      expect(p2.hand).toHaveLength(1);
      table.toManagement('p1');
      expect(p1.hand).toHaveLength(2);
    },
  );

  scenario(
    'Governor Ysmeil Tor, lent for a turn, is an agent of the player who has them; they go back with the ship',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 30, hand: ['Bribed Captain'] },
          p2: { home: [piloted('Governor Ysmeil Tor')] },
        }),
      );
      const saved = () => p2.price('Veldspar') - p1.price('Veldspar');
      p1.play('Bribed Captain');
      table.passAll();
      p1.dock('A');
      expect([table.where('Governor Ysmeil Tor'), saved()]).toEqual(['dock p1', 1]);
      p1.undock('A', 'Governor Ysmeil Tor');
      table.toTurn('p2');
      expect([table.where('A'), table.where('Governor Ysmeil Tor'), saved()]).toEqual(['home p2', 'on A', 0]);
    },
  );

  scenario(
    'Ivo the Scavenger Queen lost on a taken ship: the owner clones, to the owner’s dock',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { base: 'Gallente', isk: 30, hand: ['Standing Defection', 'Condemned Berth'] },
          p2: { isk: 9, home: [piloted('Ivo the Scavenger Queen')] },
        }),
      );
      p1.play('Standing Defection');
      table.passAll();
      p1.play('Condemned Berth', { target: 'A' });
      table.passAll();
      p2.yes();
      expect([table.where('Ivo the Scavenger Queen'), p2.isk]).toEqual(['dock p2', 6]);
      expect(table.where('A')).toBe('scrapheap p2');
    },
  );
});

describe('what ends with its source', () => {
  scenario('Banner of Kinship: without it damaged ships fall', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Stray Volley', 'Sabotaged Couplings'] },
        p2: { home: ['Banner of Kinship', 'A=Ship(1/2)', 'B=Ship(1/2)'] },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p2', 2]);
    p1.play('Sabotaged Couplings');
    table.passAll();
    expect([table.where('A'), table.where('B'), table.shield('B')]).toEqual(['scrapheap p2', 'home p2', 2]);
    expect(p2.scrapheap).toContain('Banner of Kinship');
  });

  scenario('Pilots’ Guild Hall and Sharpshooter’s Moon serve whoever has their region', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Ferryman Oss' }, 'B=Longwatch'] },
        outer: { Stain: { own: 'p2', locations: ["Pilots' Guild Hall", "Sharpshooter's Moon"] } },
      }),
    );
    p1.fleet(['A', 'B'], 'Stain');
    expect([table.attack('A'), table.shield('A')]).toEqual([2, 2]);
    p1.activate('B', 'sniping');
    expect(table.command('B')).toBe('sniping 3');
    p1.warp('A', 'home p1');
    expect([table.attack('A'), table.shield('A')]).toEqual([1, 1]);
  });

  scenario('Hundredth Spear: its company loses the attack when it leaves', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Mothball Order'], home: ['Hundredth Spear', 'A=Rustling'] },
        p2: { home: ['B=Rustling'] },
      }),
    );
    expect(table.attack('A')).toBe(table.attack('B') + 1);
    p1.play('Mothball Order', { target: 'Hundredth Spear' });
    table.passAll();
    expect(table.attack('A')).toBe(table.attack('B'));
  });

  scenario('Seraph’s Burden: who it covers can be aimed at once it has gone', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { home: [{ card: "S=Seraph's Burden", on: 'tanking' }, 'A=Ship(1/9)'] },
        p2: { isk: 30, hand: ['Power Cut', 'Stray Volley'] },
      }),
    );
    p2.play('Power Cut', { target: 'S' });
    table.passAll();
    expect(p2.choices('play', 'Stray Volley', 'target')).toEqual(['S', 'A']);
    expect(p1.hand).toEqual([]);
  });

  scenario(
    'Seraph’s Burden switched off in answer no longer covers, but what was placed stays where it was aimed',
    ({ given, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { home: [{ card: "S=Seraph's Burden", on: 'tanking' }, 'A=Ship(1/9)'] },
          p2: { isk: 30, hand: ['Stray Volley', 'Power Cut'] },
        }),
      );
      p2.play('Stray Volley', { target: 'S' });
      p2.play('Power Cut', { target: 'S' });
      table.passAll();
      expect([table.damage('S'), table.damage('A'), table.command('S')]).toEqual([2, 0, undefined]);
    },
  );

  scenario('Oath of the Old Court: three turns, or until somebody retracts it', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 30, hand: ['Oath of the Old Court'], home: ['A=Expiation'], market: 20 },
        p2: { isk: 30, hand: ['Retracted Story'], home: ['B=Expiation'], market: 20 },
      }),
    );
    p1.play('Oath of the Old Court');
    table.passAll();
    expect(table.shield('A')).toBe(table.shield('B') + 1);
    p1.pass();
    p2.play('Retracted Story');
    table.passAll();
    expect([table.shield('A'), table.attack('A')]).toEqual([table.shield('B'), table.attack('B')]);
  });

  scenario('Extended Session: gone at its player’s fourth turn after it was played', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Extended Session'], market: 30 },
        p2: { market: 30 },
      }),
    );
    p1.play('Extended Session');
    table.passAll();
    const tabs: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      table.toManagement('p1');
      tabs.push(table.tabs('Extended Session'));
    }
    table.toManagement('p1');
    expect([tabs, table.where('Extended Session')]).toEqual([[3, 2, 1], 'scrapheap p1']);
  });

  scenario('Charter of Expansion: a region already opened stays, the next must wait', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 40, regions: ['Stain', 'Metropolis'], news: ['Charter of Expansion'] },
        p2: { isk: 9, hand: ['Retracted Story'] },
      }),
    );
    p1.open('Stain');
    table.passAll();
    p1.pass();
    p2.play('Retracted Story');
    table.passAll();
    p1.cannot('region', 'Metropolis');
    expect(table.where('Stain')).toBe('play');
  });

  scenario('Delegate Armon Thiel: as his ship docks the enemy shoots as before', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(1/9)', pilot: 'Delegate Armon Thiel' }] },
        outer: { Stain: { p2: ['B=Ship(2/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    expect(table.attack('B')).toBe(1);
    p1.withdraw({ A: 'dock' });
    expect(table.attack('B')).toBe(2);
    expect(p2.price('Stray Volley') - p1.price('Stray Volley')).toBe(1);
  });
});
