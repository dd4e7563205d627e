/** Runs in the thinking thread: answers for computer players that look ahead. */
import { LRUCache } from 'lru-cache';
import type { Game } from '#face/game';
import { rebuildGame } from '#games/index';
import type { Answer } from '#kernel/ask';
import { looksAhead, mindOf } from '../levels.ts';
import { chance } from '../play.ts';
import { createSchools } from '../schools.ts';
import type { Question } from './question.ts';
import { type Weighed, weigh } from './searcher.ts';

const schools = createSchools();
/** Games by ruleset. */
const games = new LRUCache<string, Game>({ max: 8 });

/** The computer's answer. Throws if there is no such ask, or the game cannot be built. */
export function think(question: Question): Answer {
  const { game, view, ask, random, imagine } = posed(question);
  return looksAhead(question.level, schools)(view, ask, random, game, imagine);
}

/** What the computer thinks of each answer. Throws as `think` does, and for a game that nobody has learned. */
export function weighAll(question: Question): readonly Weighed[] {
  const { game, view, ask, random, imagine } = posed(question);
  const school = schools(game);
  if (school === undefined) throw new Error(`nobody has learned the game ${game.id}`);
  return weigh(mindOf(question.level, school), view, ask, random, game, imagine);
}

function posed({ game: played, state, seat, ask: id, seed }: Question) {
  const game = games.get(played.ruleset) ?? rebuildGame(played.id, played.data);
  games.set(played.ruleset, game);
  const ask = state.open?.asks.find((one) => one.id === id && one.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked ${id}`);
  // What agrees with a state that agrees with all that the seat knows, does so, too.
  const imagine = (of: string) => game.deal(state, seat, of);
  return { game, view: game.view(state, seat), ask, random: chance(seed), imagine };
}
