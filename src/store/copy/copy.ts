/** Copies everything that one database holds into another, empty one, of the same or the other kind. */
import { createHash } from 'node:crypto';
import { asc, count, getTableColumns, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { CannotCopy, type Side } from './side.ts';

type TableName = Exclude<keyof Schema, 'leases'>;

/** Every table with the fields by which its rows are sorted, those first that others refer to. Leases stay behind. */
const tables: readonly (readonly [name: TableName, sortedBy: readonly string[]])[] = [
  ['rulesets', ['hash']],
  ['tables', ['id']],
  ['seats', ['table', 'seat']],
  ['inputs', ['table', 'rev', 'n']],
  ['frames', ['table', 'rev']],
  ['facts', ['seq']],
  ['archives', ['table']],
  ['archivePeople', ['table', 'person']],
  ['results', ['table', 'seat']],
  ['requests', ['id']],
  ['requestAnswers', ['request', 'seat']],
  ['watchers', ['table', 'user']],
  ['tenures', ['table', 'seat', 'n']],
  ['due', ['table', 'kind', 'seat']],
  ['outbox', ['seq']],
  ['users', ['user']],
  ['calendars', ['user', 'from']],
  ['forgotten', ['hash']],
  ['reports', ['seq']],
  ['guilds', ['guild']],
  ['bans', ['guild', 'user']],
  ['audit', ['seq']],
  ['outages', ['from']],
  ['notes', ['key']],
  ['pendingTexts', ['seq']],
  ['decks', ['id']],
  ['leagues', ['id']],
  ['seasons', ['id']],
  ['entries', ['season', 'n']],
  ['matches', ['id']],
  ['matchSeats', ['match', 'seat']],
  ['matchResults', ['seq']],
  ['drafts', ['season', 'division']],
  ['trophies', ['season', 'user', 'kind']],
  ['organisers', ['league', 'user']],
];

/** Rows read and written at once. */
const PAGE = 500;

export type Copied = {
  readonly table: string;
  readonly rows: number;
  /** SHA-256 over all rows in their order, equal in both databases. */
  readonly hash: string;
};

/** What a table holds, for whoever only wants to know. */
export async function countRows(side: Side): Promise<readonly Pick<Copied, 'table' | 'rows'>[]> {
  const found: { table: string; rows: number }[] = [];
  for (const [table] of tables) {
    const [row] = await side.db.select({ rows: count() }).from(side.schema[table]);
    found.push({ table, rows: row?.rows ?? 0 });
  }
  return found;
}

/**
 * Copies all rows in one transaction, reads them again, and compares. Throws `CannotCopy` if the target is not empty or does
 * not hold the same afterwards; then nothing is stored.
 */
export async function copyAll(from: Side, to: Side): Promise<readonly Copied[]> {
  await to.beginWriting();
  try {
    const full = (await countRows(to)).filter(({ rows }) => rows > 0);
    if (full.length > 0) throw new CannotCopy(`${to.name} is not empty. Give a new database; nothing was changed.`);
    await from.beginReading();
    try {
      const copied: Copied[] = [];
      for (const [table, sortedBy] of tables) {
        for await (const rows of pages(from, table, sortedBy))
          await to.db.insert(to.schema[table]).values(rows as never);
        const [source, target] = [await digest(from, table, sortedBy), await digest(to, table, sortedBy)];
        if (source.hash !== target.hash) throw new CannotCopy(`${table} came out differently in ${to.name}.`);
        copied.push(target);
      }
      await to.continueCounting();
      await to.commit();
      return copied;
    } finally {
      await from.rollback();
    }
  } catch (error) {
    await to.rollback().catch(() => undefined);
    throw error;
  }
}

type Row = Readonly<Record<string, unknown>>;

/** All rows of a table in their order, page by page. */
async function* pages(
  { db, schema }: Side,
  name: TableName,
  sortedBy: readonly string[],
): AsyncGenerator<readonly Row[]> {
  const table = schema[name];
  const columns = sortedBy.map((field) => {
    const column = Object.entries(getTableColumns(table)).find(([key]) => key === field)?.[1];
    if (column === undefined) throw new Error(`${name} has no ${field}`);
    return column;
  });
  const listed = sql.join(columns, sql`, `);
  let last: Row | undefined;
  for (;;) {
    const values = sql.join(
      sortedBy.map((field) => sql`${last?.[field]}`),
      sql`, `,
    );
    const rows: readonly Row[] = await db
      .select()
      .from(table)
      .where(last === undefined ? undefined : sql`(${listed}) > (${values})`)
      .orderBy(...columns.map((column) => asc(column)))
      .limit(PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

async function digest(side: Side, table: TableName, sortedBy: readonly string[]): Promise<Copied> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of pages(side, table, sortedBy)) {
    for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).map(written))}\n`);
    count += rows.length;
  }
  return { table, rows: count, hash: hash.digest('hex') };
}

/** A column's name and value; bytes as text, since JSON would write each of them as a number. */
const written = ([column, value]: [string, unknown]): unknown => [
  column,
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
];
