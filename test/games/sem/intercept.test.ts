/** Intercept (S-6.3, S-R-29, S-R-31); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, test } from './table.ts';

const cutter = 'intercept Escort Cutter';
const razor = 'intercept Razor Interceptor';
const attacker = (damage = 0) => ({ units: [{ card: 'Line Cruiser', damage }] });
const attack = (game: ReturnType<typeof fight>, target: string) => game.you('attack Line Cruiser', { target });

describe('an interceptor that shoots', () => {
  test('56: fires before everything else, and is not fired at', () => {
    const game = attack(fight(attacker(7), { units: ['Foundry Ring', 'Escort Cutter'] }), 'Foundry Ring');
    game.foe('defend', { [cutter]: 'shoot' });
    expect([game.shields('Line Cruiser'), game.hull('Line Cruiser')]).toEqual([2, 1]);
    expect([game.hull('Foundry Ring'), game.hull('Escort Cutter'), game.fired('Escort Cutter')]).toEqual([
      2,
      3,
      [true],
    ]);
  });

  test('an attacker that falls deals nothing, and nobody fires at it any more', () => {
    const you = { units: [{ card: 'Line Cruiser', damage: 7, shieldLoss: 3 }] };
    const game = attack(fight(you, { units: ['Surplus Frigate', 'Escort Cutter'] }), 'Surplus Frigate');
    game.foe('defend', { [cutter]: 'shoot' });
    expect([game.units(0), game.shields('Surplus Frigate'), game.fired('Surplus Frigate')]).toEqual([
      ['Picket Drone'],
      2,
      [false, false],
    ]);
    expect(game.told('shot')).toHaveLength(1);
  });

  test('with all weapons, or with some of them', () => {
    const foe = { units: ['Foundry Ring', 'Gun Citadel'] };
    const game = attack(fight(attacker(), foe), 'Foundry Ring');
    expect(game.choices(1, 'defend', 'intercept Gun Citadel').slice(0, 4)).toEqual([
      'no',
      'shoot',
      'shoot 3',
      'shoot 2',
    ]);
    game.foe('defend', { 'intercept Gun Citadel': 'shoot 2' });
    expect([game.shields('Line Cruiser'), game.fired('Gun Citadel')]).toEqual([1, [false, true]]);
  });

  test('with the weapons that it has not fired', () => {
    const foe = { units: ['Foundry Ring', { card: 'Razor Interceptor', fired: [1] }] };
    const game = attack(fight(attacker(), foe), 'Foundry Ring').foe('defend', { [razor]: 'shoot' });
    expect(game.shields('Line Cruiser')).toBe(2);
  });

  test('must hit an attacker that evades', () => {
    const foe = { units: ['Foundry Ring', 'Escort Cutter'] };
    const game = fight({ units: ['Lancer Wing'] }, foe, { dice: [2] });
    game.you('attack Lancer Wing', { target: 'Foundry Ring' }).foe('defend', { [cutter]: 'shoot' });
    expect([game.shots()[0], game.hull('Lancer Wing'), game.hull('Foundry Ring')]).toEqual([
      { roll: 2, need: 3, hit: false },
      3,
      4,
    ]);
  });

  test('several do, as their player says', () => {
    const foe = { units: ['Foundry Ring', 'Escort Cutter', 'Razor Interceptor'] };
    const game = attack(fight(attacker(), foe), 'Foundry Ring');
    game.foe('defend', { [cutter]: 'shoot', [razor]: 'block Foundry Ring' });
    expect([game.shields('Line Cruiser'), game.hull('Foundry Ring'), game.units(1)]).toEqual([
      0,
      6,
      ['Foundry Ring', 'Escort Cutter'],
    ]);
  });
});

describe('an interceptor that blocks', () => {
  test('58: takes the place of a target for all shots at it, without Evasion, and may return fire', () => {
    const game = attack(fight(attacker(), { units: ['Trade Haven', 'Razor Interceptor'] }), 'Trade Haven');
    game.foe('defend', { [razor]: 'block Trade Haven' });
    expect(
      game
        .told('shot')
        .slice(0, 2)
        .map(({ roll, hit }) => [roll, hit]),
    ).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
    expect([game.units(1), game.hull('Trade Haven'), game.shields('Line Cruiser')]).toEqual([['Trade Haven'], 5, 1]);
  });

  test('takes the shots at one target alone; the others go where they were aimed', () => {
    const foe = { units: ['Trade Haven', 'Foundry Ring', 'Razor Interceptor'] };
    const game = fight(attacker(), foe);
    game.you('split Line Cruiser', { 'weapon 1': 'Trade Haven', 'weapon 2': 'Foundry Ring' });
    expect(game.choices(1, 'defend', razor).filter((one) => one.startsWith('block '))).toEqual([
      'block Trade Haven',
      'block Foundry Ring',
    ]);
    game.foe('defend', { [razor]: 'block Foundry Ring' });
    expect([game.hull('Trade Haven'), game.hull('Foundry Ring'), game.units(1)]).toEqual([
      3,
      6,
      ['Trade Haven', 'Foundry Ring'],
    ]);
  });

  test('for the base, and for a modification', () => {
    const foe = { units: [{ card: 'Surplus Frigate', mods: ['Spare Turret'] }, 'Escort Cutter'] };
    const base = attack(fight(attacker(), foe), 'Imperial Command Hub@1');
    base.foe('defend', { [cutter]: 'block Imperial Command Hub' });
    expect([base.hull('Imperial Command Hub@1'), base.units(1)]).toEqual([34, ['Surplus Frigate']]);
    const turret = fight(attacker(), foe).you('split Line Cruiser', { 'weapon 1': 'Spare Turret' });
    turret.foe('defend', { [cutter]: 'block Spare Turret' });
    expect([turret.mods('Surplus Frigate'), turret.hull('Escort Cutter')]).toEqual([['Spare Turret'], 2]);
  });

  test('of two that take the same place, only the first does', () => {
    const foe = { units: ['Trade Haven', 'Gun Citadel', 'Escort Cutter'] };
    const game = attack(fight(attacker(), foe), 'Trade Haven');
    game.foe('defend', { 'intercept Gun Citadel': 'block Trade Haven', [cutter]: 'block Trade Haven' });
    expect([game.hull('Trade Haven'), game.shields('Gun Citadel'), game.shields('Escort Cutter')]).toEqual([5, 0, 1]);
    expect(game.told('blocks')).toMatchObject([{ def: 'gun-citadel' }]);
  });

  test('may hold its fire', () => {
    const game = attack(fight(attacker(), { units: ['Trade Haven', 'Gun Citadel'] }), 'Trade Haven');
    game.foe('defend', { 'intercept Gun Citadel': 'blockOnly Trade Haven' });
    expect([game.hull('Trade Haven'), game.shields('Line Cruiser'), game.fired('Gun Citadel')]).toEqual([
      5,
      3,
      [false, false],
    ]);
  });

  test('the unit in whose place it is does not return fire', () => {
    const foe = { units: ['Surplus Frigate', 'Escort Cutter'] };
    const game = attack(fight(attacker(), foe), 'Surplus Frigate');
    game.foe('defend', { [cutter]: 'block Surplus Frigate' });
    expect([game.shields('Line Cruiser'), game.fired('Surplus Frigate')]).toEqual([2, [false, false]]);
  });
});

describe('the question to a defender', () => {
  test('is one form; if time runs out, all fire back and nobody intercepts', () => {
    const foe = { cp: 1, hand: ['Field Patch'], units: [{ card: 'Surplus Frigate', damage: 1 }, 'Escort Cutter'] };
    const game = attack(fight(attacker(), foe).foe('pass'), 'Surplus Frigate');
    expect(game.ask(1)).toMatchObject({ role: 'window', stop: 'attacked', alert: true, fallback: { pick: ['fire'] } });
    game.late(1).settle();
    expect([game.cp(1), game.fired('Surplus Frigate'), game.fired('Escort Cutter')]).toEqual([
      1,
      [true, true],
      [false],
    ]);
  });

  test('may be answered for whoever can do nothing but fire, as all can see', () => {
    const presumed = (cp: number, units: readonly string[]) =>
      attack(
        cp === 0 ? fight(attacker(), { units }) : fight(attacker(), { cp, units }).foe('pass'),
        'Foundry Ring',
      ).ask(1).presumed;
    expect(presumed(0, ['Foundry Ring', 'Surplus Frigate'])).toBe('fire');
    expect(presumed(1, ['Foundry Ring'])).toBeUndefined();
    expect(presumed(0, ['Foundry Ring', 'Escort Cutter'])).toBeUndefined();
  });
});

describe('who intercepts', () => {
  test('59: with all weapons fired a unit blocks, but does not shoot', () => {
    const foe = { units: ['Trade Haven', { card: 'Razor Interceptor', fired: [0, 1] }] };
    const game = attack(fight(attacker(), foe), 'Trade Haven');
    expect(game.choices(1, 'defend', razor)).toEqual(['no', 'block Trade Haven']);
    game.foe('defend', { [razor]: 'block Trade Haven' });
    expect([game.units(1), game.shields('Line Cruiser')]).toEqual([['Trade Haven'], 3]);
  });

  test('not a unit that is a target itself, nor one without Intercept', () => {
    const foe = { units: ['Razor Interceptor', 'Lancer Wing', 'Escort Cutter'] };
    const game = fight(attacker(), foe);
    game.you('split Line Cruiser', { 'weapon 1': 'Razor Interceptor' });
    const asked = (card: string) => game.choices(1, 'defend', `intercept ${card}`).length > 0;
    expect([asked('Razor Interceptor'), asked('Lancer Wing'), asked('Escort Cutter')]).toEqual([false, false, true]);
  });

  test('stations of both kinds do', () => {
    const game = attack(fight(attacker(), { units: ['Trade Haven', 'Flak Platform', 'Gun Citadel'] }), 'Trade Haven');
    for (const card of ['Flak Platform', 'Gun Citadel'])
      expect(game.choices(1, 'defend', `intercept ${card}`)).toEqual(
        expect.arrayContaining(['no', 'shoot', 'block Trade Haven']),
      );
  });

  test('a unit may do so in every attack, with the weapons that are left', () => {
    const you = { units: ['Line Cruiser', 'Surplus Frigate'] };
    const game = attack(fight(you, { units: ['Foundry Ring', 'Escort Cutter'] }), 'Foundry Ring');
    game.foe('defend', { [cutter]: 'shoot' }).you('attack Picket Drone', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', cutter)).toEqual(['no', 'block Foundry Ring']);
  });

  test('only the player who is attacked', () => {
    const others = [{ units: ['Escort Cutter'] }];
    const game = attack(fight(attacker(), { units: ['Trade Haven'] }, { others }), 'Trade Haven');
    expect(game.asks().map(({ seat }) => seat)).toEqual([1]);
    expect(game.may(1)).not.toContain('defend');
  });

  test('the standing order to save saves the dearest, by units that live through it or are worth little', () => {
    const you = { units: ['Siege Dreadnought'] };
    const both = { 'weapon 1': 'Trade Haven', 'weapon 2': 'Grave Tender' };
    const foe = (blocker: string) => ({
      units: [{ card: 'Trade Haven', damage: 3 }, { card: 'Grave Tender', damage: 5 }, blocker],
    });
    const saved = fight(you, foe('Gun Citadel')).you('split Siege Dreadnought', both).foe('save');
    expect([saved.units(1), saved.told('blocks')]).toMatchObject([
      ['Grave Tender', 'Gun Citadel'],
      [{ def: 'gun-citadel', forDef: 'grave-tender' }],
    ]);
    const lost = fight(you, foe('Razor Interceptor')).you('split Siege Dreadnought', both).foe('save');
    expect(lost.units(1)).toEqual(['Razor Interceptor']);
    const base = { base: { card: 'Imperial Command Hub', damage: 33 }, units: ['Razor Interceptor'] };
    const last = fight(you, base).you('split Siege Dreadnought', { 'weapon 1': 'Imperial Command Hub@1' }).foe('save');
    expect([last.winners(), last.units(1)]).toEqual([undefined, []]);
  });

  test('the standing order to save what it can blocks for what would fall', () => {
    const haven = { card: 'Trade Haven', damage: 3 };
    const game = attack(fight(attacker(), { units: [haven, 'Gun Citadel'] }), 'Trade Haven').foe('save');
    expect([game.hull('Trade Haven'), game.shields('Gun Citadel'), game.hull('Gun Citadel')]).toEqual([2, 0, 9]);
  });
});
