/** Events in words: those of the game, and those of the table, which games do not know. */

import type { Game } from '#face/game';
import type { Names } from '#face/words';
import type { GameEvent } from '#kernel/event';
import { say } from './words/catalogue.ts';

/** An event of the table itself: the rules have changed. `rulings`: the numbers of the changed rulings. */
export const rulesChanged = 'table.rules-changed';

/** A line of the log, or undefined for events that are not told. */
export function lineOf(game: Game, event: GameEvent, names: Names): string | undefined {
  if (event.e !== rulesChanged) return game.words.line(event, names);
  const rulings = Array.isArray(event.rulings) ? event.rulings : [];
  return say('log.rules-changed', { count: rulings.length, rulings: rulings.join(', ') });
}
