/** Where a person with the fast autopilot is asked about the pile, and where not, told as stories. */
import { describe, expect } from 'vitest';
import type { AutopilotState } from '#table/play/autopilot-stored';
import { exiledScenario, scenario } from '../../../support/board.ts';
import { asked, battleOver, emptyPile, strict } from './asked.ts';

describe('the pile', () => {
  exiledScenario('R-108 who has a card destroyed on the pile is told', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Velator', 'Plating'], home: ['Ship(1/1)'] },
      p2: { isk: 1, hand: ['Depth Charge'] },
    });
    p1.play('Velator');
    p1.pass();
    p2.play('Depth Charge', { target: 'Velator' });
    expect(asked(table, 'p1', emptyPile)).toEqual(['pile.answer !']);
  });

  scenario('nobody waits for what comes into play, unless it can be countered', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(table.asked).toBe('p1');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… and then they do', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Veto'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('… unless it would simply be paid for', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Delay'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… which takes ISK that is left', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Delay'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('… and unless it costs less than what would counter it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Ban'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('a news that acts on the table can be countered whatever that costs', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] },
      p2: { isk: 9, hand: ['Delay'], home: ['Ship(1/1)'] },
    });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('under strict everybody is asked all the same', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    expect(asked(table, 'p2', emptyPile, strict)).toEqual(['pile.arrival']);
  });

  scenario('a news can be answered with whatever acts on the table', ({ given, p1, table }) => {
    given({
      p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] },
      p2: { isk: 9, hand: ['Broadside'] },
    });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('housekeeping waits for a better time', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Prospectus', 'Grant'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… but not ISK that would pay for an answer', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 0, hand: ['Grant', 'Broadside'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  scenario('an X that can only be 0 holds up nobody', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] }, p2: { isk: 0, hand: ['Barrage'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('whoever is aimed at is asked what they do about it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Broadside'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer !']);
  });

  scenario('… but not if all they could do has nothing to do with it', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Broadside'] }, p2: { isk: 9, hand: ['Prospectus'], home: ['Ship(1/1)'] } });
    p1.play('Broadside', { target: 'Ship(1/1)' });
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('what a player does to their own hand and market waits for nobody who cannot counter it', (cast) => {
    const { given, p1, table } = cast;
    given({
      p1: { isk: 9, hand: ['Prospectus'] },
      p2: { isk: 9, hand: ['Salvo'], home: ['Ship(1/1)'] },
      p3: { isk: 9, hand: ['Veto'] },
      seats: 3,
    });
    p1.play('Prospectus');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… nor what they gain', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Decree'] }, p2: { isk: 9, hand: ['Spark'], home: ['Ship(1/1)'] } });
    p1.play('Decree');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  scenario('… and for those who can', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Prospectus'] }, p2: { isk: 9, hand: ['Veto'] } });
    p1.play('Prospectus');
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  exiledScenario('a warp waits for nobody', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Broadside'] }, outer: { Stain: {} } });
    p1.setOut(['Ship(1/1)'], 'Stain');
    expect(asked(table, 'p2', emptyPile)).toEqual([]);
  });

  exiledScenario('… but for who could bar the way', ({ given, p1, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { isk: 9, hand: ['Forsaken Ruins'] }, outer: { Stain: {} } });
    p1.setOut(['Ship(1/1)'], 'Stain');
    expect(asked(table, 'p2', emptyPile)).toEqual(['pile.answer']);
  });

  exiledScenario(
    '… nor for who holds the region, since they are asked once the ships are there',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['Ship(1/1)'] },
        p2: { isk: 9, hand: ['Broadside'] },
        outer: { Stain: { p2: ['Ship(2/2)'] } },
      });
      p1.setOut(['Ship(1/1)'], 'Stain');
      expect(asked(table, 'p2', emptyPile)).toEqual([]);
      expect(asked(table, 'p2', battleOver)).toContain('battle.begin.mine !');
    },
  );
});

describe('what triggers at the same time', () => {
  const board = {
    p1: { isk: 1, hand: ['Spark'], news: ['Inquest'] },
    p2: { news: ['Inquest'], home: ['Ship(1/1)'] },
  };

  scenario('is put in order by nobody where the order makes no difference', ({ given, p1, table }) => {
    given(board);
    p1.play('Spark', { target: 'Ship(1/1)' });
    expect(asked(table, 'p1', (now) => now.pile.join() === 'pending,pending')).toEqual([]);
  });

  scenario('… but under strict', ({ given, p1, table }) => {
    given(board);
    p1.play('Spark', { target: 'Ship(1/1)' });
    const all = asked(table, 'p1', (now) => now.pile.join() === 'pending,pending', strict);
    expect(all).toEqual(['pile.own', 'order']);
  });

  scenario('… and where it does, the player who must is asked', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { news: ['Almanac'] }, outer: { 'Dam Torsad': { p1: ['Ship(1/1)'] } } });
    p1.collect();
    expect(asked(table, 'p1', (now) => now.pile.includes('pending'))).toEqual(['ask.order']);
  });
});

describe('saved settings', () => {
  scenario('a wide stop still holds wherever it held', ({ given, p1, table }) => {
    given({ p1: { isk: 9, hand: ['Veldspar'] }, p2: { isk: 9, hand: ['Broadside'], home: ['Ship(1/1)'] } });
    p1.play('Veldspar', { in: 'home p1' });
    const old: AutopilotState = { mode: 'fast', stops: ['battle.begin', 'battle.target', 'pile'] };
    expect(asked(table, 'p2', emptyPile, old)).toEqual(['pile.arrival']);
  });
});
