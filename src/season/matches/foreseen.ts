/** What follows from what an organiser wants to do: what it changes, and what stays. */
import type { Context } from '../context.ts';
import { entryAt } from '../formats/facts.ts';
import { formatOf, standingsOf } from '../formats/index.ts';
import { roundOf } from '../formats/rounds.ts';
import { isBanned } from '../people/seating.ts';
import type { Correction, Entry, Match, Season } from '../types.ts';
import { lastTable } from './table-dues.ts';

export type Foreseen = {
  /** What it is confirmed by. */
  readonly key: string;
  readonly wanted: Correction;
  readonly before: Season;
  readonly after: Season;
  /** The match that it is about. */
  readonly match: Match | undefined;
  /** Whose place in the season it is about. */
  readonly person: Entry | undefined;
  /** Whose place in the standings it changes; undefined: they have none. */
  readonly places: readonly {
    readonly entry: Entry;
    readonly from: number | undefined;
    readonly to: number | undefined;
  }[];
  /** Matches that come from the earlier result, and begin anew: as they were and, if its people are known, as they then are. */
  readonly gone: readonly { readonly was: Match; readonly becomes: Match | undefined }[];
  /** Other matches that have their outcome by it, as they were; or that run, and then count for nothing. */
  readonly ended: readonly Match[];
  /** Matches that come about. */
  readonly begun: readonly Match[];
  /** Games of the match so far that do not count any more, by seat. */
  readonly lost: readonly number[];
  /** Those of the match who may not take seats any more. */
  readonly barred: readonly Entry[];
  /** The last round that stays paired although it came after this match; undefined: none did. */
  readonly paired: number | undefined;
  /** Those who stay in the knock-out that has come from the rounds. */
  readonly inKnockout: readonly Entry[];
};

type Asked = Pick<Foreseen, 'key' | 'wanted' | 'before' | 'after' | 'match'>;

export async function foreseen(context: Context, asked: Asked): Promise<Foreseen> {
  const { wanted, before, after, match } = asked;
  const gone = before.matches.filter(({ id }) => !after.matches.some((one) => one.id === id));
  const known = new Set(before.matches.map(placeOf));
  const ended = wanted.what === 'cancel' ? before.matches.filter(({ status }) => status === 'open') : undefined;
  return {
    ...asked,
    person: 'user' in wanted ? before.entries.find(({ user }) => user === wanted.user) : undefined,
    places: wanted.what === 'cancel' ? [] : placesChanged(before, after),
    gone: gone.map((was) => ({ was, becomes: after.matches.find((one) => placeOf(one) === placeOf(was)) })),
    ended: ended ?? matchesThatEnd(before, after, match).filter((one) => !gone.includes(one)),
    begun: after.matches.filter((one) => !known.has(placeOf(one))),
    ...(match !== undefined && wanted.what === 'replay'
      ? { lost: (await lastTable(context, match))?.won ?? [], barred: await barredIn(context, before, match) }
      : { lost: [], barred: [] }),
    ...whatStays(before, match),
  };
}

/** Where a match has its place in a season, whoever plays it. */
const placeOf = ({ stage, division, round, n }: Match): string => `${stage} ${division} ${round} ${n}`;

/** Matches, other than the one that it is about, that are gone by a change or end by it. */
export function matchesThatEnd(before: Season, after: Season, about: Match | undefined): readonly Match[] {
  const now = new Map(after.matches.map((match) => [match.id, match]));
  return before.matches.filter((match) => match.id !== about?.id && now.get(match.id)?.status !== match.status);
}

function placesChanged(before: Season, after: Season): Foreseen['places'] {
  if (before.startedAt === undefined) return [];
  const lines = standingsOf(after).flat();
  return standingsOf(before)
    .flat()
    .flatMap(({ entry, place: from }) => {
      const to = lines.find((line) => line.entry.n === entry.n)?.place;
      return from === to ? [] : [{ entry, from, to }];
    });
}

async function barredIn(context: Context, season: Season, { seats }: Match): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for (const { entry: n } of seats) {
    const entry = entryAt(season, n);
    if (entry?.status === 'in' && (await isBanned(context, season, entry.user))) found.push(entry);
  }
  return found;
}

function whatStays(before: Season, match: Match | undefined): Pick<Foreseen, 'paired' | 'inKnockout'> {
  const isRound = match?.stage === 'main' && formatOf(before).hasRounds === true;
  const last = roundOf(before);
  return {
    paired: isRound && last > match.round ? last : undefined,
    inKnockout: isRound ? (before.progress.stages?.cut?.seeds ?? []).flatMap((n) => entryAt(before, n) ?? []) : [],
  };
}
