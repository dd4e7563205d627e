/** Databases as earlier versions of the program have written them, in the order of the versions. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const recorded = join(import.meta.dirname, '../recorded/databases');
const ending = '.sqlite.gz';

/** Their names: a number, and the commit of the program that wrote it. */
export const recordedDatabases: readonly string[] = readdirSync(recorded)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .sort();

/** Writes a recorded database to a file, as it was recorded. Returns the file's path. */
export function unpack(name: string, folder: string): string {
  const file = join(folder, 'recorded.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(join(recorded, `${name}${ending}`))));
  return file;
}
