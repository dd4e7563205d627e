// Serves the page's own files and the browser modules of its dependencies.
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const pageFolder = fileURLToPath(new URL('./page/', import.meta.url));
const modulesFolder = fileURLToPath(new URL('../../node_modules/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** Answers a GET for a file of the page (`/app.js`) or of a dependency (`/modules/preact/dist/preact.module.js`); else 404. */
export async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const fromModules = path.startsWith('/modules/');
  const wanted = normalize(
    decodeURIComponent(fromModules ? path.slice('/modules/'.length) : path === '/' ? 'index.html' : path.slice(1)),
  );
  const type = types[extname(wanted)];
  if (type === undefined || wanted.startsWith('..') || wanted.startsWith('/') || wanted.includes('\0')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  try {
    const bytes = await readFile(join(fromModules ? modulesFolder : pageFolder, wanted));
    response
      .writeHead(200, { 'content-type': type, 'cache-control': fromModules ? 'max-age=3600' : 'no-cache' })
      .end(bytes);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  }
}
