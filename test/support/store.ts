import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { isFailure } from '#core/failure';
import { isPostgres, openStore, type StoreOptions } from '#store/open';
import type { Store } from '#store/types';
import { execute } from '#test/query';

/**
 * The store in a file, closed when the test ends. With `TEST_DATABASE=postgres` it is in a database of its own on a server
 * instead, the same one for the same path.
 */
export async function storeAt(path: string, options?: StoreOptions): Promise<Store> {
  const place = await placeAt(path);
  const isNewFile = !isPostgres(place) && place !== ':memory:' && !existsSync(place) && existsSync(dirname(place));
  if (isNewFile) writeFileSync(place, await emptyStore());
  const store = await openStore(place, { connections: 4, ...options });
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  onTestFinished(() => store.close());
  return store;
}

let empty: Promise<Buffer> | undefined;

/** A file's content with all tables and nothing in them: to make them by every migration takes longer than most tests. */
function emptyStore(): Promise<Buffer> {
  empty ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wardroom-empty-'));
    try {
      const path = join(folder, 'empty.sqlite');
      const store = await openStore(path, { flush: false });
      if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
      await store.close();
      return readFileSync(path);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  })();
  return empty;
}

/** Where a path's store is: the file itself, or the URL of its database. */
export async function placeAt(path: string): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined || isPostgres(path) ? path : databaseFor(path, server);
}

async function databaseFor(path: string, server: string): Promise<string> {
  const name = `t${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) {
      await client.query(`create database ${name}`);
      onTestFinished(() => execute(server, `drop database ${name} with (force)`));
    }
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
