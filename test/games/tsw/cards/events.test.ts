/** Events, card by card; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const anyCard = 'target enemy card being played';

describe('Supernova', () => {
  test('71: destroys everything in play, then deals three damage to the enemy station, then to the own', () => {
    const game = table({
      you: { hand: ['Supernova', 'Drone'], station: { draw: 2, action: 4 }, play: ['Titan', 'Shield'] },
      foe: { play: [{ card: 'Hunter', away: true }] },
      actions: 8,
    });
    game.you('play Supernova').settle();
    expect([game.plays(YOU), game.plays(FOE), game.hand(YOU)]).toEqual([[], [], ['Drone']]);
    expect([game.flipped(FOE), game.life(FOE)]).toEqual([3, 3]);
    expect(game.ask(FOE).stop).toBe('flip');
    game.foe(['draw 1', 'draw 2', 'action 1']);
    expect([game.flipped(YOU), game.heap(YOU)]).toEqual([3, ['Titan', 'Shield', 'Supernova']]);
  });

  test('71: wins at once where the enemy commander dies of it', () => {
    const game = table({
      you: { hand: ['Supernova'], station: { action: 4 } },
      foe: { station: { draw: 0, action: 0, discard: 0 }, life: 3 },
    });
    game.you('play Supernova').settle();
    expect([game.winners(), game.flipped(YOU)]).toEqual([[YOU], 0]);
  });
});

describe('Target Missed', () => {
  const attacked = (target: 'Drone' | 'station', yours: readonly string[] = []) => {
    const game = table({
      you: { hand: yours, play: [{ card: 'Battlestar', away: true }] },
      foe: { hand: ['Target Missed'], play: ['Drone'] },
      phase: 'attack',
    });
    return game.you('attack Battlestar', { target });
  };
  const foil = { mode: 'mode 0', 'target enemy attack': 'Battlestar' };

  test('65: the attack fails, and is used up', () => {
    const game = attacked('Drone').foe('play Target Missed', foil).settle();
    expect([game.plays(FOE), game.heap(FOE), game.yours()]).toEqual([
      ['Drone'],
      ['Target Missed'],
      ['move Battlestar'],
    ]);
  });

  test('65: an attack on the station flips nothing', () => {
    const game = attacked('station').foe('play Target Missed', foil).settle();
    expect([game.flipped(FOE), game.ask(YOU).role]).toEqual([0, 'action']);
  });

  test('65: countered, it does nothing, and the damage is dealt', () => {
    const game = attacked('Drone', ['Luck']).foe('play Target Missed', foil);
    game.you('play Luck', { 'target enemy card being played with cost 2 or less': 'Target Missed' }).settle();
    game.foe(['no']).settle();
    expect([game.plays(FOE), game.heap(FOE).sort(), game.heap(YOU)]).toEqual([
      [],
      ['Drone', 'Target Missed'],
      ['Luck'],
    ]);
  });

  test('70: saves the commander from the last attack', () => {
    const game = table({
      you: { play: [{ card: 'Battlestar', away: true }] },
      foe: { hand: ['Target Missed'], station: { draw: 0, action: 0, discard: 0 }, life: 1 },
      phase: 'attack',
    });
    game.you('attack Battlestar', { target: 'station' }).foe('play Target Missed', foil).settle();
    expect([game.winners(), game.life(FOE)]).toEqual([undefined, 1]);
  });

  test('a missile whose attack fails is destroyed all the same', () => {
    const game = table({
      you: { play: ['Explosive Missile'] },
      foe: { hand: ['Target Missed'], play: ['Drone'] },
      phase: 'attack',
    });
    game.you('attack Explosive Missile', { target: 'Drone' });
    game.foe('play Target Missed', { ...foil, 'target enemy attack': 'Explosive Missile' }).settle();
    expect([game.plays(YOU), game.heap(YOU), game.plays(FOE)]).toEqual([[], ['Explosive Missile'], ['Drone']]);
  });

  test('or no attack may be made on a ship or missile until the turn ends', () => {
    const game = attacked('station');
    game.foe('play Target Missed', { mode: 'mode 1', 'target spaceship or missile': 'Drone' }).settle();
    game.until('attack');
    expect(game.state.lasting).toHaveLength(1);
    game.late(YOU);
    expect(game.flipped(FOE)).toBe(2);
    game.you('pass').foe('pass');
    expect(game.state.lasting).toEqual([]);
  });
});

describe('counters', () => {
  test('62: after Luck, its victim’s player may draw a card and discard one', () => {
    const game = table({ you: { hand: ['Drone', 'Hunter'] }, foe: { hand: ['Luck'] } });
    game.you('play Drone').foe('play Luck', { 'target enemy card being played with cost 2 or less': 'Drone' }).settle();
    game.you(['yes']);
    expect(game.hand(YOU)).toEqual(['Hunter', 'Titan']);
    game.you(['Hunter']);
    expect([game.hand(YOU), game.heap(YOU), game.heap(FOE)]).toEqual([['Titan'], ['Drone', 'Hunter'], ['Luck']]);
  });

  test('Cancel counters anything for another card of the hand, which is not asked for if Cancel is countered', () => {
    const empty = table({ you: { hand: ['Battlestar'] }, foe: { hand: ['Cancel'] } });
    expect(empty.you('play Battlestar').theirs()).toEqual([]);
    const game = table({ you: { hand: ['Battlestar', 'Fate'] }, foe: { hand: ['Cancel', 'Drone'] } });
    game.you('play Battlestar').foe('play Cancel', { [anyCard]: 'Battlestar' });
    game.you('play Fate', { 'target enemy card being played with cost 1 or less': 'Cancel' }).settle();
    expect([game.plays(YOU), game.heap(FOE), game.hand(FOE)]).toEqual([['Battlestar'], ['Cancel'], ['Drone']]);
    const paid = table({ you: { hand: ['Battlestar'] }, foe: { hand: ['Cancel', 'Drone'] } });
    paid
      .you('play Battlestar')
      .foe('play Cancel', { [anyCard]: 'Battlestar' })
      .settle();
    expect([paid.heap(YOU), paid.heap(FOE)]).toEqual([['Battlestar'], ['Drone', 'Cancel']]);
    const chosen = table({ you: { hand: ['Battlestar'] }, foe: { hand: ['Cancel', 'Drone', 'Luck', 'Fate'] } });
    chosen
      .you('play Battlestar')
      .foe('play Cancel', { [anyCard]: 'Battlestar' })
      .settle()
      .foe(['Luck']);
    expect(chosen.hand(FOE)).toEqual(['Drone', 'Fate']);
  });
});

describe('Discovery', () => {
  test('73: you draw three and the opponent two, or you discard one and the opponent two, at random', () => {
    const drawn = table({ you: { hand: ['Discovery'] } });
    drawn.you('play Discovery', { mode: 'mode 0' }).settle();
    expect([drawn.hand(YOU).length, drawn.hand(FOE).length]).toEqual([3, 2]);
    const gone = table({
      you: { hand: ['Discovery', 'Drone', 'Hunter'] },
      foe: { hand: ['Luck', 'Drone', 'Carrier'] },
    });
    gone.you('play Discovery', { mode: 'mode 1' }).settle().you(['Drone']);
    expect([gone.hand(YOU), gone.hand(FOE).length, gone.ask(YOU).role]).toEqual([['Hunter'], 1, 'action']);
  });

  test('the opponent chooses what to discard in the edition of 2021', () => {
    const game = table({
      you: { hand: ['Discovery', 'Drone'] },
      foe: { hand: ['Luck', 'Drone', 'Carrier'] },
      edition: '2021',
    });
    game.you('play Discovery', { mode: 'mode 1' }).settle().foe(['Luck', 'Drone']);
    expect(game.hand(FOE)).toEqual(['Carrier']);
  });
});

test('Destroy Duration destroys a duration of either side, and is not played without one', () => {
  const none = table({ you: { hand: ['Destroy Duration'] }, foe: { play: ['Titan'] } });
  expect(none.yours()).not.toContain('play Destroy Duration');
  const game = table({ you: { hand: ['Destroy Duration'] }, foe: { play: ['Nitro', 'Toxic Gas'] } });
  game.you('play Destroy Duration', { 'target duration': 'Toxic Gas' }).settle();
  expect([game.plays(FOE), game.heap(FOE)]).toEqual([['Nitro'], ['Toxic Gas']]);
});

describe('98: Ambush', () => {
  const ambush = (card: string): [string, Record<string, string>] => [
    'play Ambush',
    { 'target spaceship or missile': card },
  ];

  test('W50: deals three damage, and destroys a paralyzed ship instead, without a choice', () => {
    const game = table({
      you: { hand: ['Ambush', 'Ambush'] },
      foe: { play: ['Titan', { card: 'Carrier', paralyzed: true }, 'Shield', 'Nuclear Missile'] },
    });
    expect(game.choices('play Ambush', 'mode')).toEqual([]);
    expect(game.choices('play Ambush', 'target spaceship or missile')).toEqual(['Titan', 'Carrier', 'Nuclear Missile']);
    game
      .you(...ambush('Titan'))
      .settle()
      .you(...ambush('Carrier'))
      .settle();
    expect([game.left('Titan'), game.heap(FOE)]).toEqual([6, ['Carrier']]);
  });

  test('W50: looks at the ship when it resolves: one that is repaired meanwhile takes the damage', () => {
    const game = table({
      you: { hand: ['Ambush'] },
      foe: { play: [{ card: 'Carrier', paralyzed: true }, 'Station Repair'] },
    });
    game.you(...ambush('Carrier')).foe('use Station Repair', { mode: 'mode 1', 'target own spaceship': 'Carrier' });
    expect([game.settle().left('Carrier'), game.heap(FOE)]).toEqual([3, ['Station Repair']]);
  });
});

test('an event whose target is gone does nothing and is spent', () => {
  const game = table({ you: { hand: ['Ambush'] }, foe: { hand: ['Ambush'], play: [{ card: 'Drone' }] } });
  const aim = { 'target spaceship or missile': 'Drone' };
  game.you('play Ambush', aim).foe('play Ambush', aim).settle();
  expect([game.heap(YOU), game.heap(FOE)]).toEqual([['Ambush'], ['Drone', 'Ambush']]);
});

test('Electrocution paralyzes all ships and destroys all shields and missiles, cannons excepted', () => {
  const game = table({
    you: { hand: ['Electrocution'], play: ['Titan', 'Shield', 'Fast Missile'], station: { action: 3 } },
    foe: { play: ['Battlestar', 'Defense Cannon', 'Mega Shield'] },
  });
  game.you('play Electrocution').settle();
  expect([game.plays(YOU), game.plays(FOE)]).toEqual([['Titan'], ['Battlestar', 'Defense Cannon']]);
  const paralyzed = ['Titan', 'Battlestar', 'Defense Cannon'].map((name) => game.card(name).paralyzed);
  expect(paralyzed).toEqual([true, true, undefined]);
  game.until('attack');
  expect(game.yours()).toEqual([]);
});

test('Return takes a flipped station card or a cheap card in play to its owner’s hand', () => {
  const given = {
    you: { hand: ['Return'], flipped: { draw: ['Luck'] } },
    foe: { play: [{ card: 'Hunter', damage: 1 }, 'Titan', 'Shield'], flipped: { action: ['Nitro'] } },
  } as const;
  const station = table(given);
  station.you('play Return', { mode: 'mode 0', 'target other flipped station card': 'Nitro' }).settle();
  expect([station.hand(FOE), station.flipped(FOE)]).toEqual([['Nitro'], 0]);
  const inPlay = table(given);
  inPlay.you('play Return', { mode: 'mode 1', 'target non-defense card with cost 3 or less': 'Hunter' }).settle();
  expect([inPlay.hand(FOE), inPlay.plays(FOE)]).toEqual([['Hunter'], ['Titan', 'Shield']]);
});
