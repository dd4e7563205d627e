/** Tells places in the build as places in the sources that it was made of. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder } from './program-file.ts';
import { root } from './root.ts';

const place = /^([\w.-]+\.mjs):(\d+):(\d+)/;

/** Read anew when memory was needed for something else: a map takes tens of MB, and errors are rare. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * A text, such as the stack of an error, with places in sources, as `src/main.ts:12:5`, in place of those in a build. Never throws.
 * `folder`: the URL of the build; where there is none, the text is as it is.
 */
export function inSources(text: string, folder = buildFolder): string {
  if (folder === undefined) return text;
  const [start = '', ...rest] = text.split(folder);
  const sourceOf = (given: string, file: string, line: string, column: string): string => {
    try {
      const entry = mapOf(`${folder}${file}.map`).findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) return `${folder}${given}`;
      const source = relative(fileURLToPath(root), fileURLToPath(new URL(entry.originalSource, folder)));
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    } catch {
      return `${folder}${given}`;
    }
  };
  return (
    start + rest.map((after) => (place.test(after) ? after.replace(place, sourceOf) : `${folder}${after}`)).join('')
  );
}

/** Throws if there is none. */
function mapOf(url: string): SourceMap {
  const known = maps.get(url)?.deref();
  if (known !== undefined) return known;
  const map = new SourceMap(JSON.parse(readFileSync(new URL(url), 'utf8')));
  maps.set(url, new WeakRef(map));
  return map;
}
