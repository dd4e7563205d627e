/** Runs in the thinking thread: answers for computer players that look ahead. */
import { LRUCache } from 'lru-cache';
import type { Game } from '#face/game';
import { rebuildGame } from '#games/index';
import type { Answer } from '#kernel/ask';
import { looksAhead } from '../levels.ts';
import { chance } from '../play.ts';
import { createSchools } from '../schools.ts';
import type { Question } from './question.ts';

const schools = createSchools();
/** Games by ruleset. */
const games = new LRUCache<string, Game>({ max: 8 });

/** Throws if there is no such ask, or the game cannot be built. */
export function think({ level, game: played, state, seat, ask: id, seed }: Question): Answer {
  const game = games.get(played.ruleset) ?? rebuildGame(played.id, played.data);
  games.set(played.ruleset, game);
  const ask = state.open?.asks.find((one) => one.id === id && one.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked ${id}`);
  // What agrees with a state that agrees with all that the seat knows, does so, too.
  const imagine = (of: string) => game.deal(state, seat, of);
  return looksAhead(level, schools)(game.view(state, seat), ask, chance(seed), game, imagine);
}
