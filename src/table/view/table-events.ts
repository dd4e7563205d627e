/** Events in words: those of the game, and those of the table, which games do not know. */

import type { Game } from '#face/game';
import type { Names } from '#face/words';
import type { GameEvent } from '#kernel/event';
import { translatorIn } from '../words/catalogue.ts';

/** An event of the table itself: the rules have changed. `rulings`: the numbers of the changed rulings. */
export const rulesChanged = 'table.rules-changed';

/** An event of the table itself: `seat` has taken back its last move; the seats in `agreed` were asked. */
export const takenBack = 'table.taken-back';
/** An event of the table itself: whoever keeps the bot has set the game back. `why`: their words. */
export const setBack = 'table.set-back';

/** A line of the log, or undefined for events that are not told. */
export function lineOf(game: Game, event: GameEvent, names: Names): string | undefined {
  const t = translatorIn(game.language);
  switch (event.e) {
    case rulesChanged: {
      const rulings = listOf(event.rulings);
      return t('log.rules-changed', { count: rulings.length, rulings: rulings.join(', ') });
    }
    case takenBack: {
      const agreed = listOf(event.agreed).map((seat) => names[Number(seat)] ?? '?');
      const who = names[Number(event.seat)] ?? '?';
      return t('log.taken-back', { who, count: agreed.length, agreed: agreed.join(', ') });
    }
    case setBack:
      return t('log.set-back', { why: String(event.why) });
    default:
      return game.words.line(event, names);
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
