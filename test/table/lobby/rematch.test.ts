// Another game after one that is over: one lobby, whoever asks for it and however often.
import { expect, test } from 'vitest';
import { usualCalls } from '#table/people/settings-stored';
import { lobby, ok, openRoom, type Room, type RoomOptions, refused } from '../room.ts';

const person = (user: string) => ({ user, name: user.toUpperCase() });

/** A game of two people and a computer player that has come to its end; what was to be told of it is told. */
async function over(options: RoomOptions = {}, users: readonly string[] = ['ann', 'bob']) {
  const room = await openRoom(options);
  const { id } = await lobby(room, [...users]);
  ok(await room.service.addBot(id, 'ann', users.length));
  ok(await room.service.setOptions(id, 'ann', { remindAfter: 3_600_000 }));
  ok(await room.service.start(id, 'ann'));
  ok(await room.service.end(id));
  await room.sent();
  return { room, id };
}

const lobbies = async ({ store }: Room) => store.tables.ofGuild('guild', ['lobby'], 10);

test('the lobby has the same game, options and computer players, and those who played are invited', async () => {
  const { room, id } = await over();
  const { table, opened } = ok(await room.service.openRematch(id, person('bob')));
  expect(opened).toBe(true);
  expect(table).toMatchObject({
    status: 'lobby',
    host: 'bob',
    number: 2,
    options: { seats: 4, remindAfter: 3_600_000 },
    place: { guild: 'guild', channel: 'channel' },
    seats: [{ name: 'BOB' }, { who: { kind: 'bot' } }],
  });
  expect(await room.sent()).toEqual([{ kind: 'lobby', table: table.id, fresh: true, mention: ['ann'] }]);
  const facts = await room.store.facts.of(table.id, { limit: 10 });
  expect(facts.map(({ kind, body }) => [kind, body])).toEqual([['invites', JSON.stringify({ after: id })]]);
  ok(await room.service.join(table.id, person('ann')));
  ok(await room.service.start(table.id, 'bob'));
});

test('whoever had the first seat has the last one, and newcomers sit after those who played', async () => {
  const { room, id } = await over({}, ['ann', 'bob', 'cyd']);
  const { table } = ok(await room.service.openRematch(id, person('ann')));
  const names = async () => ok(await room.service.info(table.id)).seats.map(({ seat, name }) => `${seat} ${name}`);
  const [computer = ''] = (await names()).filter((one) => !one.includes('ANN')).map((one) => one.slice(2));
  ok(await room.service.join(table.id, person('cyd')));
  ok(await room.service.join(table.id, person('bob')));
  expect(await names()).toEqual(['0 BOB', '1 CYD', `2 ${computer}`, '3 ANN']);
  ok(await room.service.leave(table.id, 'cyd'));
  ok(await room.service.join(table.id, person('dan')));
  expect(await names()).toEqual(['0 BOB', `1 ${computer}`, '2 ANN', '3 DAN']);
  ok(await room.service.start(table.id, 'ann'));
  ok(await room.service.end(table.id));
  const third = ok(await room.service.openRematch(table.id, person('bob')));
  ok(await room.service.join(third.table.id, person('ann')));
  const seats = ok(await room.service.info(third.table.id)).seats.map(({ name }) => name);
  expect(seats).toEqual([computer, 'ANN', 'BOB']);
});

test('AS55 two who ask at once, and whoever asks later, are led to one lobby', async () => {
  const { room, id } = await over();
  const answers = await Promise.all(['ann', 'bob', 'ann'].map((user) => room.service.openRematch(id, person(user))));
  expect(new Set(answers.map((answer) => ok(answer).table.id)).size).toBe(1);
  expect(answers.filter((answer) => ok(answer).opened)).toHaveLength(1);
  expect(await lobbies(room)).toHaveLength(1);
  expect((await room.sent()).filter(({ kind }) => kind === 'lobby')).toHaveLength(1);
});

test('a lobby that was called off makes way for another', async () => {
  const { room, id } = await over();
  const first = ok(await room.service.openRematch(id, person('ann')));
  ok(await room.service.cancel(first.table.id, 'ann'));
  const second = ok(await room.service.openRematch(id, person('bob')));
  expect(second).toMatchObject({ opened: true, table: { status: 'lobby', host: 'bob' } });
  expect(second.table.id).not.toBe(first.table.id);
});

test('whoever wants no mentions is not called, and those who did not play cannot ask', async () => {
  const { room, id } = await over({}, ['ann', 'bob', 'cyd']);
  await room.service.setSettings('cyd', { calls: { ...usualCalls, turn: 'off' } });
  expect(refused(await room.service.openRematch(id, person('dan')))).toMatchObject({ refused: 'table.not-among' });
  const { table } = ok(await room.service.openRematch(id, person('ann')));
  expect(await room.sent()).toMatchObject([{ mention: ['bob'] }]);
  expect(refused(await room.service.openRematch(table.id, person('ann')))).toMatchObject({ refused: 'table.not-over' });
});

test('it opens where the last one was opened, in a thread of somebody else’s too', async () => {
  const { room, id } = await over();
  await room.service.setPlace(id, { channel: 'thread', thread: 'thread' });
  const { table } = ok(await room.service.openRematch(id, person('ann')));
  expect(table.place).toMatchObject({ channel: 'thread', thread: 'thread', lobbyMessage: undefined });
  const other = await over({ seed: 'other' });
  await other.room.service.setPlace(other.id, { thread: 'its own' });
  const next = ok(await other.room.service.openRematch(other.id, person('ann')));
  expect(next.table.place.thread).toBeUndefined();
});
