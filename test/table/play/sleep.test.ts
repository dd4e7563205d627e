// Tables where nobody moves for very long: they fall asleep, are woken by anybody who plays there, or end.
import { describe, expect, test } from 'vitest';
import { newFolder } from '#test/folder';
import { answer, askOf, day, deckOf, game, ok, openRoom, refused } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];
const kindsOf = (intents: readonly { kind: string }[]) => intents.map(({ kind }) => kind);

describe('a table where nobody moves for two months', () => {
  test('AS25 falls asleep, and says so once, through two processes', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const { id } = await game(rooms[0], ['ann', 'bob'], { decks });
    clock.now += day;
    await rooms[0].sweep();
    expect(kindsOf(await rooms[0].sent())).toContain('reminder');
    clock.now += 59 * day - 1;
    await rooms[0].sweep();
    expect(kindsOf(await rooms[0].sent())).not.toContain('asleep');
    clock.now += 1;
    await Promise.all(rooms.map((room) => room.sweep()));
    await rooms[0].sweep();
    expect(await rooms[0].sent()).toEqual([{ kind: 'asleep', table: id }]);
    expect(ok(await rooms[1].service.info(id))).toMatchObject({ status: 'running', asleepAt: clock.now });
  });

  test('AS25 is woken once by any of its players, and by nobody else', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    room.clock.now += 60 * day;
    await room.sweep();
    await room.sent();
    expect(refused(await room.service.wake(id, 'eve')).refused).toBe('table.not-seated');
    expect(ok(await room.service.wake(id, 'bob')).asleepAt).toBeUndefined();
    const { rev } = ok(await room.service.info(id));
    expect(ok(await room.service.wake(id, 'ann')).asleepAt).toBeUndefined();
    expect(ok(await room.service.info(id)).rev).toBe(rev);
    expect(kindsOf(await room.sent())).toEqual(['live']);
    // Whoever was reminded of this wait is not reminded again.
    room.clock.now += 10 * day;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
    await answer(room, id, 'ann', { pick: ['end'] });
  });

  test('is woken by a move, which counts', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    room.clock.now += 60 * day;
    await room.sweep();
    await answer(room, id, 'ann', { pick: ['end'] });
    const table = ok(await room.service.info(id));
    expect(table.asleepAt).toBeUndefined();
    expect(table.waiting.map(({ user }) => user)).toEqual(['bob']);
    room.clock.now += 60 * day;
    await room.sweep();
    expect(ok(await room.service.info(id)).asleepAt).toBe(room.clock.now);
  });

  test('ends without a result after three hundred days of sleep', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    room.clock.now += 60 * day;
    await room.sweep();
    await room.sent();
    room.clock.now += 300 * day - 1;
    await room.sweep();
    expect(ok(await room.service.info(id)).status).toBe('running');
    room.clock.now += 1;
    await room.sweep();
    expect(ok(await room.service.info(id))).toMatchObject({
      status: 'finished',
      result: { winners: [], how: 'asleep' },
      waiting: [],
    });
    expect(kindsOf(await room.sent())).toEqual(['live', 'finished']);
    expect(refused(await room.service.wake(id, 'ann')).refused).toBe('table.finished');
  });

  test('that is woken sleeps again two months later, however long it had slept', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    room.clock.now += 60 * day;
    await room.sweep();
    room.clock.now += 200 * day;
    ok(await room.service.wake(id, 'ann'));
    room.clock.now += 60 * day - 1;
    await room.sweep();
    expect(ok(await room.service.info(id)).asleepAt).toBeUndefined();
    room.clock.now += 1;
    await room.sweep();
    expect(ok(await room.service.info(id)).asleepAt).toBe(room.clock.now);
  });

  test('does not fall asleep if it cannot be read', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const { rev } = ok(await room.service.info(id));
    await askOf(room, id, 'ann');
    await room.store.tables.commit({ table: id, expect: rev, row: { state: '{"nothing":1}' } });
    room.clock.now += 60 * day;
    await room.sweep();
    await room.sweep();
    room.clock.now += 400 * day;
    await room.sweep();
    expect(await room.store.tables.find(id)).toMatchObject({ status: 'running' });
    expect((await room.store.tables.find(id))?.asleepAt).toBeUndefined();
  });
});
