/** The page's static files: which address answers with which file, the two libraries it uses included. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type PageFile = { readonly body: Buffer; readonly type: string };

const here = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Libraries go out from where npm put them, as the import map of index.html names them: no bundler in between. */
const vendor: Readonly<Record<string, () => string>> = {
  '/vendor/preact.mjs': () => resolve('preact'),
  '/vendor/preact-hooks.mjs': () => resolve('preact/hooks'),
  '/vendor/htm.mjs': () => join(dirname(resolve('htm')), 'htm.mjs'),
};

/**
 * The file for a path of the page's address (`/`, `/main.js`, `/vendor/preact.mjs`), or undefined where there is none.
 * Only names of one level made of plain characters are looked up, so no path can lead out of the page's folder.
 */
export async function pageFile(path: string): Promise<PageFile | undefined> {
  const file = vendor[path]?.() ?? ownFile(path);
  if (file === undefined) return undefined;
  const type = types[extname(file)];
  if (type === undefined) return undefined;
  try {
    return { body: await readFile(file), type };
  } catch {
    return undefined;
  }
}

function ownFile(path: string): string | undefined {
  if (path === '/') return join(here, 'index.html');
  return /^\/[a-z][a-z-]*\.(?:js|css|svg)$/.test(path) ? join(here, path.slice(1)) : undefined;
}
