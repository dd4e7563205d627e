import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** All source of a folder of `src` in one text, without the files whose path within it matches `skip`. */
export const sourceOf = (folder: string, skip: RegExp): string =>
  readdirSync(`${src}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !skip.test(file))
    .map((file) => readFileSync(`${src}${folder}/${file}`, 'utf8'))
    .join('\n');
