/** Online copies of the database: a whole, consistent file while the bot goes on writing. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DatabaseFile, openFile } from '#sqlite';
import { type Fault, faultOf, StoreError } from './faults.ts';

/** A copy that could not be made: which of the two files is to blame, and why. */
export class CopyError extends StoreError {
  readonly of: 'source' | 'target';

  constructor(of: 'source' | 'target', fault: Fault, cause: unknown) {
    super(fault, cause);
    this.of = of;
  }
}

/**
 * Copies an open database to a new file, which appears under its name only when it is whole and sound.
 * Rejects with a `CopyError` if that cannot be, also when the file exists already.
 */
export async function copyDatabase(source: DatabaseFile, target: string): Promise<void> {
  const part = `${target}.part`;
  blaming('target', () => {
    if (existsSync(target)) throw new StoreError('path', `${target} exists already`);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx'));
  });
  try {
    blaming('source', () => source.pragma('schema_version'));
    // All pages in one step: a copy in small steps begins anew whenever another process writes in between.
    await source.backup(part, { progress: () => 0x7fffffff }).catch((error: unknown) => {
      throw blamed(['locked', 'corrupt'].includes(faultOf(error) ?? '') ? 'source' : 'target', error);
    });
    const copy = blaming('target', () => openFile(part));
    try {
      // One plain file, that can be moved about without a second one beside it.
      blaming('target', () => copy.pragma('journal_mode = DELETE'));
      const found = copy.pragma('integrity_check(1)', { simple: true });
      if (found !== 'ok') throw new CopyError('source', 'corrupt', String(found));
    } finally {
      copy.close();
    }
    blaming('target', () => renameSync(part, target));
  } catch (error) {
    rmSync(part, { force: true });
    throw blamed('source', error);
  }
}

function blaming<T>(of: CopyError['of'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(of, error);
  }
}

/** A fault of the storage as the fault of one of the two files, unless one is blamed already; other errors as they are. */
function blamed(of: CopyError['of'], error: unknown): unknown {
  const fault = faultOf(error);
  return fault === undefined || error instanceof CopyError ? error : new CopyError(of, fault, error);
}
