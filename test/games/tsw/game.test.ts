/** The game as tables and screens see it: decks, cards to look up, the start. */
import { describe, expect, test } from 'vitest';
import type { Deck } from '#face/deck';
import type { DeckScene } from '#face/scene';
import { tsw, tswGame } from '#games/tsw/game';
import { loadSets } from '#sets/load';

const game = tswGame(loadSets().sets.tsw);
const ready = game.decks[1] as Deck;
const problems = (change: Partial<Deck>, format = 'open') =>
  game.checkDeck({ ...ready, ...change }, '2026', format).map(({ rule, card, text }) => [rule, card, text]);

test('a game is built again from its stored data', () => {
  const again = tsw.build(JSON.parse(JSON.stringify(game.data)));
  expect([again.id, again.ruleset]).toEqual(['tsw', game.ruleset]);
});

describe('decks', () => {
  test('the ready ones are legal at open tables (W23), each with an id of its own', () => {
    expect(game.decks.flatMap((deck) => game.checkDeck(deck, deck.edition, 'open'))).toEqual([]);
    expect(new Set(game.decks.map(({ id }) => id)).size).toBe(6);
  });

  test('a constructed deck has at most three of a card, ten Drones (T-2.2)', () => {
    expect(problems({}, 'constructed')).toEqual([
      ['T-2.2', 'drone', 'The deck has 15 of Drone, and 10 are allowed. Remove 5.'],
      ['T-2.2', 'shield', 'The deck has 4 of Shield, and 3 are allowed. Remove 1.'],
      ['T-2.2', 'toxic-gas', 'The deck has 4 of Toxic Gas, and 3 are allowed. Remove 1.'],
    ]);
  });

  test('what is wrong is said with what to do', () => {
    expect(problems({ extra: {} })).toEqual([
      ['T-2', undefined, 'The deck has no commander. Add one, or several to choose among.'],
    ]);
    expect(problems({ extra: { commanders: ['zuuls', 'drone'] } })).toEqual([
      ['T-2', 'drone', 'Drone is no commander. Move it to the deck.'],
    ]);
    expect(problems({ main: { drone: 48, zuuls: 1, 'no-card': 2 } })).toEqual([
      ['card', 'no-card', 'There is no card “no-card” any more. Put another one in its place.'],
      ['T-2.2', undefined, 'The deck has 49 cards and needs 50. Add 1.'],
      ['T-2', 'zuuls', 'Zuuls is a commander. Move it to the commanders.'],
    ]);
    expect(problems({ main: { drone: 71 } })).toEqual([
      ['T-2.2', undefined, 'The deck has 71 cards and may have 70. Remove 1.'],
    ]);
  });

  test('a game does not begin with a deck that nobody could play with', () => {
    const start = (decks: readonly Deck[]) => game.setup({ edition: '2026', seed: 'a', decks });
    expect(start([ready])).toMatchObject({ refused: 'seats' });
    expect(start([ready, { ...ready, extra: {} }])).toMatchObject({ refused: 'deck' });
    expect(start([ready, ready])).toHaveProperty('state');
  });

  test('cards go to their sections', () => {
    const { place } = game.deckRules;
    expect([place('zuuls', 'main'), place('drone', undefined), place('nobody', undefined)]).toEqual([
      'commanders',
      'main',
      undefined,
    ]);
  });

  test('the picture shows commanders, cards by type and what they cost, whatever the deck holds', () => {
    const mark = { icon: 'check', label: 'Legal' };
    const scene = game.scenes.deck(ready, mark) as DeckScene;
    expect(scene.groups.map(({ title, count }) => [title, count])).toEqual([
      ['Spaceships', 28],
      ['Missiles', 6],
      ['Defense', 4],
      ['Durations', 14],
      ['Events', 8],
    ]);
    expect(scene.curve.bars.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const strange = { ...ready, extra: {}, main: { nothing: 2, 'fatal-error': 1, duplication: 1 } };
    const shown = game.scenes.deck(strange, mark, game.checkDeck(strange, '2026', 'open')) as DeckScene;
    expect(shown.groups.map(({ title }) => title)).toEqual(['Spaceships', 'Events', 'Unknown cards']);
    expect([shown.sections[0]?.free, shown.curve.bars.at(-1)]).toEqual([1, { price: 'X', count: 2 }]);
  });
});

describe('cards to look up', () => {
  test('with figures, keywords and former names', () => {
    const find = (name: string) => game.cards.find((one) => one.name === name);
    expect(find('Nuclear Missile')).toMatchObject({
      type: 'Missile',
      figures: [
        { label: 'Cost', value: '2' },
        { label: 'Attack', value: '10' },
        { label: 'Defense', value: '3' },
      ],
      keywords: [{ word: 'Slow' }, { word: 'Through shields' }],
    });
    expect(find('Ambush')?.aliases).toEqual(['Surprise Attack']);
    expect(find('Sacrifice')?.text.at(-1)).toContain('has not been seen');
  });

  test('and as pictures', () => {
    expect(game.scenes.card('zyre').face).toMatchObject({ name: 'Zyre', typeLine: 'Commander' });
  });
});
