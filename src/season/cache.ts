/**
 * Seasons as they were read last. A large one takes a tenth of a second to read, and is looked at far more often than it changes:
 * whatever changes its people or its matches raises its rev, by which it is known whether another process has done so.
 */
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { SeasonRepository } from '#store/types';
import { asRead, readHead, readSeason } from './read.ts';
import type { Season } from './types.ts';

/** People and matches of all seasons that are kept: about 20 MB. */
const KEPT = 20_000;

export type SeasonCache = {
  /** Undefined: there is none, or it cannot be read. */
  readonly read: (id: string) => Promise<Season | undefined>;
  /** Remembers a season as it was just stored, with its new rev. */
  readonly stored: (season: Season) => void;
};

export function createSeasonCache(store: Pick<SeasonRepository, 'find' | 'head'>): SeasonCache {
  const kept = new LRUCache<string, Season>({
    maxSize: KEPT,
    sizeCalculation: ({ entries, asked, turnedAway, matches }) =>
      1 + entries.length + asked.length + turnedAway.length + matches.length,
  });

  async function whole(id: string): Promise<Season | undefined> {
    const stored = await store.find(id);
    const season = stored && readSeason(stored);
    if (season !== undefined) kept.set(id, season);
    return season;
  }

  return {
    stored: (season) => void kept.set(season.id, asRead(season)),
    async read(id) {
      const season = kept.get(id);
      const head = season && (await store.head(id));
      if (season === undefined || head === undefined || head.season.rev !== season.rev) return whole(id);
      const read = readHead(head);
      const { league, owner, organisers, message } = season;
      if (isDeepStrictEqual({ league, owner, organisers, message }, read)) return season;
      const now = { ...season, ...read };
      kept.set(id, now);
      return now;
    },
  };
}
