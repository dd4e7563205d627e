/** What each card of the Empire does. Figures, posts, hosts and copies: `economy.test.ts`. */
import { expect } from 'vitest';
import { describe, fight, table, test } from '../table.ts';

const HUB = 'Imperial Command Hub@1';

describe('units', () => {
  test('Escort Cutter and Gun Citadel intercept', () => {
    const foe = { units: ['Foundry Ring', 'Escort Cutter', 'Gun Citadel', 'Lancer Wing', 'Watch Bastion'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Foundry Ring' });
    const asked = foe.units.filter((one) => game.choices(1, 'defend', `intercept ${one}`).length > 0);
    expect(asked).toEqual(['Escort Cutter', 'Gun Citadel']);
  });

  test('Siege Dreadnought: each weapon +1 against stations of both kinds and bases', () => {
    const units = ['Foundry Ring', 'Border Redoubt', 'Surplus Frigate', { card: 'Thorn Reef', mods: ['Spare Turret'] }];
    const strike = (target: string) => {
      const game = fight({ units: ['Siege Dreadnought', 'Hammer Monitor'] }, { units });
      return game.you('split Siege Dreadnought', { 'weapon 1': target }).settle();
    };
    expect(strike('Foundry Ring').hull('Foundry Ring')).toBe(2);
    expect(strike('Border Redoubt').hull('Border Redoubt')).toBe(5);
    expect(strike(HUB).hull(HUB)).toBe(30);
    expect(strike('Surplus Frigate').hull('Surplus Frigate')).toBe(6);
    expect(strike('Spare Turret').isInPlay('Spare Turret')).toBe(false);
    const other = fight({ units: ['Siege Dreadnought', 'Hammer Monitor'] }, { units });
    other.you('attack Hammer Monitor', { target: 'Foundry Ring' }).settle();
    expect(other.hull('Foundry Ring')).toBe(2);
  });
});

describe('modifications', () => {
  test('Heavy Battery: a weapon of 3', () => {
    const units = [{ card: 'Line Cruiser', mods: ['Heavy Battery'] }];
    expect(table({ you: { units } }).weapons('Line Cruiser')).toEqual([2, 2, 3]);
  });

  test('Bulkhead Lattice: 4 hit points and Repair 1', () => {
    const units = [{ card: 'Line Cruiser', mods: ['Bulkhead Lattice'] }, 'Surplus Frigate'];
    const game = table({ you: { units } });
    expect([game.hull('Line Cruiser'), game.hull('Surplus Frigate')]).toEqual([12, 7]);
    expect([game.repair('Line Cruiser'), game.repair('Surplus Frigate')]).toEqual([1, 0]);
  });
});

describe('research', () => {
  test('Massed Fire: each weapon of one’s capital ships +1', () => {
    const units = ['Line Cruiser', 'Lancer Wing', 'Flak Platform'];
    const game = table({ you: { research: ['Massed Fire'], units }, foe: { units: ['Line Cruiser'] } });
    expect(units.map((one) => game.weapons(one))).toEqual([[3, 3], [2], [1, 1]]);
    expect(game.weapons('Line Cruiser@1')).toEqual([2, 2]);
  });

  test('Conscription Edict: completed at once for 3 discarded cards', () => {
    const hand = ['Conscription Edict', 'Autofactory', 'Lancer Wing', 'Patrol Skiff'];
    const game = table({ you: { cp: 1, hand } });
    game.you('research Conscription Edict', { how: 'alternate', discarded: hand.slice(1) });
    expect([game.known(0), game.hand(0)]).toEqual([['Conscription Edict'], []]);
    const few = table({ you: { cp: 1, hand: hand.slice(0, 3) } });
    expect(few.choices(0, 'research Conscription Edict', 'how')).toEqual([]);
    const four = table({ you: { cp: 1, hand: [...hand, 'Field Patch'] } });
    expect(() =>
      four.you('research Conscription Edict', { how: 'alternate', discarded: [...hand.slice(1), 'Field Patch'] }),
    ).toThrow();
  });

  test('Royal Warrant: when completed, promotes a Line Cruiser to Sovereign Flagship', () => {
    const research = [{ card: 'Royal Warrant', progress: 5 }];
    const you = { research, units: ['Surplus Frigate', 'Line Cruiser'], sideboard: ['Sovereign Flagship'] };
    const game = table({ phase: 'allocation', you, foe: { units: ['Line Cruiser'] } });
    expect([game.units(0), game.units(1)]).toEqual([['Surplus Frigate', 'Sovereign Flagship'], ['Line Cruiser']]);
  });
});

describe('commands', () => {
  test('Ordered Barrage: 2 damage to each of up to 3 enemy units', () => {
    const units = ['Foundry Ring', 'Trade Haven', 'Gnat Flight', 'Line Cruiser'];
    const you = { cp: 3, hand: ['Ordered Barrage'], units: ['Lancer Wing'] };
    const given = () => table({ you, foe: { units } });
    expect(given().choices(0, 'play Ordered Barrage', 'struck')).toEqual(units);
    const three = given()
      .you('play Ordered Barrage', { struck: ['Foundry Ring', 'Trade Haven', 'Gnat Flight'] })
      .settle();
    expect([three.hull('Foundry Ring'), three.hull('Trade Haven'), three.units(1)]).toEqual([
      4,
      3,
      ['Foundry Ring', 'Trade Haven', 'Line Cruiser'],
    ]);
    const one = given()
      .you('play Ordered Barrage', { struck: ['Line Cruiser'] })
      .settle();
    expect([one.shields('Line Cruiser'), one.hull('Line Cruiser')]).toEqual([1, 8]);
    expect(() => given().you('play Ordered Barrage', { struck: units })).toThrow('illegal');
  });

  test('Launch Clearance: a unit of one’s own leaves Testing', () => {
    const units = [
      { card: 'Line Cruiser', testing: true },
      { card: 'Foundry Ring', testing: true },
      'Lancer Wing',
    ] as const;
    const game = table({
      you: { cp: 2, hand: ['Launch Clearance'], units },
      foe: { units: [{ card: 'Spine Drake', testing: true }] },
    });
    const target = 'target own testing unit';
    expect(game.choices(0, 'play Launch Clearance', target)).toEqual(['Line Cruiser', 'Foundry Ring']);
    game.you('play Launch Clearance', { [target]: 'Line Cruiser' }).settle();
    expect([game.card('Line Cruiser').testing, game.card('Foundry Ring').testing]).toEqual([undefined, true]);
  });

  test('Hold the Line: stations of both kinds have 2 shields more until the end of the turn, at any time', () => {
    const units = ['Watch Bastion', 'Foundry Ring', 'Line Cruiser'];
    const game = table({ foe: { cp: 1, hand: ['Hold the Line'], units }, you: { units: ['Foundry Ring'] } });
    game.foe('play Hold the Line');
    expect(units.map((one) => game.shields(`${one}@1`))).toEqual([4, 2, 3]);
    expect(game.shields('Foundry Ring@0')).toBe(0);
    game.you('end').until('queue', 1);
    expect([game.shields('Watch Bastion'), game.shields('Foundry Ring@1')]).toEqual([2, 0]);
  });
});

describe('personnel', () => {
  test('Admiral Ketterin: each weapon +1, Hit +1', () => {
    const units = [{ card: 'Hammer Monitor', crew: ['Admiral Ketterin'] }, 'Line Cruiser'];
    const game = table({ you: { units } });
    expect([game.weapons('Hammer Monitor'), game.hit('Hammer Monitor')]).toEqual([[5], 0]);
    expect([game.weapons('Line Cruiser'), game.hit('Line Cruiser')]).toEqual([[2, 2], 0]);
  });

  test('Garrison Pilot: the unit intercepts', () => {
    const foe = { units: ['Foundry Ring', { card: 'Lancer Wing', crew: ['Garrison Pilot'] }, 'Patrol Skiff'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Lancer Wing')).toContain('block Foundry Ring');
    expect(game.choices(1, 'defend', 'intercept Patrol Skiff')).toEqual([]);
  });

  test('Court Envoy: at the beginning of one’s turn, a card', () => {
    const base = { card: 'Imperial Command Hub', crew: ['Court Envoy'] };
    const game = table({ phase: 'beginning', you: { base } });
    expect(game.hand(0)).toHaveLength(3);
    expect(game.until('queue', 1).hand(0)).toHaveLength(3);
    expect(table({ phase: 'beginning', you: { waiting: ['Court Envoy'] } }).hand(0)).toHaveLength(2);
    expect(table({ phase: 'end', you: { base } }).hand(0)).toEqual([]);
  });
});
