/** The station (T-4), the draw and the discard phase (T-5), upkeep; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from './table.ts';

const [YOU, FOE] = [0, 1];

describe('the station action', () => {
  test('4: a card is added once in a turn', () => {
    const game = table({ you: { hand: ['Drone', 'Carrier'] } });
    game.you('lay Drone', { row: 'action' });
    expect([game.row(YOU, 'action'), game.hand(YOU)]).toEqual([2, ['Carrier']]);
    expect(game.yours().filter((one) => one.startsWith('lay'))).toEqual([]);
  });

  test('5: it is for one’s own action phase alone', () => {
    const game = table({ foe: { hand: ['Drone'] }, you: { hand: ['Hunter'] }, phase: 'attack' });
    expect(game.yours()).toEqual([]);
    game.you('pass');
    expect(game.theirs()).toEqual([]);
  });

  test('7: a card may be moved to another row instead; then none may be added', () => {
    const game = table({ you: { hand: ['Drone'], station: { draw: ['Carrier', 'Scout'], action: 2, discard: 1 } } });
    game.you('shift Carrier', { row: 'discard' });
    expect([game.row(YOU, 'draw'), game.row(YOU, 'discard')]).toEqual([1, 2]);
    expect(game.yours()).toEqual(['play Drone']);
  });

  test('a flipped card stays flipped in its new row (W3)', () => {
    const game = table({ you: { flipped: { draw: ['Carrier'] } } });
    game.you('shift Carrier', { row: 'action' });
    expect([game.flipped(YOU), game.row(YOU, 'action')]).toEqual([1, 2]);
  });

  test('10: what comes into the action row gives no actions this turn, and what leaves it takes none away', () => {
    const none = table({ you: { station: { draw: ['Carrier'], action: 0 } } });
    none.you('shift Carrier', { row: 'action' });
    expect(none.actions()).toBe(0);
    const one = table({ you: { station: { action: ['Carrier'] } } });
    one.you('shift Carrier', { row: 'discard' });
    expect(one.actions()).toBe(2);
  });

  test('a station has seven cards, nine under Frank Johnson, six under Zyre', () => {
    const may = (n: number, commander: string) =>
      table({ you: { hand: ['Drone'], station: { draw: n - 2 }, commander } })
        .yours()
        .includes('lay Drone');
    expect([may(6, 'Crakux'), may(7, 'Crakux')]).toEqual([true, false]);
    expect([may(8, 'Frank Johnson'), may(9, 'Frank Johnson')]).toEqual([true, false]);
    expect([may(5, 'Zyre'), may(6, 'Zyre')]).toEqual([true, false]);
  });
});

describe('playing flipped station cards', () => {
  test('11: the card leaves the row, and costs what was gained at the start of the phase', () => {
    const game = table({ you: { station: { action: 0 }, flipped: { action: ['Battlestar'] } } });
    expect(game.actions()).toBe(2);
    game.you('play Battlestar from action').settle();
    expect([game.actions(), game.row(YOU, 'action'), game.plays(YOU)]).toEqual([0, 0, ['Battlestar']]);
  });

  test('13: an event of the row goes to the discard pile', () => {
    const game = table({ you: { station: { action: 2 }, flipped: { draw: ['Great Plan'] } } });
    game.you('play Great Plan from draw').settle().you(['Titan', 'Titan']);
    expect([game.row(YOU, 'draw'), game.heap(YOU)]).toEqual([1, ['Great Plan']]);
  });

  test('face-down cards are not played', () => {
    expect(table({ you: { station: { action: ['Drone', 'Drone'] } } }).yours()).toEqual([
      'shift Titan',
      'shift Drone',
      'shift Drone',
      'shift Titan',
    ]);
  });
});

test('16: a second limited shield cannot be played, but may be added to the station', () => {
  const game = table({ you: { hand: ['Energy Shield'], station: { action: 2 }, play: ['Mega Shield'] } });
  expect(game.yours()).not.toContain('play Energy Shield');
  expect(game.yours()).toContain('lay Energy Shield');
  const plain = table({ you: { hand: ['Shield'], station: { action: 2 }, play: ['Mega Shield', 'Shield'] } });
  expect(plain.yours()).toContain('play Shield');
});

describe('the draw phase', () => {
  test('17: a card for each card of the draw row', () => {
    const game = table({ you: { station: { draw: 2 }, deck: 10 }, phase: 'draw' });
    expect([game.hand(YOU).length, game.deck(YOU)]).toEqual([2, 8]);
  });

  test('19: a draw that cannot be made is ignored', () => {
    const game = table({ you: { station: { draw: 2 }, deck: 1 }, phase: 'draw' });
    expect([game.hand(YOU).length, game.flipped(YOU), game.life(YOU)]).toEqual([1, 0, 3]);
  });

  test('an empty draw pile costs three damage to the station; the opponent chooses', () => {
    const game = table({ you: { deck: 0, station: { draw: 2, action: 2 } }, phase: 'draw' });
    expect(game.ask(FOE).stop).toBe('flip');
    game.foe(['draw 2', 'action 1', 'discard 1']);
    expect([game.flipped(YOU), game.life(YOU)]).toEqual([3, 3]);
  });

  test('what cannot be flipped costs the commander life points, and the game', () => {
    const game = table({ you: { deck: 0, station: { draw: 1, action: 0, discard: 0 }, life: 2 }, phase: 'draw' });
    expect([game.life(YOU), game.winners()]).toEqual([0, [FOE]]);
  });
});

describe('the discard phase', () => {
  for (const [row, held, over] of [
    [1, 5, 2],
    [2, 7, 1],
    [0, 1, 1],
  ] as const)
    test(`22: with ${row} cards in the discard row, ${held} in hand are ${over} too many`, () => {
      const hand = Array.from({ length: held }, () => 'Drone');
      const game = table({ you: { hand, station: { discard: row } }, phase: 'discard' });
      const { choice } = game.ask(YOU);
      expect(choice).toMatchObject({ kind: 'choose', min: over, max: over });
      game.you(hand.slice(0, over));
      expect([game.hand(YOU).length, game.heap(YOU).length, game.state.g.phase]).toEqual([held - over, over, 'attack']);
    });

  test('23: nobody discards at another time', () => {
    const game = table({ you: { hand: ['Drone', 'Drone'], station: { action: 0 } } });
    expect(game.yours().filter((one) => one.startsWith('discard'))).toEqual([]);
  });
});

describe('upkeep', () => {
  test('26: a duration card is kept for its cost, or given up; one in the station costs nothing', () => {
    const given = { station: { draw: ['Nitro'] }, play: ['Toxic Gas'] };
    const kept = table({ you: given });
    kept.you(['Toxic Gas']);
    expect([kept.actions(), kept.plays(YOU)]).toEqual([1, ['Toxic Gas']]);
    const left = table({ you: given });
    left.you([]);
    expect([left.actions(), left.plays(YOU), left.heap(YOU)]).toEqual([2, [], ['Toxic Gas']]);
  });

  test('28: without the actions for all of them, some must go', () => {
    const game = table({ you: { play: ['Nitro', 'Full Attack', 'Meteor Shower'] } });
    expect(game.yours()).toEqual(['Nitro', 'Full Attack', 'none']);
    game.you(['Nitro']);
    expect([game.actions(), game.plays(YOU)]).toEqual([1, ['Nitro']]);
    expect(game.heap(YOU)).toEqual(['Full Attack', 'Meteor Shower']);
  });

  test('they are named one after the other, until no more is to be kept', () => {
    const game = table({ you: { play: ['Nitro', 'Toxic Gas', 'Satellite'] } });
    game.you(['Toxic Gas']);
    expect(game.yours()).toEqual(['Nitro', 'Satellite', 'none']);
    game.you(['none']);
    expect([game.actions(), game.plays(YOU)]).toEqual([1, ['Toxic Gas']]);
  });

  test('29: duration cards do not move, attack, or stand as targets', () => {
    const game = table({ you: { play: ['Hunter', 'Nitro'] }, foe: { play: [{ card: 'Toxic Gas' }] }, phase: 'attack' });
    expect(game.yours()).toEqual(['move Hunter']);
  });
});

test('92: Zyre gives three actions for each card of the action row', () => {
  expect(table({ you: { commander: 'Zyre', station: { action: 3 } } }).actions()).toBe(9);
});
