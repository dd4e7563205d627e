import { storyBook } from '../support/story-book.ts';

export const book = storyBook(({ isTrue }: { readonly name: string; readonly isTrue: boolean }) => {
  if (!isTrue) throw new Error('it is not true');
});
