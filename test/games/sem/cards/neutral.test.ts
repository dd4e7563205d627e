/** What each neutral card does. Figures, posts, hosts and copies: `economy.test.ts`. */
import { expect } from 'vitest';
import { describe, fight, table, test } from '../table.ts';

const HUB = 'Imperial Command Hub@1';
const hurt = (card: string, damage: number) => ({ card, damage });

describe('units', () => {
  test('Ferry Tender repairs 2', () => {
    const units = ['Ferry Tender', hurt('Line Cruiser', 5)];
    expect(table({ phase: 'repair', you: { units } }).hull('Line Cruiser')).toBe(5);
  });

  test('Picket Drone intercepts', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring', 'Picket Drone'] });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Picket Drone')).toContain('block Foundry Ring');
  });

  test('Flak Platform intercepts', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring', 'Flak Platform'] });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' }).foe('defend', { 'intercept Flak Platform': 'shoot' });
    expect([game.shields('Line Cruiser'), game.hull('Foundry Ring')]).toEqual([1, 2]);
  });
});

describe('modifications', () => {
  test('Bolt-on Plating: 2 hit points', () => {
    const units = [{ card: 'Lancer Wing', mods: ['Bolt-on Plating'] }, 'Patrol Skiff'];
    const game = table({ you: { units } });
    expect([game.hull('Lancer Wing'), game.hull('Patrol Skiff')]).toEqual([5, 2]);
  });

  test('Spare Turret: a weapon of 2', () => {
    const units = [{ card: 'Foundry Ring', mods: ['Spare Turret'] }];
    const game = table({ you: { units }, foe: { units: ['Trade Haven'] } });
    expect(game.weapons('Foundry Ring')).toEqual([2]);
    game.you('attack Foundry Ring', { target: 'Trade Haven' }).settle();
    expect(game.hull('Trade Haven')).toBe(3);
  });

  test('Tracking Array: Hit +1', () => {
    const units = [{ card: 'Lancer Wing', mods: ['Tracking Array'] }, 'Patrol Skiff'];
    const game = table({ you: { units } });
    expect([game.hit('Lancer Wing'), game.hit('Patrol Skiff')]).toEqual([1, 0]);
  });

  test('Shield Coil: 2 shields', () => {
    const base = { card: 'Orbital Laboratory', mods: ['Shield Coil'] };
    const game = table({ you: { base, units: [{ card: 'Foundry Ring', mods: ['Shield Coil'] }, 'Line Cruiser'] } });
    expect(['Orbital Laboratory', 'Foundry Ring', 'Line Cruiser'].map((one) => game.shields(one))).toEqual([4, 2, 3]);
  });

  test('Strap-on Rack: Launcher 1, which searches when it is completed', () => {
    const queue = [{ card: 'Strap-on Rack', progress: 3 }];
    const deck = ['Seeker Torpedo', 'Swarm Missile'];
    const game = table({ phase: 'allocation', you: { queue, deck, units: ['Line Cruiser', 'Lancer Wing'] } });
    expect(game.ask(0).choice).toMatchObject({ min: 1, max: 1 });
    game.you(['Seeker Torpedo']);
    expect([game.mods('Line Cruiser'), game.may(0)]).toEqual([
      ['Strap-on Rack'],
      expect.arrayContaining(['play Seeker Torpedo']),
    ]);
  });
});

describe('research', () => {
  test('Bulk Tooling: projects of the queue cost 1 less, at least 1; research costs as much as before', () => {
    const research = ['Bulk Tooling', { card: 'Massed Fire', progress: 0 }];
    const queue = ['Line Cruiser', 'Picket Drone', 'Spare Turret', 'Patrol Skiff'];
    const game = table({ you: { research, queue, hand: ['Field Patch'] }, foe: { queue: ['Hammer Monitor'] } });
    expect(game.queue(0)).toEqual(['Line Cruiser 0/5', 'Picket Drone 0/1', 'Spare Turret 0/1', 'Patrol Skiff 0/1']);
    expect([game.studies(0), game.queue(1)]).toEqual([['Massed Fire 0/6'], ['Hammer Monitor 0/7']]);
    const twice = table({ you: { research: ['Bulk Tooling', 'Bulk Tooling'], queue } });
    expect(twice.queue(0)).toContain('Patrol Skiff 0/1');
  });

  test('Ranging Theory: Hit +1 of all one’s units', () => {
    const units = ['Lancer Wing', 'Hammer Monitor', 'Flak Platform'];
    const you = { base: 'Throne Bastion', research: ['Ranging Theory'], units };
    const game = table({ you, foe: { units: ['Lancer Wing'] } });
    expect([...units, 'Throne Bastion'].map((one) => game.hit(one))).toEqual([1, 0, 1, 0]);
    expect(game.hit('Lancer Wing@1')).toBe(0);
  });

  test('Command Doctrine: completed at once for 4 command points', () => {
    const doctrine = (cp: number) => table({ you: { cp, hand: ['Command Doctrine'] } });
    const game = doctrine(5).you('research Command Doctrine', { how: 'alternate' });
    expect([game.known(0), game.cp(0)]).toEqual([['Command Doctrine'], 0]);
    expect(doctrine(4).choices(0, 'research Command Doctrine', 'how')).toEqual([]);
  });

  test('Open Archive: 3 cards in the Draw Phase', () => {
    const game = table({ phase: 'draw', you: { research: ['Open Archive'] } });
    expect([game.hand(0).length, game.until('queue', 1).hand(1).length]).toEqual([3, 2]);
  });

  test('Salvage Rights: completed, or paid for by 2 capital ships scrapped, brings Derelict Titan', () => {
    const sideboard = ['Derelict Titan'];
    const research = [{ card: 'Salvage Rights', progress: 7 }];
    const built = table({ phase: 'allocation', you: { research, sideboard } });
    expect([built.units(0), built.card('Derelict Titan').testing, built.sideboard(0)]).toEqual([
      ['Derelict Titan'],
      true,
      [],
    ]);
    const units = ['Line Cruiser', 'Lancer Wing', 'Surplus Frigate', 'Foundry Ring'];
    const game = table({ you: { cp: 1, hand: ['Salvage Rights'], units, sideboard }, foe: { units: ['Spine Drake'] } });
    expect(game.choices(0, 'research Salvage Rights', 'scrapped')).toEqual(['Line Cruiser', 'Surplus Frigate']);
    game.you('research Salvage Rights', { how: 'alternate', scrapped: ['Line Cruiser', 'Surplus Frigate'] });
    expect([game.units(0), game.scrapyard(0)]).toEqual([
      ['Lancer Wing', 'Foundry Ring', 'Derelict Titan'],
      ['Line Cruiser', 'Surplus Frigate'],
    ]);
    const few = table({ you: { cp: 1, hand: ['Salvage Rights'], units: ['Line Cruiser', 'Lancer Wing'], sideboard } });
    expect(few.choices(0, 'research Salvage Rights', 'how')).toEqual([]);
  });
});

describe('commands', () => {
  test('Evasive Maneuvers: an evasive unit of one’s own leaves the attack', () => {
    const foe = { cp: 1, hand: ['Evasive Maneuvers'], units: ['Gnat Flight', 'Razor Interceptor', 'Foundry Ring'] };
    const game = fight({ units: ['Siege Dreadnought'] }, foe).foe('pass');
    game.you('split Siege Dreadnought', {
      'weapon 1': 'Gnat Flight',
      'weapon 2': 'Razor Interceptor',
      'weapon 3': 'Foundry Ring',
    });
    expect(game.choices(1, 'defend', 'play Evasive Maneuvers')).toEqual(['keep', 'Gnat Flight', 'Razor Interceptor']);
    game.rolls(4).foe('defend', { 'play Evasive Maneuvers': 'Gnat Flight', 'return Razor Interceptor': 'hold' });
    expect(game.units(1)).toEqual(['Gnat Flight', 'Foundry Ring']);
  });

  test('Sudden Broadside: 3 damage to an enemy unit', () => {
    const you = { cp: 2, hand: ['Sudden Broadside'], units: ['Line Cruiser'] };
    const game = table({ you, foe: { units: ['Foundry Ring', 'Gnat Flight'] } });
    expect(game.choices(0, 'play Sudden Broadside', 'struck')).toEqual(['Foundry Ring', 'Gnat Flight']);
    expect(() => game.you('play Sudden Broadside', { struck: ['Foundry Ring', 'Gnat Flight'] })).toThrow('illegal');
    game.you('play Sudden Broadside', { struck: 'Foundry Ring' }).settle();
    expect(game.hull('Foundry Ring')).toBe(3);
    const combat = fight(you, { units: ['Foundry Ring'] });
    expect(combat.may(0)).not.toContain('play Sudden Broadside');
  });

  test('Field Patch: repairs 3 on a unit or the base, at any time', () => {
    const base = hurt('Imperial Command Hub', 5);
    const cruiser = { ...hurt('Line Cruiser', 2), mods: [hurt('Spare Turret', 1)] };
    const foe = { cp: 2, hand: ['Field Patch', 'Field Patch'], base, units: [cruiser, 'Lancer Wing'] };
    const game = table({ foe, you: { units: [hurt('Foundry Ring', 2)] } });
    const target = 'target own unit or base';
    expect(game.choices(1, 'play Field Patch', target)).toEqual(['Imperial Command Hub', 'Line Cruiser']);
    game.foe('play Field Patch', { [target]: 'Imperial Command Hub' });
    game.foe('pass');
    expect(game.hull(HUB)).toBe(32);
    expect(game.foe('play Field Patch', { [target]: 'Line Cruiser' }).hull('Line Cruiser')).toBe(8);
  });

  test('Scrap Recovery: a card of the scrapyard comes to the hand', () => {
    const you = { cp: 1, hand: ['Scrap Recovery'], scrapyard: ['Line Cruiser', 'Field Patch'] };
    const game = table({ you }).you('play Scrap Recovery').settle();
    expect(game.ask(0).choice).toMatchObject({ min: 1, max: 1 });
    game.you(['Field Patch']);
    expect([game.hand(0), game.scrapyard(0)]).toEqual([['Field Patch'], ['Line Cruiser', 'Scrap Recovery']]);
    expect(table({ you: { ...you, scrapyard: [] } }).may(0)).toEqual(['end']);
  });

  test('Hard Stop: cancels a command that is being played', () => {
    const queue = [{ card: 'Line Cruiser', progress: 5 }];
    const game = table({ you: { cp: 2, hand: ['Yard Sabotage'] }, foe: { cp: 2, hand: ['Hard Stop'], queue } });
    expect(game.may(1)).toEqual(['pass']);
    game.foe('pass').you('play Yard Sabotage', { 'target enemy project': 'Line Cruiser' });
    game.foe('play Hard Stop', { cancelled: 'Yard Sabotage' });
    expect([game.queue(1), game.scrapyard(0)]).toEqual([['Line Cruiser 5/6'], ['Yard Sabotage']]);
  });

  test('Rush Order: 3 Yield on a project or research of one’s own', () => {
    const research = [{ card: 'Massed Fire', progress: 1 }, 'Bulk Tooling'];
    const you = { cp: 2, hand: ['Rush Order'], queue: ['Line Cruiser', 'Spare Turret'], research };
    const game = table({ you, foe: { queue: ['Watch Bastion'] } });
    const target = 'target own project';
    expect(game.choices(0, 'play Rush Order', target)).toEqual(['Line Cruiser', 'Spare Turret', 'Massed Fire']);
    game.you('play Rush Order', { [target]: 'Massed Fire' }).settle();
    expect([game.studies(0), game.cp(0)]).toEqual([['Massed Fire 4/6'], 0]);
    // What it pays for is completed in the next Allocation Phase.
    const paid = table({
      you: { ...you, queue: [{ card: 'Lancer Wing', progress: 2 }], research: [], deck: 0, hand: ['Rush Order'] },
    });
    paid.you('play Rush Order', { [target]: 'Lancer Wing' }).settle();
    expect(paid.queue(0)).toEqual(['Lancer Wing 5/3']);
    expect(paid.until('acquisition', 2).units(0)).toEqual(['Lancer Wing']);
  });

  test('Yard Sabotage: takes 4 Yield from an enemy project', () => {
    const foe = {
      queue: [{ card: 'Hammer Monitor', progress: 6 }, 'Lancer Wing'],
      research: [{ card: 'Massed Fire', progress: 5 }],
    };
    const you = { cp: 2, hand: ['Yard Sabotage'], queue: [{ card: 'Line Cruiser', progress: 3 }] };
    const game = table({ you, foe });
    const target = 'target enemy project';
    expect(game.choices(0, 'play Yard Sabotage', target)).toEqual(['Hammer Monitor', 'Massed Fire']);
    game.you('play Yard Sabotage', { [target]: 'Hammer Monitor' }).settle();
    expect(game.queue(1)).toEqual(['Hammer Monitor 2/7', 'Lancer Wing 0/3']);
    expect(game.told('progress')).toMatchObject([{ seat: 1, def: 'hammer-monitor', n: -4, by: 'yard-sabotage' }]);
  });

  test('Seeker Torpedo: a projectile, 3 damage to an enemy unit or base', () => {
    const you = { cp: 1, hand: ['Seeker Torpedo'], units: ['Missile Corvette'] };
    const units = ['Foundry Ring', 'Patrol Skiff'];
    const game = table({ you, foe: { units, resources: ['Autofactory'] } });
    expect(game.choices(0, 'play Seeker Torpedo', 'struck')).toEqual(['Imperial Command Hub', ...units]);
    expect(() => game.you('play Seeker Torpedo', { struck: units })).toThrow('illegal');
    game.you('play Seeker Torpedo', { struck: 'Imperial Command Hub' }).settle();
    expect(game.hull(HUB)).toBe(31);
    const missed = table({ you, foe: { units: ['Patrol Skiff'] }, dice: [2] });
    missed.you('play Seeker Torpedo', { struck: 'Patrol Skiff' }).settle();
    expect(missed.hull('Patrol Skiff')).toBe(2);
    expect(table({ you: { ...you, units: [] }, foe: { units: ['Foundry Ring'] } }).may(0)).toEqual(['end']);
  });
});

describe('personnel', () => {
  const crewed = (card: string, one: string) => ({ units: [{ card, crew: [one] }, 'Lancer Wing', 'Surplus Frigate'] });

  test('Wing Veteran: Hit +1', () => {
    const game = table({ you: crewed('Patrol Skiff', 'Wing Veteran') });
    expect([game.hit('Patrol Skiff'), game.hit('Lancer Wing')]).toEqual([1, 0]);
  });

  test('Line Captain: each weapon +1', () => {
    const game = table({ you: crewed('Line Cruiser', 'Line Captain') });
    expect([game.weapons('Line Cruiser'), game.weapons('Surplus Frigate')]).toEqual([
      [3, 3],
      [2, 1],
    ]);
  });

  test('Yard Hand: Repair 1, or 1 more', () => {
    const game = table({
      you: {
        units: [
          { card: 'Ferry Tender', crew: ['Yard Hand'] },
          { card: 'Line Cruiser', crew: ['Yard Hand'] },
          'Surplus Frigate',
        ],
      },
    });
    expect(['Ferry Tender', 'Line Cruiser', 'Surplus Frigate'].map((one) => game.repair(one))).toEqual([3, 1, 0]);
  });
});
