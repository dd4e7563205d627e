/** A finished game as the page that people can also have as a file: its story turn by turn, with the table after each. */
import { LRUCache } from 'lru-cache';
import { wholePage } from '#discord/replay/actions-page';
import { isRefusal } from '#table/types';
import type { LocalizedSite } from '../site.ts';

/** Pages that are kept, in characters, and for how long, ms: names in them may be deleted. */
const KEPT = 24_000_000;
const KEPT_FOR = 10 * 60_000;
/** The most characters of one. */
const MAX_PAGE = 6_000_000;
/** Nobody: they see what a spectator may see. */
const STRANGER = '';

export type Replays = {
  /** Undefined: there is no such game, it is not over, or its course is kept no longer. `visitor`: for whom its pictures are drawn. */
  pageOf(site: LocalizedSite, table: string, visitor: string): Promise<string | undefined>;
};

export function createReplays(): Replays {
  const kept = new LRUCache<string, string>({ maxSize: KEPT, ttl: KEPT_FOR, sizeCalculation: ({ length }) => length });
  const beingMade = new Map<string, Promise<string | undefined>>();
  return {
    async pageOf(site, table, visitor) {
      const info = await site.tables.info(table);
      if (isRefusal(info) || info.status !== 'finished' || info.place.guild === undefined) return undefined;
      if (info.options.lesson !== undefined) return undefined;
      const key = `${site.t.language} ${table} ${info.rev}`;
      const known = kept.get(key) ?? beingMade.get(key);
      if (known !== undefined) return known;
      const making = made(site, table, visitor).finally(() => beingMade.delete(key));
      beingMade.set(key, making);
      const page = await making;
      if (page !== undefined) kept.set(key, page);
      return page;
    },
  };
}

async function made({ tables, images, screens }: LocalizedSite, table: string, visitor: string) {
  const record = await tables.gameRecord(table, STRANGER, 'spectator');
  if (isRefusal(record)) return undefined;
  const moments = await tables.replayMoments(table, STRANGER, record.view, record.turnEnds);
  if (isRefusal(moments)) return undefined;
  return wholePage(images, { user: visitor, guild: undefined }, { record, moments, max: MAX_PAGE }, screens);
}
