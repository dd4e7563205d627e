/** What organisers may want to look at, found in the results of a season. Nothing follows by itself. */
import { grouped } from '#kernel/grouped';
import { entryAt } from '../formats/facts.ts';
import { numberOf } from '../formats/numbers.ts';
import type { Match, Season } from '../types.ts';

/**
 * `disputed`: somebody objects to a match, with `text`; `stuck`: its table cannot be played on; `conceded`: one has given matches up to the same opponent, twice or more; `young`: an account of less than 30 days;
 * `on-time`: three or more matches lost on time; `often`: a pair that has met three times or more.
 */
export type Suspicion = {
  readonly what: 'disputed' | 'stuck' | 'conceded' | 'young' | 'on-time' | 'often';
  readonly people: readonly string[];
  readonly match: number | undefined;
  readonly count: number;
  readonly text?: string | undefined;
};

const YOUNG = 30 * 24 * 60 * 60 * 1000;
/** When the ids of accounts begin to count, ms since 1970: an id tells when its account was made. */
const EPOCH = 1_420_070_400_000;

export function suspicions(season: Season, now: number): readonly Suspicion[] {
  const done = season.matches.filter(({ status, seats }) => status === 'done' && seats.length === 2);
  return [
    ...disputed(season),
    ...stuck(season),
    ...conceded(season, done),
    ...often(season, done),
    ...onTime(season, done),
    ...young(season, now),
  ];
}

const disputed = (season: Season): readonly Suspicion[] =>
  season.progress.disputes.map(({ match, entry, text }) => ({
    what: 'disputed',
    people: [userOf(season, entry)],
    match: numberOf(season, { id: match }),
    count: 1,
    text,
  }));

const stuck = (season: Season): readonly Suspicion[] =>
  season.matches
    .filter(({ status }) => status === 'stuck')
    .map((match) => ({ what: 'stuck', people: [], match: numberOf(season, match), count: 1 }));

const userOf = (season: Season, entry: number | undefined): string => entryAt(season, entry ?? 0)?.user ?? '';
const [firstOf, lastOf] = [(match: Match) => match.seats[0]?.entry, (match: Match) => match.seats[1]?.entry];
const loserOf = (match: Match): number | undefined => {
  const [own = 0, other = 0] = match.outcome?.won ?? [];
  return own > other ? lastOf(match) : firstOf(match);
};
const winnerOf = (match: Match) => (loserOf(match) === firstOf(match) ? lastOf(match) : firstOf(match));

const conceded = (season: Season, done: readonly Match[]): readonly Suspicion[] =>
  [
    ...grouped(done, (match) =>
      match.outcome?.how === 'conceded' ? `${loserOf(match)} ${winnerOf(match)}` : undefined,
    ).values(),
  ]
    .filter(({ length }) => length > 1)
    .flatMap(([match, ...others]) =>
      match === undefined
        ? []
        : [
            {
              what: 'conceded' as const,
              people: [userOf(season, loserOf(match)), userOf(season, winnerOf(match))],
              match: numberOf(season, match),
              count: 1 + others.length,
            },
          ],
    );

const entriesOf = ({ seats }: Match): readonly number[] => seats.map(({ entry }) => entry).sort((a, b) => a - b);

const often = (season: Season, done: readonly Match[]): readonly Suspicion[] =>
  [...grouped(done, (match) => entriesOf(match).join(' ')).values()]
    .filter(({ length }) => length > 2)
    .map((matches) => ({
      what: 'often' as const,
      people: (matches[0]?.seats ?? []).map(({ entry }) => userOf(season, entry)),
      match: undefined,
      count: matches.length,
    }));

const onTime = (season: Season, done: readonly Match[]): readonly Suspicion[] =>
  [...grouped(done, (match) => (match.outcome?.how === 'time' ? loserOf(match) : undefined)).values()]
    .filter(({ length }) => length > 2)
    .map((matches) => ({
      what: 'on-time' as const,
      people: matches[0] === undefined ? [] : [userOf(season, loserOf(matches[0]))],
      match: undefined,
      count: matches.length,
    }));

const young = ({ entries }: Season, now: number): readonly Suspicion[] =>
  entries
    .filter(({ user }) => /^\d{15,20}$/.test(user) && now - (Number(BigInt(user) >> 22n) + EPOCH) < YOUNG)
    .map(({ user }) => ({ what: 'young' as const, people: [user], match: undefined, count: 1 }));
