/** Detects that a database file is no longer at its path: deleted, moved, or replaced by another one. */
import { type Stats, statSync } from 'node:fs';

export type FileIdentity = {
  /** Whether the file that was opened is still at its path. Takes a few microseconds. */
  readonly holds: () => boolean;
};

/** Remembers which file is at `path` now. */
export function fileIdentity(path: string): FileIdentity {
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
