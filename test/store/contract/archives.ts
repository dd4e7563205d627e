import { describe, expect } from 'vitest';
import type { Retained, Store } from '#store/types';
import { input, newTable, seatRow } from '../rows.ts';
import { made, match } from './seasons.ts';
import type { StoreTest } from './site.ts';

/** Keeps the events that are not secret, and facts about results. */
const retained: Retained = {
  events: (text) => (text.includes('secret') ? undefined : text),
  fact: (kind) => kind === 'finished',
  unlessDue: ['next-game'],
};

/** A game of Ann and Bob that was over at a time, with a move that was taken back. */
async function over(store: Store, id: string, finishedAt: number): Promise<void> {
  const bob = { seat: 1, user: 'bob' };
  await store.tables.create(
    newTable(id, { seats: [seatRow(0, 'ann', { deck: '{"name":"Deck"}' }), seatRow(1, 'bob')] }),
  );
  await store.tables.commit({
    table: id,
    expect: 1,
    row: { status: 'running', state: '{"turn":1}' },
    inputs: [input(2, 0, { input: '{"pick":["a"]}', events: '[{"e":"shown","n":1}]' })],
    facts: [{ kind: 'moved', body: '{"seat":0}', at: 2000 }],
  });
  await store.tables.commit({
    table: id,
    expect: 2,
    inputs: [
      input(3, 0, { ...bob, at: 2500, events: '[{"e":"secret"}]' }),
      input(3, 1, { seat: undefined, user: undefined, by: 'auto', ask: undefined, at: 2500 }),
    ],
    facts: [{ kind: 'moved', body: '{"seat":1}', at: 2500 }],
  });
  await store.tables.commit({ table: id, expect: 3, undoFrom: 3, inputs: [input(4, 0, { ask: undefined, at: 2600 })] });
  await store.tables.commit({
    table: id,
    expect: 4,
    row: { status: 'finished', finishedAt, result: '{"winners":[1]}' },
    inputs: [input(5, 0, { ...bob, ask: 30, at: finishedAt, events: '[\n{"e":"won"}]' })],
    facts: [{ kind: 'finished', body: '{}', at: finishedAt }],
    results: [
      {
        seat: 0,
        user: 'ann',
        game: 'tiny',
        edition: 'core',
        seats: 2,
        place: 2,
        won: false,
        how: 'points',
        finishedAt,
      },
      { seat: 1, user: 'bob', game: 'tiny', edition: 'core', seats: 2, place: 1, won: true, how: 'points', finishedAt },
    ],
  });
}

/** All that is read of the course of a game, in each way. */
const readings = async ({ tables, facts, people, results }: Store, id: string) => ({
  all: await tables.inputs(id, { limit: 9 }),
  page: await tables.inputs(id, { limit: 2, before: { rev: 5, n: 0 }, from: 2 }),
  nothing: await tables.inputs(id, { limit: 2, before: { rev: 2, n: 0 } }),
  answered: await tables.inputTo(id, 1, 30),
  takenBack: await tables.inputTo(id, 1, 31),
  facts: await facts.of(id, { limit: 9 }),
  laterFacts: await facts.of(id, { rev: 3, limit: 1 }),
  moves: [(await people.stored('ann')).moves, (await people.stored('bob')).moves],
  course: await people.course('bob'),
  ofSeat: await results.seatFacts('bob', ['moved'], 5),
  playedAgainst: await results.playedAgainst('bob', 'tiny', 5),
});

/** The same without line breaks between values of JSON, which mean nothing. */
const onOneLine = <T>(read: T): T => JSON.parse(JSON.stringify(read).replaceAll('\\n', ' ')) as T;

export function archiveContract(test: StoreTest): void {
  describe('games that are over', () => {
    test('are packed some time after their end, one after the other, and read as before', async ({ store, other }) => {
      for (const [id, at] of [
        ['early', 100],
        ['late', 200],
      ] as const)
        await over(store, id, at);
      const both = async () =>
        onOneLine({ early: await readings(other, 'early'), late: await readings(other, 'late') });
      const before = await both();
      expect(before.early.all.map(({ rev, n }) => `${rev}.${n}`)).toEqual(['5.0', '4.0', '3.1', '2.0']);
      expect(await store.archives.pack(100)).toBe(0);
      expect(await store.archives.pack(101)).toBe(1);
      expect(await both()).toEqual(before);
      expect(await store.archives.pack(1000)).toBe(1);
      expect(await store.archives.pack(1000)).toBe(0);
      expect(await both()).toEqual(before);
    });

    test('are packed once when several processes do it, and those that are not over never', async ({
      store,
      other,
    }) => {
      await over(store, 'over', 100);
      await store.tables.create(newTable('running'));
      const moved = { row: { status: 'running', state: '{}' }, inputs: [input(2, 0)] };
      await store.tables.commit({ table: 'running', expect: 1, ...moved });
      const done = await Promise.all([store.archives.pack(9999), other.archives.pack(9999)]);
      expect(done.sort()).toEqual([0, 1]);
      await store.tables.commit({ table: 'running', expect: 2, undoFrom: 2 });
      expect(await store.tables.inputs('running', { limit: 9 })).toEqual([]);
    });

    test('are left to be packed later once that is to stop', async ({ store }) => {
      await over(store, 'over', 100);
      expect(await store.archives.pack(1000, () => true)).toBe(0);
      expect(await store.archives.pack(1000)).toBe(1);
    });

    test('do not name whoever is forgotten, before or after', async ({ store, other }) => {
      const as = (name: string) => ({
        alias: `gone-${name}`,
        name: 'Former player',
        mark: { hash: name, salt: 'salt', at: 1 },
      });
      await over(store, 'over', 100);
      await store.people.forget('ann', as('ann'));
      await store.archives.pack(1000);
      await other.people.forget('bob', as('bob'));
      const users = (await store.tables.inputs('over', { limit: 9 })).map(({ user }) => user);
      expect(users).toEqual(['gone-bob', 'gone-ann', undefined, 'gone-ann']);
      expect(await store.people.everybody()).toEqual(['gone-ann', 'gone-bob']);
      expect(await store.people.course('bob')).toEqual({ inputs: [], results: [] });
    });

    test('may learn of more that happens afterwards', async ({ store, other }) => {
      await over(store, 'over', 100);
      await store.archives.pack(1000);
      await store.tables.commit({ table: 'over', expect: 5, facts: [{ kind: 'stopped', body: '{}', at: 150 }] });
      const kinds = (await other.facts.of('over', { limit: 9 })).map(({ kind }) => kind);
      expect(kinds).toEqual(['moved', 'moved', 'finished', 'stopped']);
    });

    test('lose what nobody can see any more in the end, and keep the rest', async ({ store, other }) => {
      await over(store, 'over', 100);
      expect(await store.archives.reduce(1000, retained)).toBe(0);
      await store.archives.pack(1000);
      const before = await store.tables.find('over');
      expect(await store.archives.reduce(100, retained)).toBe(0);
      expect(await store.archives.reduce(101, retained)).toBe(1);
      expect(await store.archives.reduce(101, retained)).toBe(0);
      const { row, state } = (await other.tables.load('over'))!;
      expect(state).toBeUndefined();
      expect(row).toEqual({ ...before, seats: before?.seats.map((seat) => ({ ...seat, deck: undefined })) });
      const inputs = await other.tables.inputs('over', { limit: 9 });
      expect(inputs.map(({ rev, user, ask, input, events }) => [rev, user, ask, input, events])).toEqual([
        [5, undefined, undefined, '', '[ {"e":"won"}]'],
        [4, undefined, undefined, '', '[]'],
        [3, undefined, undefined, '', '[]'],
        [2, undefined, undefined, '', '[{"e":"shown","n":1}]'],
      ]);
      expect((await other.facts.of('over', { limit: 9 })).map(({ kind }) => kind)).toEqual(['finished']);
      expect((await other.people.stored('ann')).moves).toBe(0);
      expect((await other.results.totals('bob'))[0]).toMatchObject({ played: 1, won: 1 });
    });

    test('lose nothing while the match goes on whose next game takes the decks from them', async ({ store, other }) => {
      for (const id of ['league', 'due']) await over(store, id, 100);
      await store.archives.pack(1000);
      await store.seasons.create(made('a'), { server: 9, owner: 9 });
      const going = match('m1', 1, { status: 'open', table: 'league', games: 1 });
      await store.seasons.commit({ season: 'sa', expect: 1, matches: [going] });
      const next = { kind: 'next-game', seat: -1 };
      await store.tables.commit({ table: 'due', expect: undefined, setDue: [{ ...next, at: 5000 }] });
      expect(await store.archives.reduce(1000, retained)).toBe(0);
      expect((await other.tables.find('league'))?.seats[0]?.deck).toBe('{"name":"Deck"}');
      await store.seasons.commit({ season: 'sa', expect: 2, matches: [{ ...going, status: 'done' }] });
      await store.tables.commit({ table: 'due', expect: undefined, clearDue: [next] });
      expect(await other.archives.reduce(1000, retained)).toBe(2);
      expect((await other.tables.find('league'))?.seats[0]?.deck).toBeUndefined();
    });

    test('do not bring back whoever is forgotten while they are being packed', async ({ store, other }) => {
      await over(store, 'over', 100);
      const mark = { hash: 'ann', salt: 'salt', at: 1 };
      const packing = store.archives.pack(1000);
      await other.people.forget('ann', { alias: 'gone-ann', name: 'Former player', mark });
      expect(await packing).toBe(1);
      expect((await store.tables.inputs('over', { limit: 9 })).map(({ user }) => user)).not.toContain('ann');
      expect(await store.people.everybody()).not.toContain('ann');
    });

    test('of which nothing is to be kept leave their result', async ({ store, other }) => {
      await over(store, 'over', 100);
      await store.archives.pack(1000);
      await store.archives.reduce(1000, { events: () => undefined, fact: () => false, unlessDue: [] });
      expect(await other.tables.inputs('over', { limit: 9 })).toEqual([]);
      expect(await other.tables.find('over')).toMatchObject({ result: '{"winners":[1]}' });
    });
  });
}
