// Digests: when they come, when they do not, and that they come once.
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import { usualCalls } from '#table/people/settings-stored';
import type { OutgoingMessage } from '#table/types';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, ok, openRoom, pass, type Room } from '../room.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];
const hour = 60 * 60_000;
/** Monday, 5 January 2026, six in the morning. */
const monday = Date.UTC(2026, 0, 5, 6);

/** What is sent while time passes, with the time of each in hours since the beginning. */
async function digests(room: Room, hours: number): Promise<readonly [number, OutgoingMessage][]> {
  const sent: [number, OutgoingMessage][] = [];
  for (let n = 0; n < hours; n++) {
    room.clock.now += hour;
    await room.sweep();
    for (const message of await room.sent())
      if (message.kind === 'digest') sent.push([(room.clock.now - monday) / hour, message]);
  }
  return sent;
}

const open = () => openRoom({ clock: { now: monday } });
const times = (sent: readonly [number, OutgoingMessage][]) => sent.map(([at]) => at);

describe('a digest', () => {
  test('comes at the local time that somebody has chosen, as long as a table waits for them', async () => {
    const room = await open();
    await game(room, ['ann', 'bob'], { decks });
    await room.service.setSettings('ann', { digest: { at: '09:00' }, zone: 'Europe/Berlin' });
    expect(times(await digests(room, 72))).toEqual([2, 26, 50]);
    await room.service.setSettings('ann', { zone: 'America/New_York' });
    // From the fourth day on at 14:00.
    expect(times(await digests(room, 24))).toEqual([80]);
    await room.service.setSettings('ann', { digest: 'off' });
    expect(await digests(room, 48)).toEqual([]);
  });

  test('comes weekly on its day', async () => {
    const room = await open();
    await game(room, ['ann', 'bob'], { decks });
    await room.service.setSettings('ann', { digest: { at: '09:00', day: 3 } });
    expect(times(await digests(room, 9 * 24 + 4))).toEqual([2 * 24 + 3, 9 * 24 + 3]);
  });

  test('AS32 with nothing to say is not sent', async () => {
    const room = await open();
    await room.service.setSettings('bob', { digest: { at: '09:00' } });
    await game(room, ['ann', 'bob'], { decks });
    expect(await digests(room, 48)).toEqual([]);
  });

  test('tells of games that have ended since the one before, once', async () => {
    const room = await open();
    await room.service.setSettings('bob', { digest: { at: '09:00' } });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await digests(room, 30);
    ok(await room.service.concede(id, 'ann'));
    const sent = await digests(room, 72);
    expect(sent).toEqual([[51, { kind: 'digest', table: 'u:bob', user: 'bob', since: monday + 27 * hour }]]);
  });

  test('that is chosen again gives up its former time', async () => {
    const room = await open();
    await game(room, ['ann', 'bob'], { decks });
    await room.service.setSettings('ann', { digest: { at: '09:00' } });
    await room.service.setSettings('ann', { digest: { at: '12:00' } });
    expect(times(await digests(room, 24))).toEqual([6]);
  });

  test('comes once by two processes, and the ones missed while no program ran are one', async () => {
    const folder = newFolder();
    const clock = { now: monday };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    await game(rooms[0], ['ann', 'bob'], { decks });
    await rooms[0].service.setSettings('ann', { digest: { at: '09:00' } });
    await Promise.all(rooms.map((room) => room.sent()));
    clock.now += 5 * day;
    await Promise.all(rooms.map((room) => room.sweep()));
    const sent = (await Promise.all(rooms.map((room) => room.sent()))).flat();
    expect(sent.filter(({ kind }) => kind === 'digest')).toHaveLength(1);
  });

  test('AS32 whose third delivery in a row fails is the last, with a word kept', async () => {
    const room = await open();
    await room.service.setSettings('ann', { digest: { at: '09:00' } });
    const { calls } = room.service;
    // The same message, tried again, counts once.
    for (const message of ['a', 'a', 'b']) await calls.digestLost('ann', message);
    await calls.digestArrived('ann');
    for (const message of ['c', 'd']) await calls.digestLost('ann', message);
    expect((await room.service.settings('ann')).digest).toEqual({ at: '09:00' });
    await calls.digestLost('ann', 'e');
    expect((await room.service.settings('ann')).digest).toBe('off');
    expect(await room.store.due.claim(monday + 30 * day, 50, 1000)).toEqual([]);
    expect((await room.service.pendingTexts.take('ann', 9)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Three digests in a row'),
    ]);
  });
});

describe('A24 the clocks of a digest', () => {
  const clock = { ...CLOCKS.daily, sleep: false, leave: false } as const;
  const games = async (room: Room) => {
    const clocked = await game(room, ['ann', 'bob'], { decks, options: { clock } });
    const free = await game(room, ['ann', 'bob'], { decks });
    return { clocked: clocked.id, free: free.id };
  };

  test('are those of the tables that wait for the person and have a clock', async () => {
    const room = await open();
    const { clocked } = await games(room);
    const own = await room.service.calls.ownClocks('ann');
    expect([...own]).toMatchObject([[clocked, { seat: 0, state: 'running', zeroAt: monday + 4 * day }]]);
    expect([...(await room.service.calls.ownClocks('bob'))]).toEqual([]);
    await answer(room, clocked, 'ann', { pick: ['end'] });
    expect([...(await room.service.calls.ownClocks('ann'))]).toEqual([]);
    expect([...(await room.service.calls.ownClocks('bob'))]).toMatchObject([[clocked, { seat: 1 }]]);
  });

  test('say that time is up, too', async () => {
    const room = await open();
    const { clocked } = await games(room);
    await room.sweep();
    for (let n = 0; n < 5; n++) {
      await pass(room, day);
      await room.sent();
    }
    expect((await room.service.calls.ownClocks('ann')).get(clocked)).toMatchObject({ state: 'late' });
  });
});

test('whoever has their data deleted leaves nothing that is due or waits to be sent to them', async () => {
  const room = await open();
  await room.service.setSettings('bob', { digest: { at: '09:00' }, calls: { ...usualCalls, turn: 'dm' } });
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await answer(room, id, 'ann', { pick: ['end'] });
  room.clock.now += hour;
  await room.sweep();
  room.clock.now += 2 * hour;
  await room.sweep();
  const claimed = await room.store.outbox.claim(room.clock.now, 50, 1);
  expect(claimed.map(({ kind }) => kind)).toContain('calls');
  ok(await room.service.concede(id, 'bob'));
  expect(ok(await room.service.people.forget('bob')).standing).toEqual([]);
  room.clock.now += 30 * day;
  const due = await room.store.due.claim(room.clock.now, 50, 1000);
  expect(due.filter(({ table }) => table.includes('bob'))).toEqual([]);
  const left = await room.store.outbox.claim(room.clock.now, 50, 1000);
  expect(left.filter((row) => JSON.stringify(row).includes('bob'))).toEqual([]);
});
