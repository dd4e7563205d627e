// Set files in a folder of their own, as a host would put them there.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFailure } from '#core/failure';
import { problemLine, readSetOf } from '#sets/load';
import { newFolder } from '#test/folder';

/** A folder with these files, gone when the test ends. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** A set file with some cards, given as lines of YAML. */
export const setOf = (id: string, cards: string, more = ''): string =>
  `set: ${id}\nname: ${id.toUpperCase()}\ngame: eve\ncards:\n${cards}${more}`;

/** A ship on one line. */
export const shipLine = (id: string, more = ''): string =>
  `  - { id: ${id}, name: ${id.replaceAll('-', ' ')}, type: ship, shield: 1, price: 1${more} }\n`;

/** What is wrong with a text, a line each. */
export function faultsIn(text: string, file = 'mine.yaml'): string[] {
  const read = readSetOf(file, text);
  return isFailure(read) ? read.failed.map(problemLine) : [];
}
