/** The hint before an answer and the story after the game tell the same chances: both judge by playing on. */
import { expect, test } from 'vitest';
import { mindOf } from '#bots/budgets';
import { chance } from '#bots/play';
import { createSchools } from '#bots/schools';
import { outlook } from '#bots/search/outlook';
import { weigh } from '#bots/search/searcher';
import { playSeries } from '#bots/series';
import { createGames } from '#games/index';
import type { Answer, Ask } from '#kernel/ask';
import { onlyAnswer } from '#kernel/only-answer';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const schools = createSchools();
/** Positions that are compared in each game. */
const POSITIONS = 16;

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

test.each(games.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  const school = schools(game)!;
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const decisions: { readonly state: State; readonly ask: Ask; readonly answer: Answer }[] = [];
  const watch = (state: State, ask: Ask, answer: Answer) => {
    if (ask.role === 'action' && onlyAnswer(ask) === undefined)
      decisions.push({ state: structuredClone(state), ask, answer });
  };
  const players = [{ id: 'admiral', play: school.admiral }];
  for (const _ of playSeries({ game, edition, seed: 'agree', games: 4, seats: 2, players, decks, watch }));
  const every = Math.floor(decisions.length / POSITIONS);
  const differences = Array.from({ length: POSITIONS }, (_, n) => decisions[n * every]!).map(
    ({ state, ask, answer }) => {
      const told = weigh(
        mindOf('strategist', game.id, school),
        game.view(state, ask.seat),
        ask,
        chance('hint'),
        game,
        (seed) => game.deal(state, ask.seat, seed),
      );
      const played = told.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer)) ?? told[0]!;
      return played.chance - outlook(game, state, school, 'story')[ask.seat]!;
    },
  );
  expect(Math.abs(mean(differences))).toBeLessThan(0.08);
  expect(mean(differences.map(Math.abs))).toBeLessThan(0.1);
});
