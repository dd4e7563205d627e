import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#store/open';
import { repositoryContract } from './contract.ts';

repositoryContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-store-'));
  return {
    async open() {
      const store = await openStore(join(folder, 'test.sqlite'));
      if ('fault' in store) throw new Error(store.text);
      return store;
    },
    async clean() {
      rmSync(folder, { recursive: true });
    },
  };
});
