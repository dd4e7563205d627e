/** The table of a Swiss season: match points, then the tie-breaks of the field, computed exactly. */
import { grouped } from './grouped.ts';
import {
  type BestOf,
  type EntryId,
  type MatchResult,
  outcomeOf,
  POINTS,
  type Ranked,
  type RoundAlone,
  seenBy,
} from './results.ts';
import { atLeast, compareShares, mean, type Share, share } from './shares.ts';

export type SwissSeason = {
  readonly entries: readonly Ranked[];
  readonly bestOf: BestOf;
  readonly results: readonly MatchResult[];
  readonly alone: readonly RoundAlone[];
};

/** A line of the table. */
export type SwissLine = {
  readonly id: EntryId;
  /** From 1; no two are equal. */
  readonly place: number;
  /** The lot alone has put it behind, or ahead of, a neighbour. */
  readonly byLot: boolean;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly free: number;
  /** In the order in which they count. */
  readonly tieBreaks: readonly { readonly kind: TieBreak; readonly share: Share }[];
};

/**
 * `OMW`, `OGW`: the mean of one's opponents' shares of the points for matches, or for games; `OOMW`: the mean of their `OMW`; `GW`: one's
 * own share of the points for games.
 */
export type TieBreak = 'OMW' | 'OOMW' | 'GW' | 'OGW';

/** A share counts as no less than this, so that a weak opponent costs nobody much. */
const LEAST = share(33, 100);

/** The table, best first. */
export function swissStandings({ entries, bestOf, results, alone }: SwissSeason): readonly SwissLine[] {
  const records = recordsOf(entries, bestOf, results, alone);
  const shares = sharesOf(records);
  const kinds: readonly TieBreak[] = bestOf === 3 ? ['OMW', 'GW', 'OGW'] : ['OMW', 'OOMW'];
  const lines = entries.map(({ id, lot }) => {
    const { points, won, drawn, lost, free } = records.get(id) ?? newRecord();
    return {
      id,
      lot,
      points,
      won,
      drawn,
      lost,
      free,
      tieBreaks: kinds.map((kind) => ({ kind, share: shares[kind](id) })),
    };
  });
  const groups = grouped(lines, compareLines).map((level) => orderLevel(level, results));
  return groups.flat().map(({ lot: _, ...line }, index) => ({ ...line, place: index + 1 }));
}

type Line = Omit<SwissLine, 'place' | 'byLot'> & { readonly lot: number };

function compareLines(one: Line, other: Line): number {
  if (one.points !== other.points) return other.points - one.points;
  for (const [index, { share: own }] of one.tieBreaks.entries()) {
    const order = compareShares((other.tieBreaks[index] ?? { share: own }).share, own);
    if (order !== 0) return order;
  }
  return 0;
}

/** Those who are level in everything: two by the matches between them, else by their lots. */
function orderLevel(level: readonly Line[], results: readonly MatchResult[]): readonly (Line & { byLot: boolean })[] {
  const byLots = level.toSorted((one, other) => one.lot - other.lot);
  const [one, other] = byLots;
  if (one === undefined || other === undefined) return byLots.map((line) => ({ ...line, byLot: false }));
  const balance = level.length === 2 ? balanceBetween(one.id, other.id, results) : 0;
  const ordered = balance < 0 ? [other, one] : byLots;
  return ordered.map((line) => ({ ...line, byLot: balance === 0 }));
}

/** Matches that the first has won against the second, less those that they have lost. */
function balanceBetween(one: EntryId, other: EntryId, results: readonly MatchResult[]): number {
  return results.reduce((balance, result) => {
    const seen = seenBy(result, one);
    if (seen?.opponent !== other) return balance;
    return balance + Math.sign(seen.won - seen.lost);
  }, 0);
}

type Record = {
  points: number;
  won: number;
  drawn: number;
  lost: number;
  free: number;
  rounds: number;
  games: number;
  gamePoints: number;
  readonly opponents: EntryId[];
};

const newRecord = (): Record => ({
  points: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  free: 0,
  rounds: 0,
  games: 0,
  gamePoints: 0,
  opponents: [],
});

function recordsOf(
  entries: readonly Ranked[],
  bestOf: BestOf,
  results: readonly MatchResult[],
  alone: readonly RoundAlone[],
): ReadonlyMap<EntryId, Record> {
  const records = new Map(entries.map(({ id }) => [id, newRecord()] as const));
  for (const result of results) {
    for (const side of [0, 1] as const) {
      const record = records.get(result.entries[side]);
      if (record === undefined) continue;
      const outcome = outcomeOf(result, side);
      record[outcome] += 1;
      record.points += POINTS[outcome];
      record.rounds += 1;
      record.games += result.won[0] + result.won[1] + result.drawn;
      record.gamePoints += POINTS.won * result.won[side] + POINTS.drawn * result.drawn;
      record.opponents.push(result.entries[side === 0 ? 1 : 0]);
    }
  }
  for (const { entry, as } of alone) {
    const record = records.get(entry);
    if (record === undefined) continue;
    record.rounds += 1;
    if (as === 'missed') continue;
    const games = Math.ceil(bestOf / 2);
    record.free += 1;
    record.points += POINTS.won;
    record.games += games;
    record.gamePoints += POINTS.won * games;
  }
  return records;
}

/** The shares of each entry, computed once. */
function sharesOf(records: ReadonlyMap<EntryId, Record>): Readonly<{ [Kind in TieBreak]: (id: EntryId) => Share }> {
  const opponentsOf = (id: EntryId) => records.get(id)?.opponents ?? [];
  const meanOf = (of: (id: EntryId) => Share) => once((id) => mean(opponentsOf(id).map(of), LEAST));
  const matchShare = once((id) => {
    const { points, rounds } = records.get(id) ?? newRecord();
    return atLeast(share(points, POINTS.won * rounds), LEAST);
  });
  const gameShare = once((id) => {
    const { gamePoints, games } = records.get(id) ?? newRecord();
    return atLeast(share(gamePoints, POINTS.won * games), LEAST);
  });
  const opponentsMatchShare = meanOf(matchShare);
  return { OMW: opponentsMatchShare, OOMW: meanOf(opponentsMatchShare), GW: gameShare, OGW: meanOf(gameShare) };
}

function once(compute: (id: EntryId) => Share): (id: EntryId) => Share {
  const known = new Map<EntryId, Share>();
  return (id) => {
    const found = known.get(id) ?? compute(id);
    known.set(id, found);
    return found;
  };
}
