/** Life points that are lost past the station: no published card says so, sets of one's own may. */
import { expect } from 'vitest';
import { setShape } from '#games/tsw/cards/format';
import { textsOf } from '#games/tsw/cards/text';
import { makeLibrary } from '#games/tsw/library';
import { loadSets } from '#sets/load';
import { describe, table, test, withCards } from '../table.ts';

const [YOU, FOE] = [0, 1];

/** The cards with another Luck. */
const withLuck = (effect: object) =>
  makeLibrary([
    ...loadSets().sets.tsw,
    setShape.parse({
      set: 'boarders',
      name: 'Boarders',
      game: 'tsw',
      cards: [{ id: 'luck', name: 'Luck', type: 'event', cost: 0, abilities: [{ kind: 'event', do: [effect] }] }],
    }),
  ]);

describe('losing life', () => {
  test('the commander loses it, whatever lies face down; at none the game is lost', () => {
    const cards = withLuck({ verb: 'loseLife', n: 2 });
    expect(textsOf(cards.get('2026', 'luck'), 'en')).toEqual(['Your opponent loses 2 life points.']);
    withCards(cards, () => {
      const game = table({ you: { hand: ['Luck', 'Luck'] }, foe: { life: 3 } });
      game.you('play Luck').settle();
      expect([game.life(FOE), game.life(YOU), game.flipped(FOE)]).toEqual([1, 3, 0]);
      game.you('play Luck').settle();
      expect(game.winners()).toEqual([YOU]);
    });
  });

  test('or the player of the card loses it', () => {
    const cards = withLuck({ verb: 'loseLife', n: 1, who: 'you' });
    expect(textsOf(cards.get('2026', 'luck'), 'en')).toEqual(['You lose 1 life point.']);
    withCards(cards, () => {
      const game = table({ you: { hand: ['Luck'] } });
      expect(game.you('play Luck').settle().life(YOU)).toBe(2);
    });
  });
});
