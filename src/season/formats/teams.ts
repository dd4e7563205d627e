/** Teams, each of which meets each other at as many boards as it has people. */
import { type MatchResult, outcomeOf } from '#league/results';
import { isWithdrawn, tallyOf } from '#league/round-robin-standings';
import { roundRobin } from '#league/schedule';
import { BOARD_POINTS, teamStandings } from '#league/team-standings';
import type { Line, Match, Season, Standings, Team, TeamLine } from '../types.ts';
import { entriesById, idOf, inStage, isDone, type NewMatch, resultsOf } from './facts.ts';
import { type Format, REVIEW } from './format.ts';
import { scheduledNext } from './round-robin.ts';

/** The teams with those of their people who have a place, or ask for one, in the order in which they were founded. */
export function teamsOf({ progress, entries, asked }: Pick<Season, 'progress' | 'entries' | 'asked'>): readonly Team[] {
  const known = new Set([...entries, ...asked].map(({ n }) => n));
  return progress.teams.flatMap(({ name, captain, boards }, i) => {
    const own = boards.filter((n) => known.has(n));
    const [first] = own;
    return first === undefined
      ? []
      : [{ n: i + 1, name, captain: own.includes(captain) ? captain : first, boards: own }];
  });
}

export const teamOf = (season: Season, entry: number): Team | undefined =>
  teamsOf(season).find(({ boards }) => boards.includes(entry));

/** Two teams that meet. `score`: the points of their boards so far, of those who stand first at the first board first. */
export type TeamMatch = {
  readonly round: number;
  readonly teams: readonly [Team, Team];
  readonly boards: readonly Match[];
  readonly score: readonly [number, number];
  readonly isDone: boolean;
};

/** The matches of teams, in the order of their rounds. */
export function teamMatchesOf(season: Season): readonly TeamMatch[] {
  const teams = new Map(teamsOf(season).flatMap((team) => team.boards.map((entry) => [entry, team] as const)));
  const groups = new Map<string, { readonly teams: readonly [Team, Team]; readonly boards: Match[] }>();
  for (const match of inStage(season, 'main')) {
    const [home, away] = match.seats.map(({ entry }) => teams.get(entry));
    if (home === undefined || away === undefined) continue;
    const key = `${match.round} ${Math.min(home.n, away.n)} ${Math.max(home.n, away.n)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { teams: [home, away], boards: [match] });
    else group.boards.push(match);
  }
  return [...groups.values()].map(({ teams: [home, away], boards }) => ({
    round: boards[0]?.round ?? 1,
    teams: [home, away],
    boards,
    score: [pointsOf(home, boards) / 2, pointsOf(away, boards) / 2],
    isDone: boards.every(isDone),
  }));
}

/** Twice the points of a team's boards. */
const pointsOf = ({ boards: own }: Team, matches: readonly Match[]): number =>
  matches.reduce((sum, match) => {
    const side = own.includes(match.seats[0]?.entry ?? 0) ? 0 : 1;
    return sum + resultsOf([match]).reduce((points, result) => points + BOARD_POINTS[outcomeOf(result, side)], 0);
  }, 0);

/** What teams have come to that have met; boards that do not count give nobody anything. */
const resultsOfTeams = (matches: readonly TeamMatch[]): readonly MatchResult[] =>
  matches
    .filter((match) => match.isDone && match.boards.some(({ status }) => status === 'done'))
    .map(({ round, teams: [home, away], score }) => ({
      round,
      entries: [idOf(home.n), idOf(away.n)],
      won: [2 * score[0], 2 * score[1]],
      // Where nobody came to any board, both have lost.
      drawn: score[0] + score[1] > 0 ? 1 : 0,
    }));

function scheduleOf(season: Season): readonly NewMatch[] {
  const byId = entriesById(season);
  const isIn = (n: number): boolean => byId.get(idOf(n))?.status === 'in';
  const own = teamsOf(season).filter(({ boards }) => boards.length === season.settings.teamSize && boards.some(isIn));
  const teams = new Map(own.map((team) => [idOf(team.n), team]));
  const inOrder = own
    .map((team) => ({ id: idOf(team.n), lot: lotOf(byId, team) }))
    .sort((one, other) => one.lot - other.lot);
  const schedule = roundRobin(
    inOrder.map(({ id }) => id),
    season.settings.legs,
  );
  const counts = new Map<number, number>();
  return schedule.flatMap(({ round, entries }) => {
    const [home, away] = entries.map((id) => teams.get(id)?.boards ?? []);
    return (home ?? []).map((one, board) => {
      const n = (counts.get(round) ?? 0) + 1;
      counts.set(round, n);
      const pair = [one, away?.[board] ?? 0];
      // The first of a team is at home, the next one away.
      return { division: 0, stage: 'main' as const, round, n, entries: board % 2 === 0 ? pair : pair.toReversed() };
    });
  });
}

/** A team has the lot of its first board. */
const lotOf = (byId: ReturnType<typeof entriesById>, { boards: [first = 0] }: Team): number =>
  byId.get(idOf(first))?.lot ?? first;

/** All of it have left before half of its matches were played: its results count for nobody. */
function hasWithdrawn({ entries }: Season, team: Team, matches: readonly TeamMatch[]): boolean {
  if (entries.some(({ n, status }) => status === 'in' && team.boards.includes(n))) return false;
  const own = matches.filter(({ teams }) => teams.some(({ n }) => n === team.n));
  const played = own.filter(({ boards }) =>
    boards.some(({ outcome }) => outcome !== undefined && outcome.how !== 'dropped'),
  );
  return isWithdrawn(played.length, own.length);
}

function teamLines(season: Season): readonly TeamLine[] {
  const all = teamsOf(season);
  const entries = entriesById(season);
  const matches = teamMatchesOf(season);
  const withdrawn = all.filter((team) => hasWithdrawn(season, team, matches));
  const isOut = ({ n }: Team): boolean => withdrawn.some((team) => team.n === n);
  const counted = matches.filter(({ teams }) => !teams.some(isOut));
  const ranked = all.filter((team) => !isOut(team)).map((team) => ({ id: idOf(team.n), lot: lotOf(entries, team) }));
  const byId = new Map(all.map((team) => [idOf(team.n), team]));
  const lines = teamStandings(ranked, resultsOfTeams(counted)).flatMap(({ id, boards, ...line }): TeamLine[] => {
    const team = byId.get(id);
    return team === undefined ? [] : [{ ...line, team, boards: boards / 2 }];
  });
  const none = { place: undefined, byLot: false, points: 0, won: 0, drawn: 0, lost: 0, boards: 0 };
  return [...lines, ...withdrawn.map((team) => ({ ...none, team }))];
}

/** Everybody with the place of their team and the points of their own board; who has left has no part in it. */
function standings(season: Season): Standings {
  const byId = entriesById(season);
  const results = resultsOf(inStage(season, 'main'));
  return teamLines(season).flatMap(({ team, place }) =>
    team.boards.flatMap((n): Line[] => {
      const entry = byId.get(idOf(n));
      if (entry === undefined) return [];
      const { won, drawn, lost } = tallyOf(idOf(n), results);
      const own = { won, drawn, lost, points: won + drawn / 2, free: 0, byLot: false, note: '' };
      return [{ ...own, entry, place: entry.status === 'in' ? place : undefined }];
    }),
  );
}

export const teams: Format = {
  next: (season) => scheduledNext(season, inStage(season, 'main'), () => scheduleOf(season)),
  standings: (season) => [standings(season)],
  teams: teamLines,
  minEntries: 2,
  maxEntries: 100,
  allowsLegs: true,
  reviewTime: REVIEW.long,
};
