/** Movement (T-7), attacks (T-8), collision (T-9), repair (T-10); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from './table.ts';

const [YOU, FOE] = [0, 1];
const fight = (you: Given['you'], foe: Given['foe'] = {}) => table({ you, foe, phase: 'attack' });
const away = (card: string) => ({ card, away: true }) as const;
const fresh = (card: string) => ({ card, new: true }) as const;

describe('moving', () => {
  test('a ship moves once in a turn, and not in its first, unless it is Fast', () => {
    const game = fight({ play: [fresh('Battlestar'), fresh('Hunter'), 'Titan'] });
    expect(game.yours()).toEqual(['move Hunter', 'move Titan']);
    game.you('move Hunter');
    expect(game.yours()).toEqual(['move Titan']);
    expect(game.card('Hunter')).toMatchObject({ at: FOE });
  });

  test('43: a ship comes back on a later turn', () => {
    const game = fight({ play: [away('Battlestar')] });
    game.you('move Battlestar');
    expect(game.card('Battlestar')).toMatchObject({ at: YOU });
  });

  test('44: a Slow card moves or attacks; any other may do both, in either order', () => {
    const slow = fight({ play: ['Titan'] }, { play: ['Battlestar', away('Hunter')] });
    slow.you('move Titan');
    expect(slow.yours()).toEqual([]);
    const struck = fight({ play: ['Titan'] }, { play: [away('Battlestar')] });
    struck.you('attack Titan', { target: 'Battlestar' }).settle();
    expect(struck.yours()).toEqual([]);
    const free = fight({ play: ['The Liberator'] }, { play: ['Battlestar', away('Hunter')] });
    free.you('attack The Liberator', { target: 'Hunter' }).settle();
    expect(free.yours()).toEqual(['move The Liberator']);
    const moved = fight({ play: ['The Liberator'] }, { play: ['Battlestar'] });
    moved.you('move The Liberator');
    expect(moved.choices('attack The Liberator')).toEqual(['Battlestar']);
  });

  test('nothing that is paralyzed moves, attacks, repairs or collides', () => {
    const still = (card: string) => ({ card, away: true, paralyzed: true }) as const;
    const game = fight(
      {
        play: [
          still('Pursuiter'),
          still('Big Repair Ship'),
          still('Explosive Missile'),
          { ...away('Titan'), damage: 1 },
        ],
      },
      { play: ['Drone'] },
    );
    expect(game.yours()).toEqual(['move Titan', 'attack Titan']);
  });
});

describe('attacking cards', () => {
  test('40: an ordinary ship reaches its own zone alone, and only in the attack phase', () => {
    expect(fight({ play: ['Battlestar'] }, { play: ['Drone'] }).yours()).toEqual(['move Battlestar']);
    expect(fight({ play: [away('Battlestar')] }, { play: [away('Drone')] }).yours()).toEqual([
      'move Battlestar',
      'attack Battlestar',
    ]);
    const action = table({ you: { play: ['Battlestar'], station: { action: 0 } }, foe: { play: [away('Drone')] } });
    expect(action.yours().filter((one) => /attack|move/.test(one))).toEqual([]);
  });

  test('41: damage up to the defense value destroys a card, less stays; the attacker takes none', () => {
    const lost = fight({ play: [away('Thunderbolt')] }, { play: [{ card: 'Hunter', damage: 1 }] });
    lost.you('attack Thunderbolt', { target: 'Hunter' }).settle();
    expect([lost.plays(FOE), lost.heap(FOE), lost.card('Thunderbolt').damage]).toEqual([[], ['Hunter'], undefined]);
    const hurt = fight({ play: [away('Drone')] }, { play: [{ card: 'Thunderbolt', damage: 1 }] });
    hurt.you('attack Drone', { target: 'Thunderbolt' }).settle();
    expect([hurt.card('Thunderbolt').damage, hurt.left('Thunderbolt')]).toEqual([2, 1]);
  });

  test('a card attacks in its first turn too, once; Trigger-Happy Joe twice', () => {
    const foes = { play: [away('Titan')] };
    const once = fight({ play: [fresh('Battlestar')] }, foes);
    once.you('attack Battlestar', { target: 'Titan' }).settle();
    expect(once.yours()).toEqual([]);
    const twice = fight({ play: [fresh('Trigger-Happy Joe')] }, foes);
    twice.you('attack Trigger-Happy Joe', { target: 'Titan' }).settle();
    twice.you('attack Trigger-Happy Joe', { target: 'Titan' }).settle();
    expect([twice.yours(), twice.card('Titan').damage]).toEqual([[], 2]);
  });

  test('an attack value of 0 is no attack', () => {
    expect(fight({ play: [fresh('Repair Ship')] }, { play: [away('Drone')] }).yours()).toEqual([]);
  });

  test('a cannon strikes in its home zone, also when it has just been built', () => {
    const game = fight({ play: [fresh('Defense Cannon')] }, { play: [away('Titan'), 'Drone'] });
    expect(game.choices('attack Defense Cannon')).toEqual(['Titan']);
  });
});

describe('attacking the station', () => {
  test('52: a ship must have been in the enemy zone since before this turn', () => {
    const home = fight({ play: ['Battlestar'] });
    home.you('move Battlestar');
    expect(home.yours()).toEqual([]);
    expect(fight({ play: [{ ...away('Battlestar'), new: true }] }).yours()).toEqual([]);
    expect(fight({ play: [away('Battlestar')] }).choices('attack Battlestar')).toEqual(['station']);
  });

  test('the attacker chooses by place which cards are flipped, as many as the attack value', () => {
    const game = fight({ play: [away('Battlestar')] }, { station: { draw: 2, action: 2 } });
    game.you('attack Battlestar', { target: 'station' }).settle();
    expect(game.yours()).toEqual(['draw 1', 'draw 2', 'action 1', 'action 2', 'discard 1']);
    expect(game.ask(YOU).choice).toMatchObject({ min: 2, max: 2 });
    game.you(['draw 2', 'discard 1']);
    expect([game.flipped(FOE), game.life(FOE)]).toEqual([2, 3]);
  });

  test('53: what cannot be flipped is dealt to the commander; at no life points the game is lost', () => {
    const attack = (ship: string) =>
      fight({ play: [away(ship)] }, { station: { draw: 1, action: 0, discard: 0 }, life: 3 })
        .you(`attack ${ship}`, { target: 'station' })
        .settle();
    const hurt = attack('Hunter');
    expect([hurt.flipped(FOE), hurt.life(FOE), hurt.winners()]).toEqual([1, 1, undefined]);
    const lost = attack('The Shade');
    expect([lost.flipped(FOE), lost.life(FOE), lost.winners()]).toEqual([1, 0, [YOU]]);
  });

  test('56: a shield protects the station until it is destroyed', () => {
    const game = fight(
      { play: [away('Battlestar'), away('The Gladiator')] },
      { play: [{ card: 'Shield', damage: 1 }] },
    );
    expect(game.choices('attack The Gladiator')).toEqual(['Shield']);
    game.you('attack Battlestar', { target: 'Shield' }).settle();
    expect(game.choices('attack The Gladiator')).toEqual(['station']);
  });

  test('61: a long range ship strikes at anything from home, but not in its first turn', () => {
    const given = { play: ['Drone'] };
    expect(fight({ play: ['Deadly Sniper'] }, given).choices('attack Deadly Sniper')).toEqual(['Drone', 'station']);
    expect(fight({ play: [fresh('Deadly Sniper')] }, given).yours()).toEqual([]);
    const shielded = fight({ play: ['Deadly Sniper'] }, { play: ['Shield'] });
    expect(shielded.choices('attack Deadly Sniper')).toEqual(['Shield']);
  });
});

describe('missiles', () => {
  test('a missile is destroyed after its attack', () => {
    const game = fight({ play: ['Explosive Missile'] }, { play: ['The Liberator'] });
    game.you('attack Explosive Missile', { target: 'The Liberator' }).settle();
    expect([game.plays(YOU), game.heap(YOU), game.left('The Liberator')]).toEqual([[], ['Explosive Missile'], 2]);
  });

  test('55: a Fast one strikes at anything from home in its first turn, any other from its second; a Slow one never', () => {
    const targets = (missile: string, isNew: boolean) =>
      fight({ play: [isNew ? fresh(missile) : missile] }, { play: ['Drone'] })
        .yours()
        .includes(`attack ${missile}`);
    expect([targets('Fast Missile', true), targets('Explosive Missile', true)]).toEqual([true, false]);
    expect([targets('Explosive Missile', false), targets('Nuclear Missile', false)]).toEqual([true, false]);
    const fast = fight({ play: [fresh('Fast Missile')] }, { play: ['Drone'] });
    expect(fast.choices('attack Fast Missile')).toEqual(['Drone', 'station']);
  });

  test('it may move and strike the station in one turn; a Slow one waits a turn', () => {
    const game = fight({ play: ['Explosive Missile'] });
    game.you('move Explosive Missile');
    expect(game.choices('attack Explosive Missile')).toEqual(['station']);
    const slow = fight({ play: ['Alien Missile'] });
    slow.you('move Alien Missile');
    expect(slow.yours()).toEqual([]);
    expect(fight({ play: [away('Alien Missile')] }).choices('attack Alien Missile')).toEqual(['station']);
  });

  test('through shields: what they can still take is dealt to them, the rest to the station', () => {
    const given = { station: { draw: 4, action: 4 }, play: [{ card: 'Energy Shield', damage: 1 }] };
    const game = fight({ play: [away('Nuclear Missile')] }, given);
    expect(game.choices('attack Nuclear Missile')).toEqual(['Energy Shield', 'station']);
    game.you('attack Nuclear Missile', { target: 'station' }).settle();
    expect(game.ask(YOU).choice).toMatchObject({ min: 6, max: 6 });
    expect(game.plays(FOE)).toEqual([]);
    const weak = fight({ play: [away('Alien Missile')] }, { play: ['Shield', 'Shield'] });
    expect(weak.choices('attack Alien Missile')).toEqual(['Shield', 'Shield']);
  });
});

describe('collision', () => {
  test('58: the ship is destroyed and deals its damage; not in its first turn, nor after an attack', () => {
    const lost = fight({ play: [away('Pursuiter')] }, { play: ['Battlestar'] });
    lost.you('collide Pursuiter', { target: 'Battlestar' });
    expect([lost.plays(YOU), lost.heap(YOU), lost.heap(FOE)]).toEqual([[], ['Pursuiter'], ['Battlestar']]);
    const hurt = fight({ play: [away('Pursuiter')] }, { play: ['Mega Shield'] });
    hurt.you('collide Pursuiter', { target: 'Mega Shield' });
    expect([hurt.heap(YOU), hurt.card('Mega Shield').damage]).toEqual([['Pursuiter'], 4]);
    expect(fight({ play: [fresh('Pursuiter')] }, { play: [away('Titan')] }).yours()).toEqual(['attack Pursuiter']);
    const used = fight({ play: ['Pursuiter'] }, { play: [away('Titan')] });
    used.you('attack Pursuiter', { target: 'Titan' }).settle();
    expect(used.yours()).toEqual(['move Pursuiter']);
  });

  test('59: the station takes it like an attack; not from home, not after a move, not behind a shield', () => {
    const game = fight({ play: [away('Pursuiter')] }, { station: { draw: 2 } });
    game.you('collide Pursuiter', { target: 'station' });
    expect([game.flipped(FOE), game.life(FOE)]).toEqual([4, 3]);
    const fewer = fight({ play: [away('Pursuiter')] }, { flipped: { draw: ['Drone'] } });
    fewer.you('collide Pursuiter', { target: 'station' });
    expect([fewer.flipped(FOE), fewer.life(FOE)]).toEqual([4, 2]);
    const home = fight({ play: ['Pursuiter'] });
    expect(home.yours()).toEqual(['move Pursuiter']);
    home.you('move Pursuiter');
    expect(home.yours()).toEqual([]);
    expect(fight({ play: [away('Pursuiter')] }, { play: ['Shield'] }).choices('collide Pursuiter')).toEqual(['Shield']);
  });

  test('where more cards lie face down than it flips, the attacker chooses', () => {
    const game = fight({ play: [away('Pursuiter')] }, { station: { draw: 3 } });
    game.you('collide Pursuiter', { target: 'station' });
    expect(game.ask(YOU).choice).toMatchObject({ min: 4, max: 4 });
  });
});

describe('repair', () => {
  const ownCard = 'target own non-duration card in the same zone';
  const ownShip = 'target own spaceship in the same zone';

  test('49: a ship repairs or attacks; in the enemy zone it repairs a paralyzed ship, not the station', () => {
    const hit = { ...away('Thunderbolt'), damage: 1 };
    const attacked = fight({ play: [away('Big Repair Ship'), hit] }, { play: ['Titan'] });
    attacked.you('attack Big Repair Ship', { target: 'Titan' }).settle();
    expect(attacked.yours()).not.toContain('use Big Repair Ship');
    const game = fight(
      { play: [away('Big Repair Ship'), { ...away('Thunderbolt'), paralyzed: true }], flipped: { draw: ['Drone'] } },
      { play: ['Titan'] },
    );
    expect(game.choices('use Big Repair Ship', 'mode')).toEqual(['mode 0']);
    game.you('use Big Repair Ship', { mode: 'mode 0', [ownCard]: 'Thunderbolt' });
    expect(game.yours()).toEqual(['move Big Repair Ship', 'move Thunderbolt', 'attack Thunderbolt']);
  });

  test('it removes as much damage as its figure says, and stays within its zone and kind', () => {
    const game = fight({
      play: [
        'Small Repair Ship',
        { card: 'Titan', damage: 5 },
        { card: 'Mega Shield', damage: 1 },
        { ...away('Scout'), damage: 1 },
      ],
    });
    expect(game.choices('use Small Repair Ship', ownShip)).toEqual(['Titan']);
    game.you('use Small Repair Ship', { [ownShip]: 'Titan' });
    expect(game.card('Titan').damage).toBe(2);
    const big = fight({ play: ['Big Repair Ship', { card: 'Mega Shield', damage: 1 }] });
    big.you('use Big Repair Ship', { mode: 'mode 0', [ownCard]: 'Mega Shield' });
    expect(big.card('Mega Shield').damage).toBeUndefined();
  });

  test('50: having moved home, a ship repairs the station: a flipped card lies face down again', () => {
    const game = fight({ play: [away('Big Repair Ship')], flipped: { action: ['Drone'] } });
    game.you('move Big Repair Ship');
    game.you('use Big Repair Ship', { mode: 'mode 1', repaired: 'Drone' });
    expect([game.flipped(YOU), game.row(YOU, 'action')]).toEqual([0, 2]);
  });
});
