/** The computer players are as strong as their names say: each beats the one below it, in every game. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { type Entrant, playSeries } from '#bots/series';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const cards = loadSets().sets;
const games = createGames(cards);
const ladder: readonly Entrant[] = Object.entries(createOpponents()).map(([id, { play }]) => ({ id, play }));
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

test('they stand in the lobby with a name and a word on how they play, strongest first', () => {
  const opponents = Object.entries(createOpponents());
  expect(opponents.map(([id, { name }]) => [id, name])).toEqual([
    ['admiral', 'Admiral'],
    ['captain', 'Captain'],
    ['drifter', 'Drifter'],
  ]);
  for (const [, { about }] of opponents) expect(about.length).toBeLessThanOrEqual(100);
});
