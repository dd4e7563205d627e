/**
 * The computer players are as strong as their names say: each beats the one below it, in every game. Those that look ahead take
 * minutes for a game; how strong they are is measured (`npm run selfplay`), and written down in `docs/balance.md`.
 */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { type Entrant, playSeries } from '#bots/series';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const cards = loadSets().sets;
const games = createGames(cards);
const opponents = createOpponents();
const ladder: readonly Entrant[] = ['admiral', 'captain', 'drifter'].map((id) => ({ id, play: opponents[id]!.play }));
const pairs = ladder.slice(1).map((below, i) => [ladder[i]!.id, below.id, [ladder[i]!, below]] as const);

describe.each(games.flatMap((game) => game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const)))(
  'in %s',
  (_, game, edition) => {
    test.each(pairs)('the %s beats the %s in at least 75 of 100 games', (better, _worse, players) => {
      const decks = game.decks.filter((deck) => deck.edition === edition);
      const played = [...playSeries({ game, edition, seed: 'ladder', games: 100, seats: 2, players, decks })];
      expect(played.filter(({ winner }) => winner === better).length).toBeGreaterThanOrEqual(75);
    });
  },
);

test('they stand in the lobby with a name and a word on how they play, the usual one first', () => {
  expect(Object.entries(opponents).map(([id, { name }]) => [id, name])).toEqual([
    ['admiral', 'Admiral'],
    ['strategist', 'Strategist'],
    ['mastermind', 'Mastermind'],
    ['captain', 'Captain'],
    ['drifter', 'Drifter'],
  ]);
  for (const { about } of Object.values(opponents)) {
    expect(about('en').length).toBeLessThanOrEqual(100);
    expect(about('de').length).toBeLessThanOrEqual(100);
  }
});
