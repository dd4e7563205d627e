/** Events in words: a game's own, and those of the table, which no game knows. */
import type { GameEvent } from '#kernel/event';
import type { Game, Names } from '#kernel/game';
import { say } from './words/catalogue.ts';

/** The table's own event: the rules have changed. `rulings`: numbers of those that have. */
export const rulesChanged = 'table.rules-changed';

/** A line of the log, or undefined for events that are not told. */
export function lineOf(game: Game, event: GameEvent, names: Names): string | undefined {
  if (event.e !== rulesChanged) return game.words.line(event, names);
  const rulings = Array.isArray(event.rulings) ? event.rulings : [];
  return say('log.rules-changed', { count: rulings.length, rulings: rulings.join(', ') });
}
