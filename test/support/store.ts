import { onTestFinished } from 'vitest';
import { isFailure } from '#failure';
import { openStore, type StoreOptions } from '#store/open';
import type { Store } from '#store/types';

/** The store in a file, closed when the test ends. */
export async function storeAt(path: string, options?: StoreOptions): Promise<Store> {
  const store = await openStore(path, options);
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  onTestFinished(() => store.close());
  return store;
}
