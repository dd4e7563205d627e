// Serves the page's own files and the browser modules of its dependencies.
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { root } from '#core/root';

const folder = (path: string) => fileURLToPath(new URL(path, root));

/** Files of the page (`/app.js`) and of its dependencies (`/modules/preact/dist/preact.module.js`); else 404. */
export function pageFiles(): Hono {
  const app = new Hono();
  app.get(
    '/modules/*',
    serveStatic({
      root: folder('node_modules/'),
      rewriteRequestPath: (path) => path.replace(/^\/modules/, ''),
      onFound: (_path, c) => c.header('cache-control', 'max-age=3600'),
    }),
  );
  app.get(
    '*',
    serveStatic({ root: folder('src/sandbox/page/'), onFound: (_path, c) => c.header('cache-control', 'no-cache') }),
  );
  app.all('*', (c) => c.text('Not found', 404));
  return app;
}
