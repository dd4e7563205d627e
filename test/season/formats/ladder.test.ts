// Ladders: people ask for matches as long as it is open, and are ranked by a score of their own for the season.
import { describe, expect, test } from 'vitest';
import { ladderScores, pairQueue } from '#league/ladder';
import { standingsOf } from '#season/formats/index';
import type { Season } from '#season/types';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { begun, boss, member, playOpen, wishes } from '../season-room.ts';

const HOUR = 3_600_000;
const ladder = (room: Room, count = 4) => begun(room, count, { kind: 'ladder' });
const queueOf = ({ progress }: Season) => progress.queue.map(({ entry }) => entry);

describe('whoever deletes their data', () => {
  test('waits no longer, and nobody wins against them', async () => {
    const room = await openRoom();
    const { seasons } = room;
    const { id } = await ladder(room);
    ok(await seasons.play(id, 'ann'));
    ok(await seasons.challenge(id, member('ann'), 'cyd'));
    ok(await room.service.people.forget('ann', 'concede'));
    // Before the season has been brought up to date, and after.
    expect(ok(await seasons.play(id, 'bob')).matches).toEqual([]);
    expect(refused(await seasons.answer(id, 'cyd', { from: 1, takes: true })).refused).toBe('league.challenge-gone');
    await room.sweep();
    const { progress, matches } = ok(await seasons.find(id));
    expect(matches).toEqual([]);
    expect(progress.queue.map(({ entry }) => entry)).toEqual([2]);
    expect(progress.challenges).toEqual([]);
  });
});

describe('the length', () => {
  test('leaves time for a match, or the ladder is not made, nor set so', async () => {
    const { seasons } = await openRoom();
    const made = (more: NonNullable<Parameters<typeof wishes>[0]>['more']) =>
      seasons.create(boss, wishes({ kind: 'ladder', name: JSON.stringify(more).slice(0, 40), more: { ...more } }));
    expect(refused(await made({ weeks: 4, pace: 'relaxed' })).refused).toBe('league.ladder-short');
    expect(refused(await made({ weeks: 4, bestOf: 3 })).refused).toBe('league.ladder-short');
    expect(refused(await made({ weeks: 4, table: 4 })).refused).toBe('league.ladder-short');
    const { id } = ok(await made({ weeks: 8, pace: 'relaxed' }));
    const refusal = refused(await seasons.set(id, boss, { weeks: 4 }));
    expect(refusal.refused).toBe('league.ladder-short');
    expect(seasons.explain(refusal)).toContain('28 days');
  });
});

describe('the queue', () => {
  test('LS61 pairs two as soon as their scores are near enough for how long they have waited, twice a season at most', () => {
    const [x, y] = [
      { id: 'x', since: 0, score: 1100 },
      { id: 'y', since: HOUR, score: 1350 },
    ];
    const never = () => 0;
    expect(pairQueue([x, y], never, HOUR)).toEqual([]);
    expect(pairQueue([x, y], never, 2 * HOUR)).toEqual([['x', 'y']]);
    expect(pairQueue([x, y], () => 2, 2 * HOUR)).toEqual([]);
    expect(pairQueue([x, { ...y, score: 9000 }], never, 24 * HOUR)).toEqual([['x', 'y']]);
  });

  test('takes the nearest pair first, then the one that has waited longest', () => {
    const queue = [
      { id: 'a', since: 0, score: 1000 },
      { id: 'b', since: 1, score: 1100 },
      { id: 'c', since: 2, score: 1110 },
      { id: 'd', since: 3, score: 1010 },
    ];
    expect(pairQueue(queue, () => 0, 5)).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
  });

  test('makes matches as people come, and leaves those alone who have two', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { seasons } = room;
    const { id } = await ladder(room);
    expect(queueOf(ok(await seasons.play(id, 'ann')))).toEqual([1]);
    expect(queueOf(ok(await seasons.play(id, 'ann')))).toEqual([]);
    ok(await seasons.play(id, 'ann'));
    const matched = ok(await seasons.play(id, 'bob'));
    expect(queueOf(matched)).toEqual([]);
    expect(matched.matches).toHaveLength(1);
    await room.sweep();
    for (const name of ['ann', 'cyd']) ok(await seasons.play(id, name));
    await room.sweep();
    expect(refused(await seasons.play(id, 'ann')).refused).toBe('league.queue-busy');
    expect(ok(await seasons.find(id)).matches.map(({ status }) => status)).toEqual(['open', 'open']);
    expect(refused(await seasons.play(id, 'nobody')).refused).toBe('league.not-in');
  });

  test('is left after a week, and closes in time for its last matches to end', async () => {
    const room = await openRoom();
    const { id } = await ladder(room);
    ok(await room.seasons.play(id, 'ann'));
    for (let d = 0; d < 8; d++) await pass(room, day);
    expect(queueOf(ok(await room.seasons.find(id)))).toEqual([]);
    for (let d = 8; d < 42; d++) await pass(room, day);
    expect(refused(await room.seasons.play(id, 'ann')).refused).toBe('league.queue-closed');
    for (let d = 42; d < 56; d++) await pass(room, day);
    expect(ok(await room.seasons.find(id)).status).toBe('review');
  });
});

describe('a challenge', () => {
  test('is taken or declined by whoever is challenged, and lapses after two days', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { seasons } = room;
    const { id } = await ladder(room);
    const challenge = (to: string) => seasons.challenge(id, member('ann'), to);
    ok(await challenge('bob'));
    expect(refused(await challenge('ann')).refused).toBe('league.challenge-who');
    expect(refused(await seasons.answer(id, 'cyd', { from: 1, takes: true })).refused).toBe('league.challenge-gone');
    const taken = ok(await seasons.answer(id, 'bob', { from: 1, takes: true }));
    expect(taken.matches.map(({ seats }) => seats.map(({ entry }) => entry))).toEqual([[1, 2]]);
    ok(await challenge('cyd'));
    expect(ok(await seasons.answer(id, 'cyd', { from: 1, takes: false })).matches).toHaveLength(1);
    ok(await challenge('dee'));
    await pass(room, 2 * day + HOUR);
    expect(refused(await seasons.answer(id, 'dee', { from: 1, takes: true })).refused).toBe('league.challenge-gone');
  });

  test('L21 a third match of the same two is played and does not score', () => {
    const win = { entries: ['a', 'b'], places: [1, 2] };
    const [once, twice, thrice] = [1, 2, 3].map((n) => ladderScores(Array.from({ length: n }, () => win)));
    expect([...(once ?? [])]).toEqual([
      ['a', 1138],
      ['b', 927],
    ]);
    expect(twice?.get('a')).toBe(1248);
    expect(thrice).toEqual(twice);
  });
});

describe('a ladder', () => {
  test('ranks by score from three matches on; people come and go as long as it is open', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { seasons } = room;
    const { id } = await ladder(room, 2);
    for (const name of ['cyd', 'dee']) ok(await seasons.join(id, member(name)));
    // Each of them meets each of the others.
    for (const [one, other] of ['ann bob', 'cyd dee', 'ann cyd', 'bob dee', 'ann dee', 'bob cyd'].map((pair) =>
      pair.split(' '),
    )) {
      const from = ok(await seasons.challenge(id, member(one ?? ''), other ?? '')).entries.find(
        ({ user }) => user === one,
      );
      ok(await seasons.answer(id, other ?? '', { from: from?.n ?? 0, takes: true }));
      await room.sweep();
      await playOpen(room, id);
    }
    const season = ok(await seasons.find(id));
    expect(season.matches.every(({ outcome }) => outcome?.isRated === true)).toBe(true);
    const [table = []] = standingsOf(season);
    const points = table.map((line) => line.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(table.map(({ won, lost }) => won + lost)).toEqual([3, 3, 3, 3]);
    ok(await seasons.drop(id, 'dee'));
    expect(ok(await seasons.join(id, member('dee'))).entries.find(({ user }) => user === 'dee')?.status).toBe('in');
    ok(await seasons.join(id, member('eve')));
    const behind = standingsOf(ok(await seasons.find(id)))[0]?.at(-1);
    expect([behind?.entry.user, behind?.points]).toEqual(['eve', 1000]);
  });

  test('begins with two, and is no league of other kinds', async () => {
    const room = await openRoom();
    const swiss = await begun(room, 4);
    expect(refused(await room.seasons.play(swiss.id, 'ann')).refused).toBe('league.no-ladder');
    const made = ok(
      await room.seasons.create(boss, { key: 'l', name: 'L', channel: '5', kind: 'ladder', game: 'tiny' }),
    );
    ok(await room.seasons.join(made.id, member('ann')));
    expect(refused(await room.seasons.start(made.id, boss))).toEqual({
      refused: 'league.few',
      with: { least: 2, count: 1 },
    });
    expect(refused(await room.seasons.play(made.id, 'ann')).refused).toBe('league.not-started');
  });
});
