/** Structures with an attack: the starbase shoots at an attacker of its home region (D38, R-52). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('R-52', () => {
  scenario('R-52 D38 the starbase deals its structures’ attack to one attacker', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] }, p2: { home: ['Gun Deck'] } });
    p1.fleet(['A', 'B'], 'home p2');
    p2.targets({ 'home p2': 'B' });
    table.dealDamage();
    expect([table.where('A'), table.where('B')]).toEqual(['home p2', 'scrapheap p1']);
    expect(table.damage('home p2')).toBe(0);
  });

  scenario('R-52 several structures shoot together, beside the ships', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/8)'] }, p2: { home: ['Gun Deck', 'B=Gun Deck', 'C=Ship(2/2)'] } });
    p1.warp('A', 'home p2');
    expect(table.attack('home p2')).toBe(6);
    p1.holdFire();
    p2.targets({ 'home p2': 'A', C: 'A' });
    table.dealDamage();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario(
    'R-52 it may hold its fire, and it is no defender: the attackers must withdraw',
    ({ given, p1, p2, table }) => {
      given({ p1: { home: ['A=Ship(1/3)'] }, p2: { home: ['Gun Deck'] } });
      p1.warp('A', 'home p2');
      p2.holdFire();
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      expect(table.damage('home p2')).toBe(0);
      expect(table.count('battlePhase')).toBe(1);
      p1.withdraw({ A: 'dock' });
      expect(table.where('A')).toBe('dock p1');
    },
  );

  scenario('R-52 guns speak in the home region alone', ({ given, p1, p2 }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, p2: { home: ['Gun Deck'] }, outer: { Stain: { p2: ['B=Ship(1/3)'] } } });
    p1.warp('A', 'Stain');
    p1.holdFire();
    expect(p2.battleTargets('home p2')).toEqual([]);
    expect(p2.battleTargets('B')).toEqual(['A', 'none']);
  });

  scenario('R-52 without a structure that shoots nobody is asked', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(1/3)'] }, p2: { home: ['Wall'] } });
    p1.warp('A', 'home p2');
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    expect(table.count('aimed')).toBe(0);
  });
});
