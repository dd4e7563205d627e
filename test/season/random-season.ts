/** Whole seasons by the formats alone: anybody may leave, come back or be put out at any moment, and results are set anew. */
import { below, type Rng, seedRng } from '#kernel/random';
import { cutOf } from '#league/swiss-rounds';
import { standingsOf, withStart } from '#season/formats/index';
import { numberOf } from '#season/formats/numbers';
import { roundOf, roundsOf } from '#season/formats/rounds';
import { teamMatchesOf } from '#season/formats/teams';
import { advance, winFor } from '#season/lifecycle/advance';
import { corrected, isInBracket } from '#season/matches/corrections';
import { mayComeBack, mayJoinLate } from '#season/people/people';
import { readProgress } from '#season/progress';
import type { Ending, Entry, Match, Season, SeasonSettings } from '#season/types';
import { anEntry, aSeason, aSetting } from '#test/a-season';

type Around = Parameters<typeof advance>[1];

/** Most steps of a season; more means that it does not end. */
const MOST = 5000;

/** Plays a season to its end and throws at the first thing that is wrong. */
export function playRandomSeason(seed: string): Season {
  const rng = seedRng(seed);
  let ids = 0;
  const around: Around = { now: () => 1, newId: () => `m${ids++}` };
  const course = begun(rng, around);
  let { season } = course;
  const numbers = new Map<string, number>();
  look(season, undefined, numbers);
  for (let step = 0; season.status !== 'review'; step++) {
    if (step > MOST) throw new Error('the season does not end');
    const before = season;
    season = asStored(acted(season, rng, around));
    look(season, before, numbers);
  }
  for (let i = below(rng, 4); i > 0; i--) {
    const before = season;
    season = asStored(correctedAnywhere(season, rng, around));
    look(season, before, numbers);
    for (let step = 0; season.status !== 'review'; step++) {
      if (step > MOST) throw new Error('the season does not end after a correction');
      const last = season;
      season = asStored(ended(season, rng, around));
      look(season, last, numbers);
    }
  }
  atTheEnd(season);
  return season;
}

function begun(rng: Rng, around: Around): { readonly season: Season } {
  const of = <T>(...all: readonly T[]): T => all[below(rng, all.length)] as T;
  const kind = of('swiss', 'swiss', 'swiss', 'knockout', 'knockout', 'everyone', 'teams');
  const isDraft = kind === 'swiss' && below(rng, 6) === 0;
  const table = kind === 'swiss' && !isDraft && below(rng, 5) === 0 ? of(3, 4) : 2;
  const settings: Partial<SeasonSettings> = {
    ...{ kind, table, seats: table === 2 ? [2, 2] : [3, 4], decks: isDraft ? 'draft' : 'own' },
    ...{ bestOf: table === 2 ? of(1, 3) : 1, losses: of(1, 2), cut: of(0, 2, 4, 8, 16), atOnce: of(1, 2, 3, 1000) },
    ...(below(rng, 3) === 0 && { rounds: 1 + below(rng, 7) }),
    ...{ legs: isScheduled(kind) ? of(1, 1, 2) : 1, teamSize: kind === 'teams' ? of(2, 3, 4, 5) : 1 },
  };
  const size = settings.teamSize ?? 1;
  const count = kind === 'teams' ? size * (2 + below(rng, 6)) : 2 + below(rng, 39);
  const groups = isDraft ? Math.ceil(count / 8) : kind === 'everyone' ? Math.max(1, Math.ceil(count / 10)) : 1;
  const entries = Array.from({ length: count }, (_, i) =>
    anEntry(i + 1, {
      lot: count - i,
      division: i % groups,
      ...(below(rng, 15) === 0 && { status: of('dropped', 'excluded') }),
    }),
  );
  const made = aSeason({ seed: `s${below(rng, 1e9)}`, settings: aSetting(settings), entries });
  const teams = Array.from({ length: kind === 'teams' ? count / size : 0 }, (_, i) => ({
    ...{ name: `Team ${i}`, captain: i * size + 1 },
    boards: Array.from({ length: size }, (_, board) => i * size + board + 1),
  }));
  const season = { ...made, progress: { ...made.progress, teams } };
  return { season: asStored(advance(withStart(season), around).season) };
}

/** All of its matches are known from the start. */
const isScheduled = (kind: SeasonSettings['kind']): boolean => kind === 'everyone' || kind === 'teams';

/** As it is read after it was stored. */
function asStored(season: Season): Season {
  const order = ({ division, stage, round, n }: Match) => [division, stage === 'main' ? 0 : 1, round, n];
  const compare = (one: Match, other: Match) => {
    const [a, b] = [order(one), order(other)];
    return a.map((value, i) => value - (b[i] ?? 0)).find((gap) => gap !== 0) ?? 0;
  };
  return {
    ...season,
    progress: readProgress(JSON.parse(JSON.stringify(season.progress))),
    matches: season.matches.toSorted(compare),
  };
}

const any = <T>(rng: Rng, all: readonly T[]): T | undefined =>
  all.length === 0 ? undefined : all[below(rng, all.length)];

function acted(season: Season, rng: Rng, around: Around): Season {
  const dice = below(rng, 20);
  if (dice === 0) return left(season, rng, around);
  if (dice === 1) return back(season, rng, around);
  if (dice === 2) return correctedAnywhere(season, rng, around);
  if (dice < 8)
    return {
      ...season,
      matches: season.matches.map((one) =>
        one.status === 'waiting' && below(rng, 2) === 0 ? { ...one, status: 'open' } : one,
      ),
    };
  return ended(season, rng, around);
}

const withMatches = (season: Season, matches: readonly Match[], around: Around) =>
  advance({ ...season, matches }, around).season;

function ended(season: Season, rng: Rng, around: Around): Season {
  const match = any(
    rng,
    season.matches.filter(({ status }) => status === 'waiting' || status === 'open'),
  );
  if (match === undefined) return advance(season, around).season;
  const done: Match = { ...match, status: 'done', outcome: anyOutcome(season, match, rng) };
  return withMatches(
    season,
    season.matches.map((one) => (one === match ? done : one)),
    around,
  );
}

function anyOutcome(season: Season, match: Match, rng: Rng): NonNullable<Match['outcome']> {
  const { length } = match.seats;
  if (length > 2)
    return { how: 'played', won: [], drawn: 0, at: 1, places: match.seats.map(() => below(rng, length + 1)) };
  const dice = below(rng, 10);
  if (dice === 0) return { ...winFor(-1, season), how: 'nobody', at: 1 };
  if (dice === 1 && !isInBracket(season, match)) return { how: 'played', won: [0, 0], drawn: 1, at: 1 };
  return { ...winFor(below(rng, 2), season, [0, below(rng, 2)]), how: 'played' as Ending, at: 1 };
}

function left(season: Season, rng: Rng, around: Around): Season {
  const own = any(
    rng,
    season.entries.filter(({ status }) => status === 'in'),
  );
  if (own === undefined) return season;
  const status = below(rng, 2) === 0 ? 'dropped' : 'excluded';
  const entries = season.entries.map((entry): Entry => (entry === own ? { ...entry, status } : entry));
  const after = advance({ ...season, entries }, around).season;
  const isOpen = (one: Match) => one.status === 'open' && one.seats.some(({ entry }) => entry === own.n);
  const matches = after.matches.map((one): Match => {
    if (!isOpen(one)) return one;
    const stays = one.seats.findIndex(({ entry }) => entry !== own.n);
    const places = one.seats.length > 2 ? { places: one.seats.map(({ entry }) => (entry === own.n ? 2 : 1)) } : {};
    return { ...one, status: 'done', outcome: { ...winFor(stays, season), how: 'dropped', at: 1, ...places } };
  });
  return withMatches(after, matches, around);
}

function back(season: Season, rng: Rng, around: Around): Season {
  if (!mayComeBack(season)) return season;
  const fromRound = roundOf(season) + 1;
  const own = any(
    rng,
    season.entries.filter(({ status }) => status === 'dropped'),
  );
  const n = Math.max(...season.entries.map((one) => one.n)) + 1;
  const late = mayJoinLate(season) ? [anEntry(n, { lot: n, fromRound })] : [];
  const entries = season.entries.map((one): Entry => (one === own ? { ...one, status: 'in', fromRound } : one));
  return advance({ ...season, entries: [...entries, ...late] }, around).season;
}

function correctedAnywhere(season: Season, rng: Rng, around: Around): Season {
  const match = any(
    rng,
    season.matches.filter(({ status, seats }) => status === 'done' && seats.length === 2),
  );
  if (match === undefined) return season;
  const outcome = { ...winFor(below(rng, 2), season, [0, below(rng, 2)]), how: 'organiser' as const, at: 1 };
  return corrected(season, match, outcome, around).season;
}

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** What holds at every moment. */
function look(season: Season, before: Season | undefined, numbers: Map<string, number>): void {
  const open = season.matches.filter(({ status }) => status === 'waiting' || status === 'open');
  const places = open.flatMap(({ seats, round, stage }) =>
    seats.map(
      ({ entry }) =>
        `${entry} in ${stage} ${isScheduled(season.settings.kind) || isBracketStage(season, stage) ? '' : round}`,
    ),
  );
  if (!isScheduled(season.settings.kind))
    expectThat(new Set(places).size === places.length, `two matches at once: ${places}`);
  const isIn = new Set(season.entries.flatMap(({ n, status }) => (status === 'in' ? [n] : [])));
  for (const { status, seats } of season.matches)
    if (status === 'waiting')
      expectThat(
        seats.every(({ entry }) => isIn.has(entry)),
        'somebody who is out is to play',
      );
  const given = season.matches.map((match) => numberOf(season, match));
  expectThat(new Set(given).size === given.length && given.every((n) => n > 0), `numbers are not different: ${given}`);
  for (const [i, { id }] of season.matches.entries()) {
    const known = numbers.get(id);
    expectThat(known === undefined || known === given[i], 'a match has another number');
    numbers.set(id, given[i] ?? 0);
  }
  for (const stage of ['main', 'cut'] as const) {
    const was = before?.progress.stages?.[stage];
    const is = season.progress.stages?.[stage];
    if (was !== undefined) expectThat(JSON.stringify(was) === JSON.stringify(is), 'a stage has changed');
    if (is !== undefined && is.matches.length > 0) inBracket(season, stage);
    if (stage === 'cut' && was === undefined && is !== undefined) cutIsRight(season, before);
  }
  if (before !== undefined) expectThat(roundsOf(before) === roundsOf(season), 'the number of rounds has changed');
}

const isBracketStage = (season: Season, stage: Match['stage']): boolean =>
  season.settings.table === 2 && (stage === 'cut' || season.settings.kind === 'knockout');

function cutIsRight(season: Season, before: Season | undefined): void {
  const { settings, entries, progress } = season;
  if (before === undefined || settings.table > 2) return;
  const here = entries.filter(({ status }) => status === 'in').length;
  const wanted = settings.decks === 'draft' ? 0 : cutOf(settings.cut, here);
  expectThat(progress.stages?.cut?.seeds.length === wanted, 'the cut has another size');
}

const wonBy = ({ outcome, seats }: Match): readonly [number | undefined, number | undefined] => {
  const [own = 0, other = 0] = outcome?.won ?? [];
  const [one, two] = seats.map(({ entry }) => entry);
  return own === other ? [undefined, undefined] : own > other ? [one, two] : [two, one];
};

/** Each match is between those who have come out of the matches before it. */
function inBracket(season: Season, stage: Match['stage']): void {
  const settled = season.progress.stages?.[stage];
  if (settled === undefined) return;
  const matches = new Map(season.matches.filter((one) => one.stage === stage).map((one) => [one.n - 1, one]));
  for (const { n, sources } of settled.matches) {
    const match = matches.get(n);
    if (match === undefined) continue;
    expectThat(new Set(match.seats.map(({ entry }) => entry)).size === 2, 'somebody plays themselves');
    for (const [side, source] of sources.entries()) {
      const entry = match.seats[side]?.entry;
      if ('seed' in source) expectThat(settled.seeds[source.seed - 1] === entry, 'another seed');
      const feeder =
        'seed' in source ? undefined : matches.get('winnerOf' in source ? source.winnerOf : source.loserOf);
      if (feeder === undefined) continue;
      expectThat(feeder.status === 'done', 'a match has begun before its feeder was over');
      const [winner, loser] = wonBy(feeder);
      if (winner === undefined)
        expectThat(
          feeder.seats.some((seat) => seat.entry === entry),
          'nobody of the feeder',
        );
      else expectThat(('winnerOf' in source ? winner : loser) === entry, 'not who came out of the feeder');
    }
  }
}

function atTheEnd(season: Season): void {
  for (const stage of ['main', 'cut'] as const) {
    const settled = season.progress.stages?.[stage];
    if (settled === undefined || settled.matches.length === 0) continue;
    const matches = season.matches.filter((one) => one.stage === stage);
    const losses = new Map(settled.seeds.map((n) => [n, 0]));
    const lose = (n: number | undefined) => n !== undefined && losses.set(n, (losses.get(n) ?? 0) + 1);
    for (const match of matches) {
      expectThat(match.status === 'done', 'a match was not played');
      const [winner, loser] = wonBy(match);
      if (winner !== undefined) lose(loser);
      else for (const { entry } of match.seats) lose(entry);
    }
    const allowed = season.settings.losses;
    const left = [...losses].filter(([, count]) => count < allowed);
    expectThat(left.length <= 1, `several are not out: ${left}`);
    expectThat(
      [...losses.values()].every((count) => count <= allowed),
      'somebody has lost too often',
    );
    const isQuiet = matches.every((match) => wonBy(match)[0] !== undefined);
    if (isQuiet && allowed === 1)
      expectThat(matches.length === settled.seeds.length - 1, 'too many or too few matches');
    if (isQuiet) expectThat(left.length === 1, 'nobody is champion');
  }
  for (const lines of standingsOf(season)) {
    const entries = lines.map(({ entry }) => entry.n);
    expectThat(new Set(entries).size === entries.length, 'somebody stands twice in the standings');
  }
  if (season.settings.kind === 'teams') {
    const met = teamMatchesOf(season).map(({ teams: [one, other] }) => [one.n, other.n].toSorted().join('–'));
    for (const pair of met)
      expectThat(
        met.filter((same) => same === pair).length === season.settings.legs,
        `teams ${pair} have met too often`,
      );
  }
  if (season.settings.kind === 'swiss' && season.entries.filter(({ status }) => status === 'in').length > 3)
    expectThat(season.settings.table > 2 || roundOf(season) <= roundsOf(season), 'too many rounds');
}
