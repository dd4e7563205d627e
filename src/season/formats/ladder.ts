/** A ladder: people ask for matches as long as it is open, and are ranked by a rating of their own for the season. */
import { type LadderResult, ladderScores, NEW_SCORE, pairQueue, seatQueue } from '#league/ladder';
import { bankOf } from '../pace.ts';
import type { Match, Season, Standings } from '../types.ts';
import { byLot, endAt, idOf, isDone, type NewMatch, type Next, placesBy } from './facts.ts';
import { type Format, REVIEW } from './format.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** So many matches rank somebody. */
const RANKED = 3;
/** Matches that somebody may have at a time. */
export const AT_ONCE = 2;

/** What is due when a ladder ends. */
export const END = 'season.end';

/** When a ladder ends; undefined: it has not begun. */
export const endOf = ({ startedAt, settings }: Season): number | undefined =>
  startedAt === undefined ? undefined : startedAt + settings.weeks * WEEK;

/** When the last matches can begin, so that all of them end in time. */
export function closesAt(season: Season): number | undefined {
  const end = endOf(season);
  return end === undefined ? undefined : end - season.settings.table * bankOf(season.settings);
}

function ladderNext({ matches, progress }: Season): Next {
  const open = matches.filter(({ status }) => status === 'waiting');
  return { add: [], open, isOver: progress.isEnded && matches.every(isDone) };
}

/** How many matches somebody has that are not over. */
export const openOf = ({ matches }: Season, n: number): number =>
  matches.filter((match) => !isDone(match) && match.seats.some(({ entry }) => entry === n)).length;

/** The matches that the queue makes now. */
export function fromQueue(season: Season, now: number): readonly NewMatch[] {
  const scores = scoresOf(season);
  const queue = season.progress.queue
    .filter(({ entry }) => openOf(season, entry) < AT_ONCE)
    .map(({ entry, since }) => ({ id: idOf(entry), since, score: scores.get(idOf(entry)) ?? NEW_SCORE }));
  const { table } = season.settings;
  const met = (one: string, other: string) => timesMet(season, Number(one), Number(other));
  const groups = table === 2 ? pairQueue(queue, met, now) : seatQueue(queue, table, now);
  return groups.map((group, i) => newMatch(season, i, group.map(Number)));
}

/** The next match of a ladder; `i`: counts those that are made with it. */
export const newMatch = ({ matches }: Season, i: number, entries: readonly number[]): NewMatch => ({
  ...{ division: 0, stage: 'main', round: 1, n: matches.length + 1 + i, entries },
});

const timesMet = ({ matches }: Season, one: number, other: number): number =>
  matches.filter(({ status, seats }) => status !== 'void' && [one, other].every((n) => isIn(seats, n))).length;
const isIn = (seats: Match['seats'], n: number): boolean => seats.some(({ entry }) => entry === n);

const scoresOf = ({ matches }: Season) =>
  ladderScores(
    matches
      .filter(({ status, outcome }) => status === 'done' && outcome?.isRated === true)
      .toSorted((one, other) => (one.outcome?.at ?? 0) - (other.outcome?.at ?? 0) || one.n - other.n)
      .map(resultOf),
  );

function resultOf({ seats, outcome }: Match): LadderResult {
  const { won = [], places } = outcome ?? {};
  const level = placesBy(won);
  const came = seats.flatMap(({ entry }, seat) => {
    const place = places === undefined ? (level[seat] ?? 1) : (places[seat] ?? 0);
    return place === 0 ? [] : [{ id: idOf(entry), place }];
  });
  return { entries: came.map(({ id }) => id), places: came.map(({ place }) => place) };
}

/** By score; those with fewer than three matches stand behind the others, without a place. */
export function ladderStandings(season: Season): Standings {
  const scores = scoresOf(season);
  const lines = byLot(season.entries).map((entry) => {
    const own = season.matches.flatMap(({ status, seats, outcome }) => {
      const seat = seats.findIndex((one) => one.entry === entry.n);
      return status === 'done' && outcome !== undefined && seat >= 0 ? [endAt(outcome, seat)] : [];
    });
    const count = (end: string) => own.filter((one) => one === end).length;
    const points = scores.get(idOf(entry.n)) ?? NEW_SCORE;
    return { entry, points, played: own.length, won: count('won'), drawn: count('drawn'), lost: count('lost') };
  });
  const isRanked = ({ played }: (typeof lines)[number]) => played >= RANKED;
  const sorted = lines.toSorted(
    (one, other) => Number(isRanked(other)) - Number(isRanked(one)) || other.points - one.points,
  );
  return sorted.map(({ played, ...line }, i) => {
    const isLevel = (other: (typeof lines)[number] | undefined) =>
      other !== undefined && other.points === line.points && isRanked(other) === played >= RANKED;
    const byLot = isLevel(sorted[i - 1]) || isLevel(sorted[i + 1]);
    const ranked = played >= RANKED;
    return { ...line, place: ranked ? i + 1 : undefined, byLot: ranked && byLot, free: 0, note: '' };
  });
}

export const ladder: Format = {
  next: ladderNext,
  standings: (season) => [ladderStandings(season)],
  minEntries: 2,
  maxEntries: 1000,
  endAt: endOf,
  allowsTables: true,
  allowsReturn: true,
  reviewTime: REVIEW.short,
};
