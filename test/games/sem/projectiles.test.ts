/** Launchers, projectiles and other commands that attack (S-5, S-6.4, S-6.5); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Side, type TableGiven, table, test } from './table.ts';

const HUB = 'Imperial Command Hub@1';
const deck = ['Relay Post', 'Seeker Torpedo', 'Relay Post', 'Swarm Missile', 'Bunker Missile'];
const built = (card: string, given: readonly string[], units: readonly string[] = []) =>
  table({ phase: 'allocation', you: { queue: [{ card, progress: 9 }], deck: given, units } });
/** Plays a command of yours, with a ship to launch projectiles. */
const plays = (card: string, given: TableGiven, you: Side = {}) =>
  table({ ...given, you: { cp: 2, hand: [card], units: ['Missile Corvette'], ...you } });

describe('Launcher', () => {
  test('79: when the unit is completed, its player searches their deck for projectiles', () => {
    const game = built('Missile Corvette', deck);
    expect([game.may(0), game.ask(0).choice]).toMatchObject([
      ['Bunker Missile', 'Seeker Torpedo', 'Swarm Missile'],
      { min: 1, max: 1 },
    ]);
    game.you(['Seeker Torpedo']);
    expect([game.hand(0), game.deck(0)]).toEqual([['Seeker Torpedo'], 4]);
    expect(game.told('searched')).toMatchObject([{ seat: 0, defs: ['seeker-torpedo'] }]);
  });

  test('79: one for each instance; with fewer in the deck, as many as there are', () => {
    const game = built('Arsenal Cruiser', deck).you(['Seeker Torpedo', 'Bunker Missile']);
    expect(game.hand(0)).toEqual(['Seeker Torpedo', 'Bunker Missile']);
    const one = built('Arsenal Cruiser', ['Relay Post', 'Swarm Missile']).you(['Swarm Missile']);
    expect([one.hand(0), one.deck(0)]).toEqual([['Swarm Missile'], 1]);
    const none = built('Arsenal Cruiser', ['Relay Post']);
    expect([none.hand(0), none.state.g.phase, none.units(0)]).toEqual([[], 'acquisition', ['Arsenal Cruiser']]);
  });

  test('79: the deck is shuffled', () => {
    const cards = ['Lancer Wing', 'Line Cruiser', 'Seeker Torpedo', 'Watch Bastion', 'Hammer Monitor', 'Patrol Skiff'];
    const game = built('Missile Corvette', cards).you(['Seeker Torpedo']);
    const left = (game.state.zones['deck:0'] ?? []).map((id) => game.state.cards[id]?.def);
    expect(left).not.toEqual(['lancer-wing', 'line-cruiser', 'watch-bastion', 'hammer-monitor', 'patrol-skiff']);
    expect([...left].sort()).toEqual([
      'hammer-monitor',
      'lancer-wing',
      'line-cruiser',
      'patrol-skiff',
      'watch-bastion',
    ]);
  });

  test('80: Reload Bay, when completed on a unit, searches once more', () => {
    const game = built('Reload Bay', deck, ['Missile Corvette']).you(['Swarm Missile']);
    expect([game.mods('Missile Corvette'), game.hand(0)]).toEqual([['Reload Bay'], ['Swarm Missile']]);
  });
});

describe('a projectile', () => {
  const ring = { foe: { units: ['Foundry Ring'] } };

  test('needs a unit with Launcher that is not in Testing', () => {
    const may = (units: Side['units'] = [], projectiles = 'launcher') =>
      table({ ...ring, options: { projectiles }, you: { cp: 2, hand: ['Seeker Torpedo'], units } })
        .may(0)
        .includes('play Seeker Torpedo');
    expect([may([]), may(['Line Cruiser']), may(['Missile Corvette'])]).toEqual([false, false, true]);
    expect(may([{ card: 'Missile Corvette', testing: true }])).toBe(false);
    expect(may([{ card: 'Line Cruiser', mods: ['Strap-on Rack'] }])).toBe(true);
    expect([may(['Line Cruiser'], 'any'), may([{ card: 'Line Cruiser', testing: true }], 'any')]).toEqual([
      true,
      false,
    ]);
  });

  test('82: Warhead Refinement adds to each target, Battery Captain makes it cheaper', () => {
    const you = { research: ['Warhead Refinement'] };
    const seeker = plays('Seeker Torpedo', ring, you).you('play Seeker Torpedo', { struck: 'Foundry Ring' }).settle();
    expect(seeker.hull('Foundry Ring')).toBe(2);
    const swarm = plays('Swarm Missile', ring, you)
      .you('play Swarm Missile', { struck: ['Foundry Ring', HUB] })
      .settle();
    expect([swarm.hull('Foundry Ring'), swarm.hull(HUB)]).toEqual([4, 32]);
    const units = [{ card: 'Missile Corvette', crew: ['Battery Captain'] }];
    const prices = (hand: readonly string[]) => {
      const game = table({ ...ring, you: { cp: 2, hand: [...hand, 'Sudden Broadside'], units } });
      return [...hand, 'Sudden Broadside'].map((card) => game.price(0, `play ${card}`));
    };
    expect(prices(['Bunker Missile', 'Swarm Missile', 'Seeker Torpedo'])).toEqual([1, 0, 0, 2]);
  });

  test('83: it is evaded like a shot, with nothing added to the roll; Swarm Missile is not', () => {
    const skiff = (dice: readonly number[]) => ({ foe: { units: ['Patrol Skiff'] }, dice });
    const launch = (roll: number, research: readonly string[] = []) =>
      plays('Seeker Torpedo', skiff([roll]), { research })
        .you('play Seeker Torpedo', { struck: 'Patrol Skiff' })
        .settle();
    const missed = launch(2, ['Ranging Theory']);
    expect([missed.units(1), missed.scrapyard(0)]).toEqual([['Patrol Skiff'], ['Seeker Torpedo']]);
    expect(launch(3).units(1)).toEqual([]);
    const swarm = plays('Swarm Missile', skiff([1]))
      .you('play Swarm Missile', { struck: ['Patrol Skiff'] })
      .settle();
    expect([swarm.hull('Patrol Skiff'), swarm.shots()]).toEqual([1, [{ roll: undefined, need: undefined, hit: true }]]);
  });

  test('passes defense stations by, and nobody fires back', () => {
    const game = plays('Seeker Torpedo', { foe: { base: 'Throne Bastion', units: ['Border Redoubt'] } });
    game.you('play Seeker Torpedo', { struck: 'Throne Bastion' });
    expect(game.may(1)).not.toContain('defend');
    game.foe('fire').settle();
    expect([game.hull('Throne Bastion'), game.fired('Border Redoubt')]).toEqual([35, [false]]);
  });

  test('may be blocked, not shot at', () => {
    const foe = { units: ['Trade Haven', 'Escort Cutter'] };
    const game = plays('Seeker Torpedo', { foe }).you('play Seeker Torpedo', { struck: 'Trade Haven' });
    expect(game.choices(1, 'defend', 'intercept Escort Cutter')).toEqual(['no', 'block Trade Haven']);
    game.foe('defend', { 'intercept Escort Cutter': 'block Trade Haven' }).settle();
    expect([game.hull('Trade Haven'), game.shields('Escort Cutter'), game.hull('Escort Cutter')]).toEqual([5, 0, 1]);
  });

  test('one that has Evasive Maneuvers against it is spent', () => {
    const foe = { cp: 1, hand: ['Evasive Maneuvers'], units: ['Patrol Skiff'] };
    const game = plays('Swarm Missile', { foe })
      .foe('pass')
      .you('play Swarm Missile', { struck: ['Patrol Skiff'] });
    game.foe('defend', { 'play Evasive Maneuvers': 'Patrol Skiff' }).settle();
    expect([game.hull('Patrol Skiff'), game.scrapyard(0)]).toEqual([2, ['Swarm Missile']]);
  });

  test('Sensor Jam lowers its roll like that of a shot', () => {
    const foe = { cp: 1, hand: ['Sensor Jam'], units: ['Patrol Skiff'] };
    const game = plays('Seeker Torpedo', { foe, dice: [4] }).foe('pass');
    game.you('play Seeker Torpedo', { struck: 'Patrol Skiff' }).foe('defend', { 'play Sensor Jam': 'now' }).settle();
    expect([game.shots(), game.units(1)]).toEqual([[{ roll: 4, need: 3, hit: false }], ['Patrol Skiff']]);
  });

  test('is no Instant', () => {
    const you = { cp: 2, hand: ['Seeker Torpedo'], units: ['Missile Corvette', 'Lancer Wing'] };
    expect(table({ phase: 'combat', you }).may(0)).not.toContain('play Seeker Torpedo');
  });
});

describe('another command that attacks', () => {
  test('is not evaded, intercepted or answered with fire', () => {
    const foe = { units: ['Gnat Flight', 'Escort Cutter'] };
    const game = plays('Sudden Broadside', { foe }, { units: [] });
    game.you('play Sudden Broadside', { struck: 'Gnat Flight' });
    expect(game.may(1)).not.toContain('defend');
    game.foe('fire');
    expect([game.units(1), game.shots()]).toEqual([
      ['Escort Cutter'],
      [{ roll: undefined, need: undefined, hit: true }],
    ]);
  });

  test('may be aimed at bases only if it says so', () => {
    const foe = { units: ['Foundry Ring'] };
    expect(plays('Sudden Broadside', { foe }).choices(0, 'play Sudden Broadside', 'struck')).toEqual(['Foundry Ring']);
    expect(plays('Bunker Missile', { foe }).choices(0, 'play Bunker Missile', 'struck')).toEqual([
      'Imperial Command Hub',
      'Foundry Ring',
    ]);
  });

  test('its player may aim it at a modification on a unit', () => {
    const foe = { units: [{ card: 'Surplus Frigate', mods: ['Spare Turret'] }] };
    const game = plays('Sudden Broadside', { foe });
    expect(game.choices(0, 'play Sudden Broadside', 'struck')).toEqual(['Surplus Frigate', 'Spare Turret']);
    game.you('play Sudden Broadside', { struck: 'Spare Turret' }).settle();
    expect([game.mods('Surplus Frigate'), game.shields('Surplus Frigate')]).toEqual([[], 2]);
  });

  test('shields take its damage first', () => {
    const game = plays('Sudden Broadside', { foe: { units: ['Surplus Frigate'] } });
    game.you('play Sudden Broadside', { struck: 'Surplus Frigate' }).settle();
    expect([game.shields('Surplus Frigate'), game.hull('Surplus Frigate')]).toEqual([0, 6]);
  });
});
