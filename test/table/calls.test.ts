// How people are called when it is their move: at once, later, directly, or not at all.
import { describe, expect, test } from 'vitest';
import type { Game } from '#face/game';
import { nextInOrder, type View } from '#face/view';
import { usualCalls } from '#table/call-settings';
import type { CallSettings, Intent, UserSettings } from '#table/types';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { answer, day, deckOf, game, lobby, ok, openRoom, type Room, refused } from './room.ts';

const decks = [deckOf('strike', 'gain'), deckOf('gain')];
const emptyView: View = {
  seat: undefined,
  seats: 2,
  out: [],
  asks: [],
  owing: [],
  active: 0,
  turn: 1,
  result: undefined,
  board: {},
};
const minute = 60_000;
const hour = 60 * minute;
/** Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5);

const set = (room: Room, user: string, calls: Partial<CallSettings>, more: Partial<UserSettings> = {}) =>
  room.service.setSettings(user, { calls: { ...usualCalls, ...calls }, ...more });

/** A table where the turn has just come to bob, and what was sent of it. */
async function bobsTurn(room: Room, prepare: (table: string) => Promise<unknown> = async () => {}) {
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await prepare(id);
  await room.sent();
  await answer(room, id, 'ann', { pick: ['end'] });
  return { id, sent: await room.sent() };
}

/** Ends somebody's turn, with the usual answer to whatever else they are asked. */
async function endTurn(room: Room, table: string, user: string): Promise<void> {
  for (;;) {
    const { view } = ok(await room.service.look(table, user));
    const [ask] = view.asks;
    if (ask === undefined || !view.owing.includes(ask.seat)) return;
    ok(await room.service.submit(table, user, { ask: ask.id, answer: ask.fallback }));
  }
}

/** Lets time pass, with a sweep every five minutes (every hour, if it is long), and returns what was sent. */
async function later(room: Room, ms: number): Promise<readonly Intent[]> {
  const sent: Intent[] = [];
  const until = room.clock.now + ms;
  const step = ms > 12 * hour ? hour : 5 * minute;
  while (room.clock.now < until) {
    room.clock.now = Math.min(until, room.clock.now + step);
    await room.sweep();
    sent.push(...(await room.sent()));
  }
  return sent;
}

const openAt = (at: number) => openRoom({ clock: { now: at } });
const silent = (table: string): Intent => ({ kind: 'live', table, mention: [], fresh: true });
const quiet = { quiet: { from: '22:00', to: '08:00', days: [1, 2, 3, 4, 5, 6, 7] } };

test('a call is made at once, however the clock goes on while the move is being stored', async () => {
  let now = 1_000_000;
  const room = await openRoom({
    clock: {
      get now() {
        return now++;
      },
      set now(value) {
        now = value;
      },
    },
  });
  const { id, sent } = await bobsTurn(room);
  expect(sent).toEqual([{ kind: 'live', table: id, mention: ['bob'], fresh: true }]);
});

describe('a call that comes later', () => {
  test('after the delay that somebody has chosen, if the table still waits then', async () => {
    const room = await openRoom();
    await set(room, 'bob', { after: hour });
    const { id, sent } = await bobsTurn(room);
    expect(sent).toEqual([silent(id)]);
    expect(await later(room, hour - 5 * minute)).toEqual([]);
    expect(await later(room, 5 * minute)).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
    expect(await later(room, 10 * hour)).toEqual([]);
  });

  test('is not made if they come by themselves', async () => {
    const room = await openRoom();
    await set(room, 'bob', { after: hour });
    const { id } = await bobsTurn(room);
    await later(room, 30 * minute);
    await answer(room, id, 'bob', { pick: ['end'] });
    await room.sent();
    expect(await later(room, 2 * hour)).toEqual([]);
  });

  test('waits for the end of quiet hours; the table’s message comes at once and mentions nobody', async () => {
    const room = await openAt(monday + 3 * hour);
    await set(room, 'bob', {}, quiet);
    const { id, sent } = await bobsTurn(room);
    expect(sent).toEqual([silent(id)]);
    expect(await later(room, 5 * hour - 5 * minute)).toEqual([]);
    expect(await later(room, 5 * minute)).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
  });

  test('is not made after quiet hours in which they have moved', async () => {
    const room = await openAt(monday + 3 * hour);
    await set(room, 'bob', {}, quiet);
    const { id } = await bobsTurn(room);
    await later(room, 4 * hour);
    await answer(room, id, 'bob', { pick: ['end'] });
    await room.sent();
    expect(await later(room, 3 * hour)).toEqual([]);
  });

  test('follows the hours of the person’s own zone, and the days on which they begin', async () => {
    const evening = { from: '22:00', to: '06:00', days: [7] };
    const room = await openAt(monday + 4 * hour);
    // Sunday night in New York, Monday morning elsewhere.
    await set(room, 'bob', {}, { quiet: evening, zone: 'America/New_York' });
    const { id, sent } = await bobsTurn(room);
    expect(sent).toEqual([silent(id)]);
    expect(await later(room, 7 * hour)).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
    room.clock.now += day;
    const next = await bobsTurn(room);
    expect(next.sent).toMatchObject([{ mention: ['bob'] }]);
  });

  test('is made once by two processes', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const first = await openRoom({ folder, clock });
    await set(first, 'bob', { after: hour });
    const { id } = await bobsTurn(first);
    const rooms = [first, await openRoom({ folder, clock })];
    clock.now += hour;
    await Promise.all(rooms.map((room) => room.sweep()));
    expect((await Promise.all(rooms.map((room) => room.sent()))).flat()).toEqual([
      { kind: 'call', table: id, users: ['bob'] },
    ]);
  });

  test('is not made to somebody who has switched calls off meanwhile', async () => {
    const room = await openRoom();
    await set(room, 'bob', { after: hour });
    await bobsTurn(room);
    await set(room, 'bob', { turn: 'off' });
    expect(await later(room, 2 * hour)).toEqual([]);
  });
});

describe('calls by direct message', () => {
  test('of several tables within ten minutes are one', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'dm' });
    const tables: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { id, sent } = await bobsTurn(room);
      expect(sent).toEqual([silent(id)]);
      tables.push(id);
      room.clock.now += 2 * minute;
    }
    expect(await later(room, 10 * minute)).toEqual([
      {
        kind: 'calls',
        table: 'u:bob',
        user: 'bob',
        tables: expect.toSatisfy((all) => all.toSorted().join() === tables.toSorted().join()),
      },
    ]);
    expect(await later(room, 5 * hour)).toEqual([]);
  });

  test('leave out tables where they have moved, and are not made if none is left', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'dm' });
    const { id } = await bobsTurn(room);
    await answer(room, id, 'bob', { pick: ['end'] });
    await room.sent();
    expect(await later(room, hour)).toEqual([]);
  });

  test('wait for the end of quiet hours, all in one message', async () => {
    const room = await openAt(monday + 1 * hour);
    await set(room, 'bob', { turn: 'dm' }, quiet);
    const one = await bobsTurn(room);
    await later(room, 2 * hour);
    const two = await bobsTurn(room);
    expect(await later(room, 5 * hour)).toEqual([]);
    const [sent, ...more] = await later(room, 15 * minute);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ kind: 'calls', user: 'bob' });
    expect(sent).toMatchObject({ tables: expect.arrayContaining([one.id, two.id]) });
  });

  test('of tables that call at different times come at these times', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'dm', after: 8 * hour });
    const slow = await bobsTurn(room);
    const quick = await bobsTurn(room, (id) => room.service.calls.setHere(id, 'bob', { after: 0 }));
    expect(await later(room, hour)).toMatchObject([{ kind: 'calls', tables: [quick.id] }]);
    expect(await later(room, 8 * hour)).toMatchObject([{ kind: 'calls', tables: [slow.id] }]);
  });

  test('are sent once by two processes, and a call that comes while one is being sent is not lost', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const [room, other] = rooms;
    await set(room, 'bob', { turn: 'dm' });
    const first = await bobsTurn(room);
    clock.now += 10 * minute;
    // Another process has taken up what is due when a table calls again.
    expect(await other.store.due.claim(clock.now, 50, minute)).toMatchObject([{ table: 'u:bob', kind: 'calls' }]);
    const second = await bobsTurn(room);
    await Promise.all(rooms.map((one) => one.sweep()));
    const sent = (await Promise.all(rooms.map((one) => one.sent()))).flat();
    expect(sent).toMatchObject([{ kind: 'calls', tables: expect.arrayContaining([first.id, second.id]) }]);
    expect(sent).toHaveLength(1);
  });

  test('that are refused become mentions, and the person is told so once', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'dm' });
    const { id } = await bobsTurn(room);
    await later(room, 10 * minute);
    await room.service.calls.unreachable('bob', [id]);
    // As after a restart in the middle of it.
    await room.service.calls.unreachable('bob', [id]);
    expect(await room.sent()).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
    const kept = await room.service.pendingTexts.take('bob', 9);
    expect(kept.map(({ text }) => text)).toEqual([expect.stringContaining('closed to me')]);
    // From now on they are mentioned at once, and nothing more is said.
    expect((await bobsTurn(room)).sent).toMatchObject([{ kind: 'live', mention: ['bob'] }]);
    expect(await room.service.pendingTexts.take('bob', 9)).toEqual([]);
    // Whoever chooses direct messages anew gets them again.
    await set(room, 'bob', { turn: 'dm' });
    expect((await bobsTurn(room)).sent).toMatchObject([{ kind: 'live', mention: [] }]);
    await room.service.calls.unreachable('bob', []);
    expect(await room.service.pendingTexts.take('bob', 9)).toEqual([]);
  });
});

describe('calls at one table', () => {
  test('differ from the settings as the person has asked there', async () => {
    const room = await openRoom();
    const off = await bobsTurn(room, (id) => room.service.calls.setHere(id, 'bob', { turn: 'off' }));
    expect(off.sent).toEqual([silent(off.id)]);
    expect(ok(await room.service.calls.here(off.id, 'bob'))).toEqual({ turn: 'off' });
    expect((await later(room, 8 * day)).filter(({ kind }) => kind !== 'live')).toEqual([]);
    expect((await bobsTurn(room)).sent).toMatchObject([{ mention: ['bob'] }]);
    expect(ok(await room.service.calls.setHere(off.id, 'bob', { turn: undefined }))).toEqual({});
  });

  test('are for those who sit there', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    expect(refused(await room.service.calls.setHere(id, 'cyd', { turn: 'off' }))).toEqual({
      refused: 'table.not-seated',
    });
    expect(refused(await room.service.calls.here('nowhere0', 'bob'))).toEqual({ refused: 'table.unknown' });
  });
});

test('what an autopilot or a computer player answers at once calls nobody, whatever the settings', async () => {
  for (const calls of [{ turn: 'mention' }, { turn: 'dm' }, { after: hour }] as const) {
    const room = await openRoom();
    await set(room, 'bob', { ...calls, next: true, last: true });
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await room.sent();
    // The other seat's autopilot passes the window after this play.
    const view = ok(await room.service.look(id, 'ann')).view;
    const [card] = (view.board as { hand: { card: string }[] }).hand;
    await answer(room, id, 'ann', { pick: [card?.card ?? ''] });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    expect(await later(room, 2 * hour)).toEqual([]);
  }
});

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
