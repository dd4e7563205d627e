/** How people find themselves together in teams before the start, and which teams play. */
import { nameKey } from '#decks/names';
import type { Refusal } from '#kernel/ask';
import { isRefusal, type Member, type UserId } from '#table/types';
import { actOf, type Context, change, type Decided } from '../context.ts';
import { playersIn } from '../formats/facts.ts';
import { formatOf } from '../formats/index.ts';
import { teamsOf } from '../formats/teams.ts';
import { mayNot } from '../lifecycle/status.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season, Team } from '../types.ts';
import { mayOrganise } from './powers.ts';

/** How long the name of a team is, in characters. */
const NAME = { least: 1, most: 40 } as const;

/** Whether people play for each other. */
export const hasTeams = (season: Pick<Season, 'settings'>): boolean => formatOf(season).teams !== undefined;

const withTeams = (season: Season, teams: readonly Omit<Team, 'n'>[]): Season => ({
  ...season,
  progress: {
    ...season.progress,
    teams: teams.map(({ name, captain, boards }) => ({ name, captain, boards: [...boards] })),
  },
});

/** The teams without somebody; one that nobody is left in is gone. */
const teamsWithout = (season: Season, n: number): readonly Team[] =>
  teamsOf(season)
    .map((team) => ({ ...team, boards: team.boards.filter((one) => one !== n) }))
    .filter(({ boards }) => boards.length > 0);

const isCalled =
  (name: string) =>
  (team: Team): boolean =>
    nameKey(team.name) === nameKey(name);

/** The season in which somebody is in the team of a name, at its last board; a team that nobody has founded is founded. */
export function inTeam(season: Season, { n }: Pick<Entry, 'n'>, wanted: string): Season | Refusal {
  const { league, settings } = season;
  if (!hasTeams(season)) return refuse('league.no-teams', { name: league.name });
  const name = wanted.trim().replace(/\s+/g, ' ');
  if (name.length < NAME.least || name.length > NAME.most) return refuse('league.team-name', NAME);
  const isTheirs = isCalled(name);
  const known = teamsOf(season).find(isTheirs);
  if (known?.boards.includes(n) === true) return season;
  if (known !== undefined && known.boards.length >= settings.teamSize)
    return refuse('league.team-full', { team: known.name, size: settings.teamSize });
  const others = teamsWithout(season, n);
  return withTeams(
    season,
    known === undefined
      ? [...others, { name, captain: n, boards: [n] }]
      : others.map((team) => (isTheirs(team) ? { ...team, boards: [...team.boards, n] } : team)),
  );
}

/** What a captain, or an organiser, does about a team before the start. */
export type TeamChange = {
  /** Whom it is about. Their team, unless another one is named. */
  readonly user: UserId;
  /** The team that they are put into, by name; for organisers only. */
  readonly team?: string | undefined;
  /** Their board, from 1; 0: they are out of the team. */
  readonly board?: number | undefined;
  /** What the team is called from now on. */
  readonly rename?: string | undefined;
};

export function arrangeTeam(context: Context, id: string, by: Member, wanted: TeamChange): Promise<Season | Refusal> {
  return change(context, id, (season) => {
    const refused = mayNot('arrangeTeam', season);
    if (refused !== undefined) return refused;
    if (!hasTeams(season)) return refuse('league.no-teams', { name: season.league.name });
    const own = [...season.entries, ...season.asked].find(({ user }) => user === wanted.user);
    if (own === undefined) return refuse('league.they-are-not-in', { name: season.league.name });
    const organises = mayOrganise(season, by);
    if (wanted.team !== undefined && !organises) return refuse('league.not-organiser');
    const moved = wanted.team === undefined ? season : inTeam(season, own, wanted.team);
    if (isRefusal(moved)) return moved;
    const team = teamsOf(moved).find(({ boards }) => boards.includes(own.n));
    if (team === undefined) return refuse('league.not-in-team');
    const captain = [...season.entries, ...season.asked].find(({ n }) => n === team.captain);
    if (!organises && captain?.user !== by.user) return refuse('league.not-captain', { team: team.name });
    const arranged = rearranged(moved, team, own, wanted);
    return isRefusal(arranged) ? arranged : decidedFor(context, season, arranged, { by, about: wanted.user });
  });
}

function rearranged(season: Season, team: Team, own: Entry, { board, rename }: TeamChange): Season | Refusal {
  if (board === 0) return withTeams(season, teamsWithout(season, own.n));
  const boards = team.boards.filter((n) => n !== own.n);
  const ordered =
    board === undefined ? team.boards : [...boards.slice(0, board - 1), own.n, ...boards.slice(board - 1)];
  const name = rename?.trim().replace(/\s+/g, ' ') ?? team.name;
  if (name.length < NAME.least || name.length > NAME.most) return refuse('league.team-name', NAME);
  const all = teamsOf(season);
  if (all.some((one) => one.n !== team.n && isCalled(name)(one))) return refuse('league.team-taken', { team: name });
  return withTeams(
    season,
    all.map((one) => (one.n === team.n ? { ...one, name, boards: ordered } : one)),
  );
}

function decidedFor(
  context: Context,
  before: Season,
  season: Season,
  { by, about }: { readonly by: Member; readonly about: UserId },
): Decided | undefined {
  if (JSON.stringify(before.progress.teams) === JSON.stringify(season.progress.teams)) return undefined;
  return { season, act: actOf(context, before, by, 'team', { about }) };
}

/** The season at its start with whole teams, and whom there is no team for. */
export type WholeTeams = { readonly season: Season; readonly without: readonly Entry[] };

/**
 * People without a team fill those that lack somebody, first the ones that lack fewest, and then make teams of their own. Teams that
 * lack somebody even so do not play.
 */
export function withWholeTeams(season: Season): WholeTeams {
  const { teamSize } = season.settings;
  if (!hasTeams(season)) return { season, without: [] };
  const people = playersIn(season);
  const isIn = new Set(people.map(({ n }) => n));
  // Organisers may have made teams smaller meanwhile.
  const founded = teamsOf(season).map((team) => ({
    ...team,
    boards: team.boards.filter((n) => isIn.has(n)).slice(0, teamSize),
  }));
  const placed = new Set(founded.flatMap(({ boards }) => boards));
  const free = people.filter(({ n }) => !placed.has(n)).map(({ n }) => n);
  const filled = new Map<Team, readonly number[]>();
  for (const team of founded.toSorted((one, other) => other.boards.length - one.boards.length || one.n - other.n)) {
    const missing = teamSize - team.boards.length;
    filled.set(team, missing > free.length ? team.boards : [...team.boards, ...free.splice(0, missing)]);
  }
  const whole: Omit<Team, 'n'>[] = founded
    .map((team) => ({ ...team, boards: filled.get(team) ?? [] }))
    .filter(({ boards }) => boards.length === teamSize);
  while (free.length >= teamSize) {
    const boards = free.splice(0, teamSize);
    const [captain = 0] = boards;
    whole.push({ name: newName(whole), captain, boards });
  }
  const plays = new Set(whole.flatMap(({ boards }) => boards));
  const without = people.filter(({ n }) => !plays.has(n));
  return {
    season: withTeams({ ...season, entries: season.entries.filter((entry) => !without.includes(entry)) }, whole),
    without,
  };
}

/** A name for a team of people who have found none: by its number, as the name of one of them would outlast their data. */
function newName(others: readonly { readonly name: string }[]): string {
  const taken = new Set(others.map((team) => nameKey(team.name)));
  for (let n = others.length + 1; ; n++) if (!taken.has(nameKey(`Team ${n}`))) return `Team ${n}`;
}

/** What those are told for whom there is no team. */
export const toldWithoutTeam = (
  { league }: Season,
  without: readonly Entry[],
): NonNullable<Decided['directMessages']> =>
  without.map(({ user }) => ({ to: user, news: tell('news.no-team', { league: league.name }) }));
