// Leagues at tables of more than two: who sits with whom, places and points, and people who do not come.
import { describe, expect, test } from 'vitest';
import { standingsOf } from '#season/formats/index';
import { placesOf } from '#season/formats/pods';
import type { Season } from '#season/types';
import { day, ok, openRoom, pass, refused } from '../../table/room.ts';
import { begun, boss, keepHands, member, names, playAll, wishes } from '../season-room.ts';

const tables = { more: { table: 3 } } as const;
const sizes = ({ matches }: Season, round: number) =>
  matches.filter((match) => match.round === round).map(({ seats }) => seats.length);

describe('tables of three and four', () => {
  test('L23 seat everybody whom they can, and play all rounds', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 7, tables);
    expect(sizes(season, 1)).toEqual([4, 3]);
    const done = await playAll(room, season.id);
    expect(done.status).toBe('review');
    expect(Math.max(...done.matches.map(({ round }) => round))).toBe(3);
    const [table = []] = standingsOf(done);
    // A table's mean is 3, whatever its size.
    expect(Math.round(table.reduce((sum, { points }) => sum + points, 0))).toBe(7 * 3 * 3);
    expect(done.matches.every(({ outcome }) => outcome?.places?.includes(1))).toBe(true);
  });

  test('one is left over of five where a table seats four at most', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { matches } = await begun(room, 5, { more: { table: 4 } });
    expect(matches.map(({ seats, outcome }) => [seats.length, outcome?.how])).toEqual([
      [4, undefined],
      [1, 'free'],
    ]);
  });

  test('the best of the rounds play one last table, whose order stands first', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 6, { more: { table: 3, cut: 2 } });
    const done = await playAll(room, season.id);
    const last = done.matches.find(({ stage }) => stage === 'cut');
    expect(last?.seats).toHaveLength(3);
    const [winner] = last === undefined ? [] : placesOf(last);
    expect(standingsOf(done)[0]?.[0]?.entry.n).toBe(Number(winner?.[0]));
  });

  test('L91 deleted data give a seat no more time', async () => {
    const room = await openRoom();
    const season = await begun(room, 4, { more: { table: 4 } });
    const [match] = season.matches;
    const banks = async () =>
      (await room.store.tables.find(match?.table ?? ''))?.seats.map(({ reserveLeft }) => reserveLeft);
    const before = await banks();
    ok(await room.service.people.forget(season.entries[2]?.user ?? '', 'computer'));
    await room.sweep();
    await room.sweep();
    expect(await banks()).toEqual(before);
  });

  test('L44 whoever does not come leaves the game, and the others play on', async () => {
    const room = await openRoom();
    const season = await begun(room, 3, tables);
    const [match] = season.matches;
    const table = match?.table ?? '';
    // All but the last one keep their hands; then the one who is asked for lets the table wait.
    const seats = ok(await room.service.info(table)).seats.filter(({ who }) => who.kind === 'person');
    for (const { who } of seats.slice(0, 2)) {
      if (who.kind !== 'person') continue;
      const [ask] = ok(await room.service.view(table, who.user)).view.asks;
      ok(await room.service.submit(table, who.user, { ask: ask?.id ?? 0, answer: { pick: ['keep'] } }));
    }
    for (let d = 0; d < 4; d++) {
      await pass(room, day);
      await room.sent();
    }
    const info = ok(await room.service.info(table));
    expect(info.status).toBe('running');
    await keepHands(room, table);
    const { waiting } = ok(await room.service.info(table));
    ok(await room.service.concede(table, waiting[0]?.user ?? ''));
    await room.sweep();
    const after = ok(await room.seasons.find(season.id)).matches[0];
    expect(after?.outcome?.places).toContain(0);
    expect(after?.outcome?.isRated).toBe(true);
  });

  test('are for Swiss leagues and ladders, single games, and as many as the game seats', async () => {
    const { seasons } = await openRoom();
    const made = (more: Parameters<typeof wishes>[0]) => seasons.create(boss, wishes(more));
    expect(refused(await made({ kind: 'knockout', ...tables })).refused).toBe('league.pods');
    expect(refused(await made({ more: { table: 3, bestOf: 3 } })).refused).toBe('league.pods');
    expect(refused(await made({ more: { table: 6 } })).refused).toBe('league.seats');
  });

  test('a ladder seats as many as wait, three after a day', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { id } = await begun(room, 4, { kind: 'ladder', more: { table: 4 } });
    for (const name of names.slice(0, 3)) ok(await room.seasons.play(id, name));
    expect(ok(await room.seasons.find(id)).matches).toEqual([]);
    await pass(room, day);
    await room.sweep();
    expect(ok(await room.seasons.find(id)).matches.map(({ seats }) => seats.length)).toEqual([3]);
    expect(refused(await room.seasons.challenge(id, member('ann'), 'bob')).refused).toBe('league.no-challenge');
  });
});
