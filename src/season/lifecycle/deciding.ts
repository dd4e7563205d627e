/** The match that made somebody the champion of a season that is over. Pure. */
import { endAt } from '../formats/facts.ts';
import { formatOf, standingsOf } from '../formats/index.ts';
import type { Entry, Match, Outcome, Season } from '../types.ts';
import { championsOf } from './trophies.ts';

/** A match with the seat of whoever won it. */
export type DecidingMatch = {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly seat: number;
  /** It was the last of a knock-out, or the final table. */
  readonly isFinal: boolean;
};

/**
 * The last match of a knock-out that the champion has won; of other formats the last one against whoever came second, or else
 * against anybody. Undefined: nobody is champion alone, or they have won no match against somebody.
 */
export function decidingMatch(season: Season): DecidingMatch | undefined {
  const [champion, ...others] = championsOf(season);
  if (champion === undefined || others.length > 0) return undefined;
  const all = season.matches.flatMap((match) => wonBy(champion, match));
  // The matches of a bracket are numbered throughout; rounds begin anew among those who have lost once.
  const finals = all.filter(({ match }) => match.stage === 'cut' || formatOf(season).isBracket === true);
  const last = finals.toSorted((one, other) => one.match.n - other.match.n).at(-1);
  if (last !== undefined) return { ...last, isFinal: true };
  const won = all.toSorted((one, other) => one.match.round - other.match.round || one.outcome.at - other.outcome.at);
  const seconds = new Set(standingsOf(season)[0]?.flatMap(({ place, entry }) => (place === 2 ? [entry.n] : [])));
  return won.findLast(({ match }) => match.seats.some(({ entry }) => seconds.has(entry))) ?? won.at(-1);
}

function wonBy({ n }: Entry, match: Match): readonly DecidingMatch[] {
  const { status, seats, outcome } = match;
  const seat = seats.findIndex(({ entry }) => entry === n);
  if (status !== 'done' || outcome === undefined || seat < 0 || seats.length < 2) return [];
  return endAt(outcome, seat) === 'won' ? [{ match, outcome, seat, isFinal: false }] : [];
}
