/** What each card of the Meridian Combine does. Figures, posts, hosts and copies: `economy.test.ts`. */
import { expect } from 'vitest';
import { describe, fight, type Side, table, test } from '../table.ts';

const HUB = 'Imperial Command Hub@1';
const built = (card: string, you: Side = {}) =>
  table({ phase: 'allocation', you: { queue: [{ card, progress: 9 }], ...you } });

describe('units', () => {
  test('Courier Drone: when completed, a card', () => {
    expect(built('Courier Drone').hand(0)).toHaveLength(1);
    expect(table({ phase: 'beginning', you: { units: ['Courier Drone'] } }).hand(0)).toHaveLength(2);
  });

  test('Missile Corvette: Launcher 1; Arsenal Cruiser: Launcher 2', () => {
    const deck = ['Seeker Torpedo', 'Swarm Missile', 'Bunker Missile'];
    expect(built('Missile Corvette', { deck }).you(['Swarm Missile']).hand(0)).toEqual(['Swarm Missile']);
    const two = ['Swarm Missile', 'Seeker Torpedo'];
    expect(built('Arsenal Cruiser', { deck }).you(two).hand(0)).toEqual(two);
  });

  test('Aegis Carrier intercepts', () => {
    const foe = { units: ['Foundry Ring', 'Aegis Carrier', 'Missile Corvette'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).you('attack Line Cruiser', { target: 'Foundry Ring' });
    expect(game.choices(1, 'defend', 'intercept Aegis Carrier')).toContain('block Foundry Ring');
    expect(game.choices(1, 'defend', 'intercept Missile Corvette')).toEqual([]);
  });
});

describe('modifications', () => {
  test('Reload Bay: Launcher 1, which searches when it is completed', () => {
    const deck = ['Seeker Torpedo', 'Swarm Missile'];
    const game = built('Reload Bay', { deck, units: ['Freight Exchange'] });
    expect(game.ask(0).choice).toMatchObject({ min: 1, max: 1 });
    game.you(['Seeker Torpedo']);
    expect([game.mods('Freight Exchange'), game.may(0)]).toEqual([
      ['Reload Bay'],
      expect.arrayContaining(['play Seeker Torpedo']),
    ]);
  });

  test('Prism Shield: 3 shields', () => {
    const units = [{ card: 'Missile Corvette', mods: ['Prism Shield'] }, 'Arsenal Cruiser'];
    const game = table({ you: { units } });
    expect([game.shields('Missile Corvette'), game.shields('Arsenal Cruiser')]).toEqual([6, 4]);
  });
});

describe('research', () => {
  test('Warhead Refinement: projectiles deal 1 more, other commands do not', () => {
    const hit = (card: string, refined: readonly string[]) =>
      table({
        you: { cp: 2, hand: [card], units: ['Missile Corvette'], research: refined },
        foe: { units: ['Foundry Ring'] },
      })
        .you(`play ${card}`, { struck: 'Foundry Ring' })
        .settle()
        .hull('Foundry Ring');
    const refined = ['Warhead Refinement'];
    expect([hit('Seeker Torpedo', []), hit('Seeker Torpedo', refined), hit('Sudden Broadside', refined)]).toEqual([
      3, 2, 3,
    ]);
    const foe = { units: ['Foundry Ring'], research: refined };
    const game = table({ you: { cp: 1, hand: ['Seeker Torpedo'], units: ['Missile Corvette'] }, foe });
    expect(game.you('play Seeker Torpedo', { struck: 'Foundry Ring' }).settle().hull('Foundry Ring')).toBe(3);
  });

  test('Deep Theory: a card at the beginning of one’s turn; completed at once for 5 command points', () => {
    const you = { research: ['Deep Theory'] };
    expect(table({ phase: 'beginning', you }).hand(0)).toHaveLength(3);
    expect(table({ phase: 'end', you }).hand(0)).toEqual([]);
    const theory = (cp: number) => table({ you: { cp, hand: ['Deep Theory'] } });
    const game = theory(6).you('research Deep Theory', { how: 'alternate' });
    expect([game.known(0), game.cp(0)]).toEqual([['Deep Theory'], 0]);
    expect(theory(5).choices(0, 'research Deep Theory', 'how')).toEqual([]);
  });

  test('Deep Theory: 1 more Yield for research', () => {
    expect(table({ you: { research: ['Deep Theory'] } }).yields(0).research).toBe(1);
  });

  test('Phase Field: all shields are full again at the beginning of one’s turn', () => {
    const carrier = { card: 'Aegis Carrier', shieldLoss: 4 };
    const game = table({
      phase: 'beginning',
      you: { research: ['Phase Field'], units: [carrier] },
      foe: { units: [carrier] },
    });
    expect([game.shields('Aegis Carrier@0'), game.shields('Aegis Carrier@1')]).toEqual([5, 1]);
    expect(table({ phase: 'beginning', you: { units: [carrier] } }).shields('Aegis Carrier')).toBe(1);
    const foe = { research: ['Phase Field'], units: [carrier] };
    expect(table({ phase: 'end', you: {}, foe }).shields('Aegis Carrier')).toBe(5);
    expect(table({ phase: 'acquisition', you: foe }).shields('Aegis Carrier')).toBe(1);
  });

  test('Prototype Program: when completed, Prototype Zero comes into play in Testing', () => {
    const you = { research: [{ card: 'Prototype Program', progress: 8 }], sideboard: ['Prototype Zero'] };
    const game = table({ phase: 'allocation', you });
    expect([game.units(0), game.card('Prototype Zero').testing]).toEqual([['Prototype Zero'], true]);
    const later = table({ phase: 'beginning', you: { ...you, research: ['Prototype Program'] } });
    expect(later.units(0)).toEqual([]);
  });

  test('Singularity Proof: weapons of one’s units and bases pass shields by', () => {
    const strike = (research: readonly string[]) => {
      const game = fight({ units: ['Line Cruiser'], research }, { units: ['Aegis Carrier'] });
      game.you('attack Line Cruiser', { target: 'Aegis Carrier' }).foe('fire');
      return [game.shields('Aegis Carrier'), game.hull('Aegis Carrier'), game.shields('Line Cruiser')];
    };
    expect([strike([]), strike(['Singularity Proof'])]).toEqual([
      [1, 7, 1],
      [5, 3, 1],
    ]);
    const foe = { base: 'Throne Bastion', research: ['Singularity Proof'] };
    const game = fight({ units: ['Line Cruiser'] }, foe)
      .you('attack Line Cruiser', { target: 'Throne Bastion' })
      .foe('fire');
    expect([game.shields('Line Cruiser'), game.hull('Line Cruiser')]).toEqual([3, 6]);
  });
});

describe('commands', () => {
  const launcher = ['Missile Corvette'];

  test('Peer Review: with 4 completed research, Singularity Proof comes into play', () => {
    const some = ['Bulk Tooling', 'Ranging Theory', 'Quick Growth', 'Deep Theory', 'Wolf Tactics'];
    const review = (research: readonly (string | { card: string; progress: number })[]) =>
      table({
        you: { cp: 3, hand: ['Peer Review'], research, sideboard: ['Singularity Proof'] },
        foe: { research: some },
      })
        .you('play Peer Review')
        .settle()
        .known(0)
        .includes('Singularity Proof');
    const open = { card: 'Phase Field', progress: 4 };
    expect([review(some), review(some.slice(0, 4)), review([...some.slice(0, 3), open])]).toEqual([true, true, false]);
  });

  test('Swarm Missile: a projectile, 1 damage to each of up to 3 units or bases, not evaded', () => {
    const units = ['Gnat Flight', 'Foundry Ring', 'Trade Haven'];
    const foe = { units, resources: ['Autofactory'] };
    const given = () => table({ you: { cp: 1, hand: ['Swarm Missile'], units: launcher }, foe });
    expect(given().choices(0, 'play Swarm Missile', 'struck')).toEqual(['Imperial Command Hub', ...units]);
    const game = given()
      .you('play Swarm Missile', { struck: ['Gnat Flight', 'Foundry Ring', 'Imperial Command Hub'] })
      .settle();
    expect([game.units(1), game.hull('Foundry Ring'), game.hull(HUB)]).toEqual([
      ['Foundry Ring', 'Trade Haven'],
      5,
      33,
    ]);
    expect(game.shots().map(({ roll }) => roll)).toEqual([undefined, undefined, undefined]);
    expect(() => given().you('play Swarm Missile', { struck: ['Imperial Command Hub', ...units] })).toThrow('illegal');
    expect(table({ you: { cp: 1, hand: ['Swarm Missile'] }, foe: { units } }).may(0)).toEqual(['end']);
  });

  test('Bunker Missile: a projectile, 5 damage to a station of either kind or a base', () => {
    const units = ['Gnat Flight', 'Foundry Ring', 'Watch Bastion', 'Line Cruiser'];
    const given = () => table({ you: { cp: 2, hand: ['Bunker Missile'], units: launcher }, foe: { units } });
    expect(given().choices(0, 'play Bunker Missile', 'struck')).toEqual([
      'Imperial Command Hub',
      'Foundry Ring',
      'Watch Bastion',
    ]);
    const game = given().you('play Bunker Missile', { struck: 'Foundry Ring' }).settle();
    expect([game.hull('Foundry Ring'), game.fired('Watch Bastion')]).toEqual([1, [false, false]]);
    expect(() => given().you('play Bunker Missile', { struck: ['Foundry Ring', 'Watch Bastion'] })).toThrow('illegal');
    expect(table({ you: { cp: 2, hand: ['Bunker Missile'] }, foe: { units } }).may(0)).toEqual(['end']);
    const combat = table({
      phase: 'combat',
      you: { cp: 2, hand: ['Bunker Missile'], units: launcher },
      foe: { units },
    });
    expect(combat.may(0)).not.toContain('play Bunker Missile');
  });

  test('Sensor Jam: rolls of the attack against its player are 2 lower', () => {
    const foe = { cp: 1, hand: ['Sensor Jam'], units: ['Gnat Flight', 'Razor Interceptor'] };
    const game = fight({ units: ['Line Cruiser'] }, foe).foe('pass');
    game.you('split Line Cruiser', { 'weapon 1': 'Gnat Flight', 'weapon 2': 'Razor Interceptor' }).rolls(4, 6);
    game.foe('defend', { 'play Sensor Jam': 'now', 'return Gnat Flight': 'hold', 'return Razor Interceptor': 'hold' });
    expect(game.units(1)).toEqual(['Gnat Flight']);
    expect(game.shots()).toMatchObject([
      { roll: 4, need: 3, hit: false },
      { roll: 6, need: 4, hit: true },
    ]);
  });

  test('Licence Deal: 2 cards', () => {
    const game = table({ you: { cp: 1, hand: ['Licence Deal'] } })
      .you('play Licence Deal')
      .settle();
    expect(game.hand(0)).toHaveLength(2);
  });

  test('Pattern Copy: a copy of a fighter of one’s own that is not unique, in Testing', () => {
    const units = ['Lance Drone', 'Missile Corvette', 'Courier Drone'];
    const game = table({ you: { cp: 3, hand: ['Pattern Copy'], units }, foe: { units: ['Gnat Flight'] } });
    const target = 'target own non-unique fighter';
    expect(game.choices(0, 'play Pattern Copy', target)).toEqual(['Lance Drone', 'Courier Drone']);
    game.you('play Pattern Copy', { [target]: 'Courier Drone' }).settle();
    expect([game.units(0), game.card('Courier Drone#2').testing]).toEqual([[...units, 'Courier Drone'], true]);
  });
});

describe('personnel', () => {
  test('Trial Pilot: when assigned, ends the Testing of the unit', () => {
    const units = [
      { card: 'Lance Drone', testing: true },
      { card: 'Courier Drone', testing: true },
    ] as const;
    const game = table({ you: { cp: 2, waiting: ['Trial Pilot'], units } });
    game.you('assign Trial Pilot', { post: 'Lance Drone' });
    expect([game.card('Lance Drone').testing, game.card('Courier Drone').testing]).toEqual([undefined, true]);
    game.you('move Trial Pilot', { post: 'Courier Drone' });
    expect(game.card('Courier Drone').testing).toBeUndefined();
  });

  test('Battery Captain: projectiles cost 1 less', () => {
    const units = [{ card: 'Missile Corvette', crew: ['Battery Captain'] }];
    const hand = ['Bunker Missile', 'Seeker Torpedo', 'Sudden Broadside'];
    const game = table({ you: { cp: 3, hand, units }, foe: { units: ['Foundry Ring'] } });
    expect(hand.map((card) => game.price(0, `play ${card}`))).toEqual([1, 0, 2]);
    const other = table({
      you: { cp: 3, hand, units: ['Missile Corvette'] },
      foe: { units: [...units, 'Foundry Ring'] },
    });
    expect(other.price(0, 'play Bunker Missile')).toBe(2);
  });

  test('Field Theorist: 2 shields', () => {
    const base = { card: 'Meridian Exchange', crew: ['Field Theorist'] };
    const game = table({
      you: { base, units: [{ card: 'Freight Exchange', crew: ['Field Theorist'] }, 'Research Spindle'] },
    });
    expect(['Meridian Exchange', 'Freight Exchange', 'Research Spindle'].map((one) => game.shields(one))).toEqual([
      2, 4, 2,
    ]);
  });
});
