// Whether a table is further back than what people were shown of it, which only a restored backup brings about.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreDatabase } from '#store/sqlite/restore';
import { newFolder } from '#test/folder';
import { answer, askOf, deckOf, game, lobby, ok, openRoom, playCard, type Room, refused } from '../room.ts';

const hour = 60 * 60_000;
const war = { decks: [deckOf('gain'), deckOf('shield')] };

/** Goes on with what a backup has, which was made just now; `lost` is what is done after it. */
async function restored(room: Room, folder: string, lost: () => Promise<void>): Promise<Room> {
  const backup = join(folder, 'backup.sqlite');
  await room.store.backup(backup);
  room.clock.now += hour;
  await lost();
  await room.service.close();
  await room.store.close();
  await restoreDatabase(backup, join(folder, 'test.sqlite'), new Date());
  return openRoom({ folder, clock: room.clock });
}

const shownOf = async (room: Room, id: string, user: string) => ({
  rev: ok(await room.service.info(id)).rev,
  ask: (await askOf(room, id, user)).id,
});

test('a later rev, or an ask that was not put yet: the time is that of the last stored move', async () => {
  const folder = newFolder();
  const first = await openRoom({ folder });
  const { id } = await game(first, ['ann', 'bob'], war);
  const before = await shownOf(first, id, 'ann');
  const at = first.clock.now;
  let lost = before;
  const room = await restored(first, folder, async () => {
    await playCard(first, id, 'ann', 'gain');
    lost = await shownOf(first, id, 'bob');
    expect(await first.service.setBackTo(id, lost)).toBeUndefined();
  });
  expect(lost.rev).toBeGreaterThan(before.rev);
  expect(await room.service.setBackTo(id, lost)).toBe(at);
  expect(await room.service.setBackTo(id, { ...lost, rev: 0 })).toBe(at);
  expect(await room.service.setBackTo(id, { ...lost, ask: 0 })).toBe(at);
  expect(await room.service.setBackTo(id, before)).toBeUndefined();
  // What is merely over was shown before, not later.
  await answer(room, id, 'ann', { pick: ['end'] });
  expect(await room.service.setBackTo(id, before)).toBeUndefined();
});

test('a table that had not begun then was set back to its opening; one that was not opened is unknown', async () => {
  const folder = newFolder();
  const first = await openRoom({ folder });
  const { id } = await lobby(first, ['ann', 'bob']);
  const at = first.clock.now;
  let [lost, later] = [{ rev: 0, ask: 0 }, ''];
  const room = await restored(first, folder, async () => {
    ok(await first.service.start(id, 'ann'));
    lost = await shownOf(first, id, 'ann');
    later = (await lobby(first, ['cyd'])).id;
  });
  expect(await room.service.setBackTo(id, { ...lost, rev: 0 })).toBe(at);
  expect(await room.service.setBackTo(later, lost)).toBeUndefined();
  expect(refused(await room.service.view(id, 'ann')).refused).toBe('table.not-started');
});
