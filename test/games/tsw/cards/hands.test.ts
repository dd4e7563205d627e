/** Cards drawn, taken, given up and looked at; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];

describe('25: Grand Opportunity', () => {
  const given = { hand: ['Grand Opportunity', 'Drone', 'Luck'], deck: 6, station: { action: 2 } };

  test('draws five cards, and there is no limit to the hand in this turn', () => {
    const game = table({ you: given }).you('play Grand Opportunity').settle();
    expect([game.hand(YOU).length, game.deck(YOU)]).toEqual([7, 1]);
    game.until('attack');
    expect(game.hand(YOU)).toHaveLength(7);
    game.until('discard', 2);
    expect(game.ask(YOU).choice).toMatchObject({ min: 5 });
  });

  test('draws five and discards one in 2021', () => {
    const game = table({ you: given, edition: '2021' }).you('play Grand Opportunity').settle();
    expect(game.hand(YOU)).toHaveLength(7);
    game.you(['Drone']);
    expect([game.hand(YOU).length, game.heap(YOU)]).toEqual([6, ['Drone', 'Grand Opportunity']]);
    game.until('discard');
    expect(game.ask(YOU).choice).toMatchObject({ min: 3 });
  });
});

describe('14: Excellent Work', () => {
  const given = { hand: ['Excellent Work', 'Drone'] };

  test('is added to the station besides the station action, and paid for', () => {
    const game = table({ you: given }).you('lay Drone', { row: 'draw' });
    game.you('play Excellent Work', { mode: 'mode 0', row: 'action' }).settle();
    expect([game.row(YOU, 'action'), game.row(YOU, 'draw'), game.actions()]).toEqual([2, 2, 0]);
    const first = table({ you: given }).you('play Excellent Work', { mode: 'mode 0', row: 'action' }).settle();
    expect([first.yours().includes('lay Drone'), first.heap(YOU), first.faceDown(YOU)]).toEqual([true, [], 4]);
  });

  test('or draws three cards, which is all that is left at the maximum', () => {
    const game = table({ you: { ...given, station: { draw: 5 } } });
    expect(game.choices('play Excellent Work', 'mode')).toEqual(['mode 1']);
    game.you('play Excellent Work', { mode: 'mode 1' }).settle();
    expect([game.hand(YOU).length, game.heap(YOU)]).toEqual([4, ['Excellent Work']]);
  });

  test('is countered like any card', () => {
    const game = table({ you: given, foe: { hand: ['Luck'] } });
    game.you('play Excellent Work', { mode: 'mode 0', row: 'action' });
    game.foe('play Luck', { 'target enemy card being played with cost 2 or less': 'Excellent Work' }).settle();
    expect([game.row(YOU, 'action'), game.heap(YOU)]).toEqual([1, ['Excellent Work']]);
  });
});

describe('Sabotage', () => {
  const sabotage = (foe: Given['foe'], yours: object = {}) =>
    table({ you: { hand: ['Sabotage'], ...yours }, foe })
      .you('play Sabotage')
      .settle();

  test('the opponent draws a card; you look at the hand and choose a card of it, which is discarded', () => {
    const game = sabotage({ hand: ['Drone', 'Luck'], deck: ['Carrier'] });
    expect(game.told('handSeen').map(({ to, defs }) => [to, defs])).toEqual([
      [[YOU], ['drone', 'luck', 'carrier']],
      [undefined, undefined],
    ]);
    expect(game.yours()).toEqual(['Drone', 'Luck', 'Carrier']);
    game.you(['Carrier']);
    expect([game.hand(FOE), game.heap(FOE)]).toEqual([['Drone', 'Luck'], ['Carrier']]);
  });

  test('or one of their flipped station cards; with an empty draw pile all the same', () => {
    const game = sabotage({ hand: ['Drone'], deck: 0, flipped: { action: ['Carrier'] } });
    expect(game.yours()).toEqual(['Drone', 'Carrier']);
    game.you(['Carrier']);
    expect([game.hand(FOE), game.heap(FOE), game.row(FOE, 'action')]).toEqual([['Drone'], ['Carrier'], 1]);
  });

  test('finds nothing where there is nothing', () => {
    const game = sabotage({ deck: 0 });
    expect([game.ask(YOU).role, game.heap(YOU)]).toEqual(['action', ['Sabotage']]);
  });
});

describe('Extra Deposit', () => {
  const held = ['Drone', 'Luck', 'Fate', 'Hunter', 'Scout'];
  const safe = { play: ['Extra Deposit'], hand: held };

  test('its player has no limit of cards in hand, the opponent does', () => {
    expect(table({ you: safe, phase: 'discard' }).state.g.phase).toBe('attack');
    expect(table({ you: { hand: held }, foe: safe, phase: 'discard' }).ask(YOU).choice).toMatchObject({ min: 2 });
  });

  test('its player cannot be made to discard', () => {
    const spied = table({ you: { hand: ['Sabotage'] }, foe: { ...safe, flipped: { draw: ['Luck'] } } });
    spied.you('play Sabotage').settle();
    expect([spied.ask(YOU).role, spied.hand(FOE).length, spied.told('handSeen').length]).toEqual(['action', 6, 2]);
    const sensor = table({ you: { play: ['Disturbing Sensor'] }, foe: safe, phase: 'attack' });
    expect(sensor.you('use Disturbing Sensor').hand(FOE)).toHaveLength(5);
    const found = table({ you: { hand: ['Discovery', 'Drone'] }, foe: safe });
    found.you('play Discovery', { mode: 'mode 1' }).settle();
    expect([found.hand(YOU), found.hand(FOE).length]).toEqual([[], 5]);
  });

  test('what its player does of their own will is not forbidden: Cancel, Luck, Good Karma', () => {
    const cancel = table({ you: { hand: ['Drone'] }, foe: { play: ['Extra Deposit'], hand: ['Cancel', 'Luck'] } });
    cancel.you('play Drone').foe('play Cancel', { 'target enemy card being played': 'Drone' }).settle();
    expect(cancel.hand(FOE)).toEqual([]);
    const luck = table({
      you: { play: ['Extra Deposit'], hand: ['Drone', 'Fate'] },
      foe: { hand: ['Luck'] },
    });
    luck.you(['Extra Deposit']).you('play Drone');
    luck.foe('play Luck', { 'target enemy card being played with cost 2 or less': 'Drone' }).settle();
    luck.you(['yes']).you(['Fate']);
    expect(luck.hand(YOU)).toEqual(['Titan']);
  });

  test('without effect it protects nobody', () => {
    const game = table({ you: { play: ['Disturbing Sensor', 'Neutralization'] }, foe: safe, phase: 'attack' });
    expect(game.you('use Disturbing Sensor').hand(FOE)).toHaveLength(4);
  });
});

describe('Corrupted Outpost', () => {
  const given = {
    play: ['Corrupted Outpost'],
    station: { discard: ['Luck', 'Fate'] },
    flipped: { discard: ['Drone'] },
  };

  test('takes any cards of the discard row into the hand, for which there is no limit', () => {
    const game = table({ you: { ...given, hand: ['Scout'] } }).you(['Corrupted Outpost']);
    game.you('use Corrupted Outpost');
    expect(game.yours()).toEqual(['Luck', 'Fate', 'Drone']);
    game.you(['Luck', 'Drone']);
    expect([game.hand(YOU), game.row(YOU, 'discard')]).toEqual([['Scout', 'Luck', 'Drone'], 1]);
    game.you('use Corrupted Outpost').you(['Fate']);
    expect([game.row(YOU, 'discard'), game.yours().includes('use Corrupted Outpost')]).toEqual([0, false]);
    expect(game.until('attack').hand(YOU)).toHaveLength(4);
  });

  test('in its player’s action phase alone', () => {
    expect(table({ you: given, phase: 'attack' }).yours()).toEqual([]);
  });
});

test('Brilliance draws three cards, discards one and puts one on top of the draw pile', () => {
  const game = table({ you: { hand: ['Brilliance', 'Luck', 'Fate'], deck: ['Drone', 'Scout', 'Carrier', 'Hunter'] } });
  game.you('play Brilliance').settle();
  expect(game.yours()).toEqual(['Luck', 'Fate', 'Drone', 'Scout', 'Carrier']);
  game.you(['Fate']);
  expect(game.yours()).toEqual(['Luck', 'Drone', 'Scout', 'Carrier']);
  game.you(['Carrier']);
  expect([game.hand(YOU), game.heap(YOU)]).toEqual([
    ['Luck', 'Drone', 'Scout'],
    ['Fate', 'Brilliance'],
  ]);
  expect(game.top(YOU)).toBe('Carrier');
  expect(game.told('topped').map(({ to, defs, n }) => [to, defs, n])).toEqual([
    [[YOU], ['carrier'], undefined],
    [undefined, undefined, 1],
  ]);
});

describe('Great Plan', () => {
  const deck = ['Drone', 'Luck', 'Fate', 'Scout', 'Carrier', 'Hunter', 'Nitro', 'Starship', 'Satellite', 'Shield'];
  const plan = (edition: string) =>
    table({ you: { hand: ['Great Plan'], deck: [...deck, 'Cancel'], station: { action: 2 } }, edition })
      .you('play Great Plan')
      .settle();

  test('takes two of the top seven cards of the draw pile, the rest goes to the bottom', () => {
    const game = plan('2026');
    expect(game.yours()).toEqual(deck.slice(0, 7));
    game.you(['Fate', 'Nitro']);
    expect([game.hand(YOU), game.deck(YOU), game.top(YOU)]).toEqual([['Fate', 'Nitro'], 9, 'Starship']);
  });

  test('of the top ten in 2021', () => {
    const game = plan('2021');
    expect(game.yours()).toEqual(deck);
    expect(game.you(['Drone', 'Shield']).top(YOU)).toBe('Cancel');
  });
});

test('Déjà Vu takes a card of the discard pile into the hand, and is not played without one', () => {
  const game = table({ you: { hand: ['Déjà Vu'], heap: ['Luck', 'Carrier'] } });
  game.you('play Déjà Vu').settle();
  expect(game.yours()).toEqual(['Luck', 'Carrier']);
  game.you(['Carrier']);
  expect([game.hand(YOU), game.heap(YOU)]).toEqual([['Carrier'], ['Luck', 'Déjà Vu']]);
  expect(table({ you: { hand: ['Déjà Vu'] } }).yours()).not.toContain('play Déjà Vu');
});

describe('Release of Energy', () => {
  const release = (foe: Given['foe'] = {}) =>
    table({ you: { hand: ['Release of Energy'], station: { action: 2 } }, foe })
      .you('play Release of Energy', { x: 4 })
      .settle();

  test('X times its player draws a card, or the opponent discards the top two of the draw pile', () => {
    const game = release().you(3);
    expect([game.hand(YOU).length, game.deck(YOU), game.deck(FOE), game.actions()]).toEqual([3, 7, 8, 0]);
    expect(release().you(0).heap(FOE)).toHaveLength(8);
    expect(release({ deck: 3 }).you(0).deck(FOE)).toBe(0);
  });

  test('the draws may be replaced by The Miller', () => {
    const game = table({
      you: { hand: ['Release of Energy'], commander: 'The Miller', station: { action: 1 } },
    }).you('play Release of Energy', { x: 2 });
    game.settle().you(1).you('mill');
    expect([game.hand(YOU), game.deck(FOE)]).toEqual([[], 6]);
  });
});

test('Thunderbolt puts a card of the discard pile on top of the draw pile in place of attacking', () => {
  const given = {
    you: { play: [{ card: 'Thunderbolt', new: true }], heap: ['Luck', 'Carrier'] },
    phase: 'attack',
  } as const;
  const game = table(given).you('use Thunderbolt').you(['Luck']);
  expect([game.top(YOU), game.heap(YOU), game.hand(YOU), game.yours()]).toEqual(['Luck', ['Carrier'], [], []]);
  expect(game.told('topped')).toMatchObject([{ seat: YOU, defs: ['luck'] }]);
  expect(table({ ...given, you: { play: ['Thunderbolt'] } }).yours()).toEqual(['move Thunderbolt']);
  expect(table({ ...given, edition: '2021' }).yours()).toEqual([]);
});
