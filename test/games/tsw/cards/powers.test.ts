/** Abilities that are used: of ships, durations and commanders; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];

test('Avoid is discarded from play to counter any card; destroying it in answer comes too late', () => {
  const game = table({ you: { hand: ['Battlestar', 'Ambush'] }, foe: { play: ['Avoid'] } });
  game.you('play Battlestar');
  expect(game.theirs()).toEqual(['use Avoid']);
  game.foe('use Avoid', { 'target enemy card being played': 'Battlestar' });
  expect([game.plays(FOE), game.heap(FOE)]).toEqual([[], ['Avoid']]);
  game.settle();
  expect([game.heap(YOU), game.plays(YOU)]).toEqual([['Battlestar'], []]);
});

test('Scout draws a card in place of attacking, in its first turn too', () => {
  const game = table({
    you: { play: [{ card: 'Scout', new: true }] },
    foe: { play: [{ card: 'Titan', away: true }] },
    phase: 'attack',
  });
  expect(game.yours()).toEqual(['attack Scout', 'use Scout']);
  game.you('use Scout');
  expect([game.hand(YOU).length, game.yours()]).toEqual([1, []]);
});

describe('Liana Henders', () => {
  test('86: draws two cards for three actions, as often as they last', () => {
    const game = table({ you: { commander: 'Liana Henders', station: { action: 3 } } });
    game.you('use Liana Henders').you('use Liana Henders');
    expect([game.hand(YOU).length, game.actions()]).toEqual([4, 0]);
  });

  test('86: not with two actions; in 2021 they are enough for one card', () => {
    const given = { you: { commander: 'Liana Henders', station: { action: 1 } } };
    expect(table(given).yours()).not.toContain('use Liana Henders');
    const former = table({ ...given, edition: '2021' });
    former.you('use Liana Henders');
    expect([former.hand(YOU).length, former.actions()]).toEqual([1, 0]);
  });
});

describe('General Jackson', () => {
  test('takes damage to the station for two actions, twice in a turn; the opponent chooses', () => {
    const game = table({ you: { commander: 'General Jackson', station: { draw: 2 } } });
    game.you('use General Jackson').foe(['action 1']);
    expect([game.actions(), game.flipped(YOU)]).toEqual([4, 1]);
    game.you('use General Jackson').foe(['draw 1']);
    expect([game.actions(), game.yours().includes('use General Jackson')]).toEqual([6, false]);
  });

  test('may lose the game by it', () => {
    const game = table({ you: { commander: 'General Jackson', station: { draw: 0, action: 0, discard: 0 }, life: 1 } });
    game.you('use General Jackson');
    expect(game.winners()).toEqual([FOE]);
  });
});
