/** `npm run restore FILE`: puts a backup in the place of the database. */
import { parseArgs } from 'node:util';
import { loadEnvFile, readConfig } from '#config';
import { describeContents } from './contents.ts';
import { restoreDatabase } from './restore.ts';

const usage = `npm run restore FILE

Puts a backup (as npm run backup writes it) in the place of the database (DATABASE_PATH). The bot must
be stopped. The backup is checked first and stays as it is; the former database is set aside beside the
new one, with a date in its name.`;

process.exitCode = await restore(process.argv.slice(2));

async function restore(args: readonly string[]): Promise<number> {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const fail = (text: string): number => {
    console.error(text);
    return 1;
  };
  let given: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    given = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  if (given.values.help === true) {
    console.log(usage);
    return 0;
  }
  const [backup, ...more] = given.positionals;
  if (backup === undefined || more.length > 0) return fail(`Name the one backup FILE to restore.\n\n${usage}`);
  loadEnvFile();
  const config = readConfig(process.env);
  if ('problems' in config) return fail(config.problems.join('\n'));
  const path = config.databasePath;
  const done = await restoreDatabase(backup, path, new Date());
  if ('problem' in done) return fail(done.problem);
  console.log(`Restored ${path} from ${backup}: ${describeContents(done.contents, done.size)}.`);
  for (const file of done.aside) console.log(`Set aside: ${file}`);
  console.log('Start the bot now.');
  return 0;
}
