// L22 A knock-out is seeded by lot, by the ratings of the server, or by hand.
import { expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { ok, openRoom, type Room } from '../../table/room.ts';
import { begun, boss, member, names, playAll, wishes } from '../season-room.ts';

/** The seeds of a season that has begun, the best first. */
async function seeds({ seasons }: Room, id: string): Promise<readonly string[]> {
  const { entries, progress } = ok(await seasons.find(id));
  return (progress.stages?.main?.seeds ?? []).map((n) => entries.find((entry) => entry.n === n)?.user ?? '');
}

async function knockout(room: Room, key: string, more = {}) {
  const { id } = ok(await room.seasons.create(boss, wishes({ key, name: key, kind: 'knockout', more })));
  for (const name of names.slice(0, 6)) ok(await room.seasons.join(id, member(name)));
  return id;
}

test('by hand: whoever is placed anew pushes the others down, who left is passed over, the rest follow by lot', async () => {
  const room = await openRoom();
  const id = await knockout(room, 'hand');
  for (const [user, place] of [
    ['ann', 1],
    ['bob', 2],
    ['cyd', 1],
    ['bob', 1],
    ['fay', 9],
  ] as const)
    ok(await room.seasons.seed(id, boss, { user, place }));
  ok(await room.seasons.drop(id, 'cyd'));
  ok(await room.seasons.start(id, boss));
  const order = await seeds(room, id);
  expect(order.slice(0, 3)).toEqual(['bob', 'ann', 'fay']);
  expect(order.toSorted()).toEqual(['ann', 'bob', 'dee', 'eve', 'fay']);
});

test('by rating: whoever has won most is the first seed, newcomers come last', async () => {
  const room = await openRoom();
  const first = await begun(room, 4, { kind: 'everyone', name: 'First', key: 'first' });
  await playAll(room, first.id);
  const ranked = (await room.seasons.ratings('guild', 'tiny')).map(({ user }) => user);
  const id = await knockout(room, 'rating', { seeding: 'rating' });
  ok(await room.seasons.start(id, boss));
  expect((await seeds(room, id)).slice(0, 4)).toEqual(ranked);
});

test('only a knock-out is seeded, and only before it begins', async () => {
  const room = await openRoom();
  const { id } = ok(await room.seasons.create(boss, wishes()));
  ok(await room.seasons.join(id, member('ann')));
  const wanted = { user: 'ann', place: 1 };
  expect(await room.seasons.seed(id, boss, wanted)).toMatchObject({ refused: 'league.seed-kind' });
  const other = await knockout(room, 'other');
  ok(await room.seasons.start(other, boss));
  const late = await room.seasons.seed(other, boss, wanted);
  expect(isRefusal(late) && late.refused).toBe('league.started');
});

test('whoever comes after a seed has left does not get that seed', async () => {
  const room = await openRoom();
  const id = await knockout(room, 'left');
  ok(await room.seasons.seed(id, boss, { user: 'fay', place: 1 }));
  ok(await room.seasons.drop(id, 'fay'));
  ok(await room.seasons.join(id, member('zoe')));
  const { entries, progress } = ok(await room.seasons.find(id));
  expect(progress.seeded).not.toContain(entries.find(({ user }) => user === 'zoe')?.n);
});
