// Folders for the databases of a trial.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that everybody may write to and that is gone when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-trial-'));
  chmodSync(folder, 0o777);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
