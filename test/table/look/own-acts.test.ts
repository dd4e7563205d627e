// What moderators did, as those learn it who did it or whom it was about.
import { expect, test } from 'vitest';
import { day, game, ok, openRoom } from '../room.ts';

const ann = '100000000000000001';
const bob = '100000000000000002';
const cyd = '100000000000000003';

test('A49 A53 what moderators did is told to those who did it and those it was about, and nobody else is named', async () => {
  const room = await openRoom();
  const table = await game(room, [ann, bob, cyd]);
  const boss = { user: cyd, name: 'Cyd', guild: 'guild', manages: true, roles: [] };
  const { servers, people } = room.service;
  ok(await servers.remove(boss, table.id, 0, 'Gone for weeks.'));
  room.clock.now += day;
  expect(await servers.ban(boss, ann, room.clock.now + day, 'Rude.')).toBeUndefined();
  ok(await servers.end(boss, table.id, 'All gone.'));
  const [removed, banned] = ok(await people.stored(ann)).acts;
  expect(removed).toMatchObject({ part: 'about', what: 'remove', table: table.id, reason: 'Gone for weeks.' });
  expect(banned).toMatchObject({ part: 'about', what: 'ban', guild: 'guild', until: room.clock.now + day });
  const done = ok(await people.stored(cyd)).acts;
  expect(done.map(({ part, what }) => [part, what])).toEqual([
    ['by', 'remove'],
    ['by', 'ban'],
    ['by', 'end'],
  ]);
  expect(JSON.stringify(done)).not.toContain(ann);
  expect(JSON.stringify([removed, banned])).not.toContain(cyd);
  expect(ok(await people.stored(bob)).acts).toEqual([]);
  ok(await people.forget(cyd));
  expect(ok(await people.stored(cyd)).acts).toEqual([]);
  expect(ok(await people.stored(ann)).acts).toHaveLength(2);
});
