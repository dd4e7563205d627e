/** The SQLite driver, in the version that works with this Node. */
import { createRequire } from 'node:module';
import type Driver from 'better-sqlite3';
import { root } from '#core/root';

/** An open database file. */
export type DatabaseFile = Driver.Database;

/**
 * Version 13 is built for Node-API 10 (Node 22.14 and later) and crashes where that is missing; version 12 crashes Node 24 and
 * later as soon as one of its statements is garbage-collected.
 */
export const driverName = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';

/** Opens a file, or `:memory:`. Throws the driver's errors, with `code: 'NO_DRIVER'` if it is not installed for this Node. */
export function openFile(path: string, options?: Driver.Options): DatabaseFile {
  try {
    const Database = createRequire(root)(driverName) as typeof Driver;
    return new Database(path, options);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw Object.assign(new Error(`${driverName} is not installed for Node ${process.versions.node}`), {
      code: 'NO_DRIVER',
      cause: error,
    });
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // Version 12 sets no error code if it was never built.
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED' || error.message.includes('the bindings file');
}
