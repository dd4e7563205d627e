// Seasons in short notation: `A>B` (A beats B), `A=B` (drawn), `A>B 2–1`.
import type { EntryId, MatchResult } from '#league/results';

/** A round of matches between entries of one letter. */
export function round(n: number, text: string): readonly MatchResult[] {
  return text.split(' ').map((match) => {
    const [, one = '', sign, other = '', score] = /^(\w)([>=])(\w)(?::(\S+))?$/.exec(match) ?? [];
    const [won = sign === '=' ? 0 : 1, lost = 0, drawn = sign === '=' ? 1 : 0] = score?.split('-').map(Number) ?? [];
    return { round: n, entries: [one, other], won: [won, lost], drawn };
  });
}

/** Entries whose lots are in the order of their letters. */
export const entriesOf = (letters: string): readonly { id: EntryId; lot: number }[] =>
  [...letters].map((id, lot) => ({ id, lot }));

/** Pairs in a form that does not depend on who is named first. */
export const plainPairs = (pairs: readonly (readonly [EntryId, EntryId])[]): string =>
  pairs
    .map((pair) => pair.toSorted().join('-'))
    .sort()
    .join(' ');
