// What has happened since a person was here last, and what it takes to know how far they have read.
import { expect, test } from 'vitest';
import { answer, game, ok, openRoom, type Room } from '../room.ts';

const newsOf = async (room: Room, table: string, user: string) => {
  const {
    since,
    quiet,
    unseen,
    table: { rev },
  } = ok(await room.service.view(table, user));
  return { lines: since.flatMap(({ lines }) => lines), quiet, unseen, rev };
};

/** Ann has ended her turn; it is Bob's. */
async function bobsTurn() {
  const room = await openRoom();
  const { id } = await game(room, ['ann', 'bob', 'cyd']);
  for (const user of ['bob', 'cyd']) ok(await room.service.setAutopilot(id, user, { mode: 'strict' }));
  ok(await room.service.setAutopilot(id, 'ann', { mode: 'strict' }));
  await answer(room, id, 'ann', { pick: ['end'] });
  return { room, id };
}

const pass = { pick: ['pass'] };

test('AS49 what was shown is not news any more; it stays on the screen until something else happens', async () => {
  const { room, id } = await bobsTurn();
  await answer(room, id, 'bob', pass);
  await answer(room, id, 'cyd', pass);
  const before = await newsOf(room, id, 'ann');
  expect(before).toMatchObject({ lines: ['BOB: turn', 'BOB: drew'], quiet: 1, unseen: true });
  await room.service.markSeen(id, 'ann', before.rev);
  expect(await newsOf(room, id, 'ann')).toEqual({ ...before, unseen: false });
  await answer(room, id, 'bob', { pick: ['end'] });
  const after = await newsOf(room, id, 'ann');
  expect(after).toMatchObject({ lines: ['BOB: end'], quiet: 0, unseen: true });
  await room.service.markSeen(id, 'ann', after.rev);
  await room.service.markSeen(id, 'ann', after.rev);
  expect(await newsOf(room, id, 'ann')).toEqual({ ...after, unseen: false });
});

test('AS49 passes of others are a number, the own ones are none', async () => {
  const { room, id } = await bobsTurn();
  expect(await newsOf(room, id, 'ann')).toMatchObject({ lines: [], quiet: 0 });
  await answer(room, id, 'bob', pass);
  expect(await newsOf(room, id, 'ann')).toMatchObject({ lines: [], quiet: 1 });
  expect(await newsOf(room, id, 'bob')).toMatchObject({ lines: [], quiet: 0, unseen: false });
  ok(await room.service.setAutopilot(id, 'cyd', { mode: 'fast', stops: [], until: 'turn' }));
  expect(await newsOf(room, id, 'ann')).toMatchObject({ quiet: 1 });
});

test('an own move counts as having been here; an older look changes nothing', async () => {
  const { room, id } = await bobsTurn();
  const { rev } = await newsOf(room, id, 'bob');
  await answer(room, id, 'bob', pass);
  await answer(room, id, 'cyd', pass);
  await answer(room, id, 'bob', { pick: ['bid'], with: { number: { number: 1 } } });
  expect(await newsOf(room, id, 'bob')).toMatchObject({ lines: [], unseen: false });
  await room.service.markSeen(id, 'bob', rev);
  expect(await newsOf(room, id, 'bob')).toMatchObject({ lines: [], unseen: false });
});

test('reading does not count as a change of the table, and a spectator leaves no trace', async () => {
  const { room, id } = await bobsTurn();
  const before = await room.store.tables.find(id);
  await room.service.markSeen(id, 'dan', before!.rev);
  expect(await room.store.tables.find(id)).toEqual(before);
  await room.service.markSeen(id, 'ann', before!.rev);
  const after = (await room.store.tables.find(id))!;
  expect(after.rev).toBe(before!.rev);
  expect(after.seats.map(({ seenRev }) => seenRev)).toEqual([before!.rev, undefined, undefined]);
});

test('the newest page of the log tells whether it was news', async () => {
  const { room, id } = await bobsTurn();
  await answer(room, id, 'bob', pass);
  const page = ok(await room.service.log(id, 'ann'));
  expect(page.unseen).toBe(true);
  await room.service.markSeen(id, 'ann', page.table.rev);
  expect(ok(await room.service.log(id, 'ann')).unseen).toBe(false);
  expect(ok(await room.service.log(id, undefined)).unseen).toBe(false);
});

test('a store that fails loses no more than the note', async () => {
  const { room, id } = await bobsTurn();
  await room.store.close();
  await room.service.markSeen(id, 'ann', 7);
  expect(room.errors.map(({ text }) => text)).toEqual(['what a person has seen was not noted']);
});
