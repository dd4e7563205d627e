/** What is different about a season as it is to be, found once for all that follows from it. */
import type { Entry, Match, Season } from './types.ts';

/** `was` undefined: it is new; `is` undefined: it is gone. */
export type Changed<T> = { readonly was: T | undefined; readonly is: T | undefined };

export type SeasonChanges = {
  readonly matches: readonly Changed<Match>[];
  /** Of those with a place, those who ask for one, and those who were turned away. */
  readonly entries: readonly Changed<Entry>[];
};

const known = new WeakMap<Season, { readonly before: Season; readonly changes: SeasonChanges }>();

export function changesOf(before: Season, after: Season): SeasonChanges {
  const found = known.get(after);
  if (found?.before === before) return found.changes;
  const changes = {
    matches: changedIn(before.matches, after.matches, ({ id }) => id),
    entries: isSameField(before, after) ? [] : changedIn(fieldOf(before), fieldOf(after), ({ n }) => n),
  };
  known.set(after, { before, changes });
  return changes;
}

type Field = Pick<Season, 'entries' | 'asked' | 'turnedAway'>;

const fieldOf = ({ entries, asked, turnedAway }: Field): readonly Entry[] => [...entries, ...asked, ...turnedAway];

const isSameField = (before: Field, after: Field): boolean =>
  before.entries === after.entries && before.asked === after.asked && before.turnedAway === after.turnedAway;

function changedIn<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string | number) {
  if (before === after) return [];
  const changed: Changed<T>[] = [];
  const was = new Map<string | number, T>();
  const is = new Map<string | number, T>();
  // Of a large season nearly all is the same object at the same place.
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    const [one, other] = [before[i], after[i]];
    if (one === other) continue;
    if (one !== undefined) was.set(keyOf(one), one);
    if (other !== undefined) is.set(keyOf(other), other);
  }
  for (const [key, one] of is) if (was.get(key) !== one) changed.push({ was: was.get(key), is: one });
  for (const [key, one] of was) if (!is.has(key)) changed.push({ was: one, is: undefined });
  return changed;
}
