/** Which version of the program wrote a database, determined by the migrations applied to it. */
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { root } from '#core/root';
import type { DatabaseFile } from '#core/sqlite';

/** The migrations of this program. */
export const migrationsFolder = fileURLToPath(new URL('migrations/sqlite', root));

/** - `known`: this program can open it, migrating it if needed; - `newer`: of a newer version; - `foreign`: not a Wardroom database. */
export type Version = 'known' | 'newer' | 'foreign';

/** Tables that every version has had. */
const core = ['tables', 'seats', 'inputs', 'outbox'];

/** The version of a database; an empty one is `foreign`. */
export function versionOf(file: DatabaseFile): Version {
  const names = file.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all();
  if (!core.every((name) => names.includes(name))) return 'foreign';
  const shipped = new Set(shippedMigrations());
  const unknown = appliedMigrations(file).filter((at) => !shipped.has(at));
  if (unknown.length === 0) return 'known';
  return Math.max(...unknown) > lastShipped() ? 'newer' : 'foreign';
}

/** When the newest applied migration was created, ms since 1970; 0: none is applied. */
export function lastApplied(file: DatabaseFile): number {
  return Math.max(0, ...appliedMigrations(file));
}

/** When this program's newest migration was created, ms since 1970. */
export function lastShipped(): number {
  return Math.max(0, ...shippedMigrations());
}

function appliedMigrations(file: DatabaseFile): readonly number[] {
  const known = file.prepare(`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`).get();
  if (known === undefined) return [];
  return file.prepare('SELECT created_at FROM __drizzle_migrations').pluck().all().map(Number);
}

function shippedMigrations(): readonly number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}
