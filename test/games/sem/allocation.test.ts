/** The Allocation Phase (S-4.4): Yield, what is completed by it, alternate costs; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from './table.ts';

const factories = (n: number) => Array.from({ length: n }, () => 'Autofactory');

describe('Yield', () => {
  test('14: it goes on a project over several turns, and what is left on others', () => {
    const you = { resources: factories(2), queue: ['Line Cruiser', 'Lancer Wing'] };
    const game = table({ phase: 'allocation', you });
    expect(game.yields(0)).toEqual({ free: 4, research: 0 });
    game.you('first Line Cruiser');
    expect(game.queue(0)).toEqual(['Line Cruiser 4/6', 'Lancer Wing 0/3']);
    game.until('allocation', 2).you('first Line Cruiser');
    expect([game.units(0), game.queue(0)]).toEqual([['Line Cruiser'], ['Lancer Wing 2/3']]);
  });

  test('it comes from everything in play that works, personnel on their posts and units in Testing too', () => {
    const haven = { card: 'Trade Haven', testing: true, crew: ['Quartermaster'] } as const;
    const base = { card: 'Wayfarer Roost', crew: ['Free Broker'] };
    const game = table({ you: { base, units: [haven, 'Root Spire'], resources: ['Belt Claim'] } });
    expect(game.yields(0).free).toBe(2 + 1 + 1 + 1 + 1 + 2);
    expect(table({ you: { waiting: ['Free Broker'] } }).yields(0).free).toBe(2);
  });

  test('16: what is not spent is lost', () => {
    const you = { resources: factories(2), queue: ['Patrol Skiff'], hand: ['Line Cruiser'] };
    const game = table({ phase: 'allocation', you });
    expect(game.told('allocated')).toMatchObject([{ amounts: [2], lost: 2 }]);
    game.until('queue', 2).you(['Line Cruiser']);
    expect(game.queue(0)).toEqual(['Line Cruiser 4/6']);
  });

  test('with nothing to put it on, all of it is lost', () => {
    expect(table({ phase: 'allocation' }).told('allocated')).toMatchObject([{ amounts: [], lost: 2 }]);
  });

  test('it may be spread as its player likes, or held back', () => {
    const you = { resources: factories(2), queue: ['Line Cruiser', 'Lancer Wing'] };
    const game = table({ phase: 'allocation', you });
    game.you('own', { free: { 'Line Cruiser': 1, 'Lancer Wing': 2 } });
    expect(game.queue(0)).toEqual(['Line Cruiser 1/6', 'Lancer Wing 2/3']);
    expect(game.told('allocated')).toMatchObject([{ lost: 1 }]);
  });

  test('more than a project lacks may be put on it, and is lost', () => {
    const you = { resources: factories(2), queue: ['Patrol Skiff', 'Line Cruiser'] };
    const game = table({ phase: 'allocation', you }).you('own', { free: { 'Patrol Skiff': 4 } });
    expect([game.units(0), game.queue(0)]).toEqual([['Patrol Skiff'], ['Line Cruiser 0/6']]);
  });

  test('no more than there is can be spent, and nothing on the projects of others', () => {
    const you = { queue: ['Line Cruiser', 'Lancer Wing'] };
    const game = table({ phase: 'allocation', you, foe: { queue: ['Watch Bastion'] } });
    expect(() => game.you('own', { free: { 'Line Cruiser': 2, 'Lancer Wing': 1 } })).toThrow('illegal');
    expect(game.choices(0, 'own', 'free')).toEqual(['Line Cruiser', 'Lancer Wing']);
  });

  test('17: what is for research alone goes on research, general Yield on anything', () => {
    const given = {
      phase: 'allocation',
      you: {
        base: 'Orbital Laboratory',
        queue: ['Lance Drone'],
        research: [{ card: 'Deep Theory', progress: 0 }],
      },
    } as const;
    const game = table(given);
    expect(game.yields(0)).toEqual({ free: 2, research: 2 });
    expect(game.choices(0, 'own', 'research')).toEqual(['Deep Theory']);
    game.you('own', { free: { 'Lance Drone': 2 }, research: { 'Deep Theory': 2 } });
    expect([game.queue(0), game.studies(0)]).toEqual([['Lance Drone 2/3'], ['Deep Theory 2/6']]);
    const other = table(given).you('first Deep Theory');
    expect([other.queue(0), other.studies(0)]).toEqual([['Lance Drone 0/3'], ['Deep Theory 4/6']]);
    const first = table(given).you('first Lance Drone');
    expect([first.queue(0), first.studies(0)]).toEqual([['Lance Drone 2/3'], ['Deep Theory 2/6']]);
  });

  test('17: research takes what is for research alone first, and no more than it lacks', () => {
    const research = [{ card: 'Deep Theory', progress: 3 }];
    const you = { base: 'Orbital Laboratory', queue: ['Lance Drone'], research };
    const game = table({ phase: 'allocation', you }).you('first Deep Theory');
    expect([game.known(0), game.queue(0)]).toEqual([['Deep Theory'], ['Lance Drone 1/3']]);
  });

  test('where it suffices for all, nobody is asked', () => {
    const game = table({
      phase: 'allocation',
      you: { resources: factories(2), queue: ['Patrol Skiff', 'Picket Drone'] },
    });
    expect([game.state.g.phase, game.units(0)]).toEqual(['acquisition', ['Patrol Skiff', 'Picket Drone']]);
    expect(game.told('allocated')).toMatchObject([{ amounts: [2, 1], lost: 1 }]);
  });

  test('command points come back to their maximum, however many were left', () => {
    expect(table({ phase: 'allocation', you: { cp: 0 } }).cp(0)).toBe(3);
    const game = table({ phase: 'allocation', you: { cp: 9, resources: ['Relay Post'] }, foe: { cp: 1 } });
    expect([game.cp(0), game.cp(1)]).toEqual([4, 1]);
  });
});

describe('completion', () => {
  test('19: what a completed unit gives counts from the next time that it is read', () => {
    const you = {
      queue: [{ card: 'Foundry Ring', progress: 3 }, 'Lancer Wing'],
      hand: ['Patrol Skiff', 'Patrol Skiff', 'Patrol Skiff'],
    };
    const game = table({ phase: 'allocation', you }).you('first Foundry Ring');
    expect([game.units(0), game.queue(0)]).toEqual([['Foundry Ring'], ['Lancer Wing 0/3']]);
    game.until('queue', 2);
    expect(game.ask(0).choice).toMatchObject({ max: 2 });
    game.you([]);
    expect([game.units(0), game.queue(0)]).toEqual([['Foundry Ring', 'Lancer Wing'], []]);
  });

  test('command points of a completed card count from the next reset', () => {
    const queue = [{ card: 'Fleet Anchorage', progress: 5 }];
    const game = table({ phase: 'allocation', you: { queue } });
    expect([game.units(0), game.cp(0), game.cpMaximum(0)]).toEqual([['Fleet Anchorage'], 3, 4]);
    expect(game.until('acquisition', 2).cp(0)).toBe(4);
  });

  test('20: cards that make others cheaper, down to their least', () => {
    const you = { research: ['Bulk Tooling'], queue: ['Picket Drone', 'Line Cruiser'] };
    const game = table({ phase: 'allocation', you }).you('first Picket Drone');
    expect([game.units(0), game.queue(0)]).toEqual([['Picket Drone'], ['Line Cruiser 1/5']]);
    const roost = { ...you, base: 'Wayfarer Roost', queue: ['Razor Interceptor', 'Line Cruiser'] };
    expect(table({ phase: 'allocation', you: roost }).you('first Razor Interceptor').queue(0)).toEqual([
      'Line Cruiser 1/5',
    ]);
  });

  test('22: Yard Sabotage takes what Yield there is, and no more', () => {
    const given = (progress: number) =>
      table({ you: { cp: 2, hand: ['Yard Sabotage'] }, foe: { queue: [{ card: 'Line Cruiser', progress }] } })
        .you('play Yard Sabotage', { 'target enemy project': 'Line Cruiser' })
        .settle()
        .queue(1);
    expect([given(3), given(5)]).toEqual([['Line Cruiser 0/6'], ['Line Cruiser 1/6']]);
  });

  test('23: a modification without a host stays in the queue, paid, and goes on a unit completed later', () => {
    const you = { base: 'Wayfarer Roost', queue: [{ card: 'Twin Mounts', progress: 2 }], hand: ['Gnat Flight'] };
    const game = table({ phase: 'allocation', you });
    expect([game.queue(0), game.told('completed')]).toEqual([['Twin Mounts 2/2'], []]);
    game.until('queue', 2).you(['Gnat Flight']);
    expect([game.queue(0), game.mods('Gnat Flight'), game.card('Gnat Flight').testing]).toEqual([
      [],
      ['Twin Mounts'],
      true,
    ]);
  });

  test('a modification goes on a unit of a type that it names; its player chooses', () => {
    const units = ['Gnat Flight', 'Line Cruiser', 'Watch Bastion', { card: 'Foundry Ring', testing: true }] as const;
    const queue = (card: string) => [{ card, progress: 4 }];
    const game = table({ phase: 'allocation', you: { units, queue: queue('Bulkhead Lattice') }, foe: { units } });
    expect(game.may(0)).toEqual(['Line Cruiser', 'Watch Bastion', 'Foundry Ring']);
    expect(game.you('Foundry Ring').mods('Foundry Ring')).toEqual(['Bulkhead Lattice']);
    const battery = table({ phase: 'allocation', you: { units, queue: queue('Heavy Battery') } });
    expect(battery.mods('Line Cruiser')).toEqual(['Heavy Battery']);
  });

  test('on the base only if the card lists it', () => {
    const queue = (card: string) => [{ card, progress: 4 }];
    const coil = table({ phase: 'allocation', you: { queue: queue('Shield Coil') } });
    expect([coil.mods('Imperial Command Hub@0'), coil.shields('Imperial Command Hub@0')]).toEqual([['Shield Coil'], 2]);
    expect(table({ phase: 'allocation', you: { queue: queue('Bolt-on Plating') } }).queue(0)).toHaveLength(1);
  });

  test('a unit may have several modifications, also the same one twice', () => {
    const units = [{ card: 'Line Cruiser', mods: ['Spare Turret'] }];
    const queue = [{ card: 'Spare Turret', progress: 3 }];
    const game = table({ phase: 'allocation', you: { units, queue } });
    expect([game.mods('Line Cruiser'), game.weapons('Line Cruiser')]).toEqual([
      ['Spare Turret', 'Spare Turret'],
      [2, 2, 2, 2],
    ]);
  });

  test('a second copy of a unique unit stays in the queue, paid, until the first is gone', () => {
    const you = {
      units: [{ card: 'Siege Dreadnought', damage: 13 }],
      queue: [{ card: 'Siege Dreadnought', progress: 10 }],
    };
    const game = table({ phase: 'allocation', you, foe: { units: ['Derelict Titan'] } });
    expect([game.units(0), game.queue(0)]).toEqual([['Siege Dreadnought'], ['Siege Dreadnought 10/10']]);
    game.until('acquisition', 1).foe('attack Derelict Titan', { target: 'Siege Dreadnought' }).settle();
    expect(game.units(0)).toEqual([]);
    game.until('acquisition', 2);
    expect([game.units(0), game.queue(0)]).toEqual([['Siege Dreadnought'], []]);
  });

  test('of two that are paid together, one is completed; another player may have one too', () => {
    const queue = ['Siege Dreadnought', 'Siege Dreadnought'].map((card) => ({ card, progress: 10 }));
    const game = table({ phase: 'allocation', you: { queue }, foe: { units: ['Siege Dreadnought'] } });
    expect([game.units(0), game.queue(0)]).toEqual([['Siege Dreadnought'], ['Siege Dreadnought 10/10']]);
  });
});

describe('research', () => {
  test('25: it is played for 1 command point, gets Yield from the next turn on, and then stays', () => {
    const you = { cp: 1, hand: ['Massed Fire'], resources: factories(4), units: ['Line Cruiser'] };
    const game = table({ you }).you('research Massed Fire');
    expect([game.cp(0), game.studies(0), game.queue(0)]).toEqual([0, ['Massed Fire 0/6'], []]);
    expect(game.until('queue', 2).studies(0)).toEqual(['Massed Fire 0/6']);
    expect(game.until('acquisition').known(0)).toEqual(['Massed Fire']);
    expect(game.weapons('Line Cruiser')).toEqual([3, 3]);
  });

  test('26: it does nothing before it is completed', () => {
    const weapons = (research: { readonly card: string; readonly progress?: number }) =>
      table({ you: { research: [research], units: ['Line Cruiser'] } }).weapons('Line Cruiser');
    expect(weapons({ card: 'Massed Fire', progress: 5 })).toEqual([2, 2]);
    expect(weapons({ card: 'Massed Fire' })).toEqual([3, 3]);
    const edict = { card: 'Conscription Edict', progress: 4 };
    expect(table({ you: { research: [edict] } }).cpMaximum(0)).toBe(3);
  });

  test('without a command point none is played; one that is unique not while another is in play', () => {
    expect(table({ you: { hand: ['Massed Fire'] } }).may(0)).not.toContain('research Massed Fire');
    const you = { cp: 2, hand: ['Massed Fire', 'Deep Theory'] };
    const both = table({ you: { ...you, research: [{ card: 'Massed Fire', progress: 0 }, 'Deep Theory'] } });
    expect(both.may(0)).toEqual(['research Deep Theory', 'end']);
  });

  test('28: an alternate cost completes it when it is played, or in a later Allocation Phase', () => {
    const you = { hand: ['Command Doctrine'] };
    const game = table({ you: { ...you, cp: 5 } }).you('research Command Doctrine', { how: 'alternate' });
    expect([game.cp(0), game.known(0), game.cpMaximum(0)]).toEqual([0, ['Command Doctrine'], 4]);
    expect(table({ you: { ...you, cp: 4 } }).choices(0, 'research Command Doctrine', 'how')).toEqual([]);
    const research = [{ card: 'Command Doctrine', progress: 3 }];
    const later = table({ phase: 'allocation', you: { research, resources: ['Relay Post'] } });
    later.you('byAlternate Command Doctrine');
    expect([later.cp(0), later.known(0)]).toEqual([0, ['Command Doctrine']]);
    const short = table({ phase: 'allocation', you: { research: [{ card: 'Command Doctrine', progress: 0 }] } });
    expect([short.state.g.phase, short.studies(0)]).toEqual(['acquisition', ['Command Doctrine 2/4']]);
  });

  test('whoever can pay the alternate cost need not', () => {
    const you = { cp: 5, hand: ['Command Doctrine'] };
    const game = table({ you }).you('research Command Doctrine', { how: 'yield' });
    expect([game.cp(0), game.studies(0)]).toEqual([4, ['Command Doctrine 0/4']]);
  });

  test('28: an alternate cost may come before the Yield, which then goes on other things', () => {
    const hand = ['Autofactory', 'Lancer Wing', 'Patrol Skiff'];
    const research = [{ card: 'Conscription Edict', progress: 3 }];
    const game = table({ phase: 'allocation', you: { hand, research, queue: ['Line Cruiser'] } });
    game.you('byAlternate Conscription Edict', { discarded: hand });
    expect([game.known(0), game.scrapyard(0), game.queue(0)]).toEqual([
      ['Conscription Edict'],
      hand,
      ['Line Cruiser 2/6'],
    ]);
    expect(game.told('completed')).toMatchObject([{ def: 'conscription-edict', paid: true }]);
    expect([game.cp(0), game.card('Conscription Edict').progress]).toEqual([3, undefined]);
  });

  test('38: Conscription Edict: three discarded cards complete it', () => {
    const hand = ['Conscription Edict', 'Autofactory', 'Lancer Wing', 'Patrol Skiff', 'Field Patch'];
    const discarded = ['Autofactory', 'Lancer Wing', 'Patrol Skiff'];
    const game = table({ you: { cp: 1, hand } });
    expect(game.choices(0, 'research Conscription Edict', 'discarded')).not.toContain('Conscription Edict');
    game.you('research Conscription Edict', { how: 'alternate', discarded });
    expect([game.known(0), game.scrapyard(0), game.hand(0)]).toEqual([
      ['Conscription Edict'],
      discarded,
      ['Field Patch'],
    ]);
    expect([game.cp(0), game.cpMaximum(0), game.handMaximum(0)]).toEqual([0, 4, 8]);
    const few = table({ you: { cp: 1, hand: hand.slice(0, 3) } });
    expect(few.choices(0, 'research Conscription Edict', 'how')).toEqual([]);
  });
});
