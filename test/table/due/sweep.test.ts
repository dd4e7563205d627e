import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import { usualCalls } from '#table/people/settings-stored';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, lobby, ok, openRoom } from '../room.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];

describe('reminders', () => {
  test('come after the table’s time to those who are still waited for, then after three and seven days, then no more', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await room.sent();
    room.clock.now += day - 1;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
    room.clock.now += 1;
    await room.sweep();
    expect(await room.sent()).toEqual([{ kind: 'reminder', table: id, users: ['ann'] }]);
    for (const [days, reminders] of [
      [2, 1],
      [3, 0],
      [1, 1],
      [30, 0],
    ] as const) {
      room.clock.now += days * day;
      await room.sweep();
      expect(await room.sent(), `${days} days later`).toHaveLength(reminders);
    }
  });

  test('begin anew with every move, and fall to the next one to act', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks, options: { remindAfter: 1000 } });
    room.clock.now += 900;
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    room.clock.now += 900;
    await answer(room, id, 'ann', { pick: ['end'] });
    await room.sent();
    room.clock.now += 999;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
    room.clock.now += 1;
    await room.sweep();
    expect(await room.sent()).toEqual([{ kind: 'reminder', table: id, users: ['bob'] }]);
  });

  test('several at one table go out as one', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob', 'cyd']);
    ok(await room.service.start(id, 'ann'));
    await room.sent();
    room.clock.now += day;
    await room.sweep();
    const [reminder, ...more] = await room.sent();
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ kind: 'reminder', users: expect.arrayContaining(['ann', 'bob', 'cyd']) });
  });

  test('survive a restart, and are not doubled by two processes', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const first = await openRoom({ folder, clock });
    const { id } = await game(first, ['ann', 'bob'], { decks });
    await first.sent();
    await first.service.close();
    await first.store.close();
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })];
    clock.now += 3 * day;
    await Promise.all(rooms.map((room) => room.sweep()));
    const sent = (await Promise.all(rooms.map((room) => room.sent()))).flat();
    expect(sent).toEqual([{ kind: 'reminder', table: id, users: ['ann'] }]);
  });

  test('are for those who want them, where the table has them', async () => {
    const room = await openRoom();
    await room.service.setSettings('ann', { calls: { ...usualCalls, remind: { half: false, late: false } } });
    await game(room, ['ann', 'bob'], { decks });
    await game(room, ['cyd', 'bob'], { decks, options: { remindAfter: 0 } });
    await room.sent();
    room.clock.now += day;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
  });

  test('end with the game', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.concede(id, 'ann'));
    await room.sent();
    room.clock.now += day;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
  });
});

describe('automatic moves left over', () => {
  test('by a process that was killed are taken up by the next one', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const first = await openRoom({ folder, clock });
    const { id } = await lobby(first, ['ann'], { deck: deckOf('strike') });
    for (const seat of [1, 2]) {
      ok(await first.service.addBot(id, 'ann', seat, 'idler'));
      ok(await first.service.chooseDeck(id, 'ann', deckOf('strike'), seat));
    }
    ok(await first.service.start(id, 'ann'));
    ok(await first.service.concede(id, 'ann'));
    // Closed at once: what is not yet begun stays undone.
    await first.service.close();
    await first.store.close();

    const second = await openRoom({ folder, clock });
    expect(ok(await second.service.info(id))).toMatchObject({ status: 'running', waiting: [] });
    clock.now += 60_000;
    await second.sweep();
    await expect.poll(async () => ok(await second.service.info(id)).status).toBe('finished');
  });

  test('that have been made leave nothing to be taken up', async () => {
    let bids = 0;
    const keen: Player = (_view, ask) =>
      ask.role === 'action' && ++bids <= 250 ? { pick: ['bid'], with: { number: { number: 1 } } } : ask.fallback;
    const room = await openRoom({ bots: { keen } });
    const { id } = await lobby(room, ['ann'], { deck: deckOf('strike') });
    ok(await room.service.addBot(id, 'ann', 1, 'keen'));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    const waiting = async () => ok(await room.service.info(id)).waiting.map(({ user }) => user);
    expect(await waiting()).toEqual([]);
    await expect.poll(waiting).toEqual(['ann']);
    const due = await room.store.due.claim(room.clock.now + 10 * day, 50, 1000);
    expect(due.map(({ kind }) => kind)).toEqual(['remind']);
  });
});

test('sent messages are forgotten after a week', async () => {
  const room = await openRoom();
  await lobby(room, ['ann', 'bob']);
  await room.sent();
  room.clock.now += 8 * day;
  await room.sweep();
  expect(await room.store.outbox.prune(room.clock.now)).toBe(0);
});

describe('a lobby that nobody starts', () => {
  test('ends by itself after two weeks, and its message tells so once', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    await room.sent();
    room.clock.now += 14 * day - 1;
    await room.sweep();
    await room.sent();
    expect(ok(await room.service.info(id)).status).toBe('lobby');
    room.clock.now += 1;
    await room.sweep();
    await room.sweep();
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'cancelled', result: { how: 'expired' } });
    expect(await room.sent()).toEqual([{ kind: 'lobby', table: id }]);
    expect(await room.service.tablesOf('ann')).toEqual([]);
  });

  test('ends while the program is down, and is told by the next one', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const first = await openRoom({ folder, clock });
    const { id } = await lobby(first, ['ann', 'bob']);
    await first.sent();
    await first.service.close();
    await first.store.close();
    clock.now += 20 * day;
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })];
    await Promise.all(rooms.map((room) => room.sweep()));
    const sent = (await Promise.all(rooms.map((room) => room.sent()))).flat();
    expect(sent).toEqual([{ kind: 'lobby', table: id }]);
  });

  test('leaves a game alone that was started in time', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks, options: { remindAfter: 0 } });
    await room.sent();
    room.clock.now += 15 * day;
    await room.sweep();
    expect(ok(await room.service.info(id)).status).toBe('running');
    expect(await room.sent()).toEqual([]);
  });
});
