// What may be changed after the start, and what it changes: nothing that was played or promised.
import { describe, expect, test } from 'vitest';
import { bankOfMatch } from '#season/pace';
import { isRefusal } from '#table/types';
import { day, ok, openRoom } from '../../table/room.ts';
import { begun, boss, playAll, playOpen } from '../season-room.ts';

const refused = (result: unknown): string => {
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result.refused;
};

describe('after the start', () => {
  test.each([
    [{ bestOf: 3 }],
    [{ decks: 'sealed' }],
    [{ kind: 'ladder' }],
    [{ table: 3 }],
    [{ losses: 2 }],
    [{ checkIn: 12 }],
    [{ seasonRole: '7' }],
  ] as const)('what was played or dealt by it stays: %o', async (wanted) => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    expect(refused(await room.seasons.set(id, boss, wanted))).toBe('league.set-fixed');
    expect(refused(await room.seasons.set(id, boss, {}, 3))).toBe('league.set-fixed');
  });

  test('another pace is for matches that begin later; those that run keep their banks', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    room.clock.now += 1000;
    ok(await room.seasons.set(id, boss, { pace: 'brisk' }));
    await playOpen(room, id);
    await room.sweep();
    const season = ok(await room.seasons.find(id));
    const banks = season.matches.map((match) => [match.round, bankOfMatch(season, match) / day]);
    expect(banks).toEqual([
      [1, 7],
      [1, 7],
      [2, 3],
      [2, 3],
    ]);
    const table = season.matches[2]?.table ?? '';
    expect(ok(await room.service.info(table)).options.clock?.reserve).toBe(3 * day);
    expect((await playAll(room, id)).status).toBe('review');
  });

  test('rounds can be fewer, but not than are paired, and more, but not so that people meet twice', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 8);
    await playOpen(room, id);
    await room.sweep();
    expect(await room.seasons.set(id, boss, { rounds: 1 })).toMatchObject({
      refused: 'league.set-rounds',
      with: { least: 2, most: 4 },
    });
    expect(refused(await room.seasons.set(id, boss, { rounds: 5 }))).toBe('league.set-rounds');
    ok(await room.seasons.set(id, boss, { rounds: 4 }));
    const end = await playAll(room, id);
    expect([end.status, Math.max(...end.matches.map(({ round }) => round))]).toEqual(['review', 4]);
  });

  test('a cut can be added and taken back until it begins', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 8);
    ok(await room.seasons.set(id, boss, { cut: 2 }));
    ok(await room.seasons.set(id, boss, { cut: 4 }));
    for (let round = 1; round <= 3; round++) {
      await playOpen(room, id);
      await room.sweep();
    }
    const season = ok(await room.seasons.find(id));
    expect([season.status, season.progress.stages?.cut?.seeds]).toEqual([
      'cut',
      expect.objectContaining({ length: 4 }),
    ]);
    expect(refused(await room.seasons.set(id, boss, { cut: 2 }))).toBe('league.set-fixed');
  });

  test('more matches at once begin at once', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 6, { kind: 'everyone', more: { atOnce: 1 } });
    const open = async () => ok(await room.seasons.find(id)).matches.filter(({ status }) => status === 'open').length;
    expect(await open()).toBe(3);
    ok(await room.seasons.set(id, boss, { atOnce: 2 }));
    await room.sweep();
    expect(await open()).toBe(6);
  });

  test('a ladder keeps its pace, as its last matches have to fit into its time', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4, { kind: 'ladder' });
    expect(refused(await room.seasons.set(id, boss, { pace: 'relaxed' }))).toBe('league.set-fixed');
    ok(await room.seasons.set(id, boss, { gifts: 0, places: 20 }));
  });
});
