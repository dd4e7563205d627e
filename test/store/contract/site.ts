import { test } from 'vitest';
import type { Store } from '#store/types';

/** A place where one storage's data live: opened several times, it stands for several processes. */
export type Site = { open(): Promise<Store>; clean(): Promise<void> };

/** The `test` of the contract's stories: each has a new `place`, with `store` and `other` open on it. */
export const storyOn = (site: () => Promise<Site>) =>
  test
    .extend('newPlace', () => site)
    .extend('place', async ({ newPlace }, { onCleanup }) => {
      const place = await newPlace();
      onCleanup(() => place.clean());
      return place;
    })
    .extend('store', async ({ place }, { onCleanup }) => {
      const store = await place.open();
      onCleanup(() => store.close());
      return store;
    })
    .extend('other', async ({ place }, { onCleanup }) => {
      const other = await place.open();
      onCleanup(() => other.close());
      return other;
    });

export type StoreTest = ReturnType<typeof storyOn>;
