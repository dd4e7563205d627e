/** Testing (S-5, S-R-5): what units in it may do, and when it ends; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const testing = (card: string) => ({ card, testing: true }) as const;

describe('Testing', () => {
  test('a unit begins it when it is completed, and leaves it at the beginning of its player’s next turn', () => {
    const you = { queue: [{ card: 'Line Cruiser', progress: 4 }] };
    const game = table({ phase: 'allocation', you, foe: { units: ['Foundry Ring'] } });
    expect([game.card('Line Cruiser').testing, game.may(0)]).toEqual([true, ['end']]);
    game.until('acquisition', 1);
    expect(game.card('Line Cruiser').testing).toBe(true);
    game.until('acquisition', 2);
    expect([game.card('Line Cruiser').testing, game.may(0)]).toEqual([
      undefined,
      expect.arrayContaining(['attack Line Cruiser']),
    ]);
  });

  test('a unit in it does not attack', () => {
    const game = table({ you: { units: [testing('Line Cruiser'), 'Lancer Wing'] } });
    expect(game.may(0)).toEqual(['attack Lancer Wing', 'end']);
  });

  test('it may be attacked, and returns fire', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: [testing('Surplus Frigate')] });
    game.you('attack Line Cruiser', { target: 'Surplus Frigate' }).foe('fire');
    expect([game.hull('Surplus Frigate'), game.shields('Line Cruiser')]).toEqual([5, 0]);
  });

  test('it may intercept', () => {
    const foe = { units: ['Foundry Ring', testing('Escort Cutter')] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Escort Cutter')).toEqual(
      expect.arrayContaining(['no', 'shoot', 'block Foundry Ring']),
    );
  });

  test('it gives its Yield, queue and command points, and repairs', () => {
    const units = [testing('Foundry Ring'), testing('Fleet Anchorage'), testing('Ferry Tender')];
    const base = { card: 'Imperial Command Hub', damage: 3 };
    const game = table({ you: { base, units } });
    expect([game.yields(0).free, game.queueMaximum(0), game.cpMaximum(0)]).toEqual([3, 4, 4]);
    game.you('end');
    expect(game.hull('Imperial Command Hub@0')).toBe(33);
  });

  test('40: Launch Clearance ends it: the unit may attack in the turn in which it was completed', () => {
    const you = { cp: 2, hand: ['Launch Clearance'], units: [testing('Line Cruiser')] };
    const game = table({ you, foe: { units: ['Foundry Ring'] } });
    game.you('play Launch Clearance', { 'target own testing unit': 'Line Cruiser' }).settle();
    game.you('attack Line Cruiser', { target: 'Foundry Ring' }).settle();
    expect(game.hull('Foundry Ring')).toBe(2);
  });

  test('41: Trial Pilot, when assigned, ends it', () => {
    const you = { cp: 2, hand: ['Trial Pilot'], units: [testing('Lance Drone'), testing('Gnat Flight')] };
    const game = table({ you }).you('hire Trial Pilot', { post: 'Lance Drone' });
    expect([game.card('Lance Drone').testing, game.card('Gnat Flight').testing]).toEqual([undefined, true]);
    expect(game.may(0)).toContain('attack Lance Drone');
  });
});
