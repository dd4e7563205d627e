// A check-in before the start: who does not say that they are there is out, and nobody else waits for them.
import { expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { day, ok, openRoom, pass, type Room } from '../../table/room.ts';
import { boss, member, names, sentTo, wishes } from '../season-room.ts';

const hour = day / 24;
const refused = (result: unknown): string => {
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result.refused;
};

/** A sign-up of six that starts in three days, with a check-in of a day. */
async function signUp(room: Room) {
  const { id } = ok(await room.seasons.create(boss, wishes({ startsIn: 3, more: { checkIn: 24 } })));
  for (const name of names.slice(0, 6)) ok(await room.seasons.join(id, member(name)));
  await sentTo(room);
  return { id, now: async () => ok(await room.seasons.find(id)) };
}

test('everybody is asked once when it begins, and those who are there play', async () => {
  const room = await openRoom();
  const { id, now } = await signUp(room);
  expect(refused(await room.seasons.checkIn(id, 'ann'))).toBe('league.no-check-in');
  await pass(room, 2 * day + hour);
  const told = await sentTo(room);
  expect(told.filter(({ key }) => key === 'news.you-check-in').map(({ to }) => to)).toEqual(names.slice(0, 6));
  expect(told.filter(({ key }) => key === 'news.check-in')).toHaveLength(1);
  for (const name of ['ann', 'bob', 'cyd', 'dee', 'ann']) ok(await room.seasons.checkIn(id, name));
  expect((await now()).progress.checkedIn).toHaveLength(4);
  // Whoever comes now is there, and an organiser can say so for somebody.
  ok(await room.seasons.join(id, member('zoe')));
  ok(await room.seasons.add(id, boss, { who: { user: 'eve', name: 'EVE' }, reason: 'said so' }));
  expect(refused(await room.seasons.checkIn(id, 'nobody'))).toBe('league.not-in');
  await pass(room, day);
  const begun = await now();
  expect([begun.status, begun.entries.map(({ user }) => user)]).toEqual([
    'running',
    ['ann', 'bob', 'cyd', 'dee', 'eve', 'zoe'],
  ]);
  expect((await sentTo(room)).filter(({ key }) => key === 'news.not-checked-in').map(({ to }) => to)).toEqual(['fay']);
});

test('with too few the sign-up goes on for a week with all of them, and they are asked anew', async () => {
  const room = await openRoom();
  const { id, now } = await signUp(room);
  await pass(room, 2 * day + hour);
  ok(await room.seasons.checkIn(id, 'ann'));
  expect(refused(await room.seasons.start(id, boss))).toBe('league.few');
  await pass(room, day);
  expect([(await now()).status, (await now()).entries.length, (await now()).progress.checkedIn]).toEqual([
    'signup',
    6,
    undefined,
  ]);
  await sentTo(room);
  await pass(room, 6 * day);
  expect((await sentTo(room)).filter(({ key }) => key === 'news.you-check-in')).toHaveLength(6);
});

test('a start that is moved moves the check-in, and one by hand before it asks nobody', async () => {
  const room = await openRoom();
  const { id, now } = await signUp(room);
  await pass(room, 2 * day + hour);
  ok(await room.seasons.checkIn(id, 'ann'));
  ok(await room.seasons.set(id, boss, {}, 7));
  expect([(await now()).startsAt, (await now()).progress.checkedIn]).toEqual([room.clock.now + 7 * day, undefined]);
  await pass(room, 5 * day);
  expect((await now()).progress.checkedIn).toBeUndefined();
  await pass(room, day + hour);
  expect((await now()).progress.checkedIn).toEqual([]);
  ok(await room.seasons.set(id, boss, {}, 0));
  expect((await now()).startsAt).toBeUndefined();
  await pass(room, 30 * day);
  expect(ok(await room.seasons.start(id, boss)).entries).toHaveLength(6);
});

test('whoever is let in, or takes a place, while people check in is there', async () => {
  const room = await openRoom();
  const { id } = ok(await room.seasons.create(boss, wishes({ startsIn: 3, more: { checkIn: 24, approval: true } })));
  for (const name of names.slice(0, 5)) {
    ok(await room.seasons.join(id, member(name)));
    if (name !== 'eve') ok(await room.seasons.approve(id, boss, { user: name, takes: true }));
  }
  await pass(room, 2 * day + hour);
  for (const name of ['ann', 'bob']) ok(await room.seasons.checkIn(id, name));
  ok(await room.seasons.approve(id, boss, { user: 'eve', takes: true }));
  const next = { user: 'zoe', name: 'ZOE' };
  ok(await room.seasons.replace(id, boss, { user: 'cyd', next, reason: 'asked for it' }));
  await pass(room, day);
  const { status, entries } = ok(await room.seasons.find(id));
  expect([status, entries.map(({ user }) => user)]).toEqual(['running', ['ann', 'bob', 'zoe', 'eve']]);
});

test('a check-in that is taken back puts nobody out', async () => {
  const room = await openRoom();
  const { id, now } = await signUp(room);
  await pass(room, 2 * day + hour);
  ok(await room.seasons.checkIn(id, 'ann'));
  ok(await room.seasons.set(id, boss, { checkIn: 0 }));
  await pass(room, day);
  expect([(await now()).status, (await now()).entries.length]).toEqual(['running', 6]);
});

test('where the bot was away, people have half of the time from when they are asked', async () => {
  const room = await openRoom();
  const { id, now } = await signUp(room);
  room.clock.now += 4 * day;
  await room.sweep();
  const late = await now();
  expect([late.status, late.startsAt]).toEqual(['signup', room.clock.now + day / 2]);
  for (const name of ['ann', 'bob', 'cyd', 'dee']) ok(await room.seasons.checkIn(id, name));
  await pass(room, day / 2 + hour);
  expect([(await now()).status, (await now()).entries.length]).toEqual(['running', 4]);
});
