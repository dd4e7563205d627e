/** Abilities of cards: when they happen, in which order, what is left of them when their cards go (S-4.1, S-5, S-R-9). */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

describe('abilities of the same moment', () => {
  test('happen in the order that the active player says', () => {
    const base = { card: 'Imperial Command Hub', crew: ['Court Envoy'] };
    const you = {
      base,
      research: ['Black Market'],
      hand: ['Gnat Flight'],
      deck: ['Line Cruiser', 'Relay Post', 'Relay Post'],
    };
    const first = table({ phase: 'beginning', you });
    expect(first.ask(0)).toMatchObject({ stop: 'order', role: 'window', choice: { kind: 'order' } });
    first.you(['Court Envoy', 'Black Market']);
    expect(first.choices(0, 'yes', 'discarded')).toEqual(['Gnat Flight', 'Line Cruiser']);
    const last = table({ phase: 'beginning', you }).you(['Black Market', 'Court Envoy']);
    expect(last.choices(0, 'yes', 'discarded')).toEqual(['Gnat Flight']);
  });

  test('those of the same card are not ordered', () => {
    const game = table({ phase: 'beginning', you: { research: ['Deep Theory', 'Deep Theory'] } });
    expect([game.ask(0).stop, game.hand(0).length]).toEqual(['queue', 4]);
  });

  test('once in a turn is once, whatever happens at the same time', () => {
    const foe = { base: 'Ember Womb', units: ['Gnat Flight', 'Cinder Mite', 'Picket Drone'], queue: ['Line Cruiser'] };
    const game = table({ you: { cp: 3, hand: ['Ordered Barrage'] }, foe });
    game.you('play Ordered Barrage', { struck: foe.units }).settle();
    expect([game.units(1), game.queue(1)]).toEqual([[], ['Line Cruiser 1/6']]);
  });

  test('once in a turn means every turn', () => {
    const foe = { base: 'Ember Womb', units: ['Gnat Flight', 'Gnat Flight'], queue: ['Hammer Monitor'] };
    const game = table({ you: { cp: 2, hand: ['Ordered Barrage', 'Sudden Broadside'] }, foe });
    game.you('play Sudden Broadside', { struck: 'Gnat Flight' }).settle();
    expect(game.told('progress')).toMatchObject([{ def: 'hammer-monitor', n: 1 }]);
    game
      .until('acquisition', 2)
      .you('play Ordered Barrage', { struck: ['Gnat Flight'] })
      .settle();
    expect([game.units(1), game.told('progress').length]).toEqual([[], 2]);
  });
});

describe('abilities of cards that go', () => {
  test('a unit that loses the personnel who gave it hit points may fall', () => {
    const reef = { card: 'Thorn Reef', damage: 9, crew: ['Reef Keeper'] };
    const game = fight({ units: ['Boarding Sloop'] }, { units: [reef] }).you('attack Boarding Sloop', {
      target: 'Thorn Reef',
    });
    game.foe('defend', { 'return Thorn Reef': 'hold' });
    expect([game.units(1), game.scrapyard(1).sort()]).toEqual([[], ['Reef Keeper', 'Thorn Reef']]);
  });

  test('also when they are moved away', () => {
    const reef = { card: 'Thorn Reef', damage: 9, crew: ['Reef Keeper'] };
    const game = table({ you: { cp: 2, units: [reef, 'Root Spire'] } });
    game.you('move Reef Keeper', { post: 'Root Spire' });
    expect([game.units(0), game.scrapyard(0), game.hull('Root Spire')]).toEqual([['Root Spire'], ['Thorn Reef'], 8]);
  });

  test('shields that go with their card are not missed twice', () => {
    const frigate = { card: 'Surplus Frigate', shieldLoss: 3, mods: [{ card: 'Prism Shield', damage: 1 }] };
    const game = fight({ units: ['Line Cruiser'] }, { units: [frigate] });
    game.you('split Line Cruiser', { 'weapon 1': 'Prism Shield' }).settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([0, 7]);
  });

  test('personnel that are lost to Boarding Sloop are not destroyed with a unit', () => {
    const hound = { card: 'Choir Hound', crew: ['Mite Handler'] };
    const game = fight({ units: ['Boarding Sloop'] }, { units: [hound] }, { dice: [2] });
    game.you('attack Boarding Sloop', { target: 'Choir Hound' }).foe('defend', { 'return Choir Hound': 'hold' });
    expect([game.hand(1), game.scrapyard(1)]).toEqual([[], ['Mite Handler']]);
  });

  test('a unit that is scrapped is not destroyed', () => {
    const base = { card: 'Ember Womb', damage: 5 };
    const units = [{ card: 'Choir Hound', crew: ['Mite Handler'] }];
    const game = table({ you: { cp: 1, hand: ['Devour'], base, units, queue: ['Line Cruiser'], deck: 5 } });
    game.you('play Devour', { devoured: 'Choir Hound', mended: 'Ember Womb' }).settle();
    expect([game.hull('Ember Womb'), game.hand(0), game.queue(0)]).toEqual([26, [], ['Line Cruiser 0/6']]);
  });

  test('Cinder Mite that falls with the attacker does nothing more', () => {
    const you = { units: [{ card: 'Lancer Wing', damage: 2 }] };
    const foe = { units: ['Cinder Mite'] };
    const game = fight(you, foe, { dice: [6, 6] })
      .you('attack Lancer Wing', { target: 'Cinder Mite' })
      .settle();
    expect([game.units(0), game.units(1), game.told('damaged').length]).toEqual([['Picket Drone'], [], 2]);
  });

  test('Cinder Mite: the damage may destroy the attacker', () => {
    const you = { units: [{ card: 'Lancer Wing', damage: 2 }] };
    const game = fight(you, { units: ['Cinder Mite'] }, { dice: [6] }).you('attack Lancer Wing', {
      target: 'Cinder Mite',
    });
    game.foe('defend', { 'return Cinder Mite': 'hold' });
    expect([game.units(0), game.units(1)]).toEqual([['Picket Drone'], []]);
  });
});

describe('a decision about an ability', () => {
  test('is no, when time runs out', () => {
    const base = { card: 'Hive Cathedral', crew: ['Dirge Speaker'] };
    const game = table({ phase: 'end', you: { base } });
    expect([game.ask(0).stop, game.ask(0).fallback]).toEqual(['may', { pick: ['no'] }]);
    expect(game.late(0).scrapyard(0)).toEqual([]);
  });

  test('is not asked of whoever cannot pay', () => {
    const you = { research: ['Black Market'] };
    expect(table({ phase: 'beginning', you }).ask(0).stop).toBe('queue');
  });
});
