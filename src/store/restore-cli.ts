/** `npm run restore FILE`: replaces the database with a backup. */

import { commandLine, configOrExit, fail } from '#cli';
import { describeContents } from './sqlite/contents.ts';
import { restoreDatabase } from './sqlite/restore.ts';

const { operands } = commandLine({
  command: 'npm run restore',
  about: `Puts a backup (as npm run backup writes it) in the place of the database (DATABASE_PATH). The bot must
be stopped. The backup is checked first and stays as it is; the former database is set aside beside the
new one, with a date in its name.`,
  options: {},
  operands: { name: 'FILE', least: 1, most: 1 },
});
const [backup = ''] = operands;
const { databasePath, databaseUrl } = configOrExit();
if (databaseUrl !== undefined) {
  fail(`DATABASE_URL names a PostgreSQL database. Give an empty one: npm run store:copy -- --from ${backup} --to URL.`);
}
const done = await restoreDatabase(backup, databasePath, new Date());
if ('problem' in done) fail(done.problem);
console.log(`Restored ${databasePath} from ${backup}: ${describeContents(done.contents, done.size)}.`);
for (const file of done.aside) console.log(`Set aside: ${file}`);
console.log('Start the bot now.');
