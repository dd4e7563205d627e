import { expect, test } from 'vitest';
import { book } from './book.ts';
// Its stories are tests of this file.
import './stories.ts';

test('stories are found by whoever gathers them, though their file was loaded as tests before', async () => {
  const stories = new URL('stories.ts', import.meta.url);
  expect((await book.gather([stories])).map(({ name }) => name)).toEqual(['a ship sails', 'a ship docks']);
});
