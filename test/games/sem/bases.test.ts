/** Bases and defense stations (S-6.1, S-R-12, S-R-33), and how the game ends; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const HUB = 'Imperial Command Hub@1';
const cruiser = { units: ['Line Cruiser'] };
const attack = (game: ReturnType<typeof fight>, target = HUB) => game.you('attack Line Cruiser', { target });

describe('attacks on the base', () => {
  test('67: without defense stations it may be attacked at once', () => {
    const game = attack(fight(cruiser, { units: ['Foundry Ring'] })).settle();
    expect(game.hull(HUB)).toBe(30);
  });

  test('68: a defense station that is passed by fires first, and nobody fires at it', () => {
    const game = attack(fight(cruiser, { units: ['Border Redoubt'] }));
    expect(game.told('attacks')).toMatchObject([{ bypassed: 1 }]);
    game.foe('fire');
    expect([game.shields('Line Cruiser'), game.shields('Border Redoubt'), game.hull(HUB)]).toEqual([1, 2, 30]);
    expect(game.fired('Border Redoubt')).toEqual([true]);
  });

  test('68: its player may hold its fire', () => {
    const game = attack(fight(cruiser, { units: ['Border Redoubt'] }));
    game.foe('defend', { 'bypass Border Redoubt': 'hold' });
    expect([game.shields('Line Cruiser'), game.hull(HUB), game.fired('Border Redoubt')]).toEqual([3, 30, [false]]);
  });

  test('once a weapon has been aimed at every defense station this turn, the base is open', () => {
    const you = { units: ['Line Cruiser', 'Lancer Wing'] };
    const game = fight(you, { units: ['Border Redoubt'] });
    game.you('attack Lancer Wing', { target: 'Border Redoubt' }).foe('defend', { 'return Border Redoubt': 'hold' });
    attack(game);
    expect(game.choices(1, 'defend', 'bypass Border Redoubt')).toEqual([]);
    game.foe('fire');
    expect([game.shields('Line Cruiser'), game.hull(HUB)]).toEqual([3, 30]);
  });

  test('on the next turn all that begins anew', () => {
    const you = { units: ['Line Cruiser', 'Lancer Wing'] };
    const game = fight(you, { units: ['Border Redoubt'] });
    game.you('attack Lancer Wing', { target: 'Border Redoubt' }).settle().until('acquisition', 2);
    attack(game).foe('pass');
    expect(game.choices(1, 'defend', 'bypass Border Redoubt')).toEqual(['all', 'hold']);
  });

  test('in one attack, a weapon at the station and another at the base pass nobody by', () => {
    const game = fight(cruiser, { units: ['Border Redoubt'] });
    game.you('split Line Cruiser', { 'weapon 1': 'Border Redoubt', 'weapon 2': HUB });
    expect(game.told('attacks')[0]?.bypassed).toBeUndefined();
    game.foe('fire');
    expect([game.hull(HUB), game.shields('Border Redoubt'), game.shields('Line Cruiser')]).toEqual([32, 0, 1]);
  });

  test('70: of several defense stations, those that have not been attacked fire', () => {
    const you = { units: ['Line Cruiser', 'Lancer Wing'] };
    const game = fight(you, { units: ['Border Redoubt', 'Watch Bastion'] });
    game.you('attack Lancer Wing', { target: 'Border Redoubt' }).foe('defend', { 'return Border Redoubt': 'hold' });
    attack(game);
    expect(game.choices(1, 'defend', 'bypass Border Redoubt')).toEqual([]);
    game.foe('fire');
    expect([game.shields('Line Cruiser'), game.hull('Line Cruiser'), game.hull(HUB)]).toEqual([0, 7, 30]);
  });

  test('71: an attacker that falls by that does no harm', () => {
    const given = (roll: number) =>
      fight({ units: ['Gnat Flight'] }, { units: ['Border Redoubt'] }, { dice: [roll] })
        .you('attack Gnat Flight', { target: HUB })
        .foe('fire');
    const lost = given(3);
    expect([lost.units(0), lost.hull(HUB)]).toEqual([['Picket Drone'], 34]);
    const missed = given(2);
    expect([missed.units(0), missed.hull(HUB)]).toEqual([['Gnat Flight', 'Picket Drone'], 33]);
  });

  test('a defense station in Testing fires as well; one with its weapons fired does not', () => {
    const redoubt = (more: object) =>
      attack(fight(cruiser, { units: [{ card: 'Border Redoubt', ...more }] })).foe('fire');
    expect(redoubt({ testing: true }).shields('Line Cruiser')).toBe(1);
    expect(redoubt({ fired: [0] }).shields('Line Cruiser')).toBe(3);
  });

  test('those of another player do not', () => {
    const others = [{ units: ['Border Redoubt'] }];
    const game = attack(fight(cruiser, {}, { others }));
    expect(game.asks().map(({ seat }) => seat)).toEqual([1]);
    expect(game.foe('fire').shields('Line Cruiser')).toBe(3);
  });

  test('a defense station that a command lets a fighter strike at has been attacked; by other commands not', () => {
    const foe = { units: ['Border Redoubt', 'Foundry Ring'] };
    const you = { cp: 2, units: ['Razor Interceptor', 'Line Cruiser'] };
    const strikes = (struck: string) =>
      table({ you: { ...you, hand: ['Hit and Run'] }, foe })
        .you('play Hit and Run', { striker: 'Razor Interceptor', struck })
        .settle();
    const struck = strikes('Border Redoubt').you('attack Line Cruiser', { target: HUB });
    expect([struck.may(1), struck.state.g.targeted.length]).toEqual([['fire', 'save'], 1]);
    const other = strikes('Foundry Ring').you('attack Line Cruiser', { target: HUB });
    expect([other.may(1), other.state.g.targeted]).toEqual([['fire', 'save', 'defend'], []]);
    // What a lone station does by itself is offered once.
    const { choice } = other.ask(1);
    const form =
      choice.kind === 'choose' ? choice.options.find(({ id }) => id === 'defend')?.needs?.[0]?.choice : undefined;
    expect(form?.kind === 'choose' && form.options.map(({ id, covered }) => [id, covered])).toEqual([
      ['all', true],
      ['hold', undefined],
    ]);
    const shot = table({ you: { ...you, hand: ['Sudden Broadside'] }, foe });
    shot
      .you('play Sudden Broadside', { struck: 'Border Redoubt' })
      .settle()
      .you('attack Line Cruiser', { target: HUB });
    expect(shot.may(1)).toContain('defend');
  });

  test('weapons that have fired at one who passed by are spent', () => {
    const game = fight(cruiser, { units: ['Watch Bastion'] })
      .you('split Line Cruiser', { 'weapon 1': HUB })
      .foe('fire');
    expect([game.fired('Watch Bastion'), game.state.g.targeted]).toEqual([[true, true], []]);
    attack(game);
    expect(game.choices(1, 'defend', 'bypass Watch Bastion')).toEqual([]);
  });

  test('73: a defense station begins no attack, a station does', () => {
    const game = table({ you: { units: ['Watch Bastion', 'Flak Platform'] } });
    expect(game.may(0)).toEqual(['attack Flak Platform', 'split Flak Platform', 'end']);
  });

  test('74: Mine Buoys that have fired at whoever passed them by are destroyed', () => {
    const game = attack(fight(cruiser, { units: ['Mine Buoys'] })).foe('fire');
    expect([game.shields('Line Cruiser'), game.units(1), game.scrapyard(1), game.hull(HUB)]).toEqual([
      0,
      [],
      ['Mine Buoys'],
      30,
    ]);
  });

  test('a base with weapons returns fire', () => {
    const game = fight(cruiser, { base: 'Throne Bastion' }).you('attack Line Cruiser', { target: 'Throne Bastion' });
    game.foe('fire');
    expect([game.hull('Throne Bastion'), game.shields('Line Cruiser'), game.fired('Throne Bastion')]).toEqual([
      34,
      1,
      [true],
    ]);
  });

  test('shields of a base take damage first', () => {
    const base = { card: 'Orbital Laboratory', mods: ['Shield Coil'] };
    const game = fight({ units: ['Siege Dreadnought'] }, { base });
    game.you('split Siege Dreadnought', { 'weapon 1': 'Orbital Laboratory' }).settle();
    expect([game.shields('Orbital Laboratory'), game.hull('Orbital Laboratory')]).toEqual([0, 27]);
  });
});

describe('the end', () => {
  test('76: a base with as much damage as it has hit points is destroyed; the last player wins', () => {
    const lost = attack(fight(cruiser, { base: { card: 'Imperial Command Hub', damage: 30 } })).settle();
    expect([lost.winners(), lost.state.result?.how, lost.told('eliminated')]).toMatchObject([
      [0],
      'base',
      [{ seat: 1, how: 'base' }],
    ]);
    const hurt = attack(fight(cruiser, { base: { card: 'Imperial Command Hub', damage: 29 } })).settle();
    expect([hurt.winners(), hurt.hull(HUB)]).toEqual([undefined, 1]);
  });

  test('77: bases that fall in the same step are out together', () => {
    const weak = { base: { card: 'Imperial Command Hub', damage: 33 } };
    const you = { cp: 1, hand: ['Swarm Missile'], units: ['Missile Corvette'] };
    const game = table({ you, foe: weak, others: [weak] });
    game.you('play Swarm Missile', { struck: [HUB, 'Imperial Command Hub@2'] }).settle();
    expect([game.winners(), game.state.result?.places]).toEqual([[0], [1, 2, 2]]);
  });

  test('77: when the last bases fall together, nobody wins', () => {
    const doomed = { base: { card: 'Imperial Command Hub', damage: 34 } };
    const game = table({ phase: 'beginning', you: doomed, foe: doomed });
    expect([game.winners(), game.state.result?.places]).toEqual([[], [1, 1]]);
  });

  test('where the table has agreed on it, 20 rounds without damage end the game for the soundest base', () => {
    const given = (damage: number, stall: string) => {
      const foe = { base: { card: 'Imperial Command Hub', damage } };
      const game = table({ foe, options: { stall } });
      game.state.g.lastDamage = game.state.g.round - 20;
      return game.until('acquisition', 2);
    };
    expect(() => given(1, 'on')).toThrow('"winners":[0],"how":"stall"');
    expect(() => given(0, 'on')).toThrow('"winners":[],"how":"stall"');
    expect(given(1, 'off').winners()).toBeUndefined();
  });
});
