// A season knows all tables that are played for its matches, also if the program ends while one is being opened.
import { expect, test, vi } from 'vitest';
import type { NewTable, SeasonChange } from '#store/types';
import { newFolder } from '#test/folder';
import { hour } from '../../table/calls/calling.ts';
import { ok, openRoom, pass, type Room } from '../../table/room.ts';
import { boss, giveUp, member, names, wishes } from '../season-room.ts';

const reason = 'they have agreed';

/** A season of four that has begun, whose tables are opened with the next sweep. */
async function started(room: Room, more: Parameters<typeof wishes>[0] = {}) {
  const { seasons } = room;
  const { id } = ok(await seasons.create(boss, wishes(more)));
  for (const name of names.slice(0, 4)) ok(await seasons.join(id, member(name)));
  ok(await seasons.start(id, boss));
  return id;
}

/** Two processes on one database. */
async function processes(): Promise<readonly [Room, Room]> {
  const [folder, clock] = [newFolder(), { now: 1_000_000 }];
  return [await openRoom({ folder, clock, seed: 'one' }), await openRoom({ folder, clock, seed: 'two' })];
}

/** The program ends before such a change of the season is stored. */
function endsBefore(room: Room, which: (change: SeasonChange) => boolean) {
  const { commit } = room.store.seasons;
  const spy = vi.spyOn(room.store.seasons, 'commit').mockImplementation((change) => {
    if (which(change)) throw new Error('the program ends');
    return commit.call(room.store.seasons, change);
  });
  return () => spy.mockRestore();
}

const opens = ({ matches = [] }: SeasonChange): boolean => matches.some(({ status }) => status === 'open');

/** Tables that run, or are about to, for no match that is open. */
async function orphans(room: Room, id: string): Promise<readonly string[]> {
  const found = await room.store.tables.list(['lobby', 'running']);
  const used = new Set<string>();
  for (const { status, table } of ok(await room.seasons.find(id)).matches)
    for (let at = table; status === 'open' && at !== undefined; at = (await room.store.tables.byKey(`next:${at}`))?.id)
      used.add(at);
  return found.map((table) => table.id).filter((table) => !used.has(table));
}

const settle = async (room: Room) => {
  for (let n = 0; n < 3; n++) await pass(room, hour);
};

const decisions: readonly [string, (room: Room, id: string) => Promise<unknown>][] = [
  ['has its result set', ({ seasons }, id) => seasons.rule(id, boss, { match: 1, won: [1, 0], reason })],
  ['is not to count', ({ seasons }, id) => seasons.setVoid(id, boss, { match: 1, reason })],
  ['is paired anew', ({ seasons }, id) => seasons.pairAnew(id, boss, { reason })],
  ['is lost by somebody who leaves', ({ seasons }, id) => seasons.drop(id, 'ann')],
  ['belongs to a season that is cancelled', ({ seasons }, id) => seasons.cancel(id, boss, reason)],
];

test.each(decisions)(
  'a match whose table was opened when the program ended, and that %s, leaves no table',
  async (_, decide) => {
    const room = await openRoom();
    const id = await started(room);
    const restart = endsBefore(room, opens);
    await room.sweep();
    expect(await orphans(room, id)).toHaveLength(2);
    ok((await decide(room, id)) as never);
    restart();
    await settle(room);
    expect(await orphans(room, id)).toEqual([]);
  },
);

test('a match that is decided while its table is being opened gets none, though the program ends then', async () => {
  const [room, other] = await processes();
  const id = await started(room);
  const restart = endsBefore(room, opens);
  const { create } = room.store.tables;
  let isDecided = false;
  const spy = vi.spyOn(room.store.tables, 'create').mockImplementation(async (table: NewTable, ...rest) => {
    if (!isDecided) {
      isDecided = true;
      ok(await other.seasons.rule(id, boss, { match: 1, won: [1, 0], reason }));
      // What is due by that is done before the table is there.
      await other.sweep();
    }
    return create.call(room.store.tables, table, ...rest);
  });
  await room.sweep();
  spy.mockRestore();
  restart();
  await settle(room);
  expect(await orphans(room, id)).toEqual([]);
  expect(ok(await room.seasons.find(id)).matches.map(({ status }) => status)).toEqual(['done', 'open']);
});

test('a best of three begun anew while its next game is being opened has one table', async () => {
  const [room, other] = await processes();
  const id = await started(room, { more: { bestOf: 3 } });
  await room.sweep();
  const first = ok(await room.seasons.find(id)).matches[0]?.table ?? '';
  await giveUp(room, first);
  const { create } = room.store.tables;
  const restart = endsBefore(room, ({ settle: due }) => due?.kind.startsWith('season.next-game:') === true);
  const spy = vi.spyOn(room.store.tables, 'create').mockImplementation(async (table: NewTable, ...rest) => {
    if (table.key === `next:${first}`) {
      ok(await other.seasons.replay(id, boss, { match: 1, reason }));
      await other.sweep();
    }
    return create.call(room.store.tables, table, ...rest);
  });
  await settle(room);
  spy.mockRestore();
  restart();
  await settle(room);
  expect(await orphans(room, id)).toEqual([]);
  const [match] = ok(await room.seasons.find(id)).matches;
  expect(match).toMatchObject({ status: 'open', games: 2 });
});
