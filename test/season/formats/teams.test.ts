// Teams of people who play for each other: how they come together, meet at their boards, and are ranked.
import { describe, expect, test } from 'vitest';
import { standingsCsv } from '#season/csv';
import { podiumOf, standingsOf } from '#season/formats/index';
import { teamMatchesOf, teamsOf } from '#season/formats/teams';
import { championsOf } from '#season/lifecycle/trophies';
import type { Season } from '#season/types';
import { isRefusal } from '#table/types';
import { ok, openRoom, pass, type Room } from '../../table/room.ts';
import { boss, giveUp, member, playAll, sentTo, wishes } from '../season-room.ts';

const refused = (result: unknown): string => {
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result.refused;
};
const DAY = 24 * 60 * 60 * 1000;

async function league(room: Room, teamSize: number, more: object = {}, startsIn?: number): Promise<string> {
  return ok(await room.seasons.create(boss, wishes({ kind: 'teams', startsIn, more: { teamSize, ...more } }))).id;
}
/** "Reds: ann bob" */
const told = (season: Season): readonly string[] =>
  teamsOf(season).map(
    ({ name, boards }) => `${name}: ${boards.map((n) => season.entries.find((one) => one.n === n)?.user).join(' ')}`,
  );
async function joined(room: Room, id: string, teams: Readonly<Record<string, string>>): Promise<void> {
  for (const [team, people] of Object.entries(teams))
    for (const name of people.split(' ')) ok(await room.seasons.join(id, member(name), { team }));
}
async function started(room: Room, id: string): Promise<Season> {
  ok(await room.seasons.start(id, boss));
  await room.sweep();
  return ok(await room.seasons.find(id));
}

describe('before the start', () => {
  test('whoever names a new team founds it, others join it until it is whole, and anybody can change their mind', async () => {
    const room = await openRoom();
    const id = await league(room, 2);
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd' });
    expect(told(ok(await room.seasons.find(id)))).toEqual(['Reds: ann bob', 'Blues: cyd']);
    expect(refused(await room.seasons.join(id, member('dee'), { team: ' REDS ' }))).toBe('league.team-full');
    expect(refused(await room.seasons.join(id, member('dee'), { team: '  ' }))).toBe('league.team-name');
    expect(ok(await room.seasons.find(id)).entries).toHaveLength(3);
    expect(told(ok(await room.seasons.join(id, member('ann'), { team: 'blues' })))).toEqual([
      'Reds: bob',
      'Blues: cyd ann',
    ]);
    ok(await room.seasons.drop(id, 'bob'));
    expect(told(ok(await room.seasons.find(id)))).toEqual(['Blues: cyd ann']);
    expect(told(ok(await room.seasons.join(id, member('dee'))))).toEqual(['Blues: cyd ann']);
  });

  test('the captain puts the boards in order and names the team; nobody else but organisers, who also move people', async () => {
    const room = await openRoom();
    const id = await league(room, 3);
    await joined(room, id, { Reds: 'ann bob cyd', Blues: 'dee' });
    const arrange = (by: string, wanted: object) =>
      room.seasons.arrangeTeam(id, by === 'boss' ? boss : member(by), { user: 'cyd', ...wanted });
    expect(refused(await arrange('bob', { board: 1 }))).toBe('league.not-captain');
    expect(told(ok(await arrange('ann', { board: 1, rename: 'Scarlets' })))[0]).toBe('Scarlets: cyd ann bob');
    expect(refused(await arrange('ann', { team: 'Blues' }))).toBe('league.not-organiser');
    expect(refused(await arrange('ann', { rename: 'blues' }))).toBe('league.team-taken');
    expect(told(ok(await arrange('boss', { team: 'Blues' })))).toEqual(['Scarlets: ann bob', 'Blues: dee cyd']);
    expect(told(ok(await arrange('boss', { board: 0 })))).toEqual(['Scarlets: ann bob', 'Blues: dee']);
    expect(refused(await arrange('boss', { board: 1 }))).toBe('league.not-in-team');
    expect((await room.seasons.log(id))[0]).toMatchObject({ what: 'team', about: 'cyd', actor: 'boss' });
  });

  test('elsewhere nobody has a team, and a team league has no tables of more than two', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes()));
    expect(refused(await room.seasons.join(id, member('ann'), { team: 'Reds' }))).toBe('league.no-teams');
    expect(refused(await room.seasons.set(id, boss, { teamSize: 2 }))).toBe('league.team-size');
    expect(
      refused(await room.seasons.create(boss, wishes({ key: 'x', name: 'X', kind: 'teams', more: { teamSize: 1 } }))),
    ).toBe('league.team-size');
  });

  test('people without a team fill what is missing, the team that lacks least first, and then make teams of their own', async () => {
    const room = await openRoom();
    const id = await league(room, 3);
    await joined(room, id, { Reds: 'ann', Blues: 'bob cyd' });
    for (const name of ['dee', 'eve', 'fay', 'gus', 'hal', 'ida']) ok(await room.seasons.join(id, member(name)));
    expect(told(await started(room, id))).toEqual(['Reds: ann eve fay', 'Blues: bob cyd dee', 'Team 3: gus hal ida']);
  });

  test('teams that were made smaller keep their first boards; the others are placed like those without a team', async () => {
    const room = await openRoom();
    const id = await league(room, 3);
    await joined(room, id, { Reds: 'ann bob cyd', Blues: 'dee eve fay' });
    ok(await room.seasons.set(id, boss, { teamSize: 2 }));
    expect(told(await started(room, id))).toEqual(['Reds: ann bob', 'Blues: dee eve', 'Team 3: cyd fay']);
  });

  test('Start names who has no whole team; at its time the season begins without them, and they are told', async () => {
    const room = await openRoom();
    const id = await league(room, 2, {}, 3);
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd dee', Greens: 'eve' });
    expect(refused(await room.seasons.start(id, boss))).toBe('league.teams-short');
    await pass(room, 3 * DAY);
    await room.sweep();
    const season = ok(await room.seasons.find(id));
    expect([season.status, told(season), season.entries.length]).toEqual([
      'running',
      ['Reds: ann bob', 'Blues: cyd dee'],
      4,
    ]);
    expect(await sentTo(room)).toContainEqual({ to: 'eve', key: 'news.no-team' });
  });
});

describe('the matches', () => {
  test('each team meets each other once, board against board, and the channel is told what it came to', async () => {
    const room = await openRoom();
    const id = await league(room, 2, { atOnce: 1 });
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd dee', Greens: 'eve fay' });
    const begun = await started(room, id);
    const pairs = teamMatchesOf(begun).map(({ teams, boards }) => ({
      teams: teams.map(({ name }) => name).toSorted(),
      people: boards.map(({ seats }) =>
        seats.map(({ entry }) => begun.entries.find(({ n }) => n === entry)?.user).toSorted(),
      ),
    }));
    expect(pairs).toHaveLength(3);
    expect(pairs).toContainEqual({
      teams: ['Blues', 'Reds'],
      people: [
        ['ann', 'cyd'],
        ['bob', 'dee'],
      ],
    });
    const end = await playAll(room, id);
    expect([end.status, end.matches.length]).toEqual(['review', 6]);
    expect((await sentTo(room)).filter(({ key }) => key === 'news.teams')).toHaveLength(3);
    const [table = []] = standingsOf(end);
    expect(table).toHaveLength(6);
    expect(new Set(table.map(({ place }) => place))).toEqual(new Set([1, 2, 3]));
    expect(podiumOf(end).first).toBe(teamNameOf(end, 1));
    expect(championsOf(end)).toHaveLength(2);
    expect(standingsCsv(end, []).split('\n')[0]).toMatch(/,team$/);
  });

  test('at home and away each board is begun by the other side the second time', async () => {
    const room = await openRoom();
    const id = await league(room, 2, { legs: 2, atOnce: 1000 });
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd dee' });
    const { matches } = await started(room, id);
    const begins = matches.map(({ seats }) => seats.map(({ entry }) => entry).join('–'));
    expect(begins).toHaveLength(4);
    const reversed = (pair: string | undefined) => pair?.split('–').toReversed().join('–');
    expect(begins.slice(2)).toEqual(begins.slice(0, 2).map(reversed));
    for (const { table } of matches) await giveUp(room, table ?? '');
    await room.sweep();
    expect(ok(await room.seasons.find(id)).status).toBe('review');
  });

  test('a board of somebody who has left is lost, and their team plays on', async () => {
    const room = await openRoom();
    const id = await league(room, 2, { atOnce: 1 });
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd dee', Greens: 'eve fay' });
    await started(room, id);
    ok(await room.seasons.drop(id, 'ann'));
    await room.sweep();
    const end = await playAll(room, id);
    expect(end.status).toBe('review');
    const [table = []] = standingsOf(end);
    expect(table.find(({ entry }) => entry.user === 'ann')).toMatchObject({ place: undefined, won: 0, lost: 2 });
    expect(table.find(({ entry }) => entry.user === 'bob')?.place).toBeGreaterThan(0);
  });

  test('a team all of which have left before half of its matches counts for nobody', async () => {
    const room = await openRoom();
    const id = await league(room, 2, { atOnce: 1 });
    await joined(room, id, { Reds: 'ann bob', Blues: 'cyd dee', Greens: 'eve fay', Whites: 'gus hal' });
    await started(room, id);
    for (const name of ['ann', 'bob']) ok(await room.seasons.drop(id, name));
    await room.sweep();
    const end = await playAll(room, id);
    expect(end.status).toBe('review');
    const [table = []] = standingsOf(end);
    expect(table.filter(({ place }) => place === undefined).map(({ entry }) => entry.user)).toEqual(['ann', 'bob']);
    expect(Math.max(...table.flatMap(({ place }) => place ?? []))).toBe(3);
  });
});

/** The team of whoever has a place. */
const teamNameOf = (season: Season, place: number): string | undefined => {
  const [table = []] = standingsOf(season);
  const best = table.find((line) => line.place === place)?.entry.n ?? 0;
  return teamsOf(season).find(({ boards }) => boards.includes(best))?.name;
};
