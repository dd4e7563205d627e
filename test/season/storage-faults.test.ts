// The storage fails, or the program closes, while a league does its work: nothing is settled by that, and it is done later.
import { expect, test, vi } from 'vitest';
import { StoreError } from '#store/faults';
import { ok, openRoom } from '../table/room.ts';
import { begun, boss, member, names, playOpen, wishes } from './season-room.ts';

const minutes = 60_000;
const fault = () => new StoreError('connection', 'gone');

test('L4 a match whose table the storage could not take is no stuck match, and begins when it can', async () => {
  const room = await openRoom();
  const { seasons } = room;
  const { id } = ok(await seasons.create(boss, wishes()));
  for (const name of names.slice(0, 4)) ok(await seasons.join(id, member(name)));
  ok(await seasons.start(id, boss));
  vi.spyOn(room.store.tables, 'create').mockRejectedValueOnce(fault());
  await room.sweep();
  const statuses = async () => ok(await seasons.find(id)).matches.map(({ status }) => status);
  expect(await statuses()).not.toContain('stuck');
  room.clock.now += 2 * minutes;
  await room.sweep();
  expect(await statuses()).toEqual(['open', 'open']);
  expect(JSON.stringify(await room.sent())).not.toContain('stuck');
});

test('L4 a program that closes as the matches of a round begin leaves none of them stuck', async () => {
  const room = await openRoom();
  const { id } = ok(await room.seasons.create(boss, wishes()));
  for (const name of names.slice(0, 4)) ok(await room.seasons.join(id, member(name)));
  ok(await room.seasons.start(id, boss));
  const swept = room.sweep();
  await Promise.all([swept, room.service.close()]);
  expect(ok(await room.seasons.find(id)).matches.map(({ status }) => status)).not.toContain('stuck');
  expect(room.errors).toEqual([]);
});

test('L9 a game that is over is not forgotten because the storage failed as it was looked at', async () => {
  const room = await openRoom();
  const { id } = await begun(room, 4);
  const { find } = room.store.tables;
  let failures = 0;
  vi.spyOn(room.store.tables, 'find').mockImplementation(async (table) => {
    const row = await find(table);
    if (row?.status === 'finished' && failures++ < 2) throw fault();
    return row;
  });
  await playOpen(room, id);
  for (let n = 0; n < 3; n++) {
    room.clock.now += 2 * minutes;
    await room.sweep();
  }
  expect(
    ok(await room.seasons.find(id))
      .matches.slice(0, 2)
      .map(({ status }) => status),
  ).toEqual(['done', 'done']);
});
