// Places and what is won by them: those who were taken out have none, those who have deleted their data win nothing.
import { describe, expect, test } from 'vitest';
import { podiumOf, standingsOf, withSettled } from '#season/formats/index';
import { ladderStandings } from '#season/formats/ladder';
import { trophiesOf } from '#season/lifecycle/trophies';
import type { Season } from '#season/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { ok, openRoom, type Room } from '../../table/room.ts';
import { begun, boss, member, names, playAll } from '../season-room.ts';

const reason = 'played with two accounts';
const open = () => openRoom({ limits: { tablesPerPerson: 50 } });
const placesOf = (season: Season) => (standingsOf(season)[0] ?? []).map(({ entry, place }) => [entry.user, place]);
const rolesIn = async (room: Room) => (await room.sent()).flatMap((one) => (one.kind === 'season-role' ? [one] : []));
const wonBy = async (room: Room, user: string) => (await room.seasons.trophies(user, 'guild')).map(({ kind }) => kind);

async function reviewed(room: Room, count: number, more: Parameters<typeof begun>[2] = {}): Promise<Season> {
  const { id } = await begun(room, count, more);
  return playAll(room, id);
}

describe('whoever is taken out', () => {
  test('keeps results, has no place and wins nothing; those behind move up', async () => {
    const room = await open();
    const season = await reviewed(room, 4);
    const [first = '', second = ''] = placesOf(season).map(([user]) => String(user));
    const before = standingsOf(season)[0]?.[1];
    ok(await room.seasons.remove(season.id, boss, first, reason));
    const done = ok(await room.seasons.finish(season.id, boss));
    const [table = []] = standingsOf(done);
    expect(table[0]).toMatchObject({ place: 1, points: before?.points, entry: { user: second } });
    expect(table.at(-1)).toMatchObject({ place: undefined, won: 2, entry: { user: first } });
    expect([await wonBy(room, first), await wonBy(room, second)]).toEqual([[], expect.arrayContaining(['champion'])]);
  });

  test('loses what was won already when the season is over, and the champion’s role moves up', async () => {
    const room = await open();
    const { id } = await reviewed(room, 4, { more: { championRole: '72' } });
    const season = ok(await room.seasons.finish(id, boss));
    const [first = '', second = '', third = ''] = placesOf(season).map(([user]) => String(user));
    expect(await rolesIn(room)).toMatchObject([{ role: '72', give: [first], take: [] }]);
    const after = ok(await room.seasons.remove(id, boss, first, reason));
    expect(placesOf(after).slice(0, 2)).toEqual([
      [second, 1],
      [third, 2],
    ]);
    expect(await rolesIn(room)).toMatchObject([{ role: '72', give: [second], take: [first] }]);
    expect(await wonBy(room, first)).toEqual([]);
    expect(await wonBy(room, second)).toContain('champion');
    expect(await wonBy(room, third)).toContain('finalist');
    // The next season's champion takes the role from whoever has it now.
    const next = ok(await room.seasons.again(id, boss));
    for (const name of names.slice(4, 8)) ok(await room.seasons.join(next.id, member(name)));
    ok(await room.seasons.start(next.id, boss));
    await room.sweep();
    await playAll(room, next.id);
    ok(await room.seasons.finish(next.id, boss));
    expect((await rolesIn(room)).map(({ take }) => take)).toContainEqual([second]);
    // What is put right in an earlier season does not take it from them.
    await room.seasons.remove(id, boss, second, reason);
    expect(await rolesIn(room)).toEqual([]);
  });

  test('leaves a knock-out to the one whom they have beaten last', async () => {
    const room = await open();
    const season = await reviewed(room, 4, { kind: 'knockout' });
    const [first = '', second = ''] = placesOf(season).map(([user]) => String(user));
    ok(await room.seasons.remove(season.id, boss, first, reason));
    const done = ok(await room.seasons.finish(season.id, boss));
    expect(placesOf(done).map(([, place]) => place)).toEqual([1, 2, 2, undefined]);
    expect(placesOf(done)[0]).toEqual([second, 1]);
    expect(await wonBy(room, second)).toContain('champion');
  });
});

describe('whoever has deleted their data', () => {
  test('L91 keeps the place without a name, and gets neither trophy nor role', async () => {
    const room = await open();
    const { id, entries } = await reviewed(room, 4, { more: { championRole: '72' } });
    const season = ok(await room.seasons.find(id));
    const [first = ''] = placesOf(season).map(([user]) => String(user));
    const n = entries.find(({ user }) => user === first)?.n;
    ok(await room.service.people.forget(first));
    await rolesIn(room);
    const done = ok(await room.seasons.finish(id, boss));
    const [table = []] = standingsOf(done);
    expect(table[0]).toMatchObject({ place: 1, entry: { n, name: 'Former player' } });
    expect(trophiesOf(done).filter(({ kind }) => kind === 'champion')).toEqual([]);
    expect((await rolesIn(room)).filter(({ role, give }) => role === '72' && give.length > 0)).toEqual([]);
  });
});

describe('a ladder', () => {
  test('L21 whoever has played fewer than three matches has no place, and wins none', () => {
    const entries = [1, 2, 3, 4].map((n) => anEntry(n));
    const match = (n: number, one: number, other: number) =>
      aMatch(n, [one, other], { outcome: { how: 'played', won: [1, 0], drawn: 0, at: n, isRated: true } });
    const matches = [match(1, 1, 2), match(2, 1, 2), match(3, 1, 3), match(4, 4, 3)];
    const season = aSeason({ settings: aSetting({ kind: 'ladder' }), status: 'final', entries, matches });
    expect(ladderStandings(season).map(({ entry, place }) => [entry.n, place])).toEqual([
      [1, 1],
      [4, undefined],
      [3, undefined],
      [2, undefined],
    ]);
    const placed = trophiesOf(season).filter(({ kind }) => kind === 'champion' || kind === 'finalist');
    expect(placed).toEqual([{ user: '1', kind: 'champion' }]);
  });
});

describe('records', () => {
  test('L37 count a shared first place as drawn, and a table to which nobody came as lost', () => {
    const at = (places: readonly number[], how: 'played' | 'nobody' = 'played') => ({
      outcome: { how, won: places.map(() => 0), drawn: 1, at: 1, places },
    });
    const matches = [
      aMatch(1, [1, 2, 3], { round: 1, ...at([1, 1, 3]) }),
      aMatch(2, [1, 2, 3], { round: 2, ...at([0, 0, 0], 'nobody') }),
    ];
    const entries = [1, 2, 3].map((n) => anEntry(n));
    const [table = []] = standingsOf(aSeason({ settings: aSetting({ table: 3 }), entries, matches }));
    expect(table.map(({ entry, won, drawn, lost }) => [entry.n, won, drawn, lost])).toEqual([
      [1, 0, 1, 1],
      [2, 0, 1, 1],
      [3, 0, 0, 2],
    ]);
  });
});

describe('who comes first', () => {
  test('at a last table that did not take place nobody but the best of the rounds does', () => {
    const level = { how: 'nobody' as const, won: [], drawn: 0, at: 1, places: [0, 0, 0] };
    const entries = [1, 2, 3, 4].map((n) => anEntry(n));
    const round = aMatch(1, [1, 2, 3, 4], {
      outcome: { how: 'played', won: [], drawn: 0, at: 1, places: [2, 1, 4, 3] },
    });
    const last = aMatch(1, [2, 1, 4], { id: 'last', stage: 'cut', outcome: level });
    const season = aSeason({ settings: aSetting({ table: 3, cut: 2 }), entries, matches: [round, last] });
    expect(standingsOf(season)[0]?.map(({ entry, place }) => [entry.n, place])).toEqual([
      [2, 1],
      [1, 2],
      [4, 3],
      [3, 4],
    ]);
  });

  test('is told by places: those who share one together, and nobody where nobody is', () => {
    const entries = [1, 2, 3, 4].map((n) => anEntry(n));
    const settings = aSetting({ kind: 'knockout' });
    const none = withSettled(aSeason({ settings, entries }));
    const match = (n: number, one: number, other: number, won: readonly number[], round = 1) =>
      aMatch(n, [one, other], { round, outcome: { how: 'played', won, drawn: 0, at: 1 } });
    const played = [match(1, 1, 4, [1, 0]), match(2, 3, 2, [0, 1]), match(3, 1, 2, [1, 0], 2)];
    expect(podiumOf({ ...none, matches: played })).toEqual({
      first: 'Player 1',
      second: 'Player 2',
      third: expect.stringMatching(/^Player \d, Player \d$/),
    });
    const nobody = [match(1, 1, 4, [0, 0]), match(2, 3, 2, [0, 0])];
    expect(podiumOf({ ...none, matches: nobody })).toMatchObject({ first: undefined, second: undefined });
  });
});
