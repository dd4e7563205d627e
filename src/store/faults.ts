/** What can go wrong with the storage itself, classified by what a person can do about it. */

/**
 * - `locked`: another process holds what is needed for too long; - `readonly`: nothing may be written; - `full`: no room;
 * - `path`: the file, or the server's database, cannot be created or opened; - `corrupt`: not an intact database;
 * - `newer`: written by a newer version of the program; - `io`: the disk fails; - `connection`: the connection to the server
 * fails, perhaps after it has stored something; - `closed`: the store was closed; - `replaced`: the file was deleted or
 * replaced while it was open; - `driver`: the SQLite module is not installed for this Node.
 */
export type Fault =
  | 'locked'
  | 'readonly'
  | 'full'
  | 'path'
  | 'corrupt'
  | 'newer'
  | 'io'
  | 'connection'
  | 'closed'
  | 'replaced'
  | 'driver';

/** A store that could not be opened: the fault and a line for the person who runs the program. */
export type StoreProblem = { readonly fault: Fault; readonly text: string };

/**
 * What every repository call rejects with when the storage fails. Nothing of that call has been stored, unless the
 * connection failed: then it may have been, and the same call again finds it.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: Fault;

  constructor(fault: Fault, cause: unknown) {
    super(`The store is unusable (${fault}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.fault = fault;
  }
}

/** The code of an error, or of the innermost cause that has one: drizzle wraps what the drivers throw. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
