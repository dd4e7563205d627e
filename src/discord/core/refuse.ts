/** Tells people why the table service refused what they did. */

import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { App } from './app.ts';
import { COLORS, line } from './components.ts';
import type { Reply } from './reply.ts';

/** A refusal in words, with the names in it escaped. */
export function explained(app: App, refusal: Refusal, game?: Game): string {
  if (refusal.refused.startsWith('league.')) return app.seasons.explain(refusal, app.tables.language);
  return app.tables.explain(refusal, game);
}

/** Tells the person privately why it was refused, and what to do next. */
export async function refuse(app: App, reply: Reply, refusal: Refusal, game?: Game): Promise<void> {
  await reply.whisper(line(explained(app, refusal, game), COLORS.bad));
}
