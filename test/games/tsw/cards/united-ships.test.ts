/** Ships and missiles of United Stars, whole texts: copies, ships under control for a turn, what survives and explodes. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const fresh = (card: string) => ({ card, new: true }) as const;
const fight = (you: Given['you'], foe: Given['foe'] = {}) => table({ you, foe, phase: 'attack' });
const toCopy = 'target own card in your home zone';
const anyCard = 'target enemy card being played';

describe('Duplication', () => {
  const given = (play: Required<Given>['you']['play'], action = 3, foe: Given['foe'] = {}) =>
    table({ you: { hand: ['Duplication'], station: { action }, play }, foe });

  test('enters play as a copy of a card at home, for its cost, without its damage and counters', () => {
    const game = given(['Time Travel Portal']);
    Object.assign(game.card('Time Travel Portal'), { counters: 3, damage: 2 });
    game.you('play Duplication', { [toCopy]: 'Time Travel Portal' }).settle();
    expect([game.plays(YOU), game.actions()]).toEqual([['Time Travel Portal', 'Time Travel Portal'], 3]);
    const [, copy = ''] = game.state.zones.play ?? [];
    expect(game.state.cards[copy]).toMatchObject({ def: 'duplication', as: 'time-travel-portal', entered: 7 });
    expect(game.state.cards[copy]).not.toMatchObject({ counters: 3 });
    expect(game.state.cards[copy]).not.toMatchObject({ damage: 2 });
  });

  test('copies own cards in the home zone that it can pay for, durations and shields too, none that is limited', () => {
    const game = given(['Shield', 'Pursuiter', away('Battlestar'), 'Mega Shield', 'The Shade'], 1, {
      play: [away('Drone')],
    });
    expect(game.choices('play Duplication', toCopy)).toEqual(['Shield', 'Pursuiter']);
    expect(given([away('Battlestar')]).yours()).not.toContain('play Duplication');
  });

  test('W32: counts as played, with what the copied card does when it is played', () => {
    const game = given(['Drone'])
      .you('play Duplication', { [toCopy]: 'Drone' })
      .settle()
      .you(['yes']);
    expect([game.plays(YOU), game.hand(YOU)]).toEqual([['Drone', 'Drone'], ['Titan']]);
  });

  test('for counters it has the cost that was paid', () => {
    const reach = (card: string) =>
      given([card], 3, { hand: ['Luck', 'Fate'] })
        .you('play Duplication', { [toCopy]: card })
        .theirs();
    expect([reach('Pursuiter'), reach('Battlestar'), reach('Hunter')]).toEqual([
      ['play Luck', 'play Fate'],
      ['play Luck'],
      [],
    ]);
  });

  test('W32: does not enter play if what it copies is gone, or if it is countered', () => {
    const gone = given(['Battlestar'], 3, { hand: ['Return'] }).you('play Duplication', { [toCopy]: 'Battlestar' });
    gone.foe('play Return', { mode: 'mode 1', 'target non-defense card with cost 3 or less': 'Battlestar' }).settle();
    expect([gone.plays(YOU), gone.heap(YOU), gone.hand(YOU)]).toEqual([[], ['Duplication'], ['Battlestar']]);
    const countered = given(['Battlestar'], 3, { hand: ['Cancel', 'Drone'] });
    countered
      .you('play Duplication', { [toCopy]: 'Battlestar' })
      .foe('play Cancel', { [anyCard]: 'Duplication' })
      .settle();
    expect([countered.plays(YOU), countered.heap(YOU)]).toEqual([['Battlestar'], ['Duplication']]);
  });

  test('is no copy any more when it leaves play', () => {
    const game = given(['Battlestar'], 3, { hand: ['Return'] });
    game.you('play Duplication', { [toCopy]: 'Battlestar' }).settle();
    const [, copy = ''] = game.state.zones.play ?? [];
    game.you('pass').foe('play Return', { mode: 'mode 1', 'target non-defense card with cost 3 or less': copy });
    game.settle();
    expect(game.hand(YOU)).toEqual(['Duplication']);
  });

  test('costs three more under Time Warp', () => {
    expect(given(['Battlestar'], 2, { play: ['Time Warp'] }).yours()).not.toContain('play Duplication');
    const game = given(['Battlestar'], 3, { play: ['Time Warp'] });
    expect(game.you('play Duplication', { [toCopy]: 'Battlestar' }).actions()).toBe(1);
  });

  test('of a duration is paid for from the next turn on, and works like it', () => {
    const game = given(['Base Command Link'], 3).you(['Base Command Link']);
    game.you('play Duplication', { [toCopy]: 'Base Command Link' }).settle();
    expect(game.plays(YOU)).toHaveLength(2);
    game.until('action', 2);
    expect(game.ask(YOU).choice).toMatchObject({ max: 2 });
    expect(game.hand(YOU)).toHaveLength(5);
  });
});

test('W45: effects that put cards into play find no copy and nothing that is attached', () => {
  const revive = table({ you: { hand: ['Revive Procedure'], heap: ['Duplication', 'Drone'], station: { action: 2 } } });
  expect(revive.you('play Revive Procedure').settle().yours()).toEqual(['Drone']);
  const none = table({ you: { hand: ['Revive Procedure'], heap: ['Duplication'], station: { action: 2 } } });
  expect(none.yours()).not.toContain('play Revive Procedure');
  const launched = table({
    you: { hand: ['Missiles Launched'], deck: ['Death Ray', 'Fast Missile'], station: { action: 3 } },
  });
  expect(launched.you('play Missiles Launched').settle().yours()).toEqual(['Fast Missile']);
});

describe('Hacker', () => {
  const hack = 'target enemy spaceship or missile';
  const foes = [away('Titan'), 'Battlestar', 'Explosive Missile', 'Shield', 'Nitro'] as const;

  test('takes control of an enemy ship or missile in either zone until the turn ends', () => {
    const game = fight({ play: ['Hacker', 'Drone'] }, { play: foes, station: { draw: 3 } });
    expect(game.choices('use Hacker', hack)).toEqual(['Titan', 'Battlestar', 'Explosive Missile']);
    game.you('use Hacker', { [hack]: 'Battlestar' });
    expect(game.yours()).toEqual(['move Hacker', 'move Drone', 'attack Drone', 'move Battlestar', 'attack Battlestar']);
    expect(game.choices('attack Battlestar')).toEqual(['Explosive Missile', 'Shield']);
    game.you('attack Battlestar', { target: 'Explosive Missile' }).settle();
    expect(game.plays(FOE)).toEqual(['Titan', 'Battlestar', 'Shield', 'Nitro']);
    game.until('attack', 1);
    expect(game.theirs()).toEqual(['move Titan', 'attack Titan', 'move Battlestar']);
  });

  test('W34: takes no Death Ray off the ship to which it is attached, where it would do nothing', () => {
    const starship = { card: 'Starship' };
    const game = fight({ play: ['Hacker'] }, { play: [starship, { card: 'Death Ray', x: 4 }] });
    Object.assign(game.card('Death Ray'), { on: game.state.zones.play?.[1] });
    game.you('move Hacker');
    expect(game.choices('use Hacker', hack)).toEqual(['Starship']);
  });

  test('W47: a Fusion Ship that is taken is not its new player’s to discard, nor is any other ship', () => {
    const ships = ['Drone', 'Drone'] as const;
    const fusion = fight({ play: ['Hacker', ...ships, 'Battlestar'] }, { play: ['Fusion Ship'] });
    fusion.you('use Hacker', { [hack]: 'Fusion Ship' });
    expect(fusion.yours()).not.toContain('use Fusion Ship');
    const given = fight({ play: ['Hacker', ...ships, 'Fusion Ship'] }, { play: ['Titan'] });
    given.you('use Hacker', { [hack]: 'Titan' });
    expect(given.choices('use Fusion Ship', 'given')).toEqual(['Hacker', 'Drone', 'Drone']);
  });

  test('the ship attacks the station by which it stands; a missile taken is spent', () => {
    const game = fight({ play: ['Hacker'] }, { play: ['Battlestar', 'Explosive Missile'] });
    game.you('use Hacker', { [hack]: 'Battlestar' });
    expect(game.choices('attack Battlestar')).toEqual(['Explosive Missile', 'station']);
    const missile = fight({ play: ['Hacker'] }, { play: ['Titan', 'Explosive Missile'] });
    missile.you('use Hacker', { [hack]: 'Explosive Missile' });
    missile.you('attack Explosive Missile', { target: 'Titan' }).settle();
    expect([missile.heap(FOE), missile.heap(YOU)]).toEqual([['Explosive Missile'], []]);
  });

  test('a ship that is taken uses its abilities for its new player; Full Attack and Nitro serve them', () => {
    const scout = fight({ play: ['Hacker'] }, { play: ['Scout'] }).you('use Hacker', { [hack]: 'Scout' });
    expect(scout.you('use Scout').hand(YOU)).toHaveLength(1);
    const boosted = fight({ play: ['Hacker', 'Full Attack', 'Nitro'] }, { play: [away('Titan'), 'Drone'] });
    boosted
      .you('use Hacker', { [hack]: 'Titan' })
      .you('move Titan')
      .you('attack Titan', { target: 'Drone' });
    expect(boosted.settle().plays(FOE)).toEqual(['Titan']);
  });

  test('a ship that is taken cannot be laid into the station of another player', () => {
    const game = fight({ play: ['Hacker'] }, { play: ['Resource Ship'] });
    game.you('use Hacker', { [hack]: 'Resource Ship' });
    expect(game.yours()).not.toContain('use Resource Ship');
  });

  test('a ship that is taken and destroyed goes to its owner’s discard pile', () => {
    const game = fight({ play: ['Hacker'] }, { play: [away('Pursuiter'), away('Titan')] });
    game.you('use Hacker', { [hack]: 'Pursuiter' }).you('collide Pursuiter', { target: 'Titan' });
    expect([game.heap(FOE), game.heap(YOU), game.card('Titan').damage]).toEqual([['Pursuiter'], [], 4]);
  });

  test('not in its first turn, nor outside the attack phase, nor with nothing to take', () => {
    expect(fight({ play: [fresh('Hacker')] }, { play: foes }).yours()).toEqual([]);
    expect(table({ you: { play: ['Hacker'] }, foe: { play: foes } }).yours()).not.toContain('use Hacker');
    const game = fight({ play: ['Hacker'] }, { play: ['Shield'] });
    expect(game.yours()).toEqual(['move Hacker']);
    game.you('pass');
    expect(
      table({ you: { play: [] }, foe: { play: ['Hacker'] } })
        .you('pass')
        .theirs(),
    ).toEqual([]);
  });
});

describe('98: Indestructible Viper', () => {
  const struck = (viper: object) =>
    fight({ play: [away('The Dark Destroyer')] }, { play: [{ card: 'Indestructible Viper', ...viper }], hand: [] })
      .you('attack The Dark Destroyer', { target: 'Indestructible Viper' })
      .settle();

  test('survives damage that would destroy it with one defense left, paralyzed', () => {
    const game = struck({});
    expect([game.left('Indestructible Viper'), game.card('Indestructible Viper').paralyzed]).toEqual([1, true]);
    const again = struck({ damage: 3, paralyzed: true });
    expect([again.left('Indestructible Viper'), again.heap(FOE)]).toEqual([1, []]);
  });

  test('takes less damage like any ship', () => {
    const game = fight({ play: [away('Battlestar')] }, { play: ['Indestructible Viper'] });
    game.you('attack Battlestar', { target: 'Indestructible Viper' }).settle();
    expect([game.left('Indestructible Viper'), game.card('Indestructible Viper').paralyzed]).toEqual([2, undefined]);
  });

  test('is destroyed by what destroys, Ambush on a paralyzed ship for one', () => {
    const game = table({
      you: { hand: ['Ambush'] },
      foe: { play: [{ card: 'Indestructible Viper', paralyzed: true }] },
    });
    game.you('play Ambush', { 'target spaceship or missile': 'Indestructible Viper' }).settle();
    expect(game.heap(FOE)).toEqual(['Indestructible Viper']);
  });
});

describe('Cluster Nuke', () => {
  const nuke = (foe: Given['foe'], yours: Required<Given>['you']['play'] = []) =>
    fight({ play: [away('Cluster Nuke'), ...yours] }, foe);

  test('W38: after its attack it deals two damage to all in its zone but durations, then one to the station there', () => {
    const game = nuke({ play: ['Titan', 'Battlestar', away('Hunter'), 'Nitro'] }, [away('Scout'), 'Pursuiter']);
    game.you('attack Cluster Nuke', { target: 'Titan' }).settle();
    expect([game.card('Titan').damage, game.card('Battlestar').damage, game.card('Scout').damage]).toEqual([8, 2, 2]);
    expect([game.card('Hunter').damage, game.plays(FOE).includes('Nitro'), game.plays(YOU)]).toEqual([
      undefined,
      true,
      ['Scout', 'Pursuiter'],
    ]);
    game.you(['draw 1']);
    expect([game.flipped(FOE), game.flipped(YOU)]).toEqual([1, 0]);
  });

  test('a shield takes that one in place of the station, besides the two for all', () => {
    const game = nuke({ play: ['Energy Shield', 'Titan'] });
    game.you('attack Cluster Nuke', { target: 'Titan' }).settle();
    expect([game.card('Energy Shield').damage, game.flipped(FOE)]).toEqual([3, 0]);
  });

  test('when it is destroyed as well, at home its own player’s station pays; the opponent chooses', () => {
    const game = fight({ play: [away('Hunter')] }, { play: ['Cluster Nuke'] });
    game.you('attack Hunter', { target: 'Cluster Nuke' }).settle();
    expect([game.heap(YOU), game.heap(FOE)]).toEqual([['Hunter'], ['Cluster Nuke']]);
    game.you(['action 1']);
    expect(game.flipped(FOE)).toBe(1);
  });

  test('when its attack fails as well; not when it is discarded from play', () => {
    const foiled = nuke({ play: ['Titan'], hand: ['Target Missed'] }).you('attack Cluster Nuke', { target: 'Titan' });
    foiled.foe('play Target Missed', { mode: 'mode 0', 'target enemy attack': 'Cluster Nuke' }).settle();
    expect(foiled.card('Titan').damage).toBe(2);
    const given = table({
      you: { hand: ['Sacrifice'], play: [away('Cluster Nuke')] },
      foe: { play: ['Titan', 'Hunter'] },
    });
    given.you('play Sacrifice').settle().foe(['Hunter']);
    expect([given.card('Titan').damage, given.flipped(FOE)]).toEqual([undefined, 0]);
  });

  test('one sets off another, each once', () => {
    const game = nuke({
      play: [{ card: 'Cluster Nuke', damage: 1 }, 'Titan'],
      station: { draw: 0, action: 0, discard: 0 },
    });
    game.you('attack Cluster Nuke', { target: 'Titan' }).settle();
    expect([game.plays(FOE), game.life(FOE), game.heap(FOE)]).toEqual([[], 1, ['Cluster Nuke', 'Titan']]);
  });
});
