/** `npm run backup [file]`: copies the database while the bot runs. */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { loadEnvFile, readConfig } from '#config';
import { copyDatabase } from './backup.ts';
import { describeFault, faultOf } from './faults.ts';

loadEnvFile();
process.exitCode = await backup(process.argv[2]);

async function backup(wanted: string | undefined): Promise<number> {
  const config = readConfig(process.env);
  if ('problems' in config) {
    for (const line of config.problems) console.error(line);
    return 1;
  }
  const path = config.databasePath;
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const target = wanted ?? `data/backups/wardroom-${stamp}.sqlite`;
  if (!existsSync(path)) {
    console.error(`There is no database at ${path} to copy. Check DATABASE_PATH.`);
    return 1;
  }
  if (existsSync(target)) {
    console.error(`${target} exists already. Give another file name.`);
    return 1;
  }
  let file: Database.Database | undefined;
  try {
    file = new Database(path, { readonly: true, fileMustExist: true });
    await copyDatabase(file, target);
    console.log(`Copied ${path} to ${target}.`);
    return 0;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    console.error(`No copy was made. ${describeFault(fault, path)}`);
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    file?.close();
  }
}
