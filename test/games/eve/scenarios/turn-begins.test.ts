/** The setup phase: beginning of the turn, duration, assembly (C-4.3, C-5). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('beginning of the turn', () => {
  scenario('S-17 income given up: a card in the income step, no ISK', ({ given, p1, table }) => {
    given({
      from: 'begin',
      p1: { isk: 3, home: ['Annex', 'Veldspar'], hand: Array(5).fill('Paper'), market: 30 },
    });
    expect(p1.income).toBe(4);
    p1.giveUpIncome();
    expect(p1.hand).toHaveLength(5);
    table.to('setup.income');
    expect(p1.isk).toBe(3);
    expect(p1.hand).toHaveLength(6);
    expect(p1.market).toBe(29);
    table.to('management');
    expect(p1.hand).toHaveLength(7);
    expect(p1.market).toBe(28);
  });

  scenario('C-4.3 whether to collect an income may be answered for good', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { home: ['Annex', 'Veldspar'] } });
    expect([p1.income, table.ask.standing, table.ask.presumed]).toEqual([4, 'income', 'collect']);
  });

  scenario('C-4.3 a small income is not presumed to be collected', ({ given, p1, table }) => {
    given({ from: 'begin' });
    expect([p1.income, table.ask.standing, table.ask.presumed]).toEqual([2, 'income', undefined]);
  });

  scenario(
    'R-06 giving up income forgoes mining, haul and trade as well, but not other ISK',
    ({ given, p1, table }) => {
      given({
        from: 'begin',
        p1: {
          isk: 0,
          hand: ['Grant'],
          home: [
            'Rich Rock',
            { card: 'Small Miner', on: 'mining', mine: 'Rich Rock' },
            { card: 'Hauler', on: 'haul' },
            'Bazaar',
            { card: 'Trader', on: 'trade' },
          ],
        },
      });
      p1.giveUpIncome();
      p1.play('Grant');
      table.passAll();
      table.to('management');
      expect(p1.isk).toBe(3);
    },
  );

  scenario(
    'R-06 giving up income with an empty market loses the game, and the choice warns of it',
    ({ given, p1, table }) => {
      given({ from: 'begin', p1: { market: [] } });
      const { choice } = table.ask;
      expect(choice.kind === 'choose' && choice.options.find((one) => one.id === 'draw')?.confirm).toBeDefined();
      p1.giveUpIncome();
      while (table.winners === undefined) table.pass();
      expect(table.winners).toEqual(['p2']);
      expect(table.phase).toBe('setup');
    },
  );

  scenario(
    'R-06 C-4.3 “at the beginning of your income step, gain …” pays nothing in such a turn; what is not ISK happens',
    ({ given, p1, table }) => {
      given({ from: 'begin', p1: { isk: 1, home: ['Ferry Moon'], hand: ['Grant'], market: 9 } });
      p1.giveUpIncome();
      table.to('setup.income');
      expect([p1.isk, p1.hand.length]).toEqual([1, 3]);
      p1.play('Grant');
      table.passAll();
      expect([p1.isk, table.count('forfeited')]).toEqual([1, 2]);
      table.to('management');
      expect(p1.isk).toBe(1);
    },
  );

  scenario(
    'R-06 the first player may give up their income in the first turn: then they draw that card only',
    ({ given, p1, table }) => {
      given({ turn: 1, from: 'begin', p1: { hand: Array(7).fill('Paper') } });
      p1.giveUpIncome();
      table.to('management');
      expect(p1.hand).toHaveLength(8);
      expect(p1.isk).toBe(0);
    },
  );

  scenario(
    'S-23 Dam Torsad brings a location into play without playing it, and its income counts',
    ({ given, p1, table }) => {
      given({
        from: 'begin',
        p1: { isk: 3, market: ['Paper', 'Veldspar', 'Paper', 'Kestrel'] },
        outer: { 'Dam Torsad': { p1: ['Ship(1/1)'], locations: Array(4).fill('Bare Moon') } },
      });
      p1.collect();
      table.passAll();
      p1.yes();
      p1.choose('Veldspar');
      expect(table.where('Veldspar')).toBe('Dam Torsad');
      expect(p1.isk).toBe(3);
      expect(table.count('played')).toBe(0);
      expect(table.count('entered', ({ def }) => def === 'veldspar')).toBe(1);
      expect(table.count('shuffled', ({ seat }) => seat === 0) + table.count('searched')).toBeGreaterThan(0);
      table.to('management');
      expect(p1.isk).toBe(3 + 2 + 1 + 1);
    },
  );

  scenario('S-23 Dam Torsad offers only locations, and none when it is full', ({ given, p1, table }) => {
    given({
      from: 'begin',
      p1: { market: ['Veldspar', 'Kestrel', 'Crokite'] },
      outer: { 'Dam Torsad': { p1: ['Ship(1/1)'], locations: Array(5).fill('Bare Moon') } },
    });
    p1.collect();
    table.passAll();
    p1.yes();
    expect(table.count('searched', ({ def }) => def !== undefined)).toBe(0);
    expect(table.where('Veldspar')).toBe('market p1');
  });

  scenario(
    'S-34 who has played a region but does not control it gets neither its income nor its ability',
    ({ given, p1, p2, table }) => {
      given({
        active: 'p2',
        p1: { market: ['Veldspar', ...Array(5).fill('Paper')] },
        outer: { 'Dam Torsad': { own: 'p1' } },
      });
      p2.pass();
      table.toTurn('p1');
      p1.collect();
      expect(table.pile).toEqual([]);
      table.to('management');
      expect(p1.isk).toBe(2);
    },
  );

  scenario(
    'R-05 the choice about income comes first, then what triggers, then the duration step',
    ({ given, p1, table }) => {
      given({
        from: 'begin',
        p1: { news: [{ card: 'Forsaken Ruins', tabs: 1 }], market: ['Veldspar'] },
        outer: { 'Dam Torsad': { p1: ['Ship(1/1)'] } },
      });
      expect(table.ask.prompt.key).toBe('ask.income');
      p1.collect();
      expect(table.pile).toEqual(['pending']);
      expect(table.tabs('Forsaken Ruins')).toBe(1);
      table.passAll();
      p1.no();
      table.to('setup.duration');
      expect(table.where('Forsaken Ruins')).toBe('scrapheap p1');
    },
  );
});

describe('duration step', () => {
  scenario(
    'C-5.1 worked example: Stubborn Mechanic at I runs out, and its ship has its own shield again',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['A=Ship(1/1)'] }, p2: { home: ['B=Ship(1/1)'] } });
      p1.play('Stubborn Mechanic', { target: 'A' });
      table.passAll();
      expect([table.tabs('Stubborn Mechanic'), table.shield('A')]).toEqual([4, 3]);
      for (const left of [3, 2, 1]) {
        table.toManagement('p1');
        expect([table.tabs('Stubborn Mechanic'), table.shield('A')]).toEqual([left, 3]);
      }
      table.toTurn('p1');
      expect(table.shield('A')).toBe(3);
      table.to('setup.duration');
      expect([table.where('Stubborn Mechanic'), table.shield('A')]).toEqual(['scrapheap p1', 1]);
      expect(p2.hand).not.toContain('Stubborn Mechanic');
    },
  );

  scenario(
    'C-15 worked example: Stubborn Mechanic at I runs out and its effect ends at once',
    ({ given, p1, p2, table }) => {
      given({
        active: 'p2',
        p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/1)'] },
        p2: {},
      });
      p2.pass();
      p1.play('Stubborn Mechanic');
      table.passAll();
      expect(table.shield('Ship(1/1)')).toBe(3);
      for (const left of [3, 2, 1]) {
        table.toManagement('p1');
        expect(table.tabs('Stubborn Mechanic')).toBe(left);
        expect(table.shield('Ship(1/1)')).toBe(3);
      }
      table.toTurn('p1');
      table.to('setup.duration');
      expect(table.where('Stubborn Mechanic')).toBe('scrapheap p1');
      expect(table.shield('Ship(1/1)')).toBe(1);
    },
  );

  scenario('C-5.1 only the news of the active player move', ({ given, table }) => {
    given({
      from: 'begin',
      p1: { news: [{ card: 'Last Edition', tabs: 3 }] },
      p2: { news: [{ card: 'Forsaken Ruins', tabs: 3 }] },
    });
    table.to('setup.duration');
    expect([table.tabs('Last Edition'), table.tabs('Forsaken Ruins')]).toEqual([2, 3]);
    table.toTurn('p2');
    table.to('setup.duration');
    expect([table.tabs('Last Edition'), table.tabs('Forsaken Ruins')]).toEqual([2, 2]);
  });

  scenario('S-16 infinite duration never moves', ({ given, p1, table }) => {
    given({ p1: { news: ['Golden Age'], market: 20 }, p2: { market: 20 } });
    for (let n = 0; n < 5; n++) table.toManagement('p1');
    expect(table.where('Golden Age')).toBe('play');
    expect(p1.income).toBe(3);
  });

  scenario('S-14 worked example: Forsaken Ruins and Bestower from turn 8 to turn 11', ({ given, p1, p2, table }) => {
    given({
      turn: 8,
      from: 'begin',
      p1: { isk: 20, hand: ['Forsaken Ruins', 'Bestower'], market: 20, home: ['A=Ship(1/1)'] },
      p2: { market: 20, home: ['B=Ship(1/1)'] },
      outer: { Stain: {} },
    });
    p1.collect();
    p1.play('Forsaken Ruins');
    table.passAll();
    expect(table.tabs('Forsaken Ruins')).toBe(3);
    table.to('management');
    expect(table.tabs('Forsaken Ruins')).toBe(3);
    p1.play('Bestower');
    table.passAll();
    expect(table.tabs('Bestower')).toBe(2);
    p1.cannot('warp', 'A', { to: 'Stain' });
    table.toManagement('p2');
    p2.cannot('warp', 'B', { to: 'Stain' });

    table.toManagement('p1');
    expect([table.tabs('Forsaken Ruins'), table.tabs('Bestower')]).toEqual([2, 1]);
    p1.cannot('undock', 'Bestower');
    table.toManagement('p1');
    expect([table.tabs('Forsaken Ruins'), table.tabs('Bestower')]).toEqual([1, 0]);
    p1.cannot('warp', 'A', { to: 'Stain' });
    p1.undock('Bestower');
    expect(table.where('Bestower')).toBe('home p1');
    table.toManagement('p1');
    expect(table.where('Forsaken Ruins')).toBe('scrapheap p1');
    p1.warp('A', 'Stain');
    expect(table.control('Stain')).toBe('p1');
  });

  scenario('R-73 a news played at the beginning of the own turn does not move in that turn', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { isk: 4, hand: ['Forsaken Ruins'] }, outer: { Stain: {} } });
    p1.collect();
    p1.play('Forsaken Ruins');
    table.passAll();
    table.to('setup.assembly');
    expect(table.tabs('Forsaken Ruins')).toBe(3);
  });

  scenario(
    'R-73 a news played in the opponent’s turn moves first in the own duration step',
    ({ given, p1, p2, table }) => {
      given({ active: 'p2', p1: { isk: 4, hand: ['Forsaken Ruins'] }, outer: { Stain: {} } });
      p2.pass();
      p1.play('Forsaken Ruins');
      table.passAll();
      table.toTurn('p1');
      table.to('setup.duration');
      expect(table.tabs('Forsaken Ruins')).toBe(2);
    },
  );

  scenario('R-76 running out counts as destroyed, also for what cannot be destroyed', ({ given, p1, table }) => {
    given({
      from: 'duration',
      p1: {
        news: [
          { card: 'Last Edition', tabs: 1 },
          { card: 'Martial Law', tabs: 1 },
        ],
      },
    });
    expect(table.where('Martial Law')).toBe('scrapheap p1');
    expect(table.where('Last Edition')).toBe('scrapheap p1');
    table.passAll();
    expect(p1.isk).toBe(2);
  });
});

describe('assembly step', () => {
  scenario('S-10 C-9.3 worked example: Omen from II to I, then ready in the dock', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { dock: [{ card: 'Omen', tabs: 2 }] } });
    table.to('setup.assembly');
    expect(table.tabs('Omen')).toBe(1);
    expect(table.where('Omen')).toBe('dock p1');
    table.to('management');
    p1.cannot('undock', 'Omen');
    table.toManagement('p1');
    expect(table.tabs('Omen')).toBe(0);
    expect(table.where('Omen')).toBe('dock p1');
    p1.undock('Omen');
    expect(table.where('Omen')).toBe('home p1');
  });

  scenario('C-5.2 ships of the other player do not move on', ({ given, table }) => {
    given({ from: 'begin', p2: { dock: [{ card: 'Omen', tabs: 2 }] } });
    table.to('management');
    expect(table.tabs('Omen')).toBe(2);
  });

  scenario('C-5.4 a card with N tabs played in turn T shows N-1 in T+1 and runs out in T+N', ({ given, p1, table }) => {
    given({ p1: { isk: 6, hand: ['Omen'], market: 20 }, p2: { market: 20 } });
    p1.play('Omen');
    table.passAll();
    expect(table.tabs('Omen')).toBe(2);
    table.toManagement('p1');
    expect(table.tabs('Omen')).toBe(1);
    table.toManagement('p1');
    expect(table.tabs('Omen')).toBe(0);
  });

  scenario('C-5.2 a ship without assembly tabs is ready when it enters play', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Velator'] } });
    p1.play('Velator');
    table.passAll();
    expect(table.where('Velator')).toBe('dock p1');
    expect(p1.can('undock', 'Velator')).toBe(true);
  });
});
