/** What all formats read off a season. */
import type { EntryId, MatchResult, Ranked, RoundAlone } from '#league/results';
import type { Entry, Match, Season } from '../types.ts';

/** The rankings' name of an entry: its number, so that equal seasons give equal pairings. */
export const idOf = (n: number): EntryId => String(n);

export const entriesById = ({ entries }: Pick<Season, 'entries'>): ReadonlyMap<EntryId, Entry> =>
  new Map(entries.map((entry) => [idOf(entry.n), entry]));

/** Those who are in a season. */
export const playersIn = ({ entries }: Pick<Season, 'entries'>): readonly Entry[] =>
  entries.filter(({ status }) => status === 'in');

export const entryAt = ({ entries }: Pick<Season, 'entries'>, n: number): Entry | undefined =>
  entries.find((entry) => entry.n === n);

export const ranked = (entries: readonly Entry[]): readonly Ranked[] =>
  entries.map(({ n, lot = n }) => ({ id: idOf(n), lot }));

/** In the order of their lots. */
export const byLot = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => (one.lot ?? one.n) - (other.lot ?? other.n));

export const isDone = ({ status }: Match): boolean => status === 'done' || status === 'void';

/** The places of a match of two, by the games won. */
export const placesBy = ([own = 0, other = 0]: readonly number[]): readonly number[] =>
  own === other ? [1, 1] : own > other ? [1, 2] : [2, 1];

/** How a match ended for a seat. Of a table of more than two only the first has won; who shares the first place has drawn. */
export function endAt(
  {
    won,
    how,
    places,
  }: { readonly won: readonly number[]; readonly how: string; readonly places?: readonly number[] | undefined },
  seat: number,
): 'won' | 'drawn' | 'lost' {
  if (places !== undefined) {
    if (places[seat] !== 1) return 'lost';
    return places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won';
  }
  const [own = 0, other = 0] = seat === 0 ? won : won.toReversed();
  return how === 'nobody' || own < other ? 'lost' : own === other ? 'drawn' : 'won';
}

/** The results of matches between two entries. */
export function resultsOf(matches: readonly Match[]): readonly MatchResult[] {
  return matches.flatMap(({ status, round, seats, outcome }) => {
    const [first, second] = seats;
    if (status !== 'done' || outcome === undefined || first === undefined || second === undefined) return [];
    const [won = 0, lost = 0] = outcome.won;
    return [{ round, entries: [idOf(first.entry), idOf(second.entry)], won: [won, lost], drawn: outcome.drawn }];
  });
}

/** Rounds without opponent: free ones, and those from before somebody came or after they had left and come back. */
export function aloneOf({ entries, matches }: Season): readonly RoundAlone[] {
  const free = matches.flatMap(({ round, seats, stage }) =>
    stage === 'main' && seats.length === 1 && seats[0] !== undefined
      ? [{ round, entry: idOf(seats[0].entry), as: 'free' as const }]
      : [],
  );
  const missed = entries.flatMap(({ n, fromRound }) =>
    Array.from({ length: fromRound - 1 }, (_, i) => ({ round: i + 1, entry: idOf(n), as: 'missed' as const })),
  );
  if (missed.length === 0) return free;
  const played = new Set(matches.flatMap(({ round, seats }) => seats.map(({ entry }) => `${round} ${idOf(entry)}`)));
  return [...free, ...missed.filter(({ round, entry }) => !played.has(`${round} ${entry}`))];
}

export const divisionsOf = ({ entries }: Pick<Season, 'entries'>): readonly number[] =>
  [...new Set(entries.map(({ division }) => division))].sort((one, other) => one - other);

/** Matches by stage and division, of each list of matches that was asked for. */
const byStage = new WeakMap<readonly Match[], Map<string, readonly Match[]>>();

export function inStage({ matches }: Season, stage: Match['stage'], division?: number): readonly Match[] {
  const known = byStage.get(matches) ?? new Map<string, readonly Match[]>();
  byStage.set(matches, known);
  const key = `${stage} ${division ?? 'all'}`;
  const found =
    known.get(key) ??
    matches.filter((match) => match.stage === stage && (division === undefined || match.division === division));
  known.set(key, found);
  return found;
}

/** How long a round waits for an open dispute of the one before, ms. */
export const DISPUTE_WAIT = 24 * 60 * 60 * 1000;

/** Whether the next round waits for a dispute of a round. */
export const isDisputed = ({ progress, matches }: Season, round: number, now: number): boolean =>
  progress.disputes.some(
    ({ match, at }) => now < at + DISPUTE_WAIT && matches.some((one) => one.id === match && one.round === round),
  );

/** What follows for parts of a season that go on by themselves. */
export const nextOfAll = (parts: readonly Next[]): Next => ({
  add: parts.flatMap(({ add }) => add),
  open: parts.flatMap(({ open }) => open),
  isOver: parts.every(({ isOver }) => isOver),
});

/** A match that is to be: what is left for whoever stores it is its id. */
export type NewMatch = Pick<Match, 'division' | 'stage' | 'round' | 'n'> & {
  /** Numbers of entries; one alone has a free round. */
  readonly entries: readonly number[];
};

/** What follows from how a season stands: matches to add, those that may open, and whether its stage is over. */
export type Next = {
  readonly add: readonly NewMatch[];
  readonly open: readonly Match[];
  readonly isOver: boolean;
};
