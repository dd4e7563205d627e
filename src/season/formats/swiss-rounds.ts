/** Swiss rounds: each is paired when the one before is done. */
import { type Contender, pairRound } from '#league/pairing';
import { type EntryId, type MatchResult, seenBy } from '#league/results';
import { percent } from '#league/shares';
import { swissStandings } from '#league/swiss-standings';
import type { Season, Standings } from '../types.ts';
import {
  aloneOf,
  divisionsOf,
  entriesById,
  idOf,
  inStage,
  isDone,
  type NewMatch,
  type Next,
  nextOfAll,
  ranked,
  resultsOf,
} from './facts.ts';
import { roundOf, roundsOf, roundsOfDivisions } from './rounds.ts';

export function swissNext(season: Season): Next {
  const divisions = divisionsOf(season);
  if (divisions.length === 1) return nextIn(season, divisions[0] ?? 0);
  return nextOfAll(divisions.map((division) => nextIn(inDivision(season, division), division)));
}

/** A part of a season that is paired by itself. */
const inDivision = (season: Season, division: number): Season => ({
  ...season,
  progress: { ...season.progress, rounds: [roundsIn(season, division)] },
  seed: `${season.seed} ${division}`,
  entries: season.entries.filter((entry) => entry.division === division).map((entry) => ({ ...entry, division: 0 })),
  matches: season.matches.filter((match) => match.division === division),
});

function roundsIn(season: Season, division: number): number {
  const rounds = season.progress.rounds ?? roundsOfDivisions(season);
  return rounds[divisionsOf(season).indexOf(division)] ?? 0;
}

function nextIn(season: Season, division: number): Next {
  const matches = inStage(season, 'main');
  // The matches that are not done stand last.
  if (matches.findLast((match) => !isDone(match)) !== undefined)
    return { add: [], open: matches.filter(({ status }) => status === 'waiting'), isOver: false };
  const round = roundOf(season);
  const left = season.entries.filter(({ status }) => status === 'in');
  if (round >= roundsOf(season) || left.length < 2) return { add: [], open: [], isOver: true };
  return { add: paired(season, round + 1).map((match) => ({ ...match, division })), open: [], isOver: false };
}

function paired(season: Season, round: number): readonly NewMatch[] {
  const everybody = contenders(season, round);
  const chosen = (season.progress.chosen[round] ?? [])
    .map((pair) => pair.map(idOf))
    .filter((pair) => pair.every((id) => everybody.some((one) => one.id === id)));
  const left = everybody.filter(({ id }) => !chosen.flat().includes(id));
  const { pairs, free } = pairRound(left, season.progress.seeds[round] ?? season.seed, round);
  const all = [...chosen, ...pairs.map((pair) => [...pair]), ...(free === undefined ? [] : [[free]])];
  return all.map((entries, i) => ({ division: 0, stage: 'main', round, n: i + 1, entries: entries.map(Number) }));
}

function contenders(season: Season, round: number): readonly Contender[] {
  const lines = new Map(swissStandings(rankingOf(season)).map((line) => [line.id, line]));
  const results = resultsOf(inStage(season, 'main'));
  const resultsBy = byEntry(results);
  const before = pointsBefore(season, round - 1);
  return season.entries
    .filter(({ status }) => status === 'in')
    .map(({ n, fromRound }) => {
      const id = idOf(n);
      const own = (resultsBy.get(id) ?? []).flatMap((result) => {
        const seen = seenBy(result, id);
        return seen === undefined ? [] : [{ round: result.round, opponent: seen.opponent }];
      });
      const met = new Map<EntryId, number>();
      for (const { opponent } of own) met.set(opponent, (met.get(opponent) ?? 0) + 1);
      const line = lines.get(id);
      const last = own.find((one) => one.round === round - 1)?.opponent;
      const gap = last === undefined ? 0 : (before.get(id) ?? 0) - (before.get(last) ?? 0);
      const floated = gap === 0 ? undefined : gap > 0 ? ('down' as const) : ('up' as const);
      return {
        id,
        points: line?.points ?? 0,
        met,
        apart: apartFrom(season, n),
        freeRounds: (line?.free ?? 0) + (fromRound > 1 ? 1 : 0),
        ...(floated !== undefined && { floated }),
      };
    });
}

/** Those with whom the organisers do not want somebody paired. */
const apartFrom = ({ progress }: Season, n: number): ReadonlySet<EntryId> =>
  new Set(progress.apart.flatMap(([one, other]) => (one === n ? [idOf(other)] : other === n ? [idOf(one)] : [])));

function byEntry(results: readonly MatchResult[]): ReadonlyMap<EntryId, readonly MatchResult[]> {
  const found = new Map<EntryId, MatchResult[]>();
  for (const result of results)
    for (const id of result.entries) {
      const own = found.get(id) ?? [];
      own.push(result);
      found.set(id, own);
    }
  return found;
}

/** Everybody's points before a round was played. */
function pointsBefore(season: Season, round: number): ReadonlyMap<EntryId, number> {
  const before = { ...season, matches: season.matches.filter((match) => match.round < round) };
  return new Map(swissStandings(rankingOf(before)).map(({ id, points }) => [id, points]));
}

function rankingOf(season: Season) {
  const last = roundOf(season);
  return {
    entries: ranked(season.entries),
    bestOf: season.settings.bestOf,
    results: resultsOf(inStage(season, 'main')),
    alone: aloneOf(season).filter(({ round }) => round <= last),
  };
}

/** The standings of each group that is paired by itself. */
export const swissTables = (season: Season): readonly Standings[] => {
  const divisions = divisionsOf(season);
  return divisions.length < 2
    ? [swissStandingsOf(season)]
    : divisions.map((division) => {
        const lines = swissStandingsOf(inDivision(season, division));
        return lines.map((line) => ({ ...line, entry: { ...line.entry, division } }));
      });
};

export function swissStandingsOf(season: Season): Standings {
  const entries = entriesById(season);
  return swissStandings(rankingOf(season)).flatMap(({ id, tieBreaks, ...line }) => {
    const entry = entries.get(id);
    if (entry === undefined) return [];
    return [{ ...line, entry, note: tieBreaks.map(({ kind, share }) => `${kind} ${percent(share)}`).join(' · ') }];
  });
}
