/** Tells places in bundles as places in the sources they were made of. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '#root';

const place = /file:\/\/[^\s()]{1,400}\/node_modules\/\.cache\/wardroom\/[\w-]{1,80}\.mjs:(\d{1,9}):(\d{1,9})/g;

/** Read anew when memory was needed for something else: a map takes tens of MB, and errors are rare. */
const maps = new Map<string, WeakRef<SourceMap>>();

/** A text, such as the stack of an error, with places in sources, as `src/main.ts:12:5`, instead of bundles. Never throws. */
export function inSources(text: string): string {
  return text.replace(place, (whole, line, column) => {
    const bundle = whole.slice(0, -`:${line}:${column}`.length);
    try {
      const entry = mapOf(bundle).findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) return whole;
      const source = relative(fileURLToPath(root), fileURLToPath(new URL(entry.originalSource, bundle)));
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    } catch {
      return whole;
    }
  });
}

/** Throws if there is none. */
function mapOf(bundle: string): SourceMap {
  const known = maps.get(bundle)?.deref();
  if (known !== undefined) return known;
  const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${bundle}.map`), 'utf8')));
  maps.set(bundle, new WeakRef(map));
  return map;
}
