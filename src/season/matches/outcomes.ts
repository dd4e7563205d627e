/** What the games of a match have come to, and how the league's channel is told of it. Pure. */

import type { MatchReport } from '#table/types';
import { changesOf } from '../changes.ts';
import type { Decided, News } from '../context.ts';
import { formatOf, returns } from '../formats/index.ts';
import { numberOf } from '../formats/numbers.ts';
import { teamMatchesOf } from '../formats/teams.ts';
import { winFor } from '../lifecycle/advance.ts';
import { tell } from '../refusals.ts';
import type { Entry, Match, Outcome, Season } from '../types.ts';

/** Outcomes that count for ratings, if at least two have moved: both, or of a larger table those who have. */
const RATED: readonly Outcome['how'][] = ['played', 'conceded', 'time'];

/** The outcome of a match whose last game is over; `again`: it is drawn, and has to be played once more. */
export function outcomeOf(season: Season, match: Match, report: MatchReport, at: number): Outcome | 'again' {
  const outcome =
    match.seats.length > 2 ? tableOutcome(season, match, report, at) : pairOutcome(season, match, report, at);
  if (outcome === 'again') return outcome;
  const moved = report.seats.filter(({ hasMoved }) => hasMoved).length;
  const hasSubstitute = match.seats.some(({ user }) => user !== undefined);
  const isRated = moved >= 2 && !hasSubstitute && RATED.includes(outcome.how);
  return { ...outcome, ...(isRated && { isRated: true }) };
}

/** Places at a table of more than two; those who have never moved are last, and not rated. */
function tableOutcome(season: Season, match: Match, { result, seats }: MatchReport, at: number): Outcome {
  const places = match.seats.map((_, seat) => (seats[seat]?.hasMoved === true ? (result?.places[seat] ?? 1) : 0));
  const gone = match.seats.some((_, seat) => personAt(season, match, seat)?.status !== 'in');
  const first = places.filter((place) => place === 1).length;
  const won = places.map((place) => (place === 1 && first === 1 ? 1 : 0));
  const how = places.every((place) => place === 0) ? 'nobody' : gone ? 'dropped' : 'played';
  return { how, won, drawn: first > 1 ? 1 : 0, at, places };
}

function pairOutcome(season: Season, match: Match, report: MatchReport, at: number): Outcome | 'again' {
  const { won, drawn, outOfTime, conceded } = report;
  const gone = (seat: number) => personAt(season, match, seat)?.status !== 'in';
  if (outOfTime !== undefined) return { ...winFor(1 - outOfTime, season, won), how: 'time', at };
  const [first, second] = won;
  if (first !== second) {
    const loser = first > second ? 1 : 0;
    return { won, drawn, how: gone(loser) ? 'dropped' : conceded ? 'conceded' : 'played', at };
  }
  const mustEnd = match.stage === 'cut' || formatOf(season).isBracket === true;
  if (!mustEnd) return { won, drawn, how: 'played', at };
  if (match.games - (season.progress.begunAnew?.[match.id] ?? 0) < 2) return 'again';
  // Drawn twice: whoever has more time left goes on, then the better seed, who has the first seat.
  const [one, other] = report.seats;
  const ahead = (other?.left ?? 0) > (one?.left ?? 0) ? 1 : 0;
  return { ...winFor(ahead, season, won), drawn, how: 'played', at };
}

const personAt = ({ entries }: Season, { seats }: Match, seat: number): Entry | undefined =>
  entries.find(({ n }) => n === seats[seat]?.entry);

/** What the league's channel is told of an outcome. */
export function said(season: Season, match: Match, outcome: Outcome, as?: 'news.replay'): readonly News[] {
  const [first = '?', second = '?'] = [personAt(season, match, 0)?.name, personAt(season, match, 1)?.name];
  const n = numberOf(season, match);
  const [own = 0, other = 0] = outcome.won;
  const names = own >= other ? { winner: first, loser: second } : { winner: second, loser: first };
  if (as !== undefined) return [tell(as, { ...names, match: n })];
  if (outcome.how === 'nobody') return [tell('news.nobody', { match: n })];
  if (outcome.places !== undefined)
    return [tell('news.table', { match: n, places: inOrder(season, match, outcome.places) })];
  if (own === other) return [tell('news.drawn', { ...names, match: n })];
  const keys = { time: 'news.time', absent: 'news.absent', dropped: 'news.dropped' } as const;
  const key = outcome.how in keys ? keys[outcome.how as keyof typeof keys] : 'news.won';
  return [tell(key, { ...names, match: n })];
}

/** What is told of those who are out of a season without having left it, to everybody and to themselves. */
export function putOut(before: Season, after: Season): Required<Pick<Decided, 'news' | 'directMessages'>> {
  const { league } = after;
  const out = changesOf(before, after).entries.flatMap(({ was, is }) =>
    was?.status === 'in' && is?.status === 'dropped' ? [is] : [],
  );
  const back = returns(after) ? 'yes' : 'other';
  return {
    news: out.map(({ name }) => tell('news.out', { person: name, league: league.name })),
    directMessages: out.map(({ user }) => ({
      to: user,
      news: tell('news.you-are-out', { league: league.name, back }),
    })),
  };
}

/** What has come about with nobody having pressed for it: wins over people who have left before a match began, and free rounds. */
export function untold(before: Season, after: Season): readonly News[] {
  const alone = changesOf(before, after).matches.flatMap(({ was, is: match }) => {
    if (match?.status !== 'done' || match.outcome === undefined || was?.status === 'open') return [];
    const { outcome } = match;
    if (was?.status === 'done' || was?.status === 'void') return [];
    if (outcome.how === 'dropped' || outcome.how === 'nobody') return said(after, match, outcome);
    const person = outcome.how === 'free' ? personAt(after, match, 0)?.name : undefined;
    return person === undefined ? [] : [tell('news.free', { person, round: match.round, league: after.league.name })];
  });
  return [...alone, ...teamsDone(before, after)];
}

/** Teams that have met, now that the last of their boards is done. */
function teamsDone(before: Season, after: Season): readonly News[] {
  if (formatOf(after).teams === undefined || before.matches === after.matches) return [];
  const known = new Set(teamMatchesOf(before).flatMap(({ isDone, boards }) => (isDone ? (boards[0]?.id ?? []) : [])));
  return teamMatchesOf(after)
    .filter(({ isDone, boards }) => isDone && !known.has(boards[0]?.id ?? ''))
    .map(({ round, teams: [home, away], score: [own, other] }) =>
      tell('news.teams', { round, home: home.name, away: away.name, own, other }),
    );
}

/** "1. Ann · 2. Bo · 2. Cy": those who never came stand last, without a place. */
function inOrder(season: Season, match: Match, places: readonly number[]): string {
  return places
    .map((place, seat) => ({ place, name: personAt(season, match, seat)?.name ?? '?' }))
    .sort((one, other) => (one.place || places.length + 1) - (other.place || places.length + 1))
    .map(({ place, name }) => `${place === 0 ? '–' : `${place}.`} ${name}`)
    .join(' · ');
}
