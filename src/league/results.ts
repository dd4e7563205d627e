/** What the matches of a season have come to. Standings and pairings are computed from these alone. */

/** An entry of a season: one person's place in it. */
export type EntryId = string;

/** An entry as rankings see it. `lot`: a number drawn at the start, different for each; it decides what nothing else does. */
export type Ranked = { readonly id: EntryId; readonly lot: number };

/** One match, a game or the best of three. */
export type MatchResult = {
  /** From 1. */
  readonly round: number;
  readonly entries: readonly [EntryId, EntryId];
  /** Games that each of them has won. None, and none drawn: neither came, and both have lost. */
  readonly won: readonly [number, number];
  readonly drawn: number;
};

/** A round without an opponent: `free` is as good as a win, `missed` is a loss. */
export type RoundAlone = { readonly round: number; readonly entry: EntryId; readonly as: 'free' | 'missed' };

/** How many games decide a match. */
export type BestOf = 1 | 3;

/** How a match ended for one of its entries. */
export type Outcome = 'won' | 'drawn' | 'lost';

/** Points for a match, and likewise for a game. */
export const POINTS: Readonly<Record<Outcome, number>> = { won: 3, drawn: 1, lost: 0 };

/** How a match ended for its first or second entry. */
export function outcomeOf({ won, drawn }: Pick<MatchResult, 'won' | 'drawn'>, side: 0 | 1): Outcome {
  const [own, other] = side === 0 ? won : [won[1], won[0]];
  if (own === other) return own + drawn === 0 ? 'lost' : 'drawn';
  return own > other ? 'won' : 'lost';
}

/** The match as one of its entries has it: their opponent, the games of both, and how it ended; undefined if they are not in it. */
export function seenBy(
  result: MatchResult,
  entry: EntryId,
): { readonly opponent: EntryId; readonly won: number; readonly lost: number; readonly outcome: Outcome } | undefined {
  const side = result.entries[0] === entry ? 0 : result.entries[1] === entry ? 1 : undefined;
  if (side === undefined) return undefined;
  const other = side === 0 ? 1 : 0;
  return {
    opponent: result.entries[other],
    won: result.won[side],
    lost: result.won[other],
    outcome: outcomeOf(result, side),
  };
}
