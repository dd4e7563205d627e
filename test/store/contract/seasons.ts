import { describe, expect } from 'vitest';
import { seasonKey } from '#store/season-key';
import type { EntryRow, LeagueRow, MatchRow, NewAuditRow, NewSeason, SeasonRow } from '#store/types';
import type { StoreTest } from './site.ts';

const league = (id: string, more: Partial<LeagueRow> = {}): LeagueRow => ({
  ...{ id, key: `key ${id}`, guild: 'g', channel: 'c', name: id, nameKey: id, owner: 'boss', createdAt: 1 },
  ...more,
});
const season = (id: string, of: string, more: Partial<SeasonRow> = {}): SeasonRow => ({
  ...{ id, league: of, n: 1, status: 'signup', rev: 1, settings: '{}', seed: 'x', startsAt: 5 },
  ...{ startedAt: undefined, endedAt: undefined, message: undefined, course: undefined, ruleset: undefined },
  ...more,
});
const act = (season: string, what = 'league.create'): NewAuditRow => ({
  ...{ at: 1, actor: 'boss', guild: 'g', table: undefined, season, what, args: '{"reason":""}' },
});
export const made = (id: string, more: Partial<LeagueRow> = {}): NewSeason => ({
  league: league(id, more),
  season: season(`s${id}`, id),
  act: act(`s${id}`),
  setDue: [{ kind: 'season.start', seat: -1, at: 5 }],
});
const entry = (n: number, more: Partial<EntryRow> = {}): EntryRow => ({
  ...{ n, user: `user ${n}`, name: `User ${n}`, status: 'in', lot: undefined, division: 0, fromRound: 1 },
  ...{ deck: undefined, joinedAt: n, pool: undefined, secret: false, standsFor: undefined, away: undefined },
  ...more,
});
export const match = (id: string, n: number, more: Partial<MatchRow> = {}): Omit<MatchRow, 'result'> => ({
  ...{ id, division: 0, stage: 'main', round: 1, n, status: 'waiting', table: undefined, games: 0 },
  ...{ openedAt: undefined, doneAt: undefined, first: undefined },
  seats: [1, 2].map((one, seat) => ({ seat, entry: one, seenAt: undefined, user: undefined })),
  ...more,
});

export function seasonContract(test: StoreTest): void {
  describe('seasons', () => {
    test('are made once for each key, one name in each server, and so many at most', async ({ store, other }) => {
      expect(await store.seasons.create(made('a'), { server: 2, owner: 2 })).toBe('created');
      expect(await other.seasons.create(made('a'), { server: 2, owner: 2 })).toEqual({ known: 'sa' });
      expect(await other.seasons.create(made('b', { nameKey: 'a' }), { server: 2, owner: 2 })).toBe('name-taken');
      expect(await store.seasons.create(made('b', { nameKey: 'a', guild: 'h' }), { server: 2, owner: 2 })).toBe(
        'created',
      );
      expect(await store.seasons.create(made('d'), { server: 2, owner: 2 })).toBe('created');
      expect(await store.seasons.create(made('e'), { server: 2, owner: 2 })).toBe('many');
      expect(await store.seasons.create(made('e'), { server: 9, owner: 2 })).toBe('many-own');
      expect(await store.seasons.create(made('e', { owner: 'somebody else' }), { server: 9, owner: 2 })).toBe(
        'created',
      );
      expect(await other.seasons.find('sa')).toEqual({
        league: league('a'),
        organisers: [],
        season: season('sa', 'a'),
        entries: [],
        matches: [],
      });
      expect((await store.seasons.ofGuild('g')).map(({ season: one }) => one.id).sort()).toEqual(['sa', 'sd', 'se']);
      expect(await store.due.claim(9, 9, 9)).toHaveLength(4);
      expect(await store.servers.acts({ season: 'sa' }, { limit: 9 })).toMatchObject([{ what: 'league.create' }]);
      expect(await store.servers.acts({ guild: 'g' }, { limit: 9 })).toEqual([]);
    });

    test('change in one step that compares the rev: entries, matches, outcomes, what is due and what is told', async ({
      store,
      other,
    }) => {
      await store.seasons.create(made('a'), { server: 9, owner: 9 });
      const change = {
        season: 'sa',
        expect: 1,
        row: { status: 'running', startedAt: 7 },
        entries: [entry(1, { lot: 2, deck: '{}' }), entry(2, { lot: 1 }), entry(3)],
        matches: [
          match('m1', 1),
          match('m2', 2, { seats: [{ seat: 0, entry: 3, seenAt: undefined, user: undefined }] }),
        ],
        results: [{ match: 'm2', how: 'free', won: [0], drawn: 0, at: 7 }],
        setDue: [{ kind: 'season.open', seat: -1, at: 8 }],
        clearDue: [{ kind: 'season.start', seat: -1 }],
        outbox: [{ id: 'told', kind: 'season', payload: '{}', at: 7 }],
        act: act('sa', 'league.start'),
      } as const;
      expect(await store.seasons.commit(change)).toBe('stored');
      expect(await other.seasons.commit(change)).toBe('moved');
      const found = await other.seasons.find('sa');
      expect(found?.season).toMatchObject({ status: 'running', rev: 2, startsAt: 5, startedAt: 7 });
      expect(found?.entries).toEqual(change.entries);
      expect(found?.matches).toEqual([
        { ...match('m1', 1), result: undefined },
        { ...change.matches[1], result: { how: 'free', won: [0], drawn: 0, at: 7 } },
      ]);
      expect(await store.due.claim(9, 9, 9)).toEqual([
        { table: seasonKey('sa'), kind: 'season.open', seat: -1, at: 8 },
      ]);
      expect((await store.outbox.claim(9, 9, 9)).map(({ id }) => id)).toEqual(['told']);
    });

    test('keep every outcome of a match, of which the last one counts; entries may leave', async ({ store }) => {
      await store.seasons.create(made('a'), { server: 9, owner: 9 });
      const first = { entries: [entry(1), entry(2)], matches: [match('m1', 1)] };
      await store.seasons.commit({ season: 'sa', expect: 1, ...first });
      const results = [
        { match: 'm1', how: 'played', won: [1, 0], drawn: 0, at: 1 },
        { match: 'm1', how: 'organiser', won: [0, 1], drawn: 0, at: 2 },
      ];
      for (const [i, result] of results.entries())
        expect(await store.seasons.commit({ season: 'sa', expect: 2 + i, results: [result] })).toBe('stored');
      expect((await store.seasons.find('sa'))?.matches[0]?.result).toEqual({
        how: 'organiser',
        won: [0, 1],
        drawn: 0,
        at: 2,
      });
      await store.seasons.commit({ season: 'sa', expect: 4, left: [2] });
      expect((await store.seasons.find('sa'))?.entries.map(({ n }) => n)).toEqual([1]);
    });

    test('what was due is done once, whoever does it', async ({ store, other }) => {
      await store.seasons.create(made('a'), { server: 9, owner: 9 });
      const settle = { kind: 'season.start', seat: -1, at: 5 };
      const both = await Promise.all([
        store.seasons.commit({ season: 'sa', expect: 1, settle, row: { status: 'running' } }),
        other.seasons.commit({ season: 'sa', expect: 1, settle, row: { status: 'running' } }),
      ]);
      expect(both.toSorted()).toEqual(['settled', 'stored']);
      expect(await store.seasons.commit({ season: 'sa', expect: 2, settle })).toBe('settled');
    });

    test('follow each other; somebody is seen at their match once; the message is noted', async ({ store, other }) => {
      await store.seasons.create(made('a'), { server: 9, owner: 9 });
      const next = { ...made('a'), season: season('s2', 'a', { n: 2 }), act: act('s2') };
      expect(await store.seasons.next(next)).toBe('created');
      expect(await other.seasons.next({ ...next, season: season('s3', 'a', { n: 2 }) })).toEqual({ known: 's2' });
      expect((await store.seasons.ofLeague('a')).map(({ id }) => id)).toEqual(['sa', 's2']);
      expect((await store.seasons.ofGuild('g')).map(({ season: one }) => one.id)).toEqual(['s2']);
      await store.seasons.commit({ season: 'sa', expect: 1, entries: [entry(1), entry(2)], matches: [match('m', 1)] });
      await store.seasons.seen('m', 1, 7);
      await other.seasons.seen('m', 1, 9);
      expect((await store.seasons.find('sa'))?.matches[0]?.seats.map(({ seenAt }) => seenAt)).toEqual([undefined, 7]);
      await store.seasons.setMessage('sa', '55');
      expect((await store.seasons.find('sa'))?.season.message).toBe('55');
    });
  });

  describe('watchers', () => {
    test('are so many at most, for a table and for a person', async ({ store, other }) => {
      const max = { perTable: 2, perPerson: 1 };
      for (const id of ['t1', 't2'])
        await store.tables.create(
          {
            ...{ id, key: id, status: 'running', game: 'tiny', edition: 'core', seed: 's', host: 'h', options: '{}' },
            place: { guild: 'g', channel: 'c', thread: undefined, lobbyMessage: undefined, liveMessage: undefined },
            openedAt: 1,
            seats: [],
          },
          undefined,
        );
      expect(await store.watchers.set('t1', 'ann', 'turns', max)).toBe(true);
      expect(await other.watchers.set('t1', 'ann', 'end', max)).toBe(true);
      expect(await store.watchers.set('t2', 'ann', 'end', max)).toBe(false);
      expect(await store.watchers.set('t1', 'bob', 'end', max)).toBe(true);
      expect(await store.watchers.set('t1', 'cyd', 'end', max)).toBe(false);
      expect(await other.watchers.of('t1')).toEqual([
        { user: 'ann', told: 'end' },
        { user: 'bob', told: 'end' },
      ]);
      expect((await store.tables.find('t1'))?.isWatched).toBe(true);
      expect((await store.tables.find('t2'))?.isWatched).toBeUndefined();
      await store.watchers.set('t1', 'ann', undefined, max);
      expect(await store.watchers.get('t1', 'ann')).toBeUndefined();
      await store.watchers.clear('t1');
      expect(await store.watchers.of('t1')).toEqual([]);
    });
  });

  describe('servers that the bot is taken out of', () => {
    test('are noted once, and forgotten with where their tables were', async ({ store, other }) => {
      expect(await store.servers.gone('g', 5, [])).toBe(true);
      expect(await other.servers.gone('g', 6, [])).toBe(false);
      expect(await store.servers.goneSince(6)).toEqual(['g']);
      expect(await other.servers.back('g')).toBe(true);
      expect(await store.servers.back('g')).toBe(false);
      expect(await store.servers.goneSince(6)).toEqual([]);
      await store.servers.gone('g', 7, []);
      await store.servers.erase('g');
      expect(await store.servers.goneSince(9)).toEqual([]);
      expect(await store.servers.playing(['running'])).toEqual([]);
    });
  });
}
