/** Stories: tests that can also be gathered from their files, to be told again with something changed. */
import { describe as suite, test } from 'vitest';

/** The stories of a game. `tell` plays one to its end; it throws where the story does not hold. */
export function storyBook<S extends { readonly name: string }>(tell: (story: S) => void) {
  let gathered: S[] | undefined;
  return {
    /** A test of its file; while that is gathered, one of the stories found in it. */
    add(story: S): void {
      if (gathered === undefined) test(story.name, () => tell(story));
      else gathered.push(story);
    },

    /** A group of stories in a file that may be gathered. */
    describe(name: string, stories: () => void): void {
      if (gathered === undefined) suite(name, stories);
      else stories();
    },

    /** The stories of some files, by their URLs; they do not become tests of the file that asks. */
    async gather(files: readonly URL[]): Promise<readonly S[]> {
      const found: S[] = [];
      gathered = found;
      try {
        // As modules of their own: the process may have loaded, or may yet load, the files as tests.
        for (const { href } of files) await import(`${href}?gathered`);
      } finally {
        gathered = undefined;
      }
      return found;
    },
  };
}

/** Whether a story holds. */
export function holds(tell: () => void): boolean {
  try {
    tell();
    return true;
  } catch {
    return false;
  }
}
