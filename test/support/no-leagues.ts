/** In place of leagues where a story has none: whatever is asked of them fails it. */
import type { SeasonService } from '#season/types';

export const noLeagues = new Proxy({} as SeasonService, {
  get(_, name) {
    throw new Error(`this story has no leagues, and is asked for ${String(name)}`);
  },
});
