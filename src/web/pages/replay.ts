/** A finished game as the page that people can also have as a file: its story turn by turn, with the table after each. */
import { LRUCache } from 'lru-cache';
import { wholePage } from '#discord/replay/actions-page';
import { translatorIn } from '#discord/words';
import { isRefusal } from '#table/types';
import type { Reading } from '../site.ts';

/** Pages that are kept, in characters, and for how long, ms: names in them may be deleted. */
const KEPT = 24_000_000;
const KEPT_FOR = 10 * 60_000;
/** The most characters of one. */
const MAX_PAGE = 6_000_000;
/** Nobody: they see what a spectator may see. */
const STRANGER = '';

export type Replays = {
  /** Undefined: there is no such game, it is not over, or its course is kept no longer. `visitor`: for whom its pictures are drawn. */
  pageOf(reading: Reading, table: string, visitor: string): Promise<string | undefined>;
};

export function createReplays(): Replays {
  const kept = new LRUCache<string, string>({ maxSize: KEPT, ttl: KEPT_FOR, sizeCalculation: ({ length }) => length });
  return {
    async pageOf({ tables, images, t }, table, visitor) {
      const info = await tables.info(table);
      if (isRefusal(info) || info.status !== 'finished' || info.place.guild === undefined) return undefined;
      if (info.options.lesson !== undefined) return undefined;
      const key = `${t.language} ${table} ${info.rev}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const record = await tables.gameRecord(table, STRANGER, 'spectator');
      if (isRefusal(record)) return undefined;
      const moments = await tables.replayMoments(table, STRANGER, record.view, record.turnEnds);
      if (isRefusal(moments)) return undefined;
      const drawnFor = { user: visitor, guild: undefined };
      const made = await wholePage(images, drawnFor, { record, moments, max: MAX_PAGE }, translatorIn(t.language));
      kept.set(key, made);
      return made;
    },
  };
}
