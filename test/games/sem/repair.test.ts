/** Repair, Auto-Repair and shields (S-4.7, S-R-18, S-R-19); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Side, table, test } from './table.ts';

const hurt = (card: string, damage: number) => ({ card, damage });
const repairs = (you: Side) => table({ phase: 'repair', you });

describe('Repair', () => {
  test('each unit with it heals one unit, base or modification of its player', () => {
    const frigate = { card: 'Surplus Frigate', damage: 2, mods: [hurt('Spare Turret', 1)] };
    const base = hurt('Imperial Command Hub', 5);
    const game = table({
      phase: 'repair',
      you: { base, units: ['Grave Tender', frigate] },
      foe: { units: [hurt('Line Cruiser', 3)] },
    });
    expect(game.choices(0, 'repairOwn', 'by Grave Tender')).toEqual([
      'Imperial Command Hub',
      'Surplus Frigate',
      'Spare Turret',
      'none',
    ]);
    game.you('repairOwn', { 'by Grave Tender': 'Spare Turret' });
    expect([game.hull('Spare Turret'), game.hull('Surplus Frigate'), game.hull('Imperial Command Hub@0')]).toEqual([
      2, 5, 29,
    ]);
  });

  test('86: never more than there is', () => {
    const game = repairs({ units: ['Grave Tender', hurt('Surplus Frigate', 1)] });
    expect([game.hull('Surplus Frigate'), game.card('Surplus Frigate').damage]).toEqual([7, undefined]);
    expect(game.told('repaired')).toMatchObject([{ n: 1, by: 'grave-tender' }]);
  });

  test('a unit may heal itself, also in Testing', () => {
    const game = repairs({ units: [{ card: 'Grave Tender', damage: 5, testing: true }] });
    expect(game.hull('Grave Tender')).toBe(5);
  });

  test('several heal the same thing, or different ones, or nothing', () => {
    const units = ['Grave Tender', 'Ferry Tender', hurt('Line Cruiser', 6), hurt('Surplus Frigate', 4)];
    const both = repairs({ units });
    both.you('repairOwn', { 'by Grave Tender': 'Line Cruiser', 'by Ferry Tender': 'Line Cruiser' });
    expect([both.hull('Line Cruiser'), both.hull('Surplus Frigate')]).toEqual([7, 3]);
    const none = repairs({ units });
    none.you('repairOwn', { 'by Grave Tender': 'none', 'by Ferry Tender': 'Surplus Frigate' });
    expect([none.hull('Line Cruiser'), none.hull('Surplus Frigate')]).toEqual([2, 5]);
    expect(repairs({ units }).you('usual').hull('Line Cruiser')).toBe(5);
  });

  test('modifications and personnel give it, also to the base', () => {
    const base = { card: 'Imperial Command Hub', damage: 4, crew: ['Bone Warden'] };
    expect(repairs({ base }).hull('Imperial Command Hub@0')).toBe(32);
    const tender = { card: 'Grave Tender', damage: 6, crew: ['Yard Hand'] };
    expect(repairs({ units: [tender] }).hull('Grave Tender')).toBe(5);
  });
});

describe('Auto-Repair', () => {
  test('heals the unit itself, or the base, before Repair', () => {
    const game = repairs({ base: hurt('Hive Cathedral', 3), units: [hurt('Spine Drake', 1)] });
    expect([game.hull('Hive Cathedral'), game.hull('Spine Drake')]).toEqual([29, 10]);
    const both = repairs({ units: ['Grave Tender', hurt('Spine Drake', 4)] });
    expect(both.hull('Spine Drake')).toBe(10);
  });

  test('85: Quick Growth adds to the Auto-Repair of units that have it, and gives none to others', () => {
    const game = table({
      you: { base: 'Hive Cathedral', research: ['Quick Growth'], units: ['Spine Drake', 'Grave Tender'] },
    });
    expect(['Spine Drake', 'Grave Tender', 'Hive Cathedral'].map(game.autoRepair)).toEqual([3, 0, 2]);
    const hide = { card: 'Grave Tender', mods: ['Living Hide'] };
    expect(table({ you: { research: ['Quick Growth'], units: [hide] } }).autoRepair('Grave Tender')).toBe(2);
    const units = [hurt('Spine Drake', 5), hurt('Grave Tender', 4)];
    const healed = repairs({ research: ['Quick Growth'], units }).you('usual');
    expect([healed.hull('Spine Drake'), healed.hull('Grave Tender')]).toEqual([8, 6]);
  });
});

describe('the phase', () => {
  test('shields are full again: one’s own, not those of others', () => {
    const carrier = { card: 'Aegis Carrier', shieldLoss: 4 };
    const game = table({ phase: 'repair', you: { units: [carrier] }, foe: { units: [carrier] } });
    expect([game.shields('Aegis Carrier@0'), game.shields('Aegis Carrier@1')]).toEqual([5, 1]);
  });

  test('it is its player’s alone: nothing of others is repaired', () => {
    const units = ['Grave Tender', hurt('Spine Drake', 5)];
    const game = table({ phase: 'repair', foe: { units } });
    expect(game.hull('Spine Drake')).toBe(5);
  });
});
