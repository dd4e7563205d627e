/** What each card of the Drift Clans does. Figures, posts, hosts and copies: `economy.test.ts`. */
import { expect } from 'vitest';
import { describe, fight, table, test } from '../table.ts';

const many = (card: string, n: number) => Array.from({ length: n }, () => card);

describe('bases', () => {
  test('Wayfarer Roost: fighters cost 1 less, at least 1', () => {
    const queue = ['Patrol Skiff', 'Gnat Flight', 'Raider Corvette', 'Twin Mounts'];
    const game = table({ you: { base: 'Wayfarer Roost', queue }, foe: { queue: ['Razor Interceptor'] } });
    expect(game.queue(0)).toEqual(['Patrol Skiff 0/1', 'Gnat Flight 0/1', 'Raider Corvette 0/4', 'Twin Mounts 0/2']);
    expect(game.queue(1)).toEqual(['Razor Interceptor 0/3']);
  });
});

describe('units', () => {
  test('Razor Interceptor intercepts', () => {
    const foe = { units: ['Foundry Ring', 'Razor Interceptor', 'Gnat Flight'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Razor Interceptor')).toContain('block Foundry Ring');
    expect(game.choices(1, 'defend', 'intercept Gnat Flight')).toEqual([]);
  });

  test('Ghost Runner: when it destroys a unit, it is promoted to Phantom Squadron', () => {
    const sideboard = ['Phantom Squadron'];
    const strike = (target: string, units: readonly (string | { card: string; damage: number })[]) =>
      fight({ units: ['Ghost Runner', 'Lancer Wing'], sideboard }, { units })
        .you('attack Ghost Runner', { target })
        .settle()
        .units(0);
    expect(strike('Trade Haven', [{ card: 'Trade Haven', damage: 3 }])[0]).toBe('Phantom Squadron');
    expect(strike('Trade Haven', ['Trade Haven'])[0]).toBe('Ghost Runner');
    const other = fight(
      { units: ['Ghost Runner', 'Lancer Wing'], sideboard },
      { units: [{ card: 'Trade Haven', damage: 3 }] },
    );
    other.you('attack Lancer Wing', { target: 'Trade Haven' }).settle();
    expect(other.units(0)[0]).toBe('Ghost Runner');
    const turret = { card: 'Foundry Ring', mods: ['Spare Turret'] };
    const modification = fight({ units: ['Ghost Runner'], sideboard }, { units: [turret] }, { dice: [1] });
    modification.you('attack Ghost Runner', { target: 'Spare Turret' }).settle();
    expect([modification.isInPlay('Spare Turret'), modification.units(0)[0]]).toEqual([false, 'Ghost Runner']);
  });

  test('Ghost Runner: also in return fire', () => {
    const foe = { units: ['Ghost Runner'], sideboard: ['Phantom Squadron'] };
    const game = fight({ units: [{ card: 'Foundry Ring', damage: 4, mods: ['Spare Turret'] }] }, foe, { dice: [1] });
    game.you('attack Foundry Ring', { target: 'Ghost Runner' }).settle();
    expect([game.units(0), game.units(1)]).toEqual([['Picket Drone'], ['Phantom Squadron']]);
  });

  test('Boarding Sloop: hull damage costs a unit one of its personnel', () => {
    const foe = (shieldLoss: number, crew: readonly string[]) => ({
      units: [{ card: 'Line Cruiser', shieldLoss, crew }],
    });
    const strike = (shieldLoss: number, crew: readonly string[]) =>
      fight({ units: ['Boarding Sloop'] }, foe(shieldLoss, crew))
        .you('attack Boarding Sloop', { target: 'Line Cruiser' })
        .foe('defend', { 'return Line Cruiser': 'hold' });
    expect(strike(3, ['Line Captain']).crew('Line Cruiser')).toEqual([]);
    expect(strike(0, ['Line Captain']).crew('Line Cruiser')).toEqual(['Line Captain']);
    const two = strike(3, ['Line Captain', 'Yard Hand']);
    expect([two.ask(1).choice, two.foe(['Line Captain']).crew('Line Cruiser')]).toMatchObject([
      { min: 1, max: 1 },
      ['Yard Hand'],
    ]);
    expect(strike(3, []).ask(0).stop).toBe('combat');
  });

  test('Carrier Hulk: when completed, searches for a fighter', () => {
    const deck = ['Line Cruiser', 'Gnat Flight', 'Lancer Wing', 'Twin Mounts'];
    const queue = [{ card: 'Carrier Hulk', progress: 7 }];
    const game = table({ phase: 'allocation', you: { queue, deck } });
    expect([game.may(0), game.ask(0).choice]).toMatchObject([['Gnat Flight', 'Lancer Wing'], { min: 1, max: 1 }]);
    expect(game.you(['Lancer Wing']).hand(0)).toEqual(['Lancer Wing']);
  });

  test('Mine Buoys: destroyed when they have fired at a unit that passes them by', () => {
    const foe = { units: ['Mine Buoys'] };
    const pass = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', {
      target: 'Imperial Command Hub@1',
    });
    expect(pass.foe('fire').units(1)).toEqual([]);
    const held = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', {
      target: 'Imperial Command Hub@1',
    });
    expect(held.foe('defend', { 'bypass Mine Buoys': 'hold' }).units(1)).toEqual(['Mine Buoys']);
    const attacked = fight({ units: ['Lancer Wing'] }, foe, { dice: [1] }).you('attack Lancer Wing', {
      target: 'Mine Buoys',
    });
    expect([attacked.foe('fire').units(1), attacked.fired('Mine Buoys')]).toEqual([['Mine Buoys'], [true]]);
  });

  test('Trade Haven: at the end of one’s turn, a card for a discarded one', () => {
    const you = { units: ['Trade Haven'], hand: ['Gnat Flight', 'Field Patch'], deck: ['Line Cruiser', 'Lancer Wing'] };
    const game = table({ phase: 'end', you });
    expect(game.choices(0, 'yes', 'discarded')).toEqual(['Gnat Flight', 'Field Patch']);
    game.you('yes', { discarded: ['Gnat Flight'] });
    expect([game.hand(0), game.scrapyard(0)]).toEqual([['Field Patch', 'Line Cruiser'], ['Gnat Flight']]);
    expect(table({ phase: 'end', you }).you('no').hand(0)).toEqual(['Gnat Flight', 'Field Patch']);
    expect(table({ phase: 'end', you: { ...you, hand: [] } }).asks()[0]?.seat).toBe(1);
    expect(table({ phase: 'beginning', you }).ask(0).stop).toBe('queue');
  });
});

describe('modifications', () => {
  test('Overtuned Thrusters: Evasion +1', () => {
    const units = [{ card: 'Gnat Flight', mods: ['Overtuned Thrusters'] }, 'Razor Interceptor'];
    const game = table({ you: { units } });
    expect([game.evasion('Gnat Flight'), game.evasion('Razor Interceptor')]).toEqual([4, 4]);
  });

  test('Twin Mounts: a weapon of 1', () => {
    const units = [{ card: 'Gnat Flight', mods: ['Twin Mounts'] }];
    expect(table({ you: { units } }).weapons('Gnat Flight')).toEqual([1, 1]);
  });
});

describe('research', () => {
  test('Wolf Tactics: Hit +1 of one’s fighters', () => {
    const units = ['Gnat Flight', 'Raider Corvette', 'Flak Platform'];
    const game = table({ you: { research: ['Wolf Tactics'], units }, foe: { units: ['Gnat Flight'] } });
    expect(units.map((one) => game.hit(one))).toEqual([1, 0, 0]);
    expect(game.hit('Gnat Flight@1')).toBe(0);
  });

  test('Black Market: at the beginning of one’s turn, 2 Yield for a discarded card; completed at once for 2', () => {
    const you = { research: ['Black Market'], hand: ['Gnat Flight', 'Line Cruiser'], deck: 0 };
    const game = table({ phase: 'beginning', you });
    game.you('yes', { discarded: ['Gnat Flight'] }).you(['Line Cruiser']);
    expect([game.queue(0), game.scrapyard(0)]).toEqual([['Line Cruiser 4/6'], []]);
    expect(game.told('reshuffled')).toHaveLength(1);
    const later = table({
      phase: 'beginning',
      you: { ...you, queue: ['Hammer Monitor'], hand: ['Gnat Flight'], deck: 9 },
    });
    later.you('yes', { discarded: ['Gnat Flight'] }).until('acquisition');
    expect(later.queue(0)).toEqual(['Hammer Monitor 4/7']);
    later.until('acquisition', 1);
    expect(later.yields(0).free).toBe(2);
    expect(table({ phase: 'end', you }).asks()[0]?.seat).toBe(1);
    const hand = ['Black Market', 'Gnat Flight', 'Field Patch'];
    const paid = table({ you: { cp: 1, hand } });
    paid.you('research Black Market', { how: 'alternate', discarded: hand.slice(1) });
    expect([paid.known(0), paid.hand(0)]).toEqual([['Black Market'], []]);
    const few = table({ you: { cp: 1, hand: hand.slice(0, 2) } });
    expect(few.choices(0, 'research Black Market', 'how')).toEqual([]);
    const more = table({ you: { cp: 1, hand: [...hand, 'Scatter'] } });
    expect(() =>
      more.you('research Black Market', { how: 'alternate', discarded: ['Gnat Flight', 'Field Patch', 'Scatter'] }),
    ).toThrow();
  });

  test('Corsair Pact: each weapon of one’s fighters +1', () => {
    const units = ['Razor Interceptor', 'Raider Corvette'];
    const game = table({ you: { research: ['Corsair Pact'], units }, foe: { units: ['Gnat Flight'] } });
    expect([...units, 'Gnat Flight'].map((one) => game.weapons(one))).toEqual([[2, 2], [2, 1], [1]]);
  });

  test('Corsair Pact: one’s capital ships without Evasion have Evasion 2', () => {
    const units = ['Carrier Hulk', 'Raider Corvette', 'Ghost Runner', 'Trade Haven'];
    const game = table({ you: { research: ['Corsair Pact'], units }, foe: { units: ['Carrier Hulk'] } });
    expect(units.map((one) => game.evasion(one))).toEqual([2, 2, 5, 0]);
    expect(game.evasion('Carrier Hulk@1')).toBe(0);
  });
});

describe('commands', () => {
  test('Call the Clans: with 5 fighters or more, Corsair Pact comes into play', () => {
    const calls = (units: readonly string[]) =>
      table({ you: { cp: 3, hand: ['Call the Clans'], units, sideboard: ['Corsair Pact'] } })
        .you('play Call the Clans')
        .settle()
        .known(0);
    expect(calls(many('Gnat Flight', 5))).toEqual(['Corsair Pact']);
    expect(calls(many('Gnat Flight', 6))).toEqual(['Corsair Pact']);
    expect(calls([...many('Gnat Flight', 4), 'Carrier Hulk', 'Trade Haven'])).toEqual([]);
  });

  test('Scatter: up to two evasive units leave the attack', () => {
    const units = ['Gnat Flight', 'Razor Interceptor', 'Ghost Runner', 'Foundry Ring'];
    const you = { units: [{ card: 'Siege Dreadnought', mods: ['Heavy Battery'] }] };
    const game = fight(you, { cp: 2, hand: ['Scatter'], units }).foe('pass');
    game.you('split Siege Dreadnought', {
      'weapon 1': 'Gnat Flight',
      'weapon 2': 'Razor Interceptor',
      'weapon 3': 'Foundry Ring',
      'weapon 4': 'Ghost Runner',
    });
    const ways = game.choices(1, 'defend', 'play Scatter');
    expect([...ways].sort()).toEqual([
      'Ghost Runner',
      'Gnat Flight',
      'Gnat Flight to Ghost Runner',
      'Gnat Flight to Razor Interceptor',
      'Razor Interceptor',
      'Razor Interceptor to Ghost Runner',
      'keep',
    ]);
    game.rolls(1).foe('defend', { 'play Scatter': 'Gnat Flight to Razor Interceptor', 'return Ghost Runner': 'hold' });
    expect([game.shots().length, game.hull('Foundry Ring')]).toEqual([2, 3]);
  });

  test('Scatter: never three', () => {
    const units = ['Gnat Flight', 'Razor Interceptor', 'Ghost Runner'];
    const game = fight({ units: ['Siege Dreadnought'] }, { cp: 3, hand: ['Scatter', 'Evasive Maneuvers'], units }).foe(
      'pass',
    );
    game.you('split Siege Dreadnought', {
      'weapon 1': 'Gnat Flight',
      'weapon 2': 'Razor Interceptor',
      'weapon 3': 'Ghost Runner',
    });
    game.foe('defend', { 'play Evasive Maneuvers': 'Ghost Runner' });
    expect(() => game.foe('play Scatter', { removed: units })).toThrow('illegal');
    game.foe('play Scatter', { removed: units.slice(0, 2) }).settle();
    expect([game.shots(), game.units(1)]).toEqual([[], units]);
  });

  test('Hit and Run: a fighter past Testing attacks with all weapons; nobody fires back or intercepts', () => {
    const units = [
      { card: 'Razor Interceptor', mods: ['Twin Mounts'] },
      'Raider Corvette',
      { card: 'Gnat Flight', testing: true },
    ] as const;
    const foe = { units: ['Surplus Frigate', 'Escort Cutter', 'Watch Bastion'] };
    const given = () => table({ you: { cp: 2, hand: ['Hit and Run'], units }, foe });
    expect(given().choices(0, 'play Hit and Run', 'striker')).toEqual(['Razor Interceptor']);
    const game = given().you('play Hit and Run', { striker: 'Razor Interceptor', struck: 'Surplus Frigate' });
    expect(game.may(1)).not.toContain('defend');
    game.settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate'), game.fired('Surplus Frigate')]).toEqual([
      0,
      6,
      [false, false],
    ]);
    expect([game.hull('Razor Interceptor'), game.fired('Razor Interceptor')]).toEqual([2, [true, true, true]]);
    expect(game.state.g.phase).toBe('acquisition');
    const base = given()
      .you('play Hit and Run', { striker: 'Razor Interceptor', struck: 'Imperial Command Hub' })
      .settle();
    expect([base.hull('Imperial Command Hub@1'), base.fired('Watch Bastion')]).toEqual([31, [false, false]]);
  });

  test('Hit and Run: weapons that have been fired stay so', () => {
    const units = [{ card: 'Razor Interceptor', fired: [0, 1] }, 'Gnat Flight'];
    const game = table({ you: { cp: 2, hand: ['Hit and Run'], units }, foe: { units: ['Foundry Ring'] } });
    expect(game.choices(0, 'play Hit and Run', 'striker')).toEqual(['Gnat Flight']);
    game.you('play Hit and Run', { striker: 'Gnat Flight', struck: 'Foundry Ring' }).settle();
    expect([game.hull('Foundry Ring'), game.may(0)]).toEqual([5, ['end']]);
  });

  test('Decoy Signal: one weapon is aimed at another unit of one’s own', () => {
    const foe = { cp: 1, hand: ['Decoy Signal'], units: ['Trade Haven', 'Gnat Flight', 'Foundry Ring'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('attack Line Cruiser', { target: 'Trade Haven' });
    expect(game.choices(1, 'defend', 'play Decoy Signal')).toContain('Trade Haven to Foundry Ring');
    game.foe('defend', { 'play Decoy Signal': 'Trade Haven to Foundry Ring' });
    expect([game.hull('Trade Haven'), game.hull('Foundry Ring')]).toEqual([3, 4]);
  });
});

describe('personnel', () => {
  test('Sella Marr: Evasion +1, Hit +1', () => {
    const game = table({ you: { units: [{ card: 'Gnat Flight', crew: ['Sella Marr'] }, 'Razor Interceptor'] } });
    expect([game.evasion('Gnat Flight'), game.hit('Gnat Flight')]).toEqual([4, 1]);
    expect([game.evasion('Razor Interceptor'), game.hit('Razor Interceptor')]).toEqual([4, 0]);
  });

  test('Corsair Captain: when the unit destroys one, a card', () => {
    const units = [{ card: 'Line Cruiser', crew: ['Corsair Captain'] }, 'Lancer Wing'];
    const strike = (card: string, damage: number) =>
      fight({ units }, { units: [{ card: 'Trade Haven', damage }] })
        .you(`attack ${card}`, { target: 'Trade Haven' })
        .settle()
        .hand(0).length;
    expect([strike('Line Cruiser', 3), strike('Line Cruiser', 0), strike('Lancer Wing', 3)]).toEqual([1, 0, 0]);
  });

  test('Ring Fixer: commands cost 1 less, at least 1', () => {
    const you = (crew: readonly string[]) => ({
      cp: 3,
      hand: ['Rush Order', 'Scrap Recovery', 'Sella Marr'],
      queue: ['Line Cruiser'],
      scrapyard: ['Autofactory'],
      units: [{ card: 'Trade Haven', crew }],
    });
    const prices = (crew: readonly string[]) => {
      const game = table({ you: you(crew) });
      return ['play Rush Order', 'play Scrap Recovery', 'hire Sella Marr'].map((option) => game.price(0, option));
    };
    expect([prices([]), prices(['Ring Fixer'])]).toEqual([
      [2, 1, 2],
      [1, 1, 2],
    ]);
    const foe = table({ foe: { units: [{ card: 'Trade Haven', crew: ['Ring Fixer'] }] }, you: you([]) });
    expect(foe.price(0, 'play Rush Order')).toBe(2);
  });
});
