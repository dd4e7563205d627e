/** What each card of the Ashen Choir does. Figures, posts, hosts and copies: `economy.test.ts`. */
import { expect } from 'vitest';
import { describe, fight, table, test } from '../table.ts';

const hurt = (card: string, damage: number) => ({ card, damage });
/** How much is left of some cards after one’s Repair Phase. */
const mended = (
  units: readonly { card: string; damage: number; crew?: readonly string[]; mods?: readonly string[] }[],
) => {
  const game = table({ phase: 'repair', you: { units } });
  if (game.asks()[0]?.stop === 'repair') game.you('usual');
  return units.map(({ card }) => game.hull(card));
};

describe('bases', () => {
  test('Hive Cathedral: Auto-Repair 2', () => {
    const game = table({ phase: 'repair', you: { base: hurt('Hive Cathedral', 7) } });
    expect(game.hull('Hive Cathedral')).toBe(25);
  });

  test('Ember Womb: once in a turn, when a unit of one’s own is destroyed, 1 Yield on a project', () => {
    const foe = { base: 'Ember Womb', units: ['Gnat Flight', hurt('Trade Haven', 4)], queue: ['Line Cruiser'] };
    const you = { units: ['Line Cruiser', 'Surplus Frigate'], queue: ['Hammer Monitor'] };
    const game = fight(you, foe, { dice: [3, 3] });
    game.you('attack Line Cruiser', { target: 'Gnat Flight' }).foe('defend', { 'return Gnat Flight': 'hold' });
    expect([game.queue(1), game.queue(0)]).toEqual([['Line Cruiser 1/6'], ['Hammer Monitor 0/7']]);
    game.you('attack Surplus Frigate', { target: 'Trade Haven' }).settle();
    expect([game.units(1), game.queue(1)]).toEqual([[], ['Line Cruiser 1/6']]);
    const own = fight(
      { units: [hurt('Lancer Wing', 2)] },
      { base: 'Ember Womb', units: ['Watch Bastion'], queue: ['Line Cruiser'] },
    );
    own.rolls(6, 6).you('attack Lancer Wing', { target: 'Watch Bastion' }).settle();
    expect([own.units(0), own.queue(1)]).toEqual([['Picket Drone'], ['Line Cruiser 0/6']]);
    const choice = fight({ units: ['Surplus Frigate'] }, { ...foe, queue: ['Line Cruiser', 'Lancer Wing'] });
    choice.you('attack Surplus Frigate', { target: 'Trade Haven' }).settle();
    choice.foe('go', { 'target own project': 'Lancer Wing' });
    expect(choice.queue(1)).toEqual(['Line Cruiser 0/6', 'Lancer Wing 1/3']);
  });
});

describe('units', () => {
  test('Cinder Mite: when an attack destroys it, 1 damage to the attacker', () => {
    const foe = { units: ['Cinder Mite'] };
    const game = fight({ units: ['Line Cruiser', 'Lancer Wing'] }, foe, { dice: [3, 3] });
    game.you('attack Line Cruiser', { target: 'Cinder Mite' }).foe('defend', { 'return Cinder Mite': 'hold' });
    expect([game.units(1), game.shields('Line Cruiser'), game.hull('Lancer Wing')]).toEqual([[], 2, 3]);
    const struck = table({ you: { cp: 2, hand: ['Sudden Broadside'], units: ['Lancer Wing'] }, foe });
    struck.you('play Sudden Broadside', { struck: 'Cinder Mite' }).settle();
    expect([struck.units(1), struck.hull('Lancer Wing')]).toEqual([[], 3]);
    const attacker = fight({ units: ['Cinder Mite'] }, { units: ['Watch Bastion'] }, { dice: [3, 3] });
    attacker.you('attack Cinder Mite', { target: 'Watch Bastion' }).settle();
    expect([attacker.units(0), attacker.hull('Watch Bastion'), attacker.shields('Watch Bastion')]).toEqual([
      ['Picket Drone'],
      8,
      1,
    ]);
  });

  test('Choir Hound, Brood Larva, Root Spire: Auto-Repair 1', () => {
    expect(mended([hurt('Choir Hound', 3), hurt('Brood Larva', 3), hurt('Root Spire', 3)])).toEqual([2, 2, 4]);
  });

  test('Spine Drake, Thorn Reef, Brood Leviathan: Auto-Repair 2; Ash Matriarch: 3', () => {
    const units = ['Spine Drake', 'Thorn Reef', 'Brood Leviathan', 'Ash Matriarch'].map((card) => hurt(card, 6));
    expect(mended(units)).toEqual([6, 5, 6, 13]);
  });

  test('Grave Tender: Repair 3; Mourning Barge: Repair 2, and it intercepts', () => {
    expect(mended([hurt('Grave Tender', 5)])).toEqual([5]);
    expect(mended([hurt('Mourning Barge', 5)])).toEqual([3]);
    const game = fight({ units: ['Line Cruiser'] }, { units: ['Foundry Ring', 'Mourning Barge', 'Root Spire'] });
    game.you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Mourning Barge')).toContain('block Foundry Ring');
  });

  test('Brood Larva: undamaged and past Testing, it may become Brood Leviathan for 2 command points', () => {
    const grow = (larva: object, cp = 2, phase: 'beginning' | 'end' = 'beginning') =>
      table({ phase, you: { cp, units: [{ card: 'Brood Larva', ...larva }], sideboard: ['Brood Leviathan'] } });
    const game = grow({});
    game.you('yes');
    expect([game.units(0), game.cp(0), game.sideboard(0)]).toEqual([['Brood Leviathan'], 0, []]);
    expect(grow({}, 3).you('no').units(0)).toEqual(['Brood Larva']);
    const asked = (larva: object, cp?: number, phase?: 'end') => grow(larva, cp, phase).asks()[0]?.stop;
    expect([asked({}), asked({ damage: 1 }), asked({}, 1), asked({}, 2, 'end')]).toEqual([
      'may',
      'beginning.own',
      'beginning.own',
      'beginning',
    ]);
    // Testing is over when the turn has begun.
    expect(asked({ testing: true })).toBe('may');
    const without = table({ phase: 'beginning', you: { cp: 2, units: ['Brood Larva'] } });
    expect(without.asks()[0]?.stop).toBe('beginning.own');
  });
});

describe('modifications', () => {
  test('Living Hide: a hit point, Auto-Repair 1 or 1 more', () => {
    const units = [
      { card: 'Spine Drake', damage: 5, mods: ['Living Hide'] },
      { card: 'Lancer Wing', damage: 3, mods: ['Living Hide'] },
      hurt('Surplus Frigate', 1),
    ];
    expect(table({ you: { units } }).hull('Spine Drake')).toBe(6);
    expect(mended(units)).toEqual([9, 2, 6]);
  });

  test('Acid Gland: a weapon of 2 that passes shields by', () => {
    const units = [{ card: 'Spine Drake', mods: ['Acid Gland'] }];
    const game = fight({ units }, { units: ['Surplus Frigate'] });
    expect(game.weapons('Spine Drake')).toEqual([2, 2, 2]);
    game
      .you('split Spine Drake', { 'weapon 3': 'Surplus Frigate' })
      .foe('defend', { 'return Surplus Frigate': 'hold' });
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([2, 5]);
    game.you('split Spine Drake', { 'weapon 1': 'Surplus Frigate' }).settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([0, 5]);
  });
});

describe('research', () => {
  test('Quick Growth: the Auto-Repair of one’s units +1', () => {
    const units = ['Spine Drake', 'Root Spire', 'Grave Tender'];
    const game = table({ you: { base: 'Hive Cathedral', research: ['Quick Growth'], units }, foe: { units } });
    expect([...units, 'Hive Cathedral'].map((one) => game.autoRepair(one))).toEqual([3, 2, 0, 2]);
    expect(units.map((one) => game.autoRepair(`${one}@1`))).toEqual([2, 1, 0]);
  });

  test('Feast Rite: a card at the beginning of one’s turn; completed at once for 2 scrapped units', () => {
    const you = { research: ['Feast Rite'] };
    expect(table({ phase: 'beginning', you }).hand(0)).toHaveLength(3);
    expect(table({ phase: 'end', you }).hand(0)).toEqual([]);
    const units = ['Line Cruiser', 'Gnat Flight', 'Root Spire'];
    const game = table({ you: { cp: 1, hand: ['Feast Rite'], units, resources: ['Autofactory'] } });
    expect(game.choices(0, 'research Feast Rite', 'scrapped')).toEqual(units);
    game.you('research Feast Rite', { how: 'alternate', scrapped: ['Gnat Flight', 'Root Spire'] });
    expect([game.known(0), game.units(0), game.scrapyard(0)]).toEqual([
      ['Feast Rite'],
      ['Line Cruiser'],
      ['Gnat Flight', 'Root Spire'],
    ]);
    const one = table({ you: { cp: 1, hand: ['Feast Rite'], units: ['Line Cruiser'], resources: ['Autofactory'] } });
    expect(one.choices(0, 'research Feast Rite', 'how')).toEqual([]);
  });

  test('Second Molting: when completed, promotes a Brood Leviathan to Ash Matriarch', () => {
    const research = [{ card: 'Second Molting', progress: 6 }];
    const you = { research, units: ['Spine Drake', 'Brood Leviathan'], sideboard: ['Ash Matriarch'] };
    expect(table({ phase: 'allocation', you }).units(0)).toEqual(['Spine Drake', 'Ash Matriarch']);
    const later = table({ phase: 'beginning', you: { ...you, research: ['Second Molting'] } });
    expect(later.units(0)).toEqual(['Spine Drake', 'Brood Leviathan']);
  });
});

describe('commands', () => {
  test('Rekindle: a unit with cost 3 or less goes from the scrapyard into a free place of the queue', () => {
    const scrapyard = ['Line Cruiser', 'Brood Larva', 'Gnat Flight', 'Spare Turret', 'Root Spire'];
    const you = { cp: 2, hand: ['Rekindle'], scrapyard, queue: ['Spine Drake'] };
    const game = table({ you });
    expect(game.choices(0, 'play Rekindle', 'requeued')).toEqual(['Brood Larva', 'Gnat Flight']);
    game.you('play Rekindle', { requeued: 'Brood Larva' }).settle();
    expect(game.queue(0)).toEqual(['Spine Drake 0/6', 'Brood Larva 0/3']);
    expect(table({ you: { ...you, queue: ['Spine Drake', 'Spine Drake'] } }).may(0)).not.toContain('play Rekindle');
  });

  test('Devour: a unit is scrapped, and its hit points are repaired on another or the base', () => {
    const base = hurt('Hive Cathedral', 20);
    const units = [
      'Root Spire',
      { card: 'Spine Drake', damage: 5 },
      { card: 'Gnat Flight', mods: ['Bolt-on Plating'] },
    ];
    const you = { cp: 1, hand: ['Devour'], base, units };
    const game = table({ you });
    expect(game.choices(0, 'play Devour', 'devoured')).toEqual(['Root Spire', 'Spine Drake', 'Gnat Flight']);
    game.you('play Devour', { devoured: 'Root Spire', mended: 'Hive Cathedral' }).settle();
    expect([game.hull('Hive Cathedral'), game.units(0)]).toEqual([16, ['Spine Drake', 'Gnat Flight']]);
    const other = table({ you }).you('play Devour', { devoured: 'Gnat Flight', mended: 'Spine Drake' }).settle();
    expect([other.hull('Spine Drake'), other.scrapyard(0).sort()]).toEqual([
      6,
      ['Bolt-on Plating', 'Devour', 'Gnat Flight'],
    ]);
    expect(table({ you: { ...you, base: 'Hive Cathedral', units: ['Root Spire'] } }).may(0)).toEqual(['end']);
  });

  test('Spore Veil: prevents 3 damage of the attack to a unit or the base', () => {
    const foe = {
      cp: 1,
      hand: ['Spore Veil'],
      units: ['Surplus Frigate', { card: 'Foundry Ring', mods: ['Prism Shield'] }],
    };
    const turret = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    turret.you('split Line Cruiser', { 'weapon 1': 'Surplus Frigate', 'weapon 2': 'Prism Shield' });
    expect(turret.choices(1, 'defend', 'play Spore Veil')).toEqual(['keep', 'Surplus Frigate']);
    const three = fight({ units: ['Line Cruiser'] }, foe, { others: [{ units: ['Trade Haven'] }] }).foe('pass');
    three.you('split Line Cruiser', { 'weapon 1': 'Surplus Frigate', 'weapon 2': 'Trade Haven' });
    expect(three.choices(1, 'defend', 'play Spore Veil')).toEqual(['keep', 'Surplus Frigate']);
    const game = fight({ units: ['Line Cruiser', 'Hammer Monitor'] }, foe).foe('pass');
    game.you('attack Line Cruiser', { target: 'Surplus Frigate' });
    game.foe('defend', { 'play Spore Veil': 'Surplus Frigate', 'return Surplus Frigate': 'hold' });
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([1, 7]);
    game.you('attack Hammer Monitor', { target: 'Surplus Frigate' }).settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([0, 4]);
    const base = fight({ units: ['Line Cruiser'] }, foe)
      .foe('pass')
      .you('attack Line Cruiser', { target: 'Imperial Command Hub@1' });
    base.foe('defend', { 'play Spore Veil': 'Imperial Command Hub' });
    expect(base.hull('Imperial Command Hub@1')).toBe(33);
  });

  test('Withering Song: 2 damage to an enemy unit, past its shields', () => {
    const you = { cp: 2, hand: ['Withering Song'], units: ['Lancer Wing'] };
    const game = table({ you, foe: { units: ['Surplus Frigate', 'Gnat Flight'] } });
    expect(game.choices(0, 'play Withering Song', 'struck')).toEqual(['Surplus Frigate', 'Gnat Flight']);
    expect(() => game.you('play Withering Song', { struck: ['Surplus Frigate', 'Gnat Flight'] })).toThrow('illegal');
    game.you('play Withering Song', { struck: 'Surplus Frigate' }).settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([2, 5]);
  });
});

describe('personnel', () => {
  test('High Cantor Ioun: Auto-Repair 2 or 2 more, each weapon +1', () => {
    const units = [{ card: 'Grave Tender', crew: ['High Cantor Ioun'] }, 'Spine Drake'];
    const game = table({ you: { units } });
    expect([game.autoRepair('Grave Tender'), game.weapons('Grave Tender')]).toEqual([2, [2]]);
    expect([game.autoRepair('Spine Drake'), game.weapons('Spine Drake')]).toEqual([2, [2, 2]]);
  });

  test('Bone Warden: Repair 2, or 2 more', () => {
    const units = [{ card: 'Grave Tender', crew: ['Bone Warden'] }, 'Mourning Barge'];
    const game = table({ you: { base: { card: 'Hive Cathedral', crew: ['Bone Warden'] }, units } });
    expect(['Grave Tender', 'Mourning Barge', 'Hive Cathedral'].map((one) => game.repair(one))).toEqual([5, 2, 2]);
  });

  test('Mite Handler: when the unit is destroyed, a card', () => {
    const foe = (hull: number) => ({
      units: [{ card: 'Choir Hound', damage: 4 - hull, crew: ['Mite Handler'] }, hurt('Trade Haven', 4)],
    });
    const strike = (target: string, hull = 1) =>
      fight({ units: ['Line Cruiser'] }, foe(hull), { dice: [6, 6, 6, 6] })
        .you('attack Line Cruiser', { target })
        .settle()
        .hand(1).length;
    expect([strike('Choir Hound'), strike('Trade Haven')]).toEqual([1, 0]);
    const removed = fight({ units: ['Boarding Sloop'] }, foe(4), { dice: [6] }).you('attack Boarding Sloop', {
      target: 'Choir Hound',
    });
    removed.foe('defend', { 'return Choir Hound': 'hold' });
    expect([removed.crew('Choir Hound'), removed.hand(1)]).toEqual([[], []]);
  });

  test('Mite Handler: when an attack destroys the unit, the attacker takes 2 damage', () => {
    const hound = { card: 'Choir Hound', damage: 3, crew: ['Mite Handler'] };
    const game = fight({ units: ['Line Cruiser'] }, { units: [hound] }, { dice: [6, 6] });
    game.you('attack Line Cruiser', { target: 'Choir Hound' }).foe('defend', { 'return Choir Hound': 'hold' }).settle();
    expect([game.units(1), game.shields('Line Cruiser')]).toEqual([[], 1]);
    const you = { cp: 2, hand: ['Sudden Broadside'], units: ['Line Cruiser'] };
    const sunk = table({ you, foe: { units: [hound] } });
    sunk.you('play Sudden Broadside', { struck: 'Choir Hound' }).settle();
    expect([sunk.units(1), sunk.shields('Line Cruiser')]).toEqual([[], 3]);
  });

  test('Reef Keeper: 2 hit points, each weapon +1', () => {
    const units = [{ card: 'Thorn Reef', crew: ['Reef Keeper'] }, 'Mourning Barge'];
    const game = table({ you: { units } });
    expect([game.hull('Thorn Reef'), game.weapons('Thorn Reef')]).toEqual([11, [3, 2]]);
    expect([game.hull('Mourning Barge'), game.weapons('Mourning Barge')]).toEqual([6, [1]]);
  });

  test('Dirge Speaker: a card when a unit of one’s own is destroyed, once in a turn', () => {
    const base = { card: 'Hive Cathedral', crew: ['Dirge Speaker'] };
    const shot = (units: readonly string[]) =>
      table({ you: { cp: 3, hand: ['Ordered Barrage'], units: ['Lancer Wing'] }, foe: { base, units } })
        .you('play Ordered Barrage', { struck: units })
        .settle()
        .hand(1).length;
    expect([shot(['Gnat Flight', 'Patrol Skiff']), shot(['Thorn Reef'])]).toEqual([1, 0]);
  });

  test('Dirge Speaker: at the end of one’s turn, the top card of one’s deck may be scrapped', () => {
    const base = { card: 'Hive Cathedral', crew: ['Dirge Speaker'] };
    const deck = ['Gnat Flight', 'Line Cruiser', 'Lancer Wing'];
    const game = table({ phase: 'end', you: { base, deck } }).you('yes');
    expect([game.scrapyard(0), game.deck(0)]).toEqual([['Gnat Flight'], 2]);
    expect(table({ phase: 'end', you: { base, deck } }).you('no').scrapyard(0)).toEqual([]);
    expect(table({ phase: 'beginning', you: { base, deck } }).ask(0).stop).toBe('queue');
  });
});
