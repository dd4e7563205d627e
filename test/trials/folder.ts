import { chmodSync } from 'node:fs';
import { newFolder } from '#test/folder';

/** A folder that everybody may write to, for the database of a trial; it is gone when the test ends. */
export function sharedFolder(): string {
  const folder = newFolder();
  chmodSync(folder, 0o777);
  return folder;
}
