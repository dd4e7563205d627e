/** Seasons that are remembered: what another process has done to them is seen at once. */
import { expect, test } from 'vitest';
import { createSeasonCache } from '#season/cache';
import { readSeason } from '#season/read';
import { ok, openRoom } from '../table/room.ts';
import { boss, member, wishes } from './season-room.ts';

test('it reads the whole season only when its rev is a new one, and never shows what is not stored', async () => {
  const room = await openRoom();
  const { id } = ok(await room.seasons.create(boss, wishes({})));
  let whole = 0;
  const { find, head } = room.store.seasons;
  const counting = {
    head,
    async find(season: string) {
      whole += 1;
      return find(season);
    },
  };
  // Of a process that changes nothing itself.
  const other = createSeasonCache(counting);
  const stored = async () => {
    const found = await find(id);
    return found && readSeason(found);
  };
  const seen = async () => {
    expect(await other.read(id)).toEqual(await stored());
    return whole;
  };
  expect(await seen()).toBe(1);
  expect(await seen()).toBe(1);
  for (const name of ['ann', 'bob', 'cyd', 'dee']) ok(await room.seasons.join(id, member(name)));
  expect(await seen()).toBe(2);
  // These are not part of what a rev counts.
  await room.store.seasons.setMessage(id, 'm1');
  ok(await room.seasons.setOrganiser(id, boss, { user: 'eve', organises: true }));
  const before = await seen();
  await room.store.seasons.setMessage(id, 'm2');
  expect(await seen()).toBe(before);
  ok(await room.seasons.start(id, boss));
  await room.sweep();
  const season = ok(await room.seasons.find(id));
  expect(await seen()).toBe(before + 1);
  const [match] = season.matches;
  const user = season.entries.find(({ n }) => n === match?.seats[0]?.entry)?.user ?? '';
  ok(await room.seasons.here(id, match?.id ?? '', user));
  expect(await seen()).toBe(before + 2);
  expect((await other.read(id))?.matches[0]?.seats[0]?.seenAt).toBeDefined();
  expect(await other.read('gone')).toBeUndefined();
});
