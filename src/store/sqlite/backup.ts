/** Online copies of the database: a complete, consistent file, made while the bot keeps writing. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DatabaseFile, openFile } from '#core/sqlite';
import { type Fault, StoreError } from '../faults.ts';
import { faultOf } from './faults.ts';

/** A copy that could not be made: which of the two files is to blame, and why. */
export class CopyError extends StoreError {
  readonly of: 'source' | 'target';

  constructor(of: 'source' | 'target', fault: Fault, cause: unknown) {
    super(fault, cause);
    this.of = of;
  }
}

/**
 * Copies an open database to a new file, which gets its name only once it is complete and has been checked.
 * Rejects with a `CopyError` if that fails or the file already exists.
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
    // All pages in one step: a copy in small steps starts over whenever another process writes in between.
    await source.backup(part, { progress: () => 0x7fffffff }).catch((error: unknown) => {
      throw blamed(['locked', 'corrupt'].includes(faultOf(error) ?? '') ? 'source' : 'target', error);
    });
    const copy = blaming('target', () => openFile(part));
    try {
      // Without WAL the copy is a single file, with no companion that must be moved along with it.
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

/** Attributes a storage fault to one of the two files, unless that has been done already; returns other errors unchanged. */
function blamed(of: CopyError['of'], error: unknown): unknown {
  const fault = faultOf(error);
  return fault === undefined || error instanceof CopyError ? error : new CopyError(of, fault, error);
}
