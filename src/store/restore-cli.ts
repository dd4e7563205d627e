/** `npm run restore FILE`: replaces the database with a backup. */

import { commandLine } from '#cli';
import { loadEnvFile, readConfig } from '#config';
import { isFailure } from '#failure';
import { describeContents } from './contents.ts';
import { restoreDatabase } from './restore.ts';

const { operands } = commandLine({
  command: 'npm run restore',
  about: `Puts a backup (as npm run backup writes it) in the place of the database (DATABASE_PATH). The bot must
be stopped. The backup is checked first and stays as it is; the former database is set aside beside the
new one, with a date in its name.`,
  options: {},
  operands: { name: 'FILE', least: 1, most: 1 },
});
process.exitCode = await restore(operands[0] ?? '');

async function restore(backup: string): Promise<number> {
  const fail = (text: string): number => {
    console.error(text);
    return 1;
  };
  loadEnvFile();
  const config = readConfig(process.env);
  if (isFailure(config)) return fail(config.failed.join('\n'));
  const path = config.databasePath;
  const done = await restoreDatabase(backup, path, new Date());
  if ('problem' in done) return fail(done.problem);
  console.log(`Restored ${path} from ${backup}: ${describeContents(done.contents, done.size)}.`);
  for (const file of done.aside) console.log(`Set aside: ${file}`);
  console.log('Start the bot now.');
  return 0;
}
