/** Ships and defense cards with a text of their own, The Terrans and others; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const fight = (you: Given['you'], foe: Given['foe'] = {}, edition = '2026') =>
  table({ you, foe, phase: 'attack', edition });
const ownShip = 'target own spaceship in the same zone';
const ownCard = 'target own non-duration card in the same zone';

describe('The Shade', () => {
  const foes = [away('Battlestar'), away('Pursuiter')] as const;

  test('is attacked only if it attacked in its player’s latest turn', () => {
    expect(
      fight({ play: [away('Battlestar')] }, { play: ['The Shade', 'Drone'] }).choices('attack Battlestar'),
    ).toEqual(['Drone', 'station']);
    const game = fight({ play: ['The Shade'] }, { play: foes });
    game.you('attack The Shade', { target: 'Battlestar' }).settle().until('attack', 1);
    expect(game.theirChoices('attack Pursuiter')).toEqual(['The Shade', 'station']);
    expect(game.until('attack', 2).theirChoices('attack Pursuiter')).toEqual(['station']);
  });

  test('in an extra turn of the opponent too; an extra turn of its own without an attack hides it again', () => {
    const portal = { card: 'Time Travel Portal', counters: 3 };
    const game = fight({ play: ['The Shade'] }, { play: [...foes, portal] });
    game.you('attack The Shade', { target: 'Battlestar' }).settle().until('action', 1).foe('use Time Travel Portal');
    game.until('attack', 1);
    expect([game.state.g.active, game.theirChoices('attack Pursuiter')]).toEqual([FOE, ['The Shade', 'station']]);
    const own = table({ you: { play: ['The Shade', portal] }, foe: { play: foes } });
    own.you('use Time Travel Portal').until('attack').you('attack The Shade', { target: 'Battlestar' }).settle();
    own.until('attack', 2);
    expect(own.theirChoices('attack Pursuiter')).toEqual(['Time Travel Portal', 'station']);
  });

  test('an attack that failed was one', () => {
    const game = fight({ play: ['The Shade'] }, { play: foes, hand: ['Target Missed'] });
    game.you('attack The Shade', { target: 'Battlestar' });
    game.foe('play Target Missed', { mode: 'mode 0', 'target enemy attack': 'The Shade' }).settle();
    expect(game.until('attack', 1).theirChoices('attack Pursuiter')).toEqual(['The Shade', 'station']);
  });

  test('W37: nothing collides with it either, unless it attacked', () => {
    const shade = (did: object) => fight({ play: [away('Pursuiter')] }, { play: [{ card: 'The Shade', ...did }] });
    expect(shade({}).choices('collide Pursuiter')).toEqual(['station']);
    const seen = shade({ did: { turn: 6, attacks: 1 } });
    expect(seen.choices('collide Pursuiter')).toEqual(['The Shade', 'station']);
  });

  test('is within reach of everything that is no attack', () => {
    const game = table({ you: { hand: ['Fatal Error'], station: { action: 3 } }, foe: { play: ['The Shade'] } });
    game.you('play Fatal Error', { 'target card': 'The Shade' }).settle();
    expect(game.heap(FOE)).toEqual(['The Shade']);
  });
});

describe('Defense Cannon', () => {
  const targets = (flipped: readonly string[], edition?: string) =>
    fight({ play: [away('Battlestar')] }, { play: ['Defense Cannon', 'Drone'], flipped: { draw: flipped } }, edition)
      .choices('attack Battlestar')
      .filter((one) => one !== 'station');

  test('W37: nothing collides with it while it cannot be attacked', () => {
    const collided = (flipped: readonly string[]) =>
      fight({ play: [away('Pursuiter')] }, { play: ['Defense Cannon', 'Drone'], flipped: { draw: flipped } })
        .choices('collide Pursuiter')
        .filter((one) => one !== 'station');
    expect(collided(['Luck', 'Luck'])).toEqual(['Drone']);
    expect(collided(['Luck', 'Luck', 'Luck'])).toEqual(['Defense Cannon', 'Drone']);
  });

  test('is attacked only while its player has three flipped station cards or more', () => {
    expect(targets(['Luck', 'Luck'])).toEqual(['Drone']);
    expect(targets(['Luck', 'Luck', 'Luck'])).toEqual(['Defense Cannon', 'Drone']);
  });

  test('is attacked like any card in 2021', () => {
    expect(targets([], '2021')).toEqual(['Defense Cannon', 'Drone']);
  });
});

describe('repair ships', () => {
  test('Big Repair Ship repairs five damage of any own card beside it, itself too, or one of the station', () => {
    const given = {
      play: [
        { card: 'Big Repair Ship', damage: 1 },
        { card: 'Titan', damage: 7 },
        { card: 'Shield', damage: 1 },
      ],
    };
    const game = fight(
      { ...given, flipped: { draw: ['Drone', 'Luck'] } },
      { play: [{ ...away('Hunter'), damage: 1 }] },
    );
    expect(game.choices('use Big Repair Ship', ownCard)).toEqual(['Big Repair Ship', 'Titan', 'Shield']);
    expect(game.choices('use Big Repair Ship', 'repaired')).toEqual(['Drone', 'Luck']);
    game.you('use Big Repair Ship', { mode: 'mode 0', [ownCard]: 'Titan' });
    expect([game.card('Titan').damage, game.yours()]).toEqual([
      2,
      ['move Big Repair Ship', 'move Titan', 'attack Titan'],
    ]);
    const station = fight({ ...given, flipped: { draw: ['Drone', 'Luck'] } });
    station.you('use Big Repair Ship', { mode: 'mode 1', repaired: 'Luck' });
    expect(station.flipped(YOU)).toBe(1);
  });

  test('Repair Ship repairs three damage of a ship, and its paralysis, or one of the station', () => {
    const titan = { card: 'Titan', damage: 7, paralyzed: true } as const;
    const given = { play: ['Repair Ship', titan, { card: 'Shield', damage: 1 }, { ...away('Scout'), damage: 1 }] };
    const foe = { play: [{ ...away('Hunter'), damage: 1 }] };
    const game = fight({ ...given, flipped: { draw: ['Drone', 'Luck'] } }, foe);
    expect(game.choices('use Repair Ship', ownShip)).toEqual(['Titan']);
    expect(game.choices('use Repair Ship', 'repaired')).toEqual(['Drone', 'Luck']);
    game.you('use Repair Ship', { mode: 'mode 0', [ownShip]: 'Titan' });
    expect(game.card('Titan')).toMatchObject({ damage: 4 });
    expect(game.yours()).toContain('move Titan');
    expect(game.yours()).not.toContain('use Repair Ship');
    const station = fight({ ...given, flipped: { draw: ['Drone', 'Luck'] } });
    station.you('use Repair Ship', { mode: 'mode 1', repaired: ['Luck'] });
    expect(station.flipped(YOU)).toBe(1);
    expect(table({ you: given }).yours()).not.toContain('use Repair Ship');
    expect(
      table({ you: { hand: ['Drone'] }, foe: given })
        .you('play Drone')
        .theirs(),
    ).toEqual([]);
  });

  test('a repair ship that is paralyzed does not repair itself', () => {
    const game = fight({ play: [{ card: 'Repair Ship', damage: 1, paralyzed: true }] });
    expect(game.yours()).toEqual([]);
  });
});

describe('Repair Shield', () => {
  const whole = 'target own spaceship';
  const given = {
    play: ['Repair Shield', { ...away('Titan'), damage: 8, paralyzed: true }, { card: 'Fast Missile' }],
  } as const;

  test('W41: repairs one damage of the station in its player’s attack phase', () => {
    const game = fight({ ...given, flipped: { draw: ['Drone', 'Luck'] } }, { play: [{ card: 'Hunter', damage: 1 }] });
    expect(game.choices('use Repair Shield/0', 'repaired')).toEqual(['Drone', 'Luck']);
    game.you('use Repair Shield/0', { repaired: ['Drone'] });
    expect([game.flipped(YOU), game.yours().includes('use Repair Shield')]).toEqual([1, false]);
  });

  test('or is discarded from play: a ship in either zone is wholly repaired', () => {
    const game = fight(given, { play: [{ card: 'Hunter', damage: 1 }] });
    expect(game.choices('use Repair Shield/1', whole)).toEqual(['Titan']);
    game.you('use Repair Shield/1', { [whole]: 'Titan' });
    expect([game.left('Titan'), game.card('Titan').paralyzed, game.heap(YOU)]).toEqual([
      9,
      undefined,
      ['Repair Shield'],
    ]);
    expect(game.yours()).toContain('attack Titan');
  });

  test('at no other time; the cards that it repairs are ships', () => {
    const flipped = { draw: ['Drone'] };
    expect(table({ you: { ...given, flipped } }).yours()).not.toContain('use Repair Shield');
    expect(
      table({ you: { hand: ['Drone'] }, foe: { ...given, flipped } })
        .you('play Drone')
        .theirs(),
    ).toEqual([]);
    const shield = fight({ play: [{ card: 'Repair Shield', damage: 1 }] });
    expect(shield.yours()).toEqual([]);
  });

  test('is one of the limited shields', () => {
    const game = table({ you: { hand: ['Repair Shield'], play: ['Energy Shield'], station: { action: 2 } } });
    expect(game.yours()).not.toContain('play Repair Shield');
    const plain = table({ you: { hand: ['Repair Shield'], play: ['Shield'], station: { action: 2 } } });
    expect(plain.yours()).toContain('play Repair Shield');
  });
});

test('under Disturbing Sensor or Disturbing Signals all but enemy missiles move and attack', () => {
  for (const stopper of ['Disturbing Sensor', 'Disturbing Signals']) {
    const foes = { play: [away('Titan')] };
    const own = fight({ play: [stopper, 'Fast Missile'] }, foes);
    expect(own.yours(), stopper).toEqual(expect.arrayContaining(['move Fast Missile', 'attack Fast Missile']));
    const ship = fight({ play: ['Battlestar', 'Defense Cannon'] }, { play: [stopper, away('Titan')] });
    expect(ship.yours(), stopper).toEqual(['move Battlestar', 'attack Battlestar', 'attack Defense Cannon']);
  }
});

test('a Disturbing Sensor that is paralyzed still disturbs', () => {
  const game = fight({ play: ['Explosive Missile'] }, { play: [{ card: 'Disturbing Sensor', paralyzed: true }] });
  expect(game.yours()).toEqual([]);
});

test('32: Full Attack and Crakux serve their own player alone', () => {
  const game = fight({ play: [away('Drone')] }, { play: ['Full Attack', 'Titan'], commander: 'Crakux' });
  game.you('attack Drone', { target: 'Titan' }).settle();
  expect(game.card('Titan').damage).toBe(1);
});
