// What people are told besides their move: nudges, reminders, that they are next or the last.
import { describe, expect, test } from 'vitest';
import type { Game } from '#face/game';
import { nextInOrder } from '#face/view';
import type { CallSettings } from '#table/types';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { answer, day, deckOf, game, lobby, ok, openRoom, refused } from '../room.ts';
import { bobsTurn, emptyView, endTurn, hour, later, monday, openAt, quiet, set } from './calling.ts';

describe('a nudge', () => {
  test('reminds the person whose move it is, once a day', async () => {
    const room = await openRoom();
    const { id } = await bobsTurn(room);
    expect(await room.service.calls.nudge(id, 'ann', 1)).toBe('nudged');
    expect(await room.sent()).toEqual([{ kind: 'nudge', table: id, user: 'bob', by: 0 }]);
    room.clock.now += day - 1;
    expect(refused(await room.service.calls.nudge(id, 'ann', 1))).toEqual({ refused: 'call.nudged' });
    room.clock.now += 1;
    expect(await room.service.calls.nudge(id, 'ann', 1)).toBe('nudged');
  });

  test('goes the way that calls go: directly, or when quiet hours are over', async () => {
    const room = await openAt(monday + 3 * hour);
    await set(room, 'bob', { turn: 'dm' });
    const direct = await bobsTurn(room);
    await later(room, hour);
    ok(await room.service.calls.nudge(direct.id, 'ann', 1));
    expect(await later(room, hour)).toEqual([{ kind: 'calls', table: 'u:bob', user: 'bob', tables: [direct.id] }]);
    await set(room, 'bob', {}, quiet);
    const late = await bobsTurn(room);
    ok(await room.service.calls.nudge(late.id, 'ann', 1));
    expect(await later(room, 2 * hour)).toEqual([]);
    expect(await later(room, 2 * hour)).toEqual([{ kind: 'call', table: late.id, users: ['bob'] }]);
  });

  test('is for players of the table, about others for whom it waits, and for those who do not mind', async () => {
    const room = await openRoom();
    const { id } = await bobsTurn(room);
    const nudge = async (user: string, seat: number) => refused(await room.service.calls.nudge(id, user, seat)).refused;
    expect(await nudge('cyd', 1)).toBe('table.not-seated');
    expect(await nudge('ann', 0)).toBe('call.nobody');
    expect(await nudge('bob', 1)).toBe('call.nobody');
    expect(await nudge('ann', 7)).toBe('call.nobody');
    ok(await room.service.calls.setHere(id, 'bob', { turn: 'off' }));
    expect(await nudge('ann', 1)).toBe('call.unwanted');
    expect(await room.sent()).toEqual([]);
  });

  test('by two processes at once is one', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const { id } = await bobsTurn(rooms[0]);
    const all = await Promise.all(rooms.map(({ service }) => service.calls.nudge(id, 'ann', 1)));
    expect(all).toContain('nudged');
    expect((await Promise.all(rooms.map((room) => room.sent()))).flat()).toHaveLength(1);
  });
});

describe('reminders', () => {
  test('wait for the end of quiet hours', async () => {
    const room = await openAt(monday + 12 * hour);
    const { id } = await bobsTurn(room);
    // A day later it is quiet.
    await set(room, 'bob', {}, { quiet: { ...quiet.quiet, from: '11:00', to: '15:00' } });
    expect(await later(room, 26 * hour)).toEqual([]);
    expect(await later(room, 2 * hour)).toEqual([{ kind: 'reminder', table: id, users: ['bob'] }]);
  });

  test('go by direct message to those who are called so', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'dm' });
    const { id } = await bobsTurn(room);
    await later(room, hour);
    expect(await later(room, day)).toEqual([{ kind: 'calls', table: 'u:bob', user: 'bob', tables: [id] }]);
  });

  test('are over for the turn when the person says so, and come again in the next one', async () => {
    const room = await openRoom();
    const { id } = await bobsTurn(room);
    expect(refused(await room.service.calls.hush(id, 'ann'))).toEqual({ refused: 'call.not-you' });
    expect(await room.service.calls.hush(id, 'bob')).toBe('hushed');
    expect(await room.service.calls.hush(id, 'bob')).toBe('hushed');
    // A move within the turn does not bring them back.
    await answer(room, id, 'bob', { pick: ['bid'], with: { number: { number: 1 } } });
    await room.sent();
    expect(refused(await room.service.calls.nudge(id, 'ann', 1))).toEqual({ refused: 'call.unwanted' });
    expect(await later(room, 8 * day)).toEqual([]);
    for (const user of ['bob', 'ann']) await endTurn(room, id, user);
    await room.sent();
    expect(await later(room, day)).toEqual([{ kind: 'reminder', table: id, users: ['bob'] }]);
  });
});

describe('who is next', () => {
  const tiny = tinyGame();
  const table = async (next: NonNullable<Game['words']['next']>) => {
    const room = await openRoom({ games: [{ ...tiny, words: { ...tiny.words, next } }] });
    await set(room, 'cyd', { next: true });
    const { id } = await game(room, ['ann', 'bob', 'cyd'], { deck: deckOf('gain') });
    await room.sent();
    const told = async () => (await room.sent()).filter(({ kind }) => kind === 'next');
    return { room, id, told };
  };

  test('is told so directly when the turn before theirs begins, once, if they want that', async () => {
    const { room, id, told } = await table(nextInOrder);
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    expect(await told()).toEqual([]);
    await endTurn(room, id, 'ann');
    expect(await told()).toEqual([{ kind: 'next', table: id, user: 'cyd' }]);
    await answer(room, id, 'bob', { pick: ['bid'], with: { number: { number: 1 } } });
    await endTurn(room, id, 'bob');
    // Now ann is next, who has not asked for it.
    expect(await told()).toEqual([]);
  });

  test('is not told in their quiet hours', async () => {
    const { room, id, told } = await table(nextInOrder);
    room.clock.now = monday + 3 * hour;
    await set(room, 'cyd', { next: true }, quiet);
    await endTurn(room, id, 'ann');
    expect(await told()).toEqual([]);
  });

  test('is left out where the game cannot say so, or fails at it', async () => {
    for (const next of [
      () => undefined,
      () => {
        throw new Error('no idea');
      },
    ]) {
      const { room, id, told } = await table(next);
      await endTurn(room, id, 'ann');
      expect(await told()).toEqual([]);
      expect(ok(await room.service.info(id)).waiting).toMatchObject([{ user: 'bob' }]);
    }
  });

  test('goes round the seats, past those who are out; of two nobody needs to be told', () => {
    const view = { ...emptyView, seats: 4, active: 2 };
    expect(nextInOrder(view)).toBe(3);
    expect(nextInOrder({ ...view, out: [3] })).toBe(0);
    expect(nextInOrder({ ...view, leaving: [3] })).toBe(0);
    expect(nextInOrder({ ...view, out: [3, 0] })).toBeUndefined();
    expect(nextInOrder({ ...view, result: { winners: [1], how: 'points', places: [1, 1, 1, 1] } })).toBeUndefined();
  });
});

describe('of several who are asked together', () => {
  const start = async (calls: Partial<CallSettings>) => {
    const room = await openRoom();
    await set(room, 'cyd', calls);
    const { id } = await lobby(room, ['ann', 'bob', 'cyd']);
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    expect((await room.sent()).filter(({ kind }) => kind === 'last')).toEqual([]);
    await answer(room, id, 'bob', { pick: ['keep'] });
    return { id, last: (await room.sent()).filter(({ kind }) => kind === 'last') };
  };

  test('the last one is told that only they are missing, if they want that', async () => {
    expect((await start({})).last).toEqual([]);
    const mentioned = await start({ last: true });
    expect(mentioned.last).toEqual([{ kind: 'last', table: mentioned.id, user: 'cyd' }]);
    const direct = await start({ last: true, turn: 'dm' });
    expect(direct.last).toEqual([{ kind: 'last', table: direct.id, user: 'cyd', direct: true }]);
  });
});
