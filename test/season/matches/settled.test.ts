// What is settled when a stage begins stays: its people, seeds and size, how many rounds there are, and the numbers of matches.
import { describe, expect, test } from 'vitest';
import { standingsOf, withSettled, withStart } from '#season/formats/index';
import { numberOf } from '#season/formats/numbers';
import { roundsOf } from '#season/formats/rounds';
import { advance, winFor } from '#season/lifecycle/advance';
import { corrected } from '#season/matches/corrections';
import { readProgress } from '#season/progress';
import type { Match, Season, SeasonSettings } from '#season/types';
import { anEntry, aSeason, aSetting } from '#test/a-season';
import { day, ok, openRoom, pass } from '../../table/room.ts';
import { begun, boss, member, names, playAll, playOpen, wishes } from '../season-room.ts';

const reason = 'internet outage';
let ids = 0;
const around = { now: () => 1, newId: () => `m${ids++}` };

const started = (count: number, settings: Partial<SeasonSettings>, more: Partial<Season> = {}): Season => {
  const entries = Array.from({ length: count }, (_, i) => anEntry(i + 1));
  return advance(withStart(aSeason({ settings: aSetting(settings), entries, ...more })), around).season;
};

/** Ends all matches that wait, the lower number wins; until so many have ended. */
function played(season: Season, max = Number.POSITIVE_INFINITY): Season {
  let now = season;
  for (let i = 0; i < max; i++) {
    const match = now.matches.find(({ status }) => status === 'waiting');
    if (match === undefined) break;
    const [one, other] = match.seats.map(({ entry }) => entry);
    now = over(now, match, (one ?? 0) < (other ?? 0) ? 0 : 1);
  }
  return now;
}

function over(season: Season, match: Match, winner: 0 | 1 | -1): Season {
  const how = winner < 0 ? ('nobody' as const) : ('played' as const);
  const done: Match = { ...match, status: 'done', outcome: { ...winFor(winner, season), how, at: 1 } };
  return advance({ ...season, matches: season.matches.map((one) => (one.id === match.id ? done : one)) }, around)
    .season;
}

const gone = (season: Season, n: number): Season =>
  advance(
    { ...season, entries: season.entries.map((entry) => (entry.n === n ? { ...entry, status: 'dropped' } : entry)) },
    around,
  ).season;

const cutOf = (season: Season) => season.matches.filter(({ stage }) => stage === 'cut');
const championOf = (season: Season) => standingsOf(season)[0]?.find(({ place }) => place === 1)?.entry.n;

describe('the knock-out of the best', () => {
  test('L17 of seven who are left of eight the best two play one match', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const { id } = await begun(room, 8, { more: { cut: 4 } });
    await playOpen(room, id);
    await room.sweep();
    ok(await room.seasons.drop(id, 'ann'));
    const done = await playAll(room, id);
    expect(cutOf(done)).toHaveLength(1);
    const [final] = cutOf(done);
    const best = done.progress.stages?.cut?.seeds;
    expect(final?.seats.map(({ entry }) => entry)).toEqual(best);
    expect(done.status).toBe('review');
  });

  test('L17 of fifteen who are left of sixteen four play on, in three matches', () => {
    const season = gone(played(started(16, { cut: 8 }), 10), 16);
    const done = played(season);
    expect(cutOf(done)).toHaveLength(3);
    expect(done.status).toBe('review');
  });

  test('L76 no correction of a round before it changes who is in it, nor who has won it', () => {
    const before = played(started(8, { cut: 4 }), 12);
    expect(before.status).toBe('cut');
    const semis = played(before, 2);
    for (const season of [before, semis])
      for (const match of season.matches.filter(({ stage }) => stage === 'main')) {
        const won = match.outcome?.won.toReversed() ?? [];
        const { season: after, gone: fallen } = corrected(
          season,
          match,
          { how: 'organiser', won, drawn: 0, at: 2 },
          around,
        );
        expect(fallen).toEqual([]);
        expect(cutOf(after)).toEqual(cutOf(season));
        expect(after.progress.stages).toEqual(season.progress.stages);
        const done = played(after);
        const [final] = cutOf(done).slice(-1);
        expect(cutOf(done)).toHaveLength(3);
        expect(championOf(done)).toBe(final?.seats[final.outcome?.won[0] === 1 ? 0 : 1]?.entry);
      }
  });

  test('L77 waits for a dispute about the round that decides who is in it', () => {
    const season = started(8, { cut: 4 });
    const rounds = played(season, 11);
    const last = rounds.matches.find(({ status }) => status === 'waiting') as Match;
    const disputes = [{ match: last.id, entry: 1, at: 1, text: 'x' }];
    const waits = over({ ...rounds, progress: { ...rounds.progress, disputes } }, last, 0);
    expect([waits.status, cutOf(waits)]).toEqual(['running', []]);
    expect(advance({ ...waits, progress: { ...waits.progress, disputes: [] } }, around).season.status).toBe('cut');
  });

  test('of a season begun by an earlier version goes on with those whose matches it has', () => {
    const season = played(started(8, { cut: 4 }), 13);
    const { stages, rounds, ...earlier } = season.progress;
    const read = withSettled({ ...season, progress: earlier });
    expect([read.progress.stages?.cut, read.progress.rounds]).toEqual([stages?.cut, rounds]);
    const left = withSettled({ ...gone({ ...season, status: 'review' }, 2), status: 'cut', progress: earlier });
    expect(left.progress.stages?.cut?.seeds).toEqual(stages?.cut?.seeds);
  });
});

describe('neither comes to a match of a knock-out', () => {
  test('with two losses each has one more, and whoever has fewer than two goes on below', () => {
    const season = started(4, { kind: 'knockout', losses: 2 });
    const [first, second] = season.matches as [Match, Match];
    const after = over(over(season, first, -1), second, 0);
    // The winner of the other match has nobody to play in the upper part, and its loser plays one of the two below.
    const met = after.matches
      .filter(({ status }) => status === 'waiting')
      .map(({ seats }) => seats.map(({ entry }) => entry));
    const [better, worse] = first.seats.map(({ entry }) => entry).sort((one, other) => one - other);
    expect(met).toEqual([[worse, second.seats[1]?.entry]]);
    const done = played(after);
    expect(done.status).toBe('review');
    const lost = (n: number | undefined) =>
      done.matches.filter(({ seats, outcome }) => {
        const seat = seats.findIndex(({ entry }) => entry === n);
        return seat >= 0 && (outcome?.won[seat] ?? 0) <= (outcome?.won[1 - seat] ?? 0);
      }).length;
    // The better seed comes up again from below, and wins.
    expect([championOf(done), lost(better), lost(worse)]).toEqual([better, 1, 2]);
  });

  test('in a final whoever has lost less often is champion, then the better seed', () => {
    const finalOf = (losses: 1 | 2) => {
      let season = started(4, { kind: 'knockout', losses });
      while (
        season.matches.filter(({ status }) => status !== 'done').length !== 1 ||
        season.matches.length < (losses === 1 ? 3 : 6)
      )
        season = played(season, 1);
      return season;
    };
    for (const losses of [1, 2] as const) {
      const season = finalOf(losses);
      const final = season.matches.find(({ status }) => status === 'waiting') as Match;
      const done = over(season, final, -1);
      expect([done.status, championOf(done)]).toEqual(['review', 1]);
      if (losses === 1) continue;
      // Both have lost once after the first final: the better seed.
      const second = over(season, final, 1);
      const decider = second.matches.find(({ status }) => status === 'waiting') as Match;
      expect(championOf(over(second, decider, -1))).toBe(1);
    }
  });

  test('nobody is champion of a knock-out to whose last rounds nobody came', () => {
    const season = started(4, { kind: 'knockout' });
    const [first, second] = season.matches as [Match, Match];
    const done = over(over(season, first, -1), second, -1);
    expect([done.status, championOf(done)]).toEqual(['review', undefined]);
  });
});

describe('the rounds', () => {
  test('L18 are as many as there were people for at the start, whoever comes later', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 50 } });
    const season = await begun(room, 8);
    ok(await room.seasons.join(season.id, member('ida')));
    const joined = ok(await room.seasons.find(season.id));
    expect([joined.entries.length, roundsOf(joined)]).toEqual([9, 3]);
  });

  test('L19 are as many as can be if more were wished than those who came can play, and that is said', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes({ startsIn: 3, more: { rounds: 5 } })));
    for (const name of names.slice(0, 6)) ok(await room.seasons.join(id, member(name)));
    await pass(room, 3 * day + 1000);
    const season = ok(await room.seasons.find(id));
    expect([season.status, roundsOf(season)]).toEqual(['running', 3]);
    const news = (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news] : []));
    expect(news).toContainEqual({ key: 'news.fewer-rounds', with: { count: 6, wished: 5, rounds: 3 } });
  });
});

describe('who is in', () => {
  test('those who were turned away take no place, and no match', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes({ kind: 'knockout', more: { places: 5 } })));
    for (const name of names.slice(0, 5)) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.remove(id, boss, 'ann', reason));
    ok(await room.seasons.join(id, member('fay')));
    ok(await room.seasons.remove(id, boss, 'fay', reason));
    const season = ok(await room.seasons.start(id, boss));
    expect(season.progress.stages?.main?.seeds).toHaveLength(4);
    expect(season.matches).toHaveLength(2);
    const excluded = season.entries.filter(({ status }) => status === 'excluded').map(({ n }) => n);
    expect(season.progress.stages?.main?.seeds.some((n) => excluded.includes(n))).toBe(false);
  });

  test('a table of more than two that begins without somebody who left seats nobody twice', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { table: 4 } })));
    for (const name of names.slice(0, 4)) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.start(id, boss));
    ok(await room.seasons.drop(id, 'bob'));
    const [match] = ok(await room.seasons.find(id)).matches;
    expect(match?.seats.map(({ entry }) => entry).sort()).toEqual([1, 3, 4]);
  });

  test('the numbers of matches stay while groups of a draft go on at their own speed', () => {
    const entries = Array.from({ length: 16 }, (_, i) => anEntry(i + 1, { division: i % 2 }));
    const season = started(16, { decks: 'draft' }, { entries });
    const numbers = (of: Season) => of.matches.map((match) => [match.id, numberOf(of, match)] as const);
    const known = new Map(numbers(season));
    const first = season.matches.filter(({ division }) => division === 0);
    const on = first.reduce((now, match) => over(now, match, 0), season);
    const order = on.matches.toSorted(
      (one, other) => one.division - other.division || one.round - other.round || one.n - other.n,
    );
    expect(on.matches.length).toBeGreaterThan(season.matches.length);
    for (const [id, n] of numbers({ ...on, matches: order })) expect(known.get(id) ?? n).toBe(n);
  });
});

test('what earlier versions have stored under another name is read; a course that is none is an empty one', () => {
  expect(readProgress({ isChecked: true }).hasCheckDue).toBe(true);
  expect(readProgress('damaged').hasCheckDue).toBe(false);
});
