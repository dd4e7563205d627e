/** Finds and reads set files. A failure is returned as a sentence that says why, never thrown. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Failure, failure } from '#core/failure';

/** The largest set file, in bytes; all built-in cards of EVE take less than a tenth of that. */
const LARGEST = 2 * 1024 * 1024;
/** The most set files in a folder. */
const MOST = 500;
const endings: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** The set files of a folder in the order of their names, or why there are none. Hidden files are ignored. */
export function setFilesIn(folder: string): readonly string[] | Failure {
  try {
    const names = readdirSync(folder).filter(
      (name) => endings.has(extname(name).toLowerCase()) && !name.startsWith('.'),
    );
    if (names.length > MOST) return failure(`the folder holds ${names.length} set files; at most ${MOST} are read.`);
    return names.sort().map((name) => join(folder, name));
  } catch (error) {
    return failure(whyUnreadable(error, 'folder'));
  }
}

/** The text of a set file, or why it cannot be read. */
export function readSetText(path: string): string | Failure {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) return failure('this is a folder; put its files one level up.');
    // Pipes and devices might never end.
    if (!stat.isFile()) return failure('this is no plain file.');
    if (stat.size > LARGEST)
      return failure(`the file has ${stat.size} bytes; at most ${LARGEST} are read. Split it into several sets.`);
    const bytes = readFileSync(path);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? failure(notText) : text;
  } catch (error) {
    return failure(error instanceof TypeError ? notText : whyUnreadable(error, 'file'));
  }
}

const notText = 'the file is not UTF-8 text; save it with the encoding UTF-8.';

function whyUnreadable(error: unknown, what: 'file' | 'folder'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return `there is no such ${what}; check the path.`;
    case 'ENOTDIR':
      return 'this is no folder; name the folder that holds the set files.';
    case 'EACCES':
    case 'EPERM':
      return `the ${what} may not be read; give the user that the bot runs as the right to.`;
    case 'ELOOP':
      return 'the link leads back to itself; replace it by the file.';
    default:
      return `the ${what} cannot be read (${code === '' ? 'unknown fault' : code}).`;
  }
}
