/** What may be decided is decided by the player: every legal way is offered, in fleets of any size, and nothing is presumed that costs something. */
import { expect } from 'vitest';
import { library as cards, describe, fight, table, test } from './table.ts';

const fleet = (n: number, card = 'Gnat Flight') => Array.from({ length: n }, () => card);
/** The options of a seat with further choices, by the choices' names. */
const inRow = (game: ReturnType<typeof fight>, seat: number, wanted: string, named: string) =>
  game.choices(seat, wanted, named);

describe('commands that hit several', () => {
  test('S-R-14: a unit and its modification are not hit by one command', () => {
    const foe = { units: [{ card: 'Line Cruiser', mods: ['Heavy Battery'] }, 'Foundry Ring'] };
    const given = () => table({ you: { cp: 3, hand: ['Ordered Barrage'] }, foe });
    expect(() => given().you('play Ordered Barrage', { struck: ['Line Cruiser', 'Heavy Battery'] })).toThrow('illegal');
    const game = given()
      .you('play Ordered Barrage', { struck: ['Heavy Battery', 'Foundry Ring'] })
      .settle();
    expect([game.units(1), game.hull('Foundry Ring'), game.shields('Line Cruiser')]).toEqual([
      ['Line Cruiser', 'Foundry Ring'],
      4,
      3,
    ]);
  });

  test('S-R-14: three modifications of one ship are not hit by one command', () => {
    const mods = ['Spare Turret', 'Heavy Battery', 'Tracking Array'];
    const foe = { units: [{ card: 'Line Cruiser', mods }] };
    const game = table({ you: { cp: 3, hand: ['Ordered Barrage'] }, foe });
    expect(() => game.you('play Ordered Barrage', { struck: mods })).toThrow('illegal');
    expect(() => game.you('play Ordered Barrage', { struck: mods.slice(1) })).toThrow('illegal');
    expect(
      game
        .you('play Ordered Barrage', { struck: ['Spare Turret'] })
        .settle()
        .told('damaged'),
    ).toHaveLength(1);
  });

  test('82, S-R-14: a missile swarm hits three different targets, the base among them', () => {
    const you = { cp: 1, hand: ['Swarm Missile'], units: ['Missile Corvette'] };
    const foe = { units: [{ card: 'Foundry Ring', mods: ['Bolt-on Plating'] }, 'Trade Haven'] };
    const given = () => table({ you, foe });
    expect(() =>
      given().you('play Swarm Missile', { struck: ['Foundry Ring', 'Bolt-on Plating', 'Trade Haven'] }),
    ).toThrow('illegal');
    const struck = ['Foundry Ring', 'Trade Haven', 'Imperial Command Hub@1'];
    expect(given().you('play Swarm Missile', { struck }).settle().told('damaged')).toHaveLength(3);
  });
});

describe('answers to an attack', () => {
  const attacked = (n: number, hand: string) => {
    const you = { units: [{ card: 'Siege Dreadnought', mods: fleet(n - 3, 'Heavy Battery') }] };
    const game = fight(you, { cp: 2, hand: [hand], units: fleet(10) }, { dice: [6, 6, 6, 6, 6, 6] });
    game.foe('pass');
    const aims = Object.fromEntries(fleet(n).map((_, i) => [`weapon ${i + 1}`, `Gnat Flight#${i + 1}`]));
    return game.you('split Siege Dreadnought', aims);
  };

  test('S-R-46: any two of eight attacked fighters may be removed from the attack', () => {
    const game = attacked(8, 'Scatter');
    expect(game.may(1)).toContain('play Scatter');
    game.foe('play Scatter', { removed: ['Gnat Flight#7', 'Gnat Flight#7'] });
    expect(game.ask(1).stop).toBe('attacked');
    expect(game.foe('fire').settle().units(1)).toHaveLength(4);
  });

  test('S-R-46: each of three shots may be drawn to each of nine other units', () => {
    const game = attacked(3, 'Decoy Signal');
    expect(inRow(game, 1, 'play Decoy Signal', 'shot')).toHaveLength(3);
    expect(inRow(game, 1, 'play Decoy Signal', 'decoy')).toHaveLength(9);
  });

  test('S-R-42: few ways stay in the form', () => {
    const game = attacked(4, 'Scatter');
    expect(game.may(1)).not.toContain('play Scatter');
    expect(inRow(game, 1, 'defend', 'play Scatter')).toHaveLength(1 + 6 + 4);
  });

  test('6.4: exactly two of four weapons may fire back, and the others later in the turn', () => {
    const foe = { units: [{ card: 'Siege Dreadnought', mods: ['Heavy Battery'] }] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Siege Dreadnought' });
    game.foe('defend', { 'weapon 2': 'hold', 'weapon 4': 'hold' });
    expect(game.told('firesBack')).toMatchObject([{ n: 2 }]);
    expect(game.fired('Siege Dreadnought')).toEqual([true, false, true, false]);
  });

  test('6.3: exactly three of four weapons of an interceptor may shoot', () => {
    const interceptor = { card: 'Siege Dreadnought', mods: ['Heavy Battery'], crew: ['Garrison Pilot'] };
    const game = fight({ units: ['Line Cruiser'] }, { units: [interceptor, 'Foundry Ring'] });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' });
    game.foe('defend', { 'intercept Siege Dreadnought': 'shoot', 'weapon 1': 'hold' });
    expect(game.told('firesBack')).toMatchObject([{ how: 'shoot', n: 3 }]);
  });
});

describe('nothing is presumed that costs something', () => {
  const mayBePresumed = (game: ReturnType<typeof fight>, seat: number) => game.ask(seat).presumed !== undefined;

  test('6: firing back is asked as long as another attack of the turn could come', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Watch Bastion'] });
    game.you('attack Line Cruiser', { target: 'Watch Bastion' });
    expect(mayBePresumed(game, 1)).toBe(false);
    game.foe('defend', { 'return Watch Bastion': 'hold' });
    game.you('attack Picket Drone', { target: 'Watch Bastion' });
    expect(mayBePresumed(game, 1)).toBe(true);
  });

  test('6: where nothing can fire there is nothing to ask', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring'] });
    expect(mayBePresumed(game.you('attack Line Cruiser', { target: 'Foundry Ring' }), 1)).toBe(true);
  });

  test('4.7: what is repaired is asked unless everything is', () => {
    const hurt = (damage: number) => ({
      units: ['Ferry Tender', 'Ferry Tender', { card: 'Line Cruiser', damage }, { card: 'Lancer Wing', damage: 2 }],
    });
    const given = (damage: number) => table({ you: hurt(damage), phase: 'repair' });
    expect([mayBePresumed(given(2), 0), mayBePresumed(given(3), 0)]).toEqual([true, false]);
  });
});

describe('the turn', () => {
  test('6: holding every weapon is no attack', () => {
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring'] });
    game.you('split Line Cruiser', {});
    expect([game.told('attacks'), game.ask(0).stop, game.fired('Line Cruiser')]).toEqual([
      [],
      'combat',
      [false, false],
    ]);
  });

  test('6: nor does it end the Acquisition Phase', () => {
    const game = table({ you: { units: ['Line Cruiser'] }, foe: { units: ['Foundry Ring'] } });
    expect(game.you('split Line Cruiser', {}).ask(0).stop).toBe('acquisition');
  });

  test('4.8, S-R-40: after the last attack projects may still be scrapped', () => {
    const you = { cp: 1, queue: ['Lancer Wing'], units: ['Line Cruiser'] };
    const game = table({ you, foe: { units: ['Foundry Ring'] } });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' }).settle();
    expect(game.may(0)).toEqual(['scrap', 'end']);
    game.you('scrap', { projects: ['Lancer Wing'] });
    expect(game.until('queue', 1).queue(0)).toEqual([]);
  });

  test('4.4, S-R-45: units that are scrapped for another cost take no Yield from the phase', () => {
    const you = {
      units: ['Root Spire', 'Root Spire'],
      resources: ['Autofactory'],
      research: [{ card: 'Feast Rite', progress: 0 }],
      queue: ['Line Cruiser'],
    };
    const game = table({ you, phase: 'allocation' }).you('byAlternate Feast Rite', {
      scrapped: ['Root Spire#1', 'Root Spire#1'],
    });
    expect(game.queue(0)).toEqual(['Line Cruiser 5/6']);
  });
});

describe('shields', () => {
  test('98, S-R-17: what is gained is there although a modification with shields was lost', () => {
    const station = { card: 'Fleet Anchorage', mods: ['Prism Shield'], shieldLoss: 4 };
    const foe = { cp: 1, hand: ['Hold the Line'], units: [station] };
    const game = fight({ units: ['Line Cruiser', 'Line Cruiser'] }, foe).foe('pass');
    game.you('attack Line Cruiser', { target: 'Prism Shield' }).foe('fire');
    expect(game.shields('Fleet Anchorage')).toBe(0);
    game.you('attack Line Cruiser', { target: 'Fleet Anchorage' });
    game.foe('defend', { 'play Hold the Line': 'now' });
    expect(game.told('damaged').at(-1)).toMatchObject({ shields: 2, hull: 2 });
  });
});

describe('ready decks', () => {
  test('every card of a sideboard can be brought into play by a card of its deck', () => {
    const lost = cards.decks.flatMap(({ id, main, sideboard }) => {
      const said = [...Object.keys(main), ...Object.keys(sideboard)].map((card) =>
        JSON.stringify(cards.get(card).abilities),
      );
      return Object.keys(sideboard)
        .filter((card) => !said.some((text) => text.includes(`"${cards.get(card).name}"`)))
        .map((card) => `${id}: ${card}`);
    });
    expect(lost).toEqual([]);
  });
});
