/** What cards say otherwise in the edition of 2021 (W21). */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const then = (given: Given) => table({ ...given, edition: '2021' });
const anyCard = 'target enemy card being played';
const upTo2 = 'target enemy card being played with cost 2 or less';

test('Small Repair Ship repairs three damage of any own card beside it, or one of the station', () => {
  const hurt = [
    { card: 'Titan', damage: 5 },
    { card: 'Shield', damage: 1 },
    { ...away('Scout'), damage: 1 },
  ];
  const you = { play: ['Small Repair Ship', ...hurt], flipped: { draw: ['Luck', 'Fate'] } };
  const own = 'target own non-duration card in the same zone';
  const given = { you, foe: { play: [{ ...away('Hunter'), damage: 1 }] }, phase: 'attack' } as const;
  const game = then(given);
  expect(game.choices('use Small Repair Ship', own)).toEqual(['Titan', 'Shield']);
  expect(game.choices('use Small Repair Ship', 'repaired')).toEqual(['Luck', 'Fate']);
  game.you('use Small Repair Ship', { mode: 'mode 0', [own]: 'Titan' });
  expect(game.card('Titan').damage).toBe(2);
  const station = then(given).you('use Small Repair Ship', { mode: 'mode 1', repaired: ['Fate'] });
  expect(station.flipped(YOU)).toBe(1);
  expect(then({ you, phase: 'action' }).yours()).not.toContain('use Small Repair Ship');
  const others = then({ you: { hand: ['Drone'] }, foe: you }).you('play Drone');
  expect(others.theirs()).not.toContain('use Small Repair Ship');
});

test('Good Karma draws three cards and discards one, in the draw phase alone', () => {
  const game = then({ you: { play: ['Good Karma'], hand: ['Luck', 'Fate'] }, foe: { hand: ['Drone'] }, phase: 'draw' });
  game.settle().you(['Fate']);
  expect([game.hand(YOU), game.heap(YOU)]).toEqual([['Luck', 'Titan', 'Titan', 'Titan', 'Titan'], ['Fate']]);
  const played = then({ you: { hand: ['Good Karma', 'Luck'] } })
    .you('play Good Karma')
    .settle();
  expect(played.hand(YOU)).toEqual(['Luck']);
});

test('Surprise Attack deals three damage to a ship, paralyzed or not; not to a missile', () => {
  const game = then({
    you: { hand: ['Ambush'] },
    foe: { play: ['Titan', { card: 'Carrier', paralyzed: true }, 'Nuclear Missile'] },
  });
  expect(game.choices('play Ambush', 'target spaceship')).toEqual(['Titan', 'Carrier']);
  game.you('play Ambush', { 'target spaceship': 'Carrier' }).settle();
  expect(game.left('Carrier')).toBe(3);
});

describe('Fate', () => {
  const upTo1 = 'target enemy card being played with cost 1 or less';
  const against = (card: string) =>
    then({ you: { hand: [card], play: ['Drone'] }, foe: { hand: ['Fate', 'Luck'] } }).you(`play ${card}`);

  test('counters a card of cost 1, after which a card may be drawn and one discarded', () => {
    const plain = against('Nitro');
    expect(plain.theirChoices('play Fate', 'mode')).toEqual(['mode 0', 'mode 1', 'mode 2']);
    plain.foe('play Fate', { mode: 'mode 0', [upTo1]: 'Nitro' }).settle();
    expect([plain.heap(YOU), plain.hand(FOE), plain.hand(YOU)]).toEqual([['Nitro'], ['Luck'], []]);
    const more = against('Nitro')
      .foe('play Fate', { mode: 'mode 1', [upTo1]: 'Nitro' })
      .settle()
      .foe(['Luck']);
    expect([more.heap(YOU), more.hand(FOE), more.hand(YOU)]).toEqual([['Nitro'], ['Titan'], []]);
  });

  test('or draws a card, whatever is being played', () => {
    const game = against('Trigger-Happy Joe');
    expect(game.theirChoices('play Fate', 'mode')).toEqual(['mode 2']);
    game.foe('play Fate', { mode: 'mode 2' }).settle();
    expect([game.plays(YOU), game.hand(FOE)]).toEqual([
      ['Drone', 'Trigger-Happy Joe'],
      ['Luck', 'Titan'],
    ]);
    expect(game.hand(YOU)).toEqual([]);
  });
});

describe('Meteor Shower', () => {
  const side = { play: ['Titan'], station: { draw: 2 } };
  const shielded = { play: ['Energy Shield', 'Titan'] };

  test('deals one damage to every card and each station in the draw phase', () => {
    const game = then({ you: { play: ['Meteor Shower', 'Drone'] }, foe: side, phase: 'draw' }).settle();
    game.you(['draw 1']).foe(['draw 1']);
    expect([game.plays(YOU), game.card('Titan').damage]).toEqual([['Meteor Shower'], 1]);
    expect([game.flipped(YOU), game.flipped(FOE)]).toEqual([1, 1]);
    const shields = then({ you: { play: ['Meteor Shower'] }, foe: shielded, phase: 'draw' })
      .settle()
      .foe(['draw 1']);
    expect([shields.card('Energy Shield').damage, shields.flipped(FOE)]).toEqual([2, 0]);
  });

  test('and once more when it is discarded from play, at any time', () => {
    const given = (you: object) => then({ you: { hand: ['Luck'], ...you }, foe: { play: ['Meteor Shower', 'Drone'] } });
    const game = given(side).you('pass').foe('use Meteor Shower').settle();
    game.foe(['draw 1']).you(['draw 1']);
    expect([game.plays(FOE), game.heap(FOE), game.card('Titan').damage]).toEqual([[], ['Meteor Shower', 'Drone'], 1]);
    expect([game.flipped(YOU), game.flipped(FOE)]).toEqual([1, 1]);
    const shields = given(shielded).you('pass').foe('use Meteor Shower').settle().you(['draw 1']);
    expect([shields.card('Energy Shield').damage, shields.flipped(YOU)]).toEqual([2, 0]);
  });
});

describe('Cancel', () => {
  test('counters any card, and a card is discarded if there is one', () => {
    const game = then({
      you: { hand: ['Excellent Work'] },
      foe: { hand: ['Cancel', 'Drone', 'Luck'], play: ['Titan'] },
    });
    game.you('play Excellent Work', { mode: 'mode 1' });
    expect(game.theirChoices('play Cancel', anyCard)).toEqual(['Excellent Work']);
    game
      .foe('play Cancel', { [anyCard]: 'Excellent Work' })
      .settle()
      .foe(['Drone']);
    expect([game.heap(YOU), game.hand(YOU), game.hand(FOE)]).toEqual([['Excellent Work'], [], ['Luck']]);
    expect(game.heap(FOE)).toEqual(['Drone', 'Cancel']);
  });

  test('is played as the last card of the hand too, not without a card to counter', () => {
    const station = { action: 2 };
    const game = then({ you: { hand: ['Battlestar'], station }, foe: { hand: ['Cancel'] } });
    game.you('play Battlestar').foe('play Cancel', { [anyCard]: 'Battlestar' });
    expect(game.yours()).toEqual([]);
    expect(game.settle().heap(YOU)).toEqual(['Battlestar']);
    expect(then({ you: { hand: ['Cancel'] }, foe: { play: ['Titan'] } }).yours()).not.toContain('play Cancel');
    const own = then({ you: { hand: ['Battlestar', 'Cancel'], station } })
      .you('play Battlestar')
      .foe('pass');
    expect(own.yours()).toEqual([]);
  });
});

test('Destroy Duration destroys a duration, or draws two cards', () => {
  const given = { you: { hand: ['Destroy Duration'] }, foe: { play: ['Nitro', 'Titan'] } };
  const game = then(given);
  expect(game.choices('play Destroy Duration', 'target duration')).toEqual(['Nitro']);
  game.you('play Destroy Duration', { mode: 'mode 0', 'target duration': 'Nitro' }).settle();
  expect([game.plays(FOE), game.hand(YOU)]).toEqual([['Titan'], []]);
  const drawn = then(given).you('play Destroy Duration', { mode: 'mode 1' }).settle();
  expect([drawn.plays(FOE).length, drawn.hand(YOU).length, drawn.hand(FOE).length]).toEqual([2, 2, 0]);
});

test('Discovery: you draw three and the opponent two, or you discard one and the opponent two, as they choose', () => {
  const drawn = then({ you: { hand: ['Discovery'] } })
    .you('play Discovery', { mode: 'mode 0' })
    .settle();
  expect([drawn.hand(YOU).length, drawn.hand(FOE).length]).toEqual([3, 2]);
  const game = then({ you: { hand: ['Discovery', 'Drone', 'Scout'] }, foe: { hand: ['Luck', 'Fate', 'Nitro'] } });
  game.you('play Discovery', { mode: 'mode 1' }).settle().you(['Drone']).foe(['Luck', 'Nitro']);
  expect([game.hand(YOU), game.hand(FOE)]).toEqual([['Scout'], ['Fate']]);
});

test('Luck draws a card, or counters a card with cost 2 or less', () => {
  const given = { you: { hand: ['Battlestar', 'Luck'] }, foe: { hand: ['Luck'], play: ['Drone'] } };
  const game = then({ ...given, actions: 3 }).you('play Battlestar');
  expect(game.theirChoices('play Luck', 'mode')).toEqual(['mode 0']);
  game.foe('play Luck', { mode: 'mode 0' }).settle();
  expect([game.hand(FOE), game.plays(YOU)]).toEqual([['Titan'], ['Battlestar']]);
  const cheap = { you: { hand: ['Excellent Work'] }, foe: { hand: ['Luck'] } };
  const countered = then(cheap).you('play Excellent Work', { mode: 'mode 1' });
  countered.foe('play Luck', { mode: 'mode 1', [upTo2]: 'Excellent Work' }).settle();
  expect([countered.heap(YOU), countered.hand(YOU), countered.ask(YOU).role]).toEqual([
    ['Excellent Work'],
    [],
    'action',
  ]);
  const own = then({ you: { hand: ['Drone', 'Luck'] } })
    .you('play Drone')
    .foe('pass');
  expect(own.choices('play Luck', 'mode')).toEqual(['mode 0']);
});

test('Missiles Launched puts two missiles of draw pile and discard pile into play', () => {
  const heap = ['Fast Missile', 'Alien Missile'];
  const game = then({ you: { hand: ['Missiles Launched'], deck: ['Acid Projectile'], heap, station: { action: 3 } } });
  game.you('play Missiles Launched').settle();
  expect(game.ask(YOU).choice).toMatchObject({ max: 2 });
  game.you(heap);
  expect([game.plays(YOU), game.hand(YOU)]).toEqual([heap, []]);
});

test('Capt. Shera Kinson takes Starship out of anywhere into the hand, for three actions', () => {
  const kinson = { commander: 'Capt. Shera Kinson', deck: ['Scout'], station: { action: 2 } };
  for (const where of [
    { deck: ['Starship', 'Scout'] },
    { heap: ['Starship', 'Scout'] },
    { station: { draw: ['Starship'], action: 2 } },
  ]) {
    const game = then({ you: { ...kinson, ...where } }).you('use Capt. Shera Kinson');
    expect([game.yours(), game.ask(YOU).choice]).toMatchObject([['Starship'], { max: 1 }]);
    game.you(['Starship']);
    expect([game.hand(YOU), game.plays(YOU), game.actions()]).toEqual([['Starship'], [], 1]);
  }
  const two = then({ you: { ...kinson, deck: ['Starship', 'Starship'] } }).you('use Capt. Shera Kinson');
  expect(two.ask(YOU).choice).toMatchObject({ max: 1 });
  expect(then({ you: kinson, actions: 2 }).yours()).not.toContain('use Capt. Shera Kinson');
  expect(then({ you: kinson, phase: 'attack' }).yours()).toEqual([]);
});

test('General Jackson takes damage for actions as often as he likes', () => {
  const game = then({ you: { commander: 'General Jackson', station: { draw: 3 } } });
  for (const at of [1, 2, 3]) game.you('use General Jackson').foe([`draw ${at}`]);
  expect([game.actions(), game.flipped(YOU), game.yours().includes('use General Jackson')]).toEqual([8, 3, true]);
  expect(then({ you: { commander: 'General Jackson' }, phase: 'attack' }).yours()).toEqual([]);
  const other = then({ you: { hand: ['Drone'] }, foe: { commander: 'General Jackson' } });
  expect(other.you('play Drone').theirs()).toEqual([]);
});

test('under Keve Bakins any number of station cards are moved', () => {
  const game = then({ you: { commander: 'Keve Bakins', station: { draw: ['Carrier', 'Scout'] } } });
  game.you('shift Carrier', { row: 'action' }).you('shift Scout', { row: 'action' });
  expect(game.row(YOU, 'action')).toBe(3);
});

test('Death Ray Cannon turns all its counters into a Death Ray', () => {
  const cannon = (where: object) =>
    then({ you: { play: [{ card: 'Death Ray Cannon', counters: 4 }], deck: 1, ...where }, phase: 'attack' });
  for (const where of [
    { deck: ['Death Ray', 'Scout'] },
    { heap: ['Death Ray'] },
    { station: { draw: ['Death Ray'] } },
  ]) {
    const game = cannon(where).you('use Death Ray Cannon');
    expect([game.yours(), game.ask(YOU).choice]).toMatchObject([['Death Ray'], { max: 1 }]);
    game.you(['Death Ray']);
    expect([game.card('Death Ray Cannon').counters, game.card('Death Ray').x]).toEqual([undefined, 4]);
  }
  const two = cannon({ deck: ['Death Ray', 'Death Ray'] }).you('use Death Ray Cannon');
  expect(two.ask(YOU).choice).toMatchObject({ max: 1 });
  const you = { play: [{ card: 'Death Ray Cannon', counters: 4 }] };
  expect(then({ you }).yours()).not.toContain('use Death Ray Cannon');
  expect(
    then({ you: { hand: ['Drone'] }, foe: you })
      .you('play Drone')
      .theirs(),
  ).toEqual([]);
  expect(then({ you: { play: ['Death Ray Cannon'] }, phase: 'attack' }).yours()).toEqual(['move Death Ray Cannon']);
});
