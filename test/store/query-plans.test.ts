// What is asked often, or while people wait, does not read all that was ever played.
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openFile } from '#core/sqlite';
import type { Store } from '#store/types';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';

/** Indexes of what waits or runs now: they may be read from one end to the other. */
const present = /USING (?:COVERING )?INDEX (?:tables_unfinished|seats_waiting|outbox_waiting|due_at)\b/;

/** The parts of the plans of all queries that `work` runs in which a table that grows for years is read as a whole. */
async function scansOf(
  work: (store: Store) => Promise<unknown>,
  before: (store: Store) => Promise<unknown> = async () => {},
): Promise<readonly string[]> {
  const file = join(newFolder(), 'test.sqlite');
  const store = await storeAt(file, { flush: false });
  await before(store);
  const own = openFile(file);
  const prepare = vi.spyOn(Object.getPrototypeOf(own) as { prepare: (query: string) => unknown }, 'prepare');
  await work(store);
  const queries = prepare.mock.calls
    .map(([query]) => query)
    .filter((query) => /^\s*(select|with|update|delete)\b/i.test(query));
  prepare.mockRestore();
  expect(queries).not.toEqual([]);
  const plans = queries.flatMap((query) => {
    const statement = own.prepare(`EXPLAIN QUERY PLAN ${query}`);
    const values = Array.from({ length: (query.match(/\?/g) ?? []).length }, () => 1);
    return (statement.all(...values) as { detail: string }[]).map(({ detail }) => detail);
  });
  own.close();
  return plans.filter(
    (detail) => /^SCAN (?:tables|seats|results|audit|outbox|due|inputs|frames)\b/.test(detail) && !present.test(detail),
  );
}

test('which games run is found without those that are over', async () => {
  expect(await scansOf((store) => store.tables.list(['running']))).toEqual([]);
  expect(await scansOf((store) => store.tables.list(['lobby', 'running']))).toEqual([]);
  expect(await scansOf((store) => store.tables.rulesInUse())).toEqual([]);
});

test('metrics count what there is to do; what is over was counted earlier', async () => {
  const count = (store: Store) => store.figures();
  expect(await scansOf(count, count)).toEqual([]);
});

test('what is to be packed is found without the games that are packed', async () => {
  const kept = { events: () => undefined, fact: () => false, unlessDue: ['next-game'] };
  expect(await scansOf((store) => store.archives.pack(1))).toEqual([]);
  expect(await scansOf((store) => store.archives.reduce(1, kept))).toEqual([]);
});

test('whom somebody has played against is found without reading the games of others', async () => {
  expect(await scansOf((store) => store.results.playedAgainst('ann', 'tiny', 30))).toEqual([]);
});

test('what is stored of a person is found without reading what moderators have done to others', async () => {
  expect(await scansOf((store) => store.people.stored('ann'))).toEqual([]);
});

test('what is stored of a person is deleted without reading what others have played, or moderators have done to them', async () => {
  const mark = { hash: 'hash', salt: 'salt', at: 1 };
  const scans = await scansOf((store) => store.people.forget('ann', { alias: 'gone-1', name: 'Former player', mark }));
  // Messages that were sent are kept for a week.
  expect(scans.filter((scan) => !/^SCAN outbox\b/.test(scan))).toEqual([]);
});
