/** Clocks of running tables: what they count, when people are warned, and what happens when time is up. */
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import { type Clock, type OutgoingMessage, undelivered } from '#table/types';
import { newFolder } from '#test/folder';
import { answer, askOf, day, deckOf, game, lobby, ok, openRoom, pass, playCard, type Room, refused } from '../room.ts';

const hour = day / 24;
const minute = hour / 60;
const decks = [deckOf('strike', 'gain'), deckOf('gain')];
const awake = { sleep: false, leave: false } as const;
const daily: Clock = { ...CLOCKS.daily, ...awake };

/** Ann’s turn in a game of two; the first sweep is done, so that the program is known to run. */
async function turnOfAnn(room: Room, clock: Clock = daily): Promise<string> {
  const { id } = await game(room, ['ann', 'bob'], { decks, options: { clock, remindAfter: 0 } });
  await room.sweep();
  await room.sent();
  return id;
}

const clockOf = async (room: Room, id: string, seat: number) =>
  ok(await room.service.view(id, 'ann')).clocks.find((clock) => clock.seat === seat);

const bid = (room: Room, id: string) => answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });

/** Ends the turn of a user; the other one passes. */
async function endTurn(room: Room, id: string, user: string): Promise<void> {
  await answer(room, id, user, { pick: ['end'] });
}

const kinds = (messages: readonly OutgoingMessage[]) => messages.map(({ kind }) => kind);

describe('a new table', () => {
  test('has the daily clock, unless its host chooses another one or none', async () => {
    const room = await openRoom();
    const place = { guild: 'guild', channel: 'channel' };
    const host = { user: 'ann', name: 'Ann' };
    const { id, options } = ok(await room.service.open({ key: 'new', host, game: 'tiny', place }));
    expect(options.clock).toEqual(CLOCKS.daily);
    expect(ok(await room.service.setOptions(id, 'ann', { clock: undefined })).table.options.clock).toBeUndefined();
    const { table } = ok(await room.service.setOptions(id, 'ann', { clock: CLOCKS.live }));
    expect(table.options.clock).toEqual(CLOCKS.live);
  });

  test.each([
    ['a wait of six hours', { allow: 6 * hour }, 'table.clock-between'],
    ['no time at all', { allow: 0, reserve: 0, refill: 0 }, 'table.clock-none'],
    ['half a millisecond', { allow: 0.5 }, 'table.clock-none'],
    ['more time back than there is', { refill: 4 * day }, 'table.clock-refill'],
    ['a reserve of a year', { reserve: 365 * day }, 'table.clock-long'],
  ])('refuses %s', async (_, times, why) => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann']);
    const clock = { ...CLOCKS.daily, ...times };
    expect(refused(await room.service.setOptions(id, 'ann', { clock })).refused).toBe(why);
    expect(ok(await room.service.info(id)).options.clock).toBeUndefined();
  });

  test('takes an hour and twelve hours, and a reserve alone', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann']);
    for (const times of [{ allow: hour }, { allow: 12 * hour }, { allow: 0 }])
      ok(await room.service.setOptions(id, 'ann', { clock: { ...CLOCKS.daily, ...times } }));
  });

  test('without a clock has nothing but its reminders', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    expect(ok(await room.service.view(id, 'ann')).clocks).toEqual([]);
    const due = await room.store.due.claim(room.clock.now + 100 * day, 50, 1);
    expect(due.map(({ kind }) => kind)).toEqual(['remind', 'expire', 'doze']);
  });
});

describe('a wait', () => {
  test('AS1 that ends within its allowance leaves the reserve full: no more is given back than there was', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    await pass(room, 20 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: 4 * hour, reserve: 3 * day });
    await endTurn(room, id, 'ann');
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', allow: day, reserve: 3 * day });
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'running', allow: day, reserve: 3 * day });
  });

  test('AS2 that goes over its allowance draws on the reserve, and gives nothing back', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    await pass(room, 30 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: 0, reserve: 2 * day + 18 * hour });
    await endTurn(room, id, 'ann');
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', reserve: 2 * day + 18 * hour });
    await endTurn(room, id, 'bob');
    // The next one in time gives six hours back.
    await endTurn(room, id, 'ann');
    // With too many cards in hand, more is asked before the turn is over.
    while (ok(await room.service.info(id)).waiting.some(({ user }) => user === 'ann'))
      await answer(room, id, 'ann', (await askOf(room, id, 'ann')).fallback);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', allow: day, reserve: 3 * day });
  });

  test('AS5 lasts through all questions of a turn while nobody else is asked', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    for (let n = 0; n < 6; n++) {
      await pass(room, 5 * hour);
      await bid(room, id);
    }
    expect(await clockOf(room, id, 0)).toMatchObject({ allow: 0, reserve: 2 * day + 18 * hour });
  });

  test('ends when somebody else is asked, be it a computer player', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann'], { options: { clock: daily } });
    ok(await room.service.addBot(id, 'ann', 1, 'idler'));
    ok(await room.service.chooseDeck(id, 'ann', deckOf('gain')));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await pass(room, 20 * hour);
    await playCard(room, id, 'ann', 'gain');
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: day, reserve: 3 * day });
    expect((await clockOf(room, id, 1))?.state).toBeUndefined();
  });

  test('runs for several people side by side', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob', 'cyd'], { options: { clock: daily } });
    ok(await room.service.start(id, 'ann'));
    await pass(room, 2 * hour);
    await answer(room, id, 'bob', { pick: ['keep'] });
    await pass(room, 2 * hour);
    const left = ok(await room.service.view(id, 'ann')).clocks.map(({ state, allow }) => [state, allow]);
    expect(left).toEqual([
      ['running', 20 * hour],
      ['stopped', day],
      ['running', 20 * hour],
    ]);
  });

  test('gives back without any allowance as well, up to the reserve there was', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room, { ...daily, allow: 0, reserve: day, refill: 2 * hour });
    await pass(room, 5 * hour);
    await endTurn(room, id, 'ann');
    expect(await clockOf(room, id, 0)).toMatchObject({ reserve: 21 * hour });
  });
});

describe('when time runs short', () => {
  test('people are warned once, and a move in time ends it', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    const { zeroAt = 0 } = (await clockOf(room, id, 0)) ?? {};
    expect(zeroAt - room.clock.now).toBe(4 * day);
    await pass(room, 2 * day);
    expect(await room.sent()).toEqual([{ kind: 'reminder', table: id, users: ['ann'] }]);
    // A tenth of what there was.
    await pass(room, 2 * day - 10 * hour);
    expect(await room.sent()).toEqual([]);
    await pass(room, hour);
    const [warning] = await room.sent();
    expect(warning).toEqual({ kind: 'warning', table: id, seat: 0, at: expect.any(Number) });
    expect((await clockOf(room, id, 0))?.warnedAt).toBe(warning?.kind === 'warning' ? warning.at : undefined);
    await pass(room, 8 * hour);
    expect(await room.sent()).toEqual([]);
    await endTurn(room, id, 'ann');
    expect((await clockOf(room, id, 0))?.warnedAt).toBeUndefined();
    await room.sent();
    await pass(room, 2 * day);
    expect(await room.sent()).toEqual([{ kind: 'reminder', table: id, users: ['bob'] }]);
  });

  test('nothing happens before a warning was sent, and some time has passed since', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    // The warning stays in the outbox: nothing can be sent.
    await pass(room, 5 * day);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: 0, reserve: 0 });
    expect(kinds(await room.sent())).toEqual(['reminder', 'warning']);
    const told = room.clock.now;
    await pass(room, 6 * hour - minute);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running' });
    await pass(room, 6 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'late' });
    expect(kinds(await room.sent())).toEqual(['late']);
    expect(room.clock.now - told).toBeGreaterThan(6 * hour);
  });

  test('a warning counts, though the clock ticks on while it is stored', async () => {
    let time = 1_000_000;
    const clock = {
      get now() {
        return time++;
      },
      set now(to: number) {
        time = to;
      },
    };
    const room = await openRoom({ clock });
    const id = await turnOfAnn(room);
    await pass(room, 4 * day - 8 * hour);
    expect(kinds(await room.sent())).toEqual(['reminder', 'warning']);
    await pass(room, 9 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'late' });
    expect(kinds(await room.sent())).toEqual(['late']);
  });

  test('AS7 the time when nothing ran costs nobody anything', async () => {
    const folder = newFolder();
    const clock = { now: 1_000_000 };
    const first = await openRoom({ folder, clock });
    const id = await turnOfAnn(first, { ...daily, allow: 12 * hour, reserve: 0, refill: 0 });
    await pass(first, 10 * hour);
    // Down from two hours before to three hours after.
    await first.sent();
    await first.service.close();
    await first.store.close();
    clock.now += 5 * hour;
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const [room] = rooms;
    await Promise.all(rooms.map((one) => one.sweep()));
    const { state, zeroAt = 0 } = (await clockOf(room, id, 0)) ?? {};
    expect({ state, left: zeroAt - clock.now }).toEqual({ state: 'running', left: 2 * hour });
    expect(await room.store.outages.since(0)).toEqual([{ from: clock.now - 5 * hour, to: clock.now }]);
    await pass(room, 2 * hour - minute);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running' });
    await pass(room, 16 * minute);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'late' });
  });

  test('a process that stops while another goes on is no outage', async () => {
    const folder = newFolder();
    const clock = { now: 1_000_000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    await Promise.all(rooms.map((one) => one.sweep()));
    await rooms[1].service.close();
    await pass(rooms[0], hour);
    expect(await rooms[0].store.outages.since(0)).toEqual([]);
  });
});

/** Lets Ann’s time run out; what is then to be sent is left in the outbox. */
async function annIsLate(room: Room, clock: Clock = daily): Promise<string> {
  const id = await turnOfAnn(room, clock);
  await pass(room, clock.allow + clock.reserve - 9 * hour);
  expect(kinds(await room.sent())).toContain('warning');
  await pass(room, 9 * hour + minute);
  return id;
}

describe('when time is up', () => {
  test('the others are asked, once, and the person may still move', async () => {
    const room = await openRoom();
    const id = await annIsLate(room);
    expect(await room.sent()).toEqual([{ kind: 'late', table: id, seat: 0 }]);
    await pass(room, 10 * day);
    expect(await room.sent()).toEqual([]);
    await endTurn(room, id, 'ann');
    expect(await room.sent()).toContainEqual({ kind: 'late', table: id, seat: 0, over: 'moved' });
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', allow: day, reserve: 0 });
  });

  test('a reminder is all there is, if the table says so', async () => {
    const room = await openRoom();
    const id = await annIsLate(room, { ...daily, zero: 'nothing' });
    expect(await room.sent()).toEqual([{ kind: 'reminder', table: id, users: ['ann'] }]);
  });

  test('AS10 the usual answer is given, if the table says so, and the log says who gave it', async () => {
    const room = await openRoom();
    const id = await annIsLate(room, { ...daily, zero: 'move' });
    expect(ok(await room.service.info(id)).waiting).toMatchObject([{ user: 'bob' }]);
    const { entries } = ok(await room.service.log(id, 'bob'));
    expect(entries.filter(({ by }) => by === 'clock').map(({ seat }) => seat)).toEqual([0]);
    const row = await room.store.tables.find(id);
    expect(row?.seats[0]?.missed).toBe(1);
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'running', allow: day - minute });
  });

  test('the game is lost, if a league says so', async () => {
    const room = await openRoom();
    const id = await annIsLate(room, { ...daily, zero: 'forfeit' });
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [1] } });
    expect(await room.sent()).toContainEqual(
      expect.objectContaining({ kind: 'notice', text: { key: 'notice.forfeited', with: { person: 'ANN' } } }),
    );
  });

  test.each(['move', 'forfeit'] as const)('AS8 who could not be warned is left to the others (%s)', async (zero) => {
    const room = await openRoom();
    const id = await turnOfAnn(room, { ...daily, zero });
    await pass(room, 3 * day);
    await room.sent();
    await pass(room, day - 9 * hour);
    const [warning] = await room.service.outbox.claim(10, minute);
    expect(warning?.message.kind).toBe('warning');
    await room.service.outbox.done(warning?.id ?? '', undelivered);
    await pass(room, 10 * hour);
    expect(await room.sent()).toEqual([{ kind: 'late', table: id, seat: 0 }]);
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'running', waiting: [{ user: 'ann' }] });
  });

  test('two processes act once', async () => {
    const folder = newFolder();
    const clock = { now: 1_000_000 };
    const room = await openRoom({ folder, clock });
    const other = await openRoom({ folder, clock });
    const id = await turnOfAnn(room, { ...daily, zero: 'move' });
    await pass(room, 4 * day - 9 * hour);
    await room.sent();
    await pass(room, 9 * hour - minute);
    for (let n = 0; n < 3; n++) {
      clock.now += minute;
      await Promise.all([room.sweep(), other.sweep()]);
    }
    const { entries } = ok(await room.service.log(id, 'bob'));
    expect(entries.filter(({ by }) => by === 'clock')).toHaveLength(1);
  });

  test('nobody decides about somebody who plays against computers alone', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann'], { options: { clock: daily, remindAfter: 0 } });
    ok(await room.service.addBot(id, 'ann', 1, 'idler'));
    ok(await room.service.start(id, 'ann'));
    await room.sweep();
    await room.sent();
    await pass(room, 4 * day - 9 * hour);
    await room.sent();
    await pass(room, 9 * hour);
    expect(kinds(await room.sent())).toEqual(['reminder']);
  });
});

describe('mercy', () => {
  test('AS11 gives the time again, once, and tells the late person', async () => {
    const folder = newFolder();
    const clock = { now: 1_000_000 };
    const room = await openRoom({ folder, clock });
    const other = await openRoom({ folder, clock });
    const id = await annIsLate(room);
    await room.sent();
    const [one, two] = await Promise.all([
      room.service.refillTime(id, 'bob', 0),
      other.service.refillTime(id, 'bob', 0),
    ]);
    ok(one);
    ok(two);
    expect(await room.sent()).toEqual([
      { kind: 'late', table: id, seat: 0, over: 'given' },
      { kind: 'given', table: id, seat: 0 },
    ]);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: day, reserve: 0 });
    // Not more than once: it ends as before, after another warning.
    await pass(room, day - 5 * hour);
    expect(kinds(await room.sent())).toEqual(['warning']);
    await pass(room, 7 * hour);
    expect(kinds(await room.sent())).toEqual(['late']);
  });

  test('lets the computer answer for once', async () => {
    const room = await openRoom();
    const id = await annIsLate(room);
    await room.sent();
    ok(await room.service.answerOnce(id, 'bob', 0));
    expect(await room.sent()).toContainEqual({ kind: 'late', table: id, seat: 0, over: 'answered' });
    expect(ok(await room.service.info(id)).seats[0]?.who).toEqual({ kind: 'person', user: 'ann' });
    expect(refused(await room.service.answerOnce(id, 'bob', 0)).refused).toBe('clock.not-late');
  });

  test('lets the computer play on, until the person is back', async () => {
    const room = await openRoom();
    const id = await annIsLate(room);
    await room.sent();
    expect(refused(await room.service.playOn(id, 'bob', 0, 'cyd')).refused).toBe('table.moved-on');
    ok(await room.service.playOn(id, 'bob', 0, 'ann'));
    expect(ok(await room.service.info(id)).seats[0]).toMatchObject({ who: { user: 'ann' }, standIn: {} });
    expect(await room.sent()).toContainEqual({ kind: 'late', table: id, seat: 0, over: 'replaced' });
    ok(await room.service.playOn(id, 'bob', 0, 'ann'));
    expect(await room.sent()).toEqual([]);
    ok(await room.service.comeBack(id, 'ann'));
    expect(ok(await room.service.info(id)).seats[0]?.standIn).toBeUndefined();
  });

  test('is for those who wait, and only while it is needed', async () => {
    const room = await openRoom();
    const inTime = await turnOfAnn(room);
    expect(refused(await room.service.answerOnce(inTime, 'bob', 0)).refused).toBe('clock.not-late');
    expect(refused(await room.service.playOn(inTime, 'bob', 0, 'ann')).refused).toBe('clock.not-late');
    const late = await annIsLate(room);
    for (const user of ['ann', 'cyd']) {
      expect(refused(await room.service.refillTime(late, user, 0)).refused).toBe('clock.not-other');
      expect(refused(await room.service.answerOnce(late, user, 0)).refused).toBe('clock.not-other');
      expect(refused(await room.service.playOn(late, user, 0, 'ann')).refused).toBe('clock.not-other');
    }
  });

  test('of one among several can only give time', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], { decks, options: { clock: daily, remindAfter: 0 } });
    await room.sweep();
    await pass(room, 4 * day - 9 * hour);
    await room.sent();
    await pass(room, 9 * hour);
    expect(refused(await room.service.answerOnce(id, 'bob', 0)).refused).toBe('clock.together');
    expect(refused(await room.service.playOn(id, 'bob', 0, 'ann')).refused).toBe('clock.together');
    ok(await room.service.refillTime(id, 'cyd', 0));
  });

  test('is no longer asked for when the game ends otherwise', async () => {
    const room = await openRoom();
    const id = await annIsLate(room);
    await room.sent();
    ok(await room.service.end(id));
    expect(await room.sent()).toContainEqual({ kind: 'late', table: id, seat: 0, over: 'ended' });
  });
});
