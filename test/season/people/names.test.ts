// Two people of one display name are told apart, results are set and logged by names, and the log reaches back to its beginning.
import { describe, expect, test } from 'vitest';
import { seasonLog } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import { saidResult, wonBy } from '#season/matches/winning';
import type { SeasonAct } from '#season/types';
import { ok, openRoom, refused } from '../../table/room.ts';
import { begun, boss, member, playOpen, wishes } from '../season-room.ts';

const t = translatorIn('en');

describe('two people of one name', () => {
  test('are told apart by their user names, at the tables too', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes()));
    for (const user of ['ann', 'bob']) ok(await room.seasons.join(id, member(user)));
    ok(await room.seasons.join(id, { ...member('cyd'), name: 'Ann', username: 'cyd_92' }));
    ok(await room.seasons.join(id, { ...member('dee'), name: 'ann' }));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    const { entries, matches } = ok(await room.seasons.find(id));
    expect(entries.map(({ name }) => name)).toEqual(['ANN', 'BOB', 'Ann (cyd_92)', 'ann (dee)']);
    const seats = [];
    for (const { table } of matches) seats.push(...ok(await room.service.info(table ?? '')).seats);
    expect(new Set(seats.map(({ name }) => name))).toEqual(new Set(entries.map(({ name }) => name)));
    const given = { ...member('zoe'), name: 'Bob', username: 'zoe.x' };
    const after = ok(await room.seasons.replace(id, boss, { user: 'ann', next: given, reason: 'ill' }));
    expect(after.entries[0]?.name).toBe('Bob (zoe.x)');
  });
});

describe('a result', () => {
  test('L76 is said by who has won, whatever their seat', async () => {
    const room = await openRoom();
    const season = await begun(room, 4, { more: { bestOf: 3 } });
    const users = (season.matches[0]?.seats ?? []).map(
      ({ entry }) => season.entries.find(({ n }) => n === entry)?.user,
    );
    expect(wonBy(season, 1, users[1] ?? '', 1)).toEqual({ won: [1, 2] });
    expect(wonBy(season, 1, users[0] ?? '', 0)).toEqual({ won: [2, 0] });
    expect(refused(wonBy(season, 1, 'boss', 0)).refused).toBe('league.winner-who');
  });

  test('L76 is asked for if nothing is said of it, and if it is said in two ways', async () => {
    const room = await openRoom();
    const season = await begun(room, 4);
    const said = (how: Parameters<typeof saidResult>[2]) => saidResult(season, 1, how);
    const winner = season.entries.find(({ n }) => n === season.matches[0]?.seats[1]?.entry)?.user;
    for (const how of [{}, { lost: 1 }, { winner, first: 1 }, { first: 1, places: [1, 2] }])
      expect(refused(said(how)), JSON.stringify(how)).toEqual({ refused: 'league.result-how', with: { match: 1 } });
    expect(said({ winner })).toEqual({ won: [0, 1] });
    expect(said({ first: 1 })).toEqual({ won: [1, 0] });
    expect(said({ first: 0, second: 0 })).toEqual({ won: [0, 0] });
    expect(said({ places: [2, 1, 3] })).toEqual({ won: [0, 1, 0], places: [2, 1, 3] });
    const nobody = { what: 'rule' as const, match: 1, won: [0, 0], places: [2, 2], reason: 'a slip', key: 'k' };
    expect(refused(await room.seasons.propose(season.id, boss, nobody)).refused).toBe('league.score');
  });

  test('L79 stands in the log by names, as it was and as it is', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await playOpen(room, id);
    const was = ok(await room.seasons.find(id)).matches[0]?.outcome?.won ?? [];
    ok(await room.seasons.rule(id, boss, { match: 1, won: was.toReversed(), reason: 'a slip' }));
    const season = ok(await room.seasons.find(id));
    const [act] = await room.seasons.log(id);
    expect(act).toMatchObject({ what: 'rule', result: { before: was, after: was.toReversed() } });
    const names = (season.matches[0]?.seats ?? []).map(
      ({ entry }) => season.entries.find(({ n }) => n === entry)?.name ?? '?',
    );
    const [now = '', then = ''] = was[0] === 1 ? names.toReversed() : names;
    const shown = JSON.stringify(seasonLog('Autumn', await room.seasons.log(id), t, season));
    expect(shown).toContain(`${then} 1 : 0 ${now} → ${now} 1 : 0 ${then}`);
  });
});

describe('the log', () => {
  test('L79 names the days of gifts, and can be read to its beginning', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 8);
    ok(await room.seasons.extend(id, boss, { match: 1, days: 2, reason: 'a feast', key: 'k' }));
    for (let n = 0; n < 60; n++) ok(await room.seasons.announce(id, boss, `news ${n}`));
    const season = ok(await room.seasons.find(id));
    const acts: SeasonAct[] = [];
    for (let page = await room.seasons.log(id); page.length > 0; page = await room.seasons.log(id, acts.at(-1)?.seq))
      acts.push(...page);
    expect(new Set(acts.map(({ seq }) => seq)).size).toBe(acts.length);
    expect(acts.at(-1)?.what).toBe('create');
    expect(acts.filter(({ what }) => what === 'extend')).toMatchObject([{ days: 2 }]);
    const first = JSON.stringify(seasonLog('Autumn', await room.seasons.log(id), t, season));
    expect(first).toContain('Older');
    const last = JSON.stringify(seasonLog('Autumn', acts.slice(-9), t, season));
    expect(last).not.toContain('Older');
    // All who joined one after the other stand in one line.
    expect(last.match(/joined/g)).toHaveLength(1);
    expect(last).toContain('opened the sign-up');
  });
});
