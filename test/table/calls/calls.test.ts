// How people are called when it is their move: at once, later, directly, or not at all.
import { describe, expect, test } from 'vitest';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, lobby, ok, openRoom, refused } from '../room.ts';
import { bobsTurn, hour, later, minute, monday, openAt, quiet, set, silent } from './calling.ts';

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

  test('AS26 waits for the end of quiet hours; the table’s message comes at once and mentions nobody', async () => {
    const room = await openAt(monday + 3 * hour);
    await set(room, 'bob', {}, quiet);
    const { id, sent } = await bobsTurn(room);
    expect(sent).toEqual([silent(id)]);
    expect(await later(room, 5 * hour - 5 * minute)).toEqual([]);
    expect(await later(room, 5 * minute)).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
  });

  test('AS26 is not made after quiet hours in which they have moved', async () => {
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
  test('AS28 of several tables within ten minutes are one', async () => {
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

  test('AS29 that are refused become mentions, and the person is told so once', async () => {
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

test('AS31 what an autopilot or a computer player answers at once calls nobody, whatever the settings', async () => {
  for (const calls of [{ turn: 'mention' }, { turn: 'dm' }, { after: hour }] as const) {
    const room = await openRoom();
    await set(room, 'bob', { ...calls, next: true, last: true });
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await room.sent();
    // The other seat's autopilot passes the window after this play.
    const view = ok(await room.service.view(id, 'ann')).view;
    const [card] = (view.board as { hand: { card: string }[] }).hand;
    await answer(room, id, 'ann', { pick: [card?.card ?? ''] });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    expect(await later(room, 2 * hour)).toEqual([]);
  }
});
