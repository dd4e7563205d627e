import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { repositoryContract } from './contract/index.ts';

repositoryContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-store-'));
  return {
    async open() {
      const store = await openStore(join(folder, 'test.sqlite'));
      if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
      return store;
    },
    async clean() {
      rmSync(folder, { recursive: true });
    },
  };
});
