/** Attacks, return fire, Evasion, damage (S-6, S-6.2); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const cruiser = { units: ['Line Cruiser'] };
/** The second weapon of a Line Cruiser is held back unless said. */
const one = (target: string) => ({ 'weapon 1': target });

describe('an attack', () => {
  test('43: weapons may be aimed at different targets, each of which may return fire', () => {
    const game = fight(cruiser, { units: ['Patrol Skiff', 'Surplus Frigate'] }, { dice: [3] });
    game.you('split Line Cruiser', { 'weapon 1': 'Patrol Skiff', 'weapon 2': 'Surplus Frigate' });
    expect(game.choices(1, 'defend', 'return Patrol Skiff')).toEqual(['all', 'hold']);
    expect(game.choices(1, 'defend', 'return Surplus Frigate')).toEqual(['all', 'fire 2', 'fire 1', 'hold']);
    game.foe('fire');
    expect([game.units(1), game.shields('Surplus Frigate')]).toEqual([['Surplus Frigate'], 0]);
    expect([game.shields('Line Cruiser'), game.hull('Line Cruiser')]).toEqual([0, 7]);
  });

  test('44: a weapon that was held back may be used in a later attack of the turn, one that was fired may not', () => {
    const game = fight(cruiser, { units: ['Foundry Ring'] })
      .you('split Line Cruiser', one('Foundry Ring'))
      .settle();
    expect([game.fired('Line Cruiser'), game.hull('Foundry Ring')]).toEqual([[true, false], 4]);
    expect(game.may(0)).not.toContain('split Line Cruiser');
    game.you('attack Line Cruiser', { target: 'Foundry Ring' }).settle();
    expect([game.hull('Foundry Ring'), game.may(0)]).toEqual([2, ['attack Picket Drone', 'end']]);
  });

  test('several units attack one target, one after the other', () => {
    const you = { units: ['Line Cruiser', 'Surplus Frigate'] };
    const game = fight(you, { units: ['Watch Bastion'] });
    game.you('assault Watch Bastion', { units: ['Line Cruiser', 'Surplus Frigate'] });
    expect(game.told('attacks')).toHaveLength(1);
    game.foe('fire');
    expect([game.hull('Watch Bastion'), game.shields('Watch Bastion'), game.told('attacks').length]).toEqual([6, 0, 2]);
    game.foe('fire');
    expect([game.hull('Watch Bastion'), game.hull('Line Cruiser'), game.hull('Surplus Frigate')]).toEqual([3, 7, 7]);
  });

  test('of ordered attacks, those that are no longer possible are not made', () => {
    const you = { units: ['Line Cruiser', 'Surplus Frigate'] };
    const game = fight(you, { units: [{ card: 'Foundry Ring', damage: 3 }] });
    game.you('assault Foundry Ring', { units: ['Line Cruiser', 'Surplus Frigate'] }).foe('fire');
    expect([game.units(1), game.ask(0).stop, game.fired('Surplus Frigate')]).toEqual([[], 'combat', [false, false]]);
  });

  test('units attack in the Combat Phase; an order to attack ends the Acquisition Phase', () => {
    const game = table({ you: { ...cruiser, hand: ['Autofactory'] }, foe: { units: ['Foundry Ring'] } });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect([game.state.g.phase, game.ask(1).stop]).toEqual(['combat', 'attacked']);
    expect(game.settle().resources(0)).toEqual([]);
  });

  test('with nobody to attack with there is no Combat Phase, nor after the turn was ended before it', () => {
    const units = [
      'Watch Bastion',
      { card: 'Line Cruiser', testing: true as const },
      { card: 'Lancer Wing', fired: [0] },
    ];
    expect(table({ phase: 'combat', you: { units } }).asks()[0]).toMatchObject({ seat: 1, stop: 'queue' });
    expect(table({ you: cruiser }).you('end').asks()[0]).toMatchObject({ seat: 1, stop: 'queue' });
  });

  test('stations and ships attack; bases and defense stations do not', () => {
    const units = ['Watch Bastion', 'Flak Platform', 'Lancer Wing', 'Foundry Ring'];
    const game = table({ you: { base: 'Throne Bastion', units } });
    expect(game.may(0).filter((it) => it.startsWith('attack'))).toEqual(['attack Flak Platform', 'attack Lancer Wing']);
  });

  test('targets are units and bases of opponents, and modifications on units; nothing in the queue, no resources', () => {
    const foe = {
      base: { card: 'Throne Bastion', mods: ['Shield Coil'] },
      units: [{ card: 'Line Cruiser', mods: ['Spare Turret'], crew: ['Line Captain'] }],
      queue: ['Hammer Monitor'],
      resources: ['Autofactory'],
      research: ['Massed Fire'],
    };
    const game = fight({ units: ['Lancer Wing'] }, foe);
    expect(game.choices(0, 'attack Lancer Wing')).toEqual(['Throne Bastion', 'Line Cruiser', 'Spare Turret']);
  });
});

describe('weapons', () => {
  test('46: they are fresh again at the beginning of every player’s turn', () => {
    const game = table({ you: { units: ['Surplus Frigate'] }, foe: cruiser });
    game.you('attack Surplus Frigate', { target: 'Line Cruiser' });
    expect(game.fired('Surplus Frigate')).toEqual([true, true]);
    game.settle().until('acquisition', 1);
    expect([game.fired('Surplus Frigate'), game.fired('Line Cruiser')]).toEqual([
      [false, false],
      [false, false],
    ]);
    game.foe('attack Line Cruiser', { target: 'Surplus Frigate' });
    expect(game.choices(0, 'defend', 'return Surplus Frigate')).toContain('all');
    game.settle().until('acquisition', 2);
    expect(game.fired('Surplus Frigate')).toEqual([false, false]);
  });

  test('one that has returned fire does so no more in that turn', () => {
    const game = fight({ units: ['Line Cruiser', 'Hammer Monitor'] }, { units: ['Surplus Frigate'] });
    game
      .you('attack Line Cruiser', { target: 'Surplus Frigate' })
      .foe('defend', { 'return Surplus Frigate': 'fire 2' });
    expect(game.shields('Line Cruiser')).toBe(1);
    game.you('attack Hammer Monitor', { target: 'Surplus Frigate' });
    expect(game.choices(1, 'defend', 'return Surplus Frigate')).toEqual(['all', 'hold']);
    game.foe('fire');
    expect([game.shields('Hammer Monitor'), game.hull('Surplus Frigate')]).toEqual([1, 1]);
  });

  test('return fire is its player’s choice', () => {
    const game = fight(cruiser, { units: ['Surplus Frigate'] });
    game.you('attack Line Cruiser', { target: 'Surplus Frigate' }).foe('defend', { 'return Surplus Frigate': 'hold' });
    expect([game.shields('Line Cruiser'), game.fired('Surplus Frigate')]).toEqual([3, [false, false]]);
  });
});

describe('damage', () => {
  test('47: the attack and return fire are dealt together: what falls has still fired', () => {
    const game = fight(cruiser, { units: ['Patrol Skiff'] }, { dice: [3] });
    game.you('split Line Cruiser', one('Patrol Skiff')).settle();
    expect([game.units(1), game.scrapyard(1), game.shields('Line Cruiser')]).toEqual([[], ['Patrol Skiff'], 2]);
  });

  test('both may fall', () => {
    const side = { units: [{ card: 'Lancer Wing', damage: 1 }] };
    const game = fight(side, side, { dice: [3, 3] });
    game.you('attack Lancer Wing', { target: 'Lancer Wing' }).settle();
    expect([game.units(0), game.units(1)]).toEqual([['Picket Drone'], []]);
  });

  test('shields take it first, the rest goes to the hull', () => {
    const game = fight({ units: ['Hammer Monitor'] }, { units: ['Fleet Anchorage'] });
    game.you('attack Hammer Monitor', { target: 'Fleet Anchorage' }).settle();
    expect([game.shields('Fleet Anchorage'), game.hull('Fleet Anchorage')]).toEqual([0, 4]);
  });

  test('shields do not come back before their player’s Repair Phase', () => {
    const game = table({ you: cruiser, foe: { units: [{ card: 'Aegis Carrier', shieldLoss: 1 }] } });
    game.you('attack Line Cruiser', { target: 'Aegis Carrier' }).settle();
    expect(game.until('acquisition', 1).shields('Aegis Carrier')).toBe(0);
    expect(game.until('acquisition', 2).shields('Aegis Carrier')).toBe(5);
  });

  test('61: what is left over when a unit falls is lost', () => {
    const game = fight(cruiser, { units: ['Patrol Skiff', 'Foundry Ring'] }, { dice: [3, 3] });
    game.you('attack Line Cruiser', { target: 'Patrol Skiff' }).settle();
    expect([game.units(1), game.hull('Foundry Ring'), game.hull('Imperial Command Hub@1')]).toEqual([
      ['Foundry Ring'],
      6,
      34,
    ]);
  });

  test('a unit that is destroyed goes to the scrapyard with its modifications and personnel', () => {
    const ring = { card: 'Foundry Ring', damage: 4, mods: ['Spare Turret'], crew: ['Quartermaster'] };
    const game = fight(cruiser, { units: [ring] });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' }).foe('defend', { 'return Foundry Ring': 'hold' });
    expect([game.units(1), game.scrapyard(1).sort()]).toEqual([[], ['Foundry Ring', 'Quartermaster', 'Spare Turret']]);
  });
});

describe('modifications as targets', () => {
  const frigate = { units: [{ card: 'Surplus Frigate', mods: ['Spare Turret'] }] };

  test('62: they have hit points of their own and no shields; the unit returns fire before the loss counts', () => {
    const game = fight(cruiser, frigate).you('split Line Cruiser', one('Spare Turret')).foe('fire');
    expect([game.mods('Surplus Frigate'), game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([
      [],
      2,
      7,
    ]);
    expect([game.scrapyard(1), game.hull('Line Cruiser')]).toEqual([['Spare Turret'], 6]);
  });

  test('return fire hits the attacking unit, never what is on it', () => {
    const you = { units: [{ card: 'Line Cruiser', shieldLoss: 3, mods: ['Spare Turret'] }] };
    const game = fight(you, { units: [{ card: 'Watch Bastion', mods: ['Spare Turret'] }] });
    game.you('split Line Cruiser', { 'weapon 1': 'Spare Turret@1' }).foe('fire');
    expect([game.hull('Line Cruiser'), game.hull('Spare Turret@0'), game.mods('Watch Bastion')]).toEqual([2, 2, []]);
  });

  test('damage on them stays until it is repaired', () => {
    const game = fight({}, frigate).you('attack Picket Drone', { target: 'Spare Turret' });
    expect(game.foe('defend', { 'return Surplus Frigate': 'hold' }).hull('Spare Turret')).toBe(1);
    expect(game.until('acquisition', 1).hull('Spare Turret')).toBe(1);
  });

  test('64: a unit that loses one which gave it hit points keeps its damage, and may fall', () => {
    const lattice = { card: 'Bulkhead Lattice', damage: 1 };
    const foe = (damage: number) => ({ units: [{ card: 'Line Cruiser', damage, mods: [lattice] }] });
    const game = fight({ units: ['Surplus Frigate'] }, foe(9));
    expect(game.hull('Line Cruiser')).toBe(3);
    game.you('split Surplus Frigate', one('Bulkhead Lattice')).settle();
    expect([game.units(1), game.scrapyard(1).sort()]).toEqual([[], ['Bulkhead Lattice', 'Line Cruiser']]);
    const other = fight({ units: ['Surplus Frigate'] }, foe(7));
    expect(other.you('split Surplus Frigate', one('Bulkhead Lattice')).settle().hull('Line Cruiser')).toBe(1);
  });

  test('65: Boarding Sloop: hull damage costs a unit one of its personnel, which its player picks', () => {
    const crewed = (shieldLoss: number) => ({
      units: [{ card: 'Line Cruiser', shieldLoss, crew: ['Line Captain', 'Yard Hand'] }],
    });
    const game = fight({ units: ['Boarding Sloop'] }, crewed(3)).you('attack Boarding Sloop', {
      target: 'Line Cruiser',
    });
    game.foe('defend', { 'return Line Cruiser': 'hold' }).foe(['Yard Hand']);
    expect([game.crew('Line Cruiser'), game.scrapyard(1)]).toEqual([['Line Captain'], ['Yard Hand']]);
    const shielded = fight({ units: ['Boarding Sloop'] }, crewed(0));
    shielded.you('attack Boarding Sloop', { target: 'Line Cruiser' }).foe('defend', { 'return Line Cruiser': 'hold' });
    expect(shielded.crew('Line Cruiser')).toEqual(['Line Captain', 'Yard Hand']);
  });
});
