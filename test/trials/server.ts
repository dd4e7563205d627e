/** A PostgreSQL server for the trials of a file. */
import { afterAll, beforeAll } from 'vitest';
import { type Cluster, postgresPrograms, startCluster } from '#test/postgres';

const programs = postgresPrograms();

/** The kinds of database that trials can be run on here. */
export const kinds: readonly ('SQLite' | 'PostgreSQL')[] =
  programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** Starts a server before the trials of the file that calls this; returns what creates a database, or nothing for SQLite. */
export function useServer(): (kind: (typeof kinds)[number]) => Promise<string | undefined> {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    if (programs !== undefined) cluster = await startCluster(programs);
  });
  afterAll(() => cluster?.stop());
  return async (kind) => (kind === 'SQLite' ? undefined : cluster?.create());
}
