/** Plain SQL on a database of either kind, for stories that look at what is stored from outside. */
import pg from 'pg';
import { openFile } from '#core/sqlite';
import { isPostgres } from '#store/open';

/** The rows of a query. `place`: the path of a SQLite file, or the URL of a PostgreSQL database. */
export async function rowsOf<Row>(place: string, sql: string): Promise<readonly Row[]> {
  if (!isPostgres(place)) {
    const file = openFile(place, { readonly: true });
    try {
      return file.prepare<[], Row>(sql).all();
    } finally {
      file.close();
    }
  }
  return (await onServer(place, sql)).rows as Row[];
}

/** Executes a statement that has no rows. */
export async function execute(place: string, sql: string): Promise<void> {
  if (isPostgres(place)) {
    await onServer(place, sql);
    return;
  }
  const file = openFile(place);
  file.exec(sql);
  file.close();
}

async function onServer(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
