import { expect, test } from 'vitest';
import { newFolder } from '#test/folder';
import { game, lobby, ok, openRoom, refused } from '../room.ts';

const limits = { tablesPerPerson: 3, tablesPerServer: 4, lobbiesPerPerson: 2 };
const bob = { user: 'bob', name: 'Bob' };

test('a person hosts so many lobbies; a start or a cancellation makes room', async () => {
  const room = await openRoom({ limits });
  const first = await lobby(room, ['ann', 'bob']);
  await lobby(room, ['ann']);
  const request = { host: { user: 'ann', name: 'Ann' }, game: 'tiny', place: { channel: 'c' } };
  const third = refused(await room.service.open({ key: 'third', ...request }));
  expect(third).toEqual({ refused: 'limit.lobbiesPerPerson', with: { most: 2 } });
  expect(room.service.explain(third)).toContain('Start or cancel one first');
  ok(await room.service.start(first.id, 'ann'));
  ok(await room.service.open({ key: 'third', ...request }));
});

test('a person sits at so many unfinished tables, however they come to them', async () => {
  const room = await openRoom({ limits });
  const tables = [await game(room, ['ann', 'bob']), await game(room, ['cyd', 'bob']), await game(room, ['dan', 'bob'])];
  const another = await lobby(room, ['eve']);
  expect(refused(await room.service.join(another.id, bob))).toMatchObject({ refused: 'limit.tablesPerPerson' });
  const request = { key: 'k', host: bob, game: 'tiny', place: { channel: 'c' } };
  expect(refused(await room.service.open(request))).toMatchObject({ refused: 'limit.tablesPerPerson' });
  expect(ok(await room.service.info(another.id)).seats).toHaveLength(1);
  ok(await room.service.concede(tables[0]?.id ?? '', 'bob'));
  ok(await room.service.join(another.id, bob));
});

test('a game that one has given up while others play on does not count', async () => {
  const room = await openRoom({ limits: { ...limits, tablesPerPerson: 1 } });
  const table = await game(room, ['ann', 'bob', 'cyd']);
  const another = await lobby(room, ['eve']);
  expect(refused(await room.service.join(another.id, bob))).toMatchObject({ refused: 'limit.tablesPerPerson' });
  ok(await room.service.concede(table.id, 'bob'));
  expect(ok(await room.service.info(table.id)).status).toBe('running');
  ok(await room.service.join(another.id, bob));
});

test('a server has so many unfinished tables; another server is not concerned', async () => {
  const room = await openRoom({ limits });
  const tables = [];
  for (const host of ['ann', 'bob', 'cyd', 'dan']) tables.push(await lobby(room, [host]));
  const request = { key: 'k', host: { user: 'eve', name: 'Eve' }, game: 'tiny' };
  const full = refused(await room.service.open({ ...request, place: { guild: 'guild', channel: 'c' } }));
  expect(full).toEqual({ refused: 'limit.tablesPerServer', with: { most: 4 } });
  ok(await room.service.open({ ...request, place: { guild: 'elsewhere', channel: 'c' } }));
  ok(await room.service.cancel(tables[0]?.id ?? '', 'ann'));
  ok(await room.service.open({ ...request, key: 'l', place: { guild: 'guild', channel: 'c' } }));
});

test('pressed at once in two processes, the last free place is given once', async () => {
  const folder = newFolder();
  const rooms = [await openRoom({ folder, limits }), await openRoom({ folder, limits })] as const;
  await lobby(rooms[0], ['ann']);
  const opened = await Promise.all(
    rooms.map((room, n) =>
      room.service.open({ key: `${n}`, host: { user: 'ann', name: 'Ann' }, game: 'tiny', place: { channel: 'c' } }),
    ),
  );
  expect(opened.filter((one) => 'refused' in one)).toHaveLength(1);
});

test('the press that took the last place is answered as before when it comes again', async () => {
  const room = await openRoom({ limits: { ...limits, lobbiesPerPerson: 1 } });
  const request = { key: 'k', host: bob, game: 'tiny', place: { channel: 'c' } };
  const table = ok(await room.service.open(request));
  expect(ok(await room.service.open(request)).id).toBe(table.id);
});

test('a person keeps so many decks; one that is deleted makes room', async () => {
  const room = await openRoom({ limits: { decksPerPerson: 2 } });
  const { decks } = room.service;
  const make = (key: string) => decks.create({ key, user: 'ann', game: 'tiny', from: 'empty' });
  const first = ok(await make('1'));
  ok(await make('2'));
  const full = refused(await make('3'));
  expect(full).toEqual({ refused: 'deck.many', with: { most: 2 } });
  expect(room.service.explain(full)).toContain('Delete one');
  ok(await decks.remove(first.id, 'ann'));
  ok(await make('3'));
});

test('in one server so many decks are made a day, whoever makes them; elsewhere, and tomorrow, there is room', async () => {
  const room = await openRoom({ limits: { newDecksPerServer: 2 } });
  const { decks } = room.service;
  const make = (user: string, guild?: string) =>
    decks.create({ key: `${user} ${guild}`, user, guild, game: 'tiny', from: 'empty' });
  const first = ok(await make('ann', 'guild'));
  ok(await make('bob', 'guild'));
  const full = refused(await make('cyd', 'guild'));
  expect(full).toEqual({ refused: 'deck.many-here', with: { most: 2 } });
  expect(room.service.explain(full)).toContain('Make yours tomorrow');
  expect(refused(await decks.copy('copy', first.id, 'cyd', { guild: 'guild' }))).toEqual(full);
  expect(ok(await make('ann', 'guild')).id).toBe(first.id);
  ok(await make('cyd', 'elsewhere'));
  ok(await make('cyd'));
  room.clock.now += 24 * 60 * 60 * 1000;
  ok(await make('cyd', 'guild'));
});
