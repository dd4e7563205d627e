/**
 * Which fields the objects of a stored state have, and what one that came later is in the games that were stored before it.
 *
 * A field that a program adds is missing in every game that runs when the program is updated. So each field that an object
 * always has is named here, which the types insist on, and those that came later say what takes their place.
 */

/** The names of the fields that an object of a type always has. JSON leaves out those that are undefined. */
type Required<T> = {
  [K in keyof T]-?: object extends Pick<T, K> ? never : undefined extends T[K] ? never : K;
}[keyof T];

/** What a field is in a game that was stored before there was such a field. */
type Since<T> = { readonly before: () => T };

/** Each field that an object always has: `stored`, in every stored game, or since when there is such a field, in later ones. */
export type FieldsOf<T> = { readonly [K in Required<T>]: 'stored' | Since<T[K]> };

/** Objects of one type in a state: where they are, and their fields. */
export type StoredObjects<S> = {
  readonly name: string;
  readonly in: (state: S) => readonly object[];
  readonly fields: Readonly<Record<string, 'stored' | Since<unknown>>>;
};

/** Objects of type `T`, which `find` finds in a state. `name` is for error messages. */
export function storedObjects<S, T extends object>(
  name: string,
  find: (state: S) => readonly T[],
  fields: FieldsOf<T>,
): StoredObjects<S> {
  return { name, in: find, fields };
}

/** An object that a state has at times, as a list. */
export const ifAny = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one]);

/** Gives the objects of a state the fields that have come since it was stored. Throws if another field is missing. */
export function complete<S>(state: S, all: readonly StoredObjects<S>[]): void {
  for (const { name, in: find, fields } of all)
    for (const one of find(state) as readonly Record<string, unknown>[])
      for (const [field, since] of Object.entries(fields)) {
        if (one[field] !== undefined) continue;
        if (since === 'stored') throw new Error(`a stored game whose ${name} has no ${field}`);
        one[field] = since.before();
      }
}
