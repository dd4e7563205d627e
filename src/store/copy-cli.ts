/** `npm run store:copy -- --from DATABASE --to DATABASE`: moves everything from one database to another. */
import { commandLine, fail, flag, text } from '#cli';
import { copyAll, countRows } from './copy/copy.ts';
import { CannotCopy, type Side } from './copy/side.ts';
import { isPostgres } from './open.ts';

const { values } = commandLine({
  command: 'npm run store:copy',
  about: `Copies everything that the bot has stored from one database to another, empty one: a SQLite file, or the URL of a
PostgreSQL database (postgres://…). No bot may run on either. The source stays as it is; every row is compared afterwards.
Then start the bot with DATABASE_URL, or DATABASE_PATH, naming the new database.`,
  options: {
    from: text('the database to copy: a path or a URL', ''),
    to: text('the empty database to copy to: a path or a URL', ''),
    check: flag('only say what would be copied'),
  },
});
if (values.from === '' || values.to === '') fail('Name both databases: --from DATABASE --to DATABASE.');

const opened: Side[] = [];
let problem: string | undefined;
try {
  await copy();
} catch (error) {
  if (!(error instanceof CannotCopy)) throw error;
  problem = error.message;
} finally {
  for (const side of opened) await side.close();
}
if (problem !== undefined) fail(problem);

async function copy(): Promise<void> {
  const from = await open(values.from, false);
  if (values.check) {
    for (const { table, rows } of await countRows(from)) console.log(`${table}: ${rows}`);
    console.log(`Nothing was copied from ${from.name}.`);
    return;
  }
  const to = await open(values.to, true);
  for (const { table, rows, hash } of await copyAll(from, to)) console.log(`${table}: ${rows} rows, SHA-256 ${hash}`);
  console.log(`Copied ${from.name} to ${to.name}, and read again: both hold the same.`);
}

async function open(place: string, fresh: boolean): Promise<Side> {
  const side = isPostgres(place)
    ? await (await import('./copy/postgres.ts')).postgresSideAlone(place)
    : await (await import('./copy/sqlite.ts')).sqliteSide(place, { fresh });
  opened.push(side);
  return side;
}
