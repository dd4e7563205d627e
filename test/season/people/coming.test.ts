// L43 whoever does not come to their match loses it, if a reminder has reached them in time; at every pace.
import { describe, expect, test } from 'vitest';
import { eveGame } from '#games/eve/game';
import { paces } from '#season/types';
import { loadSets } from '#sets/load';
import { type Claimed, isRefusal, type OutgoingMessage, undelivered } from '#table/types';
import { day, ok, openRoom, pass, type Room } from '../../table/room.ts';
import { begun, boss, keepHands, member } from '../season-room.ts';

const hour = day / 24;

type Sent = { readonly at: number; readonly message: OutgoingMessage };

/** Sends what is due; `result`: what becomes of a message, undefined: it is left waiting. */
async function deliver(
  room: Room,
  result: (claimed: Claimed) => string | undefined = () => 'message',
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (;;) {
    const claimed = await room.service.outbox.claim(50, 1000);
    if (claimed.length === 0) return sent;
    for (const one of claimed) {
      const done = result(one);
      if (done === undefined) await room.service.outbox.retry(one.id, room.clock.now + hour, 'busy');
      else await room.service.outbox.done(one.id, done);
      if (done !== undefined && done !== undelivered) sent.push({ at: room.clock.now, message: one.message });
    }
  }
}

/** Lets so many hours pass one by one, and sends meanwhile what is due. */
async function hours(room: Room, count: number, result?: Parameters<typeof deliver>[1]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let n = 0; n < count; n++) {
    await pass(room, hour);
    sent.push(...(await deliver(room, result)));
  }
  return sent;
}

/** The first match of a season of four, with those who are at its seats. */
async function firstMatch(room: Room, more: Parameters<typeof begun>[2] = {}) {
  const season = await begun(room, 4, more);
  await deliver(room);
  const [match] = season.matches;
  const users = (match?.seats ?? []).map(({ entry }) => season.entries.find(({ n }) => n === entry)?.user ?? '');
  const now = async () => ok(await room.seasons.find(season.id)).matches.find(({ id }) => id === match?.id);
  return { id: season.id, match: match?.id ?? '', table: match?.table ?? '', users, now };
}

/** One of the two keeps their hand, so that the table waits for the other alone. */
async function keep(room: Room, table: string, user: string): Promise<void> {
  const [ask] = ok(await room.service.view(table, user)).view.asks;
  ok(await room.service.submit(table, user, { ask: ask?.id ?? -1, answer: { pick: ['keep'] } }));
}

const reminders = (sent: readonly Sent[], table: string) =>
  sent.flatMap(({ at, message }) =>
    message.kind === 'come' && message.table === table ? [{ at, seat: message.seat }] : [],
  );

describe('somebody who does not come', () => {
  test.each(paces)('LS39 is reminded at half of their time and absent at its end: %s', async (pace) => {
    const room = await openRoom();
    const { table, users, now } = await firstMatch(room, { more: { pace } });
    const [one = ''] = users;
    const patience = pace === 'brisk' ? 36 : 72;
    const start = room.clock.now;
    await keep(room, table, one);
    expect(reminders(await hours(room, patience / 2 - 1), table)).toEqual([]);
    expect(reminders(await hours(room, 2), table)).toMatchObject([{ seat: 1 }]);
    await hours(room, patience / 2 - 2);
    expect((await now())?.status).toBe('open');
    await hours(room, 2);
    expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'absent', won: [1, 0] } });
    expect((room.clock.now - start) / hour).toBeLessThanOrEqual(patience + 1);
  });

  test('loses nothing while the reminder is on its way, and has half a day from when it has reached them', async () => {
    const room = await openRoom();
    const { table, users, now } = await firstMatch(room);
    await keep(room, table, users[0] ?? '');
    await hours(room, 100, ({ message }) => (message.kind === 'come' ? undefined : 'message'));
    expect((await now())?.status).toBe('open');
    expect(reminders(await hours(room, 2), table)).toHaveLength(1);
    await hours(room, 9);
    expect((await now())?.status).toBe('open');
    await hours(room, 4);
    expect(await now()).toMatchObject({ outcome: { how: 'absent' } });
  });

  test('loses nothing whom no reminder reaches: it is tried again, and the organisers hear of it once', async () => {
    const room = await openRoom();
    const { table, users, now } = await firstMatch(room, { more: { pace: 'brisk' } });
    await keep(room, table, users[0] ?? '');
    const none = ({ message }: Claimed) =>
      (message.kind === 'come' || message.kind === 'warning') && message.table === table ? undelivered : 'message';
    const sent = await hours(room, 24 * 8, none);
    expect((await now())?.status).toBe('open');
    const told = sent.flatMap(({ message }) =>
      message.kind === 'season-news' && message.news.key === 'news.unreached' ? [message.to] : [],
    );
    expect(told).toEqual(['boss']);
    // It reaches them at last.
    await hours(room, 24 * 2);
    expect(await now()).toMatchObject({ status: 'done', outcome: { won: [1, 0] } });
  });

  test('has not come until they have done something; who takes the place of somebody unreached is not unreached', async () => {
    const room = await openRoom();
    const { id, match, table, users, now } = await firstMatch(room, { more: { pace: 'brisk' } });
    const absent = async () => room.seasons.absentFrom(ok(await room.seasons.find(id)), (await now())!);
    expect(await absent()).toEqual([0, 1]);
    await keep(room, table, users[0] ?? '');
    expect(await absent()).toEqual([1]);
    const none = ({ message }: Claimed) =>
      (message.kind === 'come' || message.kind === 'warning') && message.table === table ? undelivered : 'message';
    await hours(room, 24 * 4, none);
    const unreached = async () => ok(await room.seasons.find(id)).progress.unreached.map((one) => one.match);
    expect(await unreached()).toEqual([match]);
    const next = { user: 'zoe', name: 'zoe' };
    ok(await room.seasons.replace(id, boss, { user: users[1] ?? '', next, reason: 'cannot be reached' }));
    expect(await unreached()).toEqual([]);
  });
});

describe('LS39 in a game where one is asked first, an opponent who has nothing to do', () => {
  const eve = eveGame(loadSets().sets.eve);

  test('is reminded too, and loses with them if neither is seen', async () => {
    const room = await openRoom({ games: [eve] });
    const { table, now } = await firstMatch(room, { game: 'eve' });
    expect(ok(await room.service.info(table)).waiting).toHaveLength(1);
    const sent = await hours(room, 74);
    expect(reminders(sent, table)).toHaveLength(2);
    expect(await now()).toMatchObject({ outcome: { how: 'nobody', won: [0, 0] } });
  });

  test('wins if no reminder has reached them', async () => {
    const room = await openRoom({ games: [eve] });
    const { table, now } = await firstMatch(room, { game: 'eve' });
    const first = ok(await room.service.info(table)).waiting[0]?.seat;
    await hours(room, 74, ({ message }) =>
      message.kind === 'come' && message.seat !== first ? undelivered : 'message',
    );
    expect(await now()).toMatchObject({ outcome: { how: 'absent', won: first === 0 ? [0, 1] : [1, 0] } });
  });

  test('wins if they have opened their hand', async () => {
    const room = await openRoom({ games: [eve] });
    const { table, users, now } = await firstMatch(room, { game: 'eve' });
    const { waiting, rev } = ok(await room.service.info(table));
    const idle = 1 - (waiting[0]?.seat ?? 0);
    await room.service.markSeen(table, users[idle] ?? '', rev);
    expect(reminders(await hours(room, 74), table)).toMatchObject([{ seat: 1 - idle }]);
    expect(await now()).toMatchObject({ outcome: { how: 'absent', won: idle === 0 ? [1, 0] : [0, 1] } });
  });
});

describe('somebody has come', () => {
  test('who has opened their hand, and wins against who has not', async () => {
    const room = await openRoom();
    const { table, users, now } = await firstMatch(room);
    await room.service.markSeen(table, users[1] ?? '', ok(await room.service.info(table)).rev);
    const sent = await hours(room, 74);
    expect(reminders(sent, table)).toMatchObject([{ seat: 0 }]);
    expect(await now()).toMatchObject({ outcome: { how: 'absent', won: [0, 1] } });
  });

  test('who has opened their hand or said so, and then has all of their bank for the first move', async () => {
    const room = await openRoom();
    const { id, match, table, users, now } = await firstMatch(room);
    await room.service.markSeen(table, users[0] ?? '', ok(await room.service.info(table)).rev);
    ok(await room.seasons.here(id, match, users[1] ?? ''));
    await hours(room, 24 * 6);
    expect((await now())?.status).toBe('open');
    await hours(room, 24 * 2);
    expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'time' } });
  });

  test('who was seen in the game before of a best of three', async () => {
    const room = await openRoom();
    const { table, now } = await firstMatch(room, { more: { bestOf: 3, pace: 'brisk' } });
    await keepHands(room, table);
    const [{ user = '' } = {}] = ok(await room.service.info(table)).waiting;
    ok(await room.service.concede(table, user));
    await hours(room, 24 * 5);
    expect((await now())?.status).toBe('open');
    await hours(room, 24 * 2);
    expect(await now()).toMatchObject({ outcome: { how: 'time' } });
  });

  test('later, where the organisers have given time or held the season', async () => {
    const room = await openRoom();
    const { id, table, users, now } = await firstMatch(room);
    await keep(room, table, users[0] ?? '');
    ok(await room.seasons.extend(id, member('boss', true), { match: 1, days: 2, reason: 'a feast', key: 'k' }));
    await hours(room, 80);
    expect((await now())?.status).toBe('open');
    ok(await room.seasons.hold(id, member('boss', true), 'a storm'));
    await hours(room, 24 * 4);
    ok(await room.seasons.hold(id, member('boss', true), 'over'));
    await hours(room, 36);
    expect((await now())?.status).toBe('open');
    await hours(room, 8);
    expect(await now()).toMatchObject({ outcome: { how: 'absent', won: [1, 0] } });
  });
});

describe('the bank', () => {
  test('takes no match from whom no warning has reached', async () => {
    const room = await openRoom();
    const { id, table, now } = await firstMatch(room, { more: { pace: 'brisk' } });
    await keepHands(room, table);
    const none = ({ message }: Claimed) => (message.kind === 'warning' ? undelivered : 'message');
    const sent = await hours(room, 24 * 6, none);
    expect((await now())?.status).toBe('open');
    const told = sent.flatMap(({ message }) =>
      message.kind === 'season-news' && message.news.key === 'news.unreached' ? [message.news.with?.match] : [],
    );
    expect(told).toEqual([1]);
    await hours(room, 24);
    expect(await now()).toMatchObject({ outcome: { how: 'time' } });
    expect(isRefusal(await room.seasons.find(id))).toBe(false);
  });
});

test('L72 whoever has left the server, so that no warning reaches them, is out of the season', async () => {
  const room = await openRoom();
  const { id, table, now } = await firstMatch(room);
  await keepHands(room, table);
  const [{ user = '', seat = -1 } = {}] = ok(await room.service.info(table)).waiting;
  ok(await room.seasons.gone(id, user));
  ok(await room.seasons.gone(id, user));
  for (let n = 0; n < 3; n++) await room.sweep();
  expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'dropped', won: seat === 0 ? [0, 1] : [1, 0] } });
  const log = (await room.seasons.log(id)).filter(({ what }) => what === 'gone');
  expect(log).toHaveLength(1);
  ok(await room.seasons.join(id, member(user)));
});
