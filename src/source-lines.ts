/** Tells places in bundles as places in the sources they were made of. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '#root';

/** Where `bundle.mjs` keeps bundles. */
const folder = new URL('node_modules/.cache/wardroom/', root);
const place = /^([\w-]+\.mjs):(\d+):(\d+)/;

/** Read anew when memory was needed for something else: a map takes tens of MB, and errors are rare. */
const maps = new Map<string, WeakRef<SourceMap>>();

/** A text, such as the stack of an error, with places in sources, as `src/main.ts:12:5`, instead of bundles. Never throws. */
export function inSources(text: string): string {
  const [start = '', ...rest] = text.split(`${folder}`);
  return (
    start + rest.map((after) => (place.test(after) ? after.replace(place, sourceOf) : `${folder}${after}`)).join('')
  );
}

/** The place in the source; as it is where that is not known. */
function sourceOf(given: string, bundle: string, line: string, column: string): string {
  try {
    const entry = mapOf(bundle).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return `${folder}${given}`;
    const source = relative(fileURLToPath(root), fileURLToPath(new URL(entry.originalSource, folder)));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    return `${folder}${given}`;
  }
}

/** Throws if there is none. */
function mapOf(bundle: string): SourceMap {
  const known = maps.get(bundle)?.deref();
  if (known !== undefined) return known;
  const map = new SourceMap(JSON.parse(readFileSync(new URL(`${bundle}.map`, folder), 'utf8')));
  maps.set(bundle, new WeakRef(map));
  return map;
}
