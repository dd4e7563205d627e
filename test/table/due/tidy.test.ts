// What becomes of games that are over: everything is read as before at first, then only what everybody could see.
import { describe, expect, test } from 'vitest';
import { tidy } from '#table/due/tidy';
import { newFolder } from '#test/folder';
import { answer, boardOf, day, deckOf, game, ok, openRoom, playCard, type Room, refused } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];
const people = ['ann', 'bob', 'eve'] as const;

/** A game that Ann has won, of several days. */
async function won(room: Room): Promise<string> {
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 2 } } });
  room.clock.now += day;
  await answer(room, id, 'ann', { pick: ['end'] });
  room.clock.now += day;
  await answer(room, id, 'bob', { pick: ['end'] });
  for (let n = 0; n < 4; n++) await playCard(room, id, 'ann', 'gain');
  expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [0] } });
  await room.sent();
  return id;
}

/** Tidies a week after the end of all games, and a year after it; the program has been started again since. */
async function yearLater({ store, clock, service }: Room, folder: string, keepLogs = true): Promise<Room> {
  for (const days of [8, 366]) {
    clock.now += days * day;
    await tidy({ store, now: () => clock.now, keepReplays: 365 * day, keepLogs }, () => false);
  }
  await service.close();
  await store.close();
  return openRoom({ folder, clock });
}

/** What people are told of a game, and may see of it. */
async function told(room: Room, id: string) {
  const logs = await Promise.all(
    people.map(async (user) => ok(await room.service.log(id, user, { limit: 100 })).entries),
  );
  return {
    logs: logs.map((entries) =>
      entries.map(({ rev, n, at, seat, by, lines }) => ({ rev, n, at, seat, by, lines: [...lines] })),
    ),
    record: ok(await room.service.gameRecord(id, 'ann', 'open')).inputs.map(({ rev, ask, input }) => ({
      rev,
      ask,
      input,
    })),
    steps: ok(await room.service.replay(id, 'ann')).steps,
    hands: ok(await room.service.replay(id, 'ann')).shown?.hands.map((view) => boardOf(view).hand.length),
    profile: ok(await room.service.profile('bob', 'bob')),
    data: ok(await room.service.people.course('ann')),
  };
}

describe('a game that is over', () => {
  test('is told as before after a week, when it takes less room', async () => {
    const room = await openRoom();
    const id = await won(room);
    const before = await told(room, id);
    expect(before.logs[0]?.length).toBeGreaterThan(3);
    room.clock.now += 6 * day;
    await room.sweep();
    expect(await told(room, id)).toEqual(before);
    room.clock.now += 2 * day;
    expect(await room.store.archives.pack(room.clock.now - 7 * day)).toBe(1);
    expect(await told(room, id)).toEqual(before);
  });

  test('leaves after a year its result, and the log of what everybody could see', async () => {
    const folder = newFolder();
    const before = await openRoom({ folder });
    const id = await won(before);
    const spectators = (await told(before, id)).logs[2] ?? [];
    const inOrder = spectators.toReversed();
    const revs = [...new Set(inOrder.map(({ rev }) => rev))];
    const room = await yearLater(before, folder);
    for (const user of people) {
      const { entries } = ok(await room.service.log(id, user, { limit: 100 }));
      expect(
        entries.map(({ rev, n, lines }) => ({ rev, n, lines: [...lines] })),
        user,
      ).toEqual(spectators.map(({ rev, n, lines }) => ({ rev, n, lines })));
    }
    const step = ok(await room.service.replay(id, 'bob', { spot: { go: 'last' } }));
    expect(step).toMatchObject({ steps: revs.length, rev: revs.at(-1), shown: undefined, turning: [] });
    const record = ok(await room.service.gameRecord(id, 'bob', 'open'));
    expect([...new Set(record.inputs.map(({ rev }) => rev))]).toEqual(revs);
    expect(record.inputs.filter(({ ask }) => ask !== undefined)).toEqual([]);
    const gone = { refused: 'table.archived' };
    expect(refused(await room.service.view(id, 'ann'))).toMatchObject(gone);
    expect(refused(await room.service.recap(id, 'ann'))).toMatchObject(gone);
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [0] } });
    expect((await room.service.finishedOf('bob')).map((table) => table.id)).toEqual([id]);
    expect(ok(await room.service.profile('bob', 'bob')).tallies).toMatchObject([{ played: 1, won: 0 }]);
    expect(room.errors).toEqual([]);
  });

  test('leaves its result alone where logs are not to be kept', async () => {
    const folder = newFolder();
    const before = await openRoom({ folder });
    const id = await won(before);
    const room = await yearLater(before, folder, false);
    const gone = { refused: 'table.result-only' };
    expect(refused(await room.service.log(id, 'ann'))).toMatchObject(gone);
    expect(refused(await room.service.replay(id, 'ann'))).toMatchObject(gone);
    expect(refused(await room.service.gameRecord(id, 'ann', undefined))).toMatchObject(gone);
    expect(ok(await room.service.info(id))).toMatchObject({ result: { winners: [0] } });
  });
});

test('a game that goes on is left as it is, however old it is', async () => {
  const folder = newFolder();
  const before = await openRoom({ folder });
  const { id } = await game(before, ['ann', 'bob'], { decks });
  const { length } = ok(await before.service.log(id, 'ann')).entries;
  const room = await yearLater(before, folder);
  expect(ok(await room.service.log(id, 'ann')).entries.length).toBe(length);
  await answer(room, id, 'ann', { pick: ['end'] });
  expect(ok(await room.service.view(id, 'bob')).view.owing).toEqual([1]);
});

test('what falls due while games are packed is done, however long that takes', async () => {
  const room = await openRoom();
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await room.sent();
  let end = () => {};
  const packing = new Promise<number>((resolve) => {
    end = () => resolve(0);
  });
  Object.assign(room.store.archives, { pack: () => packing });
  const first = room.sweep();
  await new Promise((resolve) => setImmediate(resolve));
  room.clock.now += day;
  const second = room.sweep();
  await expect.poll(() => room.sent()).toContainEqual({ kind: 'reminder', table: id, users: ['ann'] });
  end();
  await Promise.all([first, second]);
});
