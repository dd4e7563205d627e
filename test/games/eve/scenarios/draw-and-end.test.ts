/** The draw phase and the end phase (C-6, C-14.1). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('draw phase', () => {
  scenario(
    'S-25 with two players the first one does not draw in their first turn, the second does',
    ({ given, p1, p2, table }) => {
      given({ turn: 1, from: 'begin', p1: { hand: Array(7).fill('Paper') }, p2: { hand: Array(7).fill('Paper') } });
      table.to('management', 'p1');
      expect(p1.hand).toHaveLength(7);
      table.toManagement('p2');
      expect(p2.hand).toHaveLength(8);
      table.toManagement('p1');
      expect(p1.hand).toHaveLength(8);
    },
  );

  scenario('S-26 R-65 with three players the first one draws', ({ given, p1, table }) => {
    given({ seats: 3, turn: 1, from: 'begin', p1: { hand: Array(7).fill('Paper') } });
    table.to('management', 'p1');
    expect(p1.hand).toHaveLength(8);
  });

  scenario('S-28 nobody may act in the draw phase, but before and after it', ({ given, p1, p2, table }) => {
    given({
      from: 'begin',
      p1: { isk: 5, hand: ['Decree'], home: ['Marksman'] },
      p2: { isk: 5, hand: ['Decree'], home: ['Marksman'] },
    });
    table.to('setup.income');
    expect(p1.can('play', 'Decree') && p1.can('use', 'Marksman')).toBe(true);
    expect(p2.can('play', 'Decree') && p2.can('use', 'Marksman')).toBe(true);
    const before = table.events.length;
    table.to('management');
    const stops = table.events.slice(before).map((event) => event.e);
    expect(stops).toContain('drew');
    expect(table.phase).toBe('management');
    expect(p1.can('play', 'Decree')).toBe(true);
    p1.pass();
    expect(p2.can('play', 'Decree')).toBe(true);
  });

  scenario('R-12 what triggers in the draw phase waits for the management phase', ({ given, p2, table }) => {
    given({ from: 'draw', p2: { news: ['Rumour'] } });
    expect(table.phase).toBe('management');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p2.isk).toBe(1);
  });

  scenario('C-6.4 who must draw from an empty market loses', ({ given, table }) => {
    given({ from: 'draw', p1: { market: 0 } });
    expect(table.winners).toEqual(['p2']);
  });

  scenario('C-6.4 drawing the last card is not yet a loss', ({ given, p1, table }) => {
    given({ from: 'draw', p1: { market: 1 } });
    expect(table.winners).toBeUndefined();
    expect(p1.market).toBe(0);
    expect(table.count('drew')).toBe(1);
  });

  scenario('C-6.4 who draws the last card and must draw another is told the one, and loses', ({ given, p1, table }) => {
    given({ from: 'draw', p1: { market: 1 }, outer: { 'Bright Sky': { p1: ['Ship(1/1)'] } } });
    expect(p1.hand).toHaveLength(1);
    const told = table.events.filter(({ e }) => e === 'drew' || e === 'drewHidden');
    expect(told.map(({ e, to, except, n }) => ({ e, to, except, n }))).toEqual([
      { e: 'drew', to: [0], except: undefined, n: undefined },
      { e: 'drewHidden', to: undefined, except: [0], n: 1 },
    ]);
    expect(table.winners).toEqual(['p2']);
  });

  scenario('C-6.1 an extra card is drawn with the card of the draw phase', ({ given, p1 }) => {
    given({ from: 'draw', outer: { 'Bright Sky': { p1: ['Ship(1/1)'] } } });
    expect(p1.hand).toHaveLength(2);
  });

  scenario('C-8.6 “you” of an uncontrolled region is nobody', ({ given, p1 }) => {
    given({ from: 'draw', outer: { 'Bright Sky': {} } });
    expect(p1.hand).toHaveLength(1);
  });
});

describe('end phase', () => {
  scenario(
    'S-94 R-86 nine cards: two of the own choice are discarded; the opponent’s nine stay',
    ({ given, p1, p2, table }) => {
      given({
        p1: { hand: ['Kestrel', 'Heron', ...Array(7).fill('Paper')] },
        p2: { hand: Array(9).fill('Paper') },
      });
      p1.pass();
      p2.pass();
      table.until((ask) => ask.prompt.key === 'ask.discard');
      p1.choose('Kestrel', 'Heron');
      expect(p1.hand).toEqual(Array(7).fill('Paper'));
      expect(p1.scrapheap).toEqual(['Kestrel', 'Heron']);
      expect(p2.hand).toHaveLength(9);
      expect(table.count('turnBegan')).toBe(1);
      expect(table.active).toBe('p2');
    },
  );

  scenario('S-94 seven cards: nothing is discarded', ({ given, p1, table }) => {
    given({ p1: { hand: Array(7).fill('Paper') } });
    table.toTurn('p2');
    expect(p1.hand).toHaveLength(7);
    expect(p1.scrapheap).toEqual([]);
  });

  scenario('R-85 cards beyond seven may be used until the very end of the turn', ({ given, p1, table }) => {
    given({ from: 'end', p1: { isk: 5, hand: ['Decree', ...Array(7).fill('Paper')] } });
    p1.play('Decree');
    table.passAll();
    table.toTurn('p2');
    expect(p1.hand).toHaveLength(7);
    expect(p1.scrapheap).toEqual(['Decree']);
  });

  scenario('C-4.1 when a turn ends the player to the left goes on', ({ given, table }) => {
    given({ seats: 3, active: 'p2' });
    table.toTurn();
    expect(table.active).toBe('p3');
    table.toTurn();
    expect(table.active).toBe('p1');
  });

  scenario('C-7.8 without an attack management is followed by the end phase', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, outer: { Stain: {} } });
    p1.warp('Ship(1/1)', 'Stain');
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
  });
});
