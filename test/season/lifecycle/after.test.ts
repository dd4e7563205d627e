// What stays of a season: trophies, roles, who goes up and down, the next season; and who begins its games.
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#season/formats/index';
import type { Season } from '#season/types';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { day, ok, openRoom, pass, type Room } from '../../table/room.ts';
import { begun, boss, member, names, playAll, wishes } from '../season-room.ts';

const open = () => openRoom({ limits: { tablesPerPerson: 50 } });
const rolesIn = async (room: Room) => (await room.sent()).flatMap((one) => (one.kind === 'season-role' ? [one] : []));

async function played(room: Room, count: number, more: Parameters<typeof wishes>[0] = {}): Promise<Season> {
  const season = await begun(room, count, more);
  await playAll(room, season.id);
  return ok(await room.seasons.finish(season.id, boss));
}

describe('trophies', () => {
  test('L85 champion, finalist and first wins; unbeaten and steady after five matches', async () => {
    const room = await open();
    const season = await played(room, 6, { kind: 'everyone' });
    const [table = []] = standingsOf(season);
    const of = async (user: string) => (await room.seasons.trophies(user, 'guild')).map(({ kind }) => kind);
    const [first, second, ...others] = table.map(({ entry, won }) => ({ user: entry.user, won }));
    expect(await of(first?.user ?? '')).toEqual(expect.arrayContaining(['champion', 'steady', 'first-win']));
    expect(await of(second?.user ?? '')).toContain('finalist');
    for (const { user, won } of others) expect((await of(user)).includes('first-win')).toBe(won > 0);
    const unbeaten = table.filter(({ lost }) => lost === 0).map(({ entry }) => entry.user);
    for (const { entry } of table)
      expect((await of(entry.user)).includes('unbeaten')).toBe(unbeaten.includes(entry.user));
    expect(await room.seasons.trophies(first?.user ?? '', 'elsewhere')).toEqual([]);
  });

  test('a first win is one, however many seasons somebody wins', async () => {
    const room = await open();
    const one = await played(room, 4);
    const next = ok(await room.seasons.again(one.id, boss));
    for (const name of names.slice(0, 4)) ok(await room.seasons.join(next.id, member(name)));
    ok(await room.seasons.start(next.id, boss));
    await room.sweep();
    await playAll(room, next.id);
    ok(await room.seasons.finish(next.id, boss));
    for (const name of names.slice(0, 4)) {
      const kinds = (await room.seasons.trophies(name, 'guild')).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'first-win').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('roles', () => {
  test('are given while somebody is in the season, and move on to the next champion', async () => {
    const room = await open();
    const roles = { more: { seasonRole: '71', championRole: '72' } };
    const season = await begun(room, 4, roles);
    expect(await rolesIn(room)).toMatchObject([{ role: '71', give: names.slice(0, 4), take: [] }]);
    ok(await room.seasons.drop(season.id, 'dee'));
    await room.sweep();
    expect(await rolesIn(room)).toMatchObject([{ role: '71', give: [], take: ['dee'] }]);
    await playAll(room, season.id);
    ok(await room.seasons.finish(season.id, boss));
    const champion = standingsOf(ok(await room.seasons.find(season.id)))[0]?.[0]?.entry.user;
    expect(await rolesIn(room)).toMatchObject([
      { role: '71', give: [], take: names.slice(0, 3) },
      { role: '72', give: [champion], take: [] },
    ]);
  });
});

describe('the next season', () => {
  test('L87 of divisions takes the best up and the last down; newcomers begin below', async () => {
    const room = await open();
    const people = Array.from({ length: 12 }, (_, i) => `p${i}`);
    const { id } = ok(await room.seasons.create(boss, wishes({ kind: 'everyone', more: { atOnce: 1000 } })));
    for (const name of people) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    await pass(room, 2 * 60_000);
    const done = await playAll(room, id);
    expect(done.status).toBe('review');
    ok(await room.seasons.finish(id, boss));
    const [upper = [], lower = []] = standingsOf(done).map((lines) => lines.map(({ entry }) => entry.user));
    expect([upper.length, lower.length]).toEqual([6, 6]);
    const next = ok(await room.seasons.again(id, boss));
    for (const name of [...people, 'new']) ok(await room.seasons.join(next.id, member(name)));
    const started = ok(await room.seasons.start(next.id, boss));
    const divisionOf = (user: string | undefined) => started.entries.find((entry) => entry.user === user)?.division;
    expect(divisionOf(lower[0])).toBe(0);
    expect(divisionOf('new')).toBe(1);
    expect(divisionOf(upper[0])).toBe(0);
    expect(started.entries.filter(({ division }) => division === 0)).toHaveLength(7);
  });

  test('of a ladder opens by itself, and tells those who were in the last one', async () => {
    const room = await open();
    const season = await begun(room, 2, { kind: 'ladder' });
    for (let d = 0; d < 60; d++) await pass(room, day);
    await room.sweep();
    const ids = await room.seasons.seasonsOf(season.league.id);
    expect(ids).toHaveLength(2);
    const next = ok(await room.seasons.find(ids[1] ?? ''));
    expect(next).toMatchObject({ n: 2, status: 'signup', settings: { kind: 'ladder' } });
    expect(next.startsAt).toBeGreaterThan(room.clock.now - 10 * day);
    const told = (await room.sent()).flatMap((one) =>
      one.kind === 'season-news' && one.news.key === 'news.again' ? [one.to] : [],
    );
    expect(told.sort()).toEqual(['ann', 'bob']);
  });
});

describe('games', () => {
  test('L29 are begun by whoever has begun less often this season', async () => {
    const room = await open();
    const season = await begun(room, 8);
    const done = await playAll(room, season.id);
    const begins = new Map<number, number>();
    for (const { first, seats } of done.matches) {
      expect(first).toBeDefined();
      const entry = seats[first ?? 0]?.entry ?? 0;
      begins.set(entry, (begins.get(entry) ?? 0) + 1);
    }
    expect(Math.max(...begins.values())).toBeLessThanOrEqual(2);
    const options = await Promise.all(
      done.matches.map(async ({ table }) => ok(await room.service.info(table ?? '')).options),
    );
    expect(options.map(({ first }) => first)).toEqual(done.matches.map(({ first }) => first));
  });

  test('LS65 are set up with the rules of the start, whatever comes later', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 4);
    expect(season.ruleset).toBe('tiny-1');
    const games = [tinyGame({ ruleset: 'tiny-2' })];
    const later = await openRoom({ folder, clock: room.clock, seed: 'later', games, limits: { tablesPerPerson: 50 } });
    await playAll(later, season.id);
    const { matches } = ok(await later.seasons.find(season.id));
    expect(matches).toHaveLength(4);
    for (const { table } of matches) {
      const row = await later.store.tables.find(table ?? '');
      expect(row?.ruleset).toBe('tiny-1');
    }
  });
});
