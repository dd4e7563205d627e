/** Which migrations this program has for PostgreSQL. */
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { root } from '#core/root';

export const migrationsFolder = fileURLToPath(new URL('migrations/postgres', root));

/** When this program's newest migration was created, ms since 1970. */
export function lastShipped(): number {
  return Math.max(0, ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}
