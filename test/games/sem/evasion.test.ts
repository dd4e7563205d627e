/** Evasion, and commands in an attack (S-6.2, S-R-15, S-R-16); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const held = { 'return Patrol Skiff': 'hold' };
const skiff = { units: ['Patrol Skiff'] };

describe('Evasion', () => {
  test('49: a shot hits with its roll or more; what is added to the roll helps', () => {
    const shot = (roll: number, crew: readonly string[]) =>
      fight({ units: [{ card: 'Lancer Wing', crew }] }, skiff, { dice: [roll] })
        .you('attack Lancer Wing', { target: 'Patrol Skiff' })
        .foe('defend', held)
        .units(1);
    expect([shot(2, []), shot(3, [])]).toEqual([['Patrol Skiff'], []]);
    expect([shot(1, ['Wing Veteran']), shot(2, ['Wing Veteran'])]).toEqual([['Patrol Skiff'], []]);
  });

  test('each shot is rolled for; return fire too', () => {
    const game = fight({ units: ['Choir Hound'] }, { units: ['Razor Interceptor'] }, { dice: [4, 3, 2, 1] });
    game.you('attack Choir Hound', { target: 'Razor Interceptor' }).foe('fire');
    expect(game.shots()).toEqual([
      { roll: 4, need: 4, hit: true },
      { roll: 3, need: 4, hit: false },
      { roll: 2, need: 2, hit: true },
      { roll: 1, need: 2, hit: false },
    ]);
    expect([game.hull('Razor Interceptor'), game.hull('Choir Hound')]).toEqual([1, 3]);
  });

  test('nobody rolls against a unit without Evasion, a base or a modification', () => {
    const foe = { units: [{ card: 'Gnat Flight', mods: ['Twin Mounts'] }, 'Foundry Ring'] };
    const aims = { 'weapon 1': 'Foundry Ring', 'weapon 2': 'Twin Mounts', 'weapon 3': 'Imperial Command Hub' };
    const game = fight({ units: ['Siege Dreadnought'] }, foe)
      .you('split Siege Dreadnought', aims)
      .settle();
    expect(game.shots().slice(0, 3)).toEqual(Array(3).fill({ roll: undefined, need: undefined, hit: true }));
  });

  test('50: it is never above 6, and a shot that would need more never hits', () => {
    const runner = (crew: readonly string[]) => ({
      units: [{ card: 'Ghost Runner', mods: ['Overtuned Thrusters'], crew }],
    });
    expect(table({ foe: runner([]) }).evasion('Ghost Runner')).toBe(6);
    expect(table({ foe: runner(['Sella Marr']) }).evasion('Ghost Runner')).toBe(6);
    const game = fight({ units: ['Hammer Monitor'] }, runner([]), { dice: [6] });
    game.you('attack Hammer Monitor', { target: 'Ghost Runner' }).foe('defend', { 'return Ghost Runner': 'hold' });
    expect([game.shots(), game.units(1)]).toEqual([[{ roll: 6, need: 6, hit: false }], ['Ghost Runner']]);
  });

  test('a 6 is nothing special, nor is a 1', () => {
    const veteran = { card: 'Lance Drone', crew: ['Wing Veteran'] };
    const game = fight({ units: [veteran] }, skiff, { dice: [1] }).you('attack Lance Drone', {
      target: 'Patrol Skiff',
    });
    expect(game.foe('defend', held).units(1)).toEqual([]);
  });
});

describe('commands in an attack', () => {
  test('52: Sensor Jam takes 2 from the rolls against its player', () => {
    const foe = { ...skiff, cp: 1, hand: ['Sensor Jam'] };
    const game = fight({ units: ['Line Cruiser'] }, foe, { dice: [4, 5] }).foe('pass');
    game.you('attack Line Cruiser', { target: 'Patrol Skiff' }).foe('defend', { 'play Sensor Jam': 'now', ...held });
    expect(game.shots()).toEqual([
      { roll: 4, need: 3, hit: false },
      { roll: 5, need: 3, hit: true },
    ]);
  });

  test('53: Evasive Maneuvers: the shots are spent and hit nothing, and the unit does not fire back', () => {
    const foe = { cp: 1, hand: ['Evasive Maneuvers'], units: ['Razor Interceptor', 'Foundry Ring'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('attack Line Cruiser', { target: 'Razor Interceptor' });
    game.foe('defend', { 'play Evasive Maneuvers': 'Razor Interceptor' });
    expect([game.shots(), game.fired('Line Cruiser'), game.fired('Razor Interceptor')]).toEqual([
      [],
      [true, true],
      [false, false],
    ]);
    expect([game.shields('Line Cruiser'), game.hull('Razor Interceptor'), game.may(0)]).toEqual([
      3,
      2,
      ['attack Picket Drone', 'end'],
    ]);
  });

  test('53: it is for an evasive unit that is aimed at', () => {
    const foe = { cp: 1, hand: ['Evasive Maneuvers'], units: ['Razor Interceptor', 'Foundry Ring'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'play Evasive Maneuvers')).toEqual([]);
    expect(table({ foe }).may(1)).toEqual(['pass']);
  });

  test('Scatter removes up to two; shots at others go on', () => {
    const units = ['Gnat Flight', 'Razor Interceptor', 'Foundry Ring'];
    const game = fight({ units: ['Siege Dreadnought'] }, { cp: 2, hand: ['Scatter'], units }).foe('pass');
    game.you('split Siege Dreadnought', {
      'weapon 1': 'Gnat Flight',
      'weapon 2': 'Razor Interceptor',
      'weapon 3': 'Foundry Ring',
    });
    game.foe('defend', { 'play Scatter': 'Gnat Flight to Razor Interceptor' });
    expect([game.units(1), game.hull('Foundry Ring'), game.shields('Siege Dreadnought')]).toEqual([units, 3, 4]);
  });

  test('55: Decoy Signal: a shot goes to another unit, by whose Evasion it hits or misses', () => {
    const foe = { cp: 1, hand: ['Decoy Signal'], units: ['Gnat Flight', 'Trade Haven'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('split Line Cruiser', { 'weapon 1': 'Gnat Flight' });
    game.foe('defend', { 'play Decoy Signal': 'Gnat Flight to Trade Haven' });
    expect([game.units(1), game.hull('Trade Haven'), game.shots()]).toEqual([
      ['Gnat Flight', 'Trade Haven'],
      3,
      [{ roll: undefined, need: undefined, hit: true }],
    ]);
  });

  test('53: nor does it fire for a modification on it that is aimed at as well', () => {
    const foe = { cp: 1, hand: ['Evasive Maneuvers'], units: [{ card: 'Gnat Flight', mods: ['Twin Mounts'] }] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('split Line Cruiser', { 'weapon 1': 'Gnat Flight', 'weapon 2': 'Twin Mounts' });
    game.foe('defend', { 'play Evasive Maneuvers': 'Gnat Flight' });
    expect([game.units(1), game.shields('Line Cruiser'), game.told('firesBack')]).toEqual([['Gnat Flight'], 3, []]);
  });

  test('55: a unit that becomes a target by it fires back', () => {
    const foe = { cp: 1, hand: ['Decoy Signal'], units: ['Gnat Flight', 'Watch Bastion'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('split Line Cruiser', { 'weapon 1': 'Gnat Flight' });
    game.foe('defend', { 'play Decoy Signal': 'Gnat Flight to Watch Bastion' });
    expect([game.fired('Watch Bastion'), game.fired('Gnat Flight'), game.hull('Line Cruiser')]).toEqual([
      [true, true],
      [false],
      7,
    ]);
  });

  test('55: a Decoy Signal needs a weapon: not against projectiles', () => {
    const foe = { cp: 1, hand: ['Decoy Signal'], units: ['Gnat Flight', 'Trade Haven'] };
    const you = { cp: 1, hand: ['Seeker Torpedo'], units: ['Missile Corvette'] };
    const game = table({ you, foe }).foe('pass').you('play Seeker Torpedo', { struck: 'Gnat Flight' });
    expect(game.choices(1, 'defend', 'play Decoy Signal')).toEqual([]);
  });

  test('the attacker has a chance too, after the defenders', () => {
    const you = { cp: 1, hand: ['Field Patch'], units: [{ card: 'Line Cruiser', damage: 7 }] };
    const game = fight(you, { units: ['Watch Bastion'] }).you('attack Line Cruiser', { target: 'Watch Bastion' });
    game.foe('fire');
    expect([game.ask(0).stop, game.may(0)]).toEqual(['own', ['play Field Patch', 'pass']]);
    game.you('play Field Patch', { 'target own unit or base': 'Line Cruiser' }).settle();
    expect(game.hull('Line Cruiser')).toBe(3);
  });

  test('when the attacker has played something, the defenders say anew what they do', () => {
    const you = { cp: 1, hand: ['Field Patch'], units: [{ card: 'Line Cruiser', damage: 7 }] };
    const foe = { units: ['Surplus Frigate', 'Escort Cutter'] };
    const game = fight(you, foe).you('attack Line Cruiser', { target: 'Surplus Frigate' });
    game.foe('defend', { 'intercept Escort Cutter': 'block Surplus Frigate' });
    game.you('play Field Patch', { 'target own unit or base': 'Line Cruiser' });
    game.foe('defend', { 'return Surplus Frigate': 'hold', 'intercept Escort Cutter': 'no' });
    expect([game.shields('Line Cruiser'), game.hull('Surplus Frigate'), game.hull('Escort Cutter')]).toEqual([3, 5, 3]);
  });
});
