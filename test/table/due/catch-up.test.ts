// The program comes back: after a short while it goes on, after a long one it calls nobody to what is long over.
import { expect, test } from 'vitest';
import { newFolder } from '#test/folder';
import { deckOf, game, openRoom, playCard, type Room } from '../room.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A game in which a move has been made that nobody has been told of, and then the end of the program. */
async function leftBehind(folder: string): Promise<{ readonly id: string; readonly at: number }> {
  const room = await openRoom({ folder });
  const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  await room.sent();
  await room.sweep();
  await playCard(room, id, 'ann', 'gain');
  const at = room.clock.now;
  await room.service.close();
  await room.store.close();
  return { id, at };
}

const back = (folder: string, now: number): Promise<Room> => openRoom({ folder, clock: { now } });

test('after half an hour it tells what it had to tell', async () => {
  const folder = newFolder();
  const { id, at } = await leftBehind(folder);
  const room = await back(folder, at + 30 * minute);
  expect(await room.service.catchUp()).toBeUndefined();
  expect(await room.sent()).toMatchObject([{ kind: 'live', table: id }]);
});

test('after a long absence, or on a backup from long ago, every live message is redrawn, and nobody is called', async () => {
  const folder = newFolder();
  const { id, at } = await leftBehind(folder);
  const room = await back(folder, at + 5 * hour);
  expect(await room.service.catchUp()).toEqual({ since: at, setAside: 1 });
  await expect.poll(async () => (await room.store.figures()).outboxWaiting).toBe(1);
  expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
  // From then on it goes on as ever.
  await playCard(room, id, 'ann', 'gain');
  expect(await room.sent()).toMatchObject([{ kind: 'live', table: id }]);
  room.errors.splice(0);
});

test('a program that runs all the time has not been absent, however long nobody plays', async () => {
  const folder = newFolder();
  const { at } = await leftBehind(folder);
  const room = await back(folder, at + minute);
  for (let passed = 0; passed < 5 * hour; passed += 10 * minute) {
    room.clock.now += 10 * minute;
    await room.sweep();
  }
  await room.service.close();
  await room.store.close();
  const next = await back(folder, room.clock.now + minute);
  expect(await next.service.catchUp()).toBeUndefined();
});
