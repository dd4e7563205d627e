/** Notices that a database file is not at its place any more: deleted, moved, or replaced by another one. */
import { type Stats, statSync } from 'node:fs';

export type Place = {
  /** Whether the file that was opened still lies at its path. Costs a few microseconds. */
  readonly holds: () => boolean;
};

/** Remembers the file that lies at `path` now. */
export function placeOf(path: string): Place {
  if (path === ':memory:') return { holds: () => true };
  const opened = look(path);
  return { holds: () => same(opened, look(path)) };
}

function look(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function same(one: Stats | undefined, other: Stats | undefined): boolean {
  return one !== undefined && other !== undefined && one.ino === other.ino && one.dev === other.dev;
}
