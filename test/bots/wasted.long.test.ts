/** Plays for nothing: found by playing the turn again without them, and rare among computer players that shall know better. */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import { recorderOf } from '#bots/recorded';
import { createSchools } from '#bots/schools';
import { playSeries } from '#bots/series';
import { wastedPlays } from '#bots/wasted';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const schools = createSchools();
const opponents = createOpponents();
const all = createGames(loadSets().sets);
const editions = all.flatMap((game) => game.editions.map(({ id }) => [`${game.name}, ${id}`, game, id] as const));

/** What a player wastes against itself in six games. */
function wastedBy(play: Player, game: Game, edition: string) {
  const recorder = recorderOf(game);
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const { prospects } = schools(game)!;
  const plays: ReturnType<typeof wastedPlays>[number][] = [];
  let answers = 0;
  const players = [{ id: 'one', play }];
  for (const _ of playSeries({ game: recorder.game, edition, seed: 'few', games: 6, seats: 2, players, decks })) {
    const steps = recorder.taken();
    answers += steps.length;
    plays.push(...wastedPlays(game, steps, prospects));
  }
  return { answers, plays };
}

describe.each(editions)('in %s', (_, game, edition) => {
  test.each(['lieutenant', 'captain', 'admiral'])('the %s wastes at most one answer in 200', (id) => {
    const { answers, plays } = wastedBy(opponents[id]!.play, game, edition);
    expect(answers).toBeGreaterThan(200);
    expect(plays.length).toBeLessThanOrEqual(answers / 200);
  });
});

describe('whoever reacts by chance', () => {
  const eve = all.find(({ id }) => id === 'eve')!;
  /** The Admiral, but for reactions. */
  const hasty: Player = (view, ask, random, game) =>
    ask.role === 'window' ? randomAnswer(ask.choice, random) : opponents.admiral!.play(view, ask, random, game);

  const { plays } = wastedBy(hasty, eve, eve.editions[0]!.id);
  const reactions = plays.filter(({ ask }) => ask.role === 'window');

  test('wastes cards and ISK, and would have had no worse a chance without', () => {
    expect(reactions.length).toBeGreaterThan(5);
    for (const { loss } of reactions) expect(loss).toBeGreaterThanOrEqual(0);
  });

  test('is never told of a pass', () => {
    for (const { ask, answer } of reactions) expect(answer).not.toEqual(ask.fallback);
  });
});
