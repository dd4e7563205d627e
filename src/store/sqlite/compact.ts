/** Gives back the room in a SQLite file that nothing needs any more. */
import { statSync } from 'node:fs';
import { openFile } from '#core/sqlite';
import { occupy } from './occupancy.ts';

/** Sizes of the file, bytes. */
export type Compacted = { readonly before: number; readonly after: number };

/** Writes the file anew without gaps; undefined: a bot runs on it. Needs as much room again while it works. */
export function compact(path: string): Compacted | undefined {
  let occupancy: ReturnType<typeof occupy>;
  try {
    occupancy = occupy(path, 'alone');
  } catch {
    return undefined;
  }
  try {
    const before = statSync(path).size;
    const file = openFile(path, { fileMustExist: true });
    file.exec('VACUUM');
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
    return { before, after: statSync(path).size };
  } finally {
    occupancy.release();
  }
}
