/** Looks at a database without changing it: whether the program could use it. */
import { existsSync, statSync } from 'node:fs';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { isPostgres } from './open.ts';
import * as postgresFaults from './postgres/faults.ts';
import { createPool } from './postgres/pool.ts';
import * as postgres from './postgres/version.ts';
import { contentsOf, describeContents } from './sqlite/contents.ts';
import { describeFault, faultOf } from './sqlite/faults.ts';
import { lastApplied, lastShipped, versionOf } from './sqlite/version.ts';

/**
 * - `missing`: the first start makes it; - `older`: the next start brings it up to date; - `current`; - `unusable`: `text` says
 * why, and what to do.
 */
export type Examined = { readonly state: 'missing' | 'older' | 'current' | 'unusable'; readonly text: string };

/** `place`: a path or a URL. */
export const examineStore = (place: string): Promise<Examined> =>
  isPostgres(place) ? examineServer(place) : examineFile(place);

async function examineFile(path: string): Promise<Examined> {
  if (!existsSync(path)) return { state: 'missing', text: `no database at ${path} yet; the first start makes it` };
  let file: DatabaseFile | undefined;
  try {
    file = openFile(path, { readonly: true, fileMustExist: true });
    const version = versionOf(file);
    if (version === 'foreign') return { state: 'unusable', text: `${path} is not a database of this bot` };
    if (version === 'newer') return { state: 'unusable', text: describeFault('newer', path) };
    const text = `${path}: ${describeContents(contentsOf(file), statSync(path).size)}`;
    return { state: lastApplied(file) < lastShipped() ? 'older' : 'current', text };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return { state: 'unusable', text: describeFault(fault, path) };
  } finally {
    file?.close();
  }
}

async function examineServer(url: string): Promise<Examined> {
  const { host, pathname } = new URL(url);
  const name = `PostgreSQL at ${host}${pathname}`;
  const pool = createPool(url, { connections: 1, patience: 5000 });
  try {
    const { rows } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
    if (rows[0]?.known !== true)
      return { state: 'missing', text: `${name} is empty; the first start makes the tables` };
    const applied = await pool.query('select max(created_at) as at from drizzle.__drizzle_migrations');
    const at = Number(applied.rows[0]?.at ?? 0);
    if (at > postgres.lastShipped()) return { state: 'unusable', text: postgresFaults.describeFault('newer', url) };
    return { state: at < postgres.lastShipped() ? 'older' : 'current', text: name };
  } catch (error) {
    const fault = postgresFaults.faultOf(error);
    if (fault === undefined) throw error;
    return { state: 'unusable', text: postgresFaults.describeFault(fault, url) };
  } finally {
    await pool.end();
  }
}
