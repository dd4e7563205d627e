// A match of up to three games: the next one begins by itself, with the same people, decks and thread, until one side has two.
import { expect, test } from 'vitest';
import { standingOf } from '#table/lobby/match';
import type { TableInfo } from '#table/types';
import { newFolder } from '#test/folder';
import { answer, askOf, deckOf, lobby, ok, openRoom, type Room, type RoomOptions, refused } from '../room.ts';

/** The first game of a match between ann and bob, in a thread. */
async function match(options: RoomOptions = {}): Promise<{ readonly room: Room; readonly id: string }> {
  const room = await openRoom(options);
  const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2, bestOf: 3 } });
  ok(await room.service.chooseDeck(id, 'bob', deckOf('gain', 'strike')));
  ok(await room.service.start(id, 'ann'));
  await room.service.setPlace(id, { thread: 'thread' });
  await room.sent();
  return { room, id };
}

/** The pause between two games passes. */
async function pause({ clock, sweep }: Pick<Room, 'clock' | 'sweep'>): Promise<void> {
  clock.now += 5000;
  await sweep();
}

/** The game that is on in the thread. */
async function running(room: Room): Promise<TableInfo> {
  await pause(room);
  const { service } = room;
  const table = await service.tableAt('thread');
  if (table === undefined) throw new Error('no game is on');
  return table;
}

/** Somebody gives up the game that is on, which the other has won. */
async function wonBy(room: Room, winner: 'ann' | 'bob'): Promise<string> {
  const { id } = await running(room);
  await lost(room, id, winner === 'ann' ? 'bob' : 'ann');
  return id;
}

/** Both keep their hands, and somebody gives up, which the rules take up in their turn. */
async function lost(room: Room, id: string, user: string): Promise<void> {
  for (const one of ['ann', 'bob']) await answer(room, id, one, { pick: ['keep'] });
  ok(await room.service.concede(id, user));
  for (;;) {
    const { status, waiting } = ok(await room.service.info(id));
    const [next] = waiting;
    if (status !== 'running' || next?.user === undefined) return;
    await answer(room, id, next.user, (await askOf(room, id, next.user)).fallback);
  }
}

test('the next game begins by itself: the same people, decks and thread', async () => {
  const { room, id } = await match();
  await wonBy(room, 'ann');
  const next = await running(room);
  expect(next).toMatchObject({
    status: 'running',
    number: 2,
    host: 'ann',
    options: { seats: 2, bestOf: 3, match: { games: 1, wins: [1, 0] } },
    place: { channel: 'channel', thread: 'thread' },
    seats: [{ name: 'ANN' }, { name: 'BOB', deck: { name: 'gain and strike' } }],
  });
  expect(next.id).not.toBe(id);
  const told = (await room.sent()).filter(({ table }) => table === next.id).map(({ kind }) => kind);
  expect(told).toEqual(['started', 'lobby', 'live']);
});

test('it is over when one side has won two games', async () => {
  const { room } = await match();
  for (const winner of ['ann', 'bob', 'ann'] as const) await wonBy(room, winner);
  await pause(room);
  expect(await room.service.tableAt('thread')).toBeUndefined();
  const games = await room.service.finishedOf('ann');
  const standings = games.map(({ options, result }) => standingOf(options, result));
  expect(standings).toContainEqual({ games: 3, wins: [2, 1], isOver: true });
  expect(standings.filter((one) => one?.isOver)).toHaveLength(1);
  const two = await match({ seed: 'two' });
  for (const winner of ['bob', 'bob'] as const) await wonBy(two.room, winner);
  await pause(two.room);
  expect(await two.room.service.tableAt('thread')).toBeUndefined();
});

test('each game has one successor, whatever stops in between and however many look', async () => {
  const folder = newFolder();
  const { room, id } = await match({ folder });
  await lost(room, id, 'ann');
  const other = await openRoom({ folder, clock: room.clock, seed: 'other' });
  await Promise.all([pause(room), other.sweep()]);
  room.clock.now += 120_000;
  await other.sweep();
  const games = await room.store.tables.ofGuild('guild', ['lobby', 'running', 'finished'], 10);
  expect(games.map(({ status }) => status).sort()).toEqual(['finished', 'running']);
});

test('what moderators end is no game of the match: nothing follows', async () => {
  const { room, id } = await match();
  ok(await room.service.end(id));
  await pause(room);
  expect(await room.service.tableAt('thread')).toBeUndefined();
});

test('a game that cannot begin is told, and another can be opened', async () => {
  const { room, id } = await match({ limits: { tablesPerPerson: 10, tablesPerServer: 10, lobbiesPerPerson: 1 } });
  const busy = await lobby(room, ['ann'], { place: { guild: 'guild', channel: 'elsewhere' } });
  await lost(room, id, 'ann');
  await pause(room);
  const told = (await room.sent()).filter(({ kind }) => kind === 'notice');
  expect(told).toMatchObject([{ table: id, text: { key: 'notice.match-stopped' } }]);
  expect(await room.service.tableAt('thread')).toBeUndefined();
  ok(await room.service.cancel(busy.id, 'ann'));
  expect(ok(await room.service.openRematch(id, { user: 'ann', name: 'ANN' })).opened).toBe(true);
});

test('the option is for two seats; another game with the same people is a match anew', async () => {
  const { room } = await match();
  for (const winner of ['ann', 'ann'] as const) await wonBy(room, winner);
  await pause(room);
  const [last] = await room.service.finishedOf('ann');
  const again = ok(await room.service.openRematch(last?.id ?? '', { user: 'bob', name: 'BOB' }));
  expect(again.table.options).toMatchObject({ bestOf: 3 });
  expect(again.table.options.match).toBeUndefined();
  const wider = ok(await room.service.setOptions(again.table.id, 'bob', { seats: 3 }));
  expect(wider.table.options.bestOf).toBeUndefined();
  expect(refused(await room.service.start(again.table.id, 'bob')).refused).toBe('table.seats-short');
});

test('drawn games count for nobody; after three of them more wins win', () => {
  const best = { bestOf: 3 } as const;
  expect(standingOf({}, { winners: [0] })).toBeUndefined();
  expect(standingOf(best, undefined)).toBeUndefined();
  expect(standingOf(best, { winners: [0, 1] })).toEqual({ games: 1, wins: [0, 0], isOver: false });
  const third = standingOf({ ...best, match: { games: 2, wins: [1, 0] } }, { winners: [] });
  expect(third).toEqual({ games: 3, wins: [1, 0], isOver: true });
});
