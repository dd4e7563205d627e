/** Tells people why something that they did is refused. */
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { isRefusal } from '#table/types';
import type { App } from './app.ts';
import { COLORS, line } from './components.ts';
import type { Reply } from './reply.ts';

/** A refusal in words, with the names in it escaped. */
export function explained(app: App, refusal: Refusal, game?: Game): string {
  if (refusal.refused.startsWith('league.')) return app.seasons.explain(refusal, app.tables.language);
  return app.tables.explain(refusal, game);
}

/**
 * Ends a press or a command, whose person is told why. Thrown only where nothing has been shown to them yet, and never between
 * taking something and giving it back without `finally`. `game`: whose cards and words it may name; `note`: a line before it.
 */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly game?: Game,
    readonly note?: string,
  ) {
    super(refusal.refused);
  }
}

/** What tables and seasons have answered, if they have not refused it. Throws `Refused`. */
export function accepted<T>(result: T | Refusal, game?: Game): T {
  if (isRefusal(result)) throw new Refused(result, game);
  return result as T;
}

/** Does the work of a press or a command. If that is refused, the person is told privately why, and what to do next. */
export async function tellingRefusals(app: App, reply: Reply, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal, game, note } = error;
    const text = explained(app, refusal, game);
    await reply.whisper(line(note === undefined ? text : `${note}\n${text}`, COLORS.bad));
  }
}
