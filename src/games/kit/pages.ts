/** Cuts lists of texts into pages that each fit on one screen. */

/** Longest text of a page, in characters: chapters of the short rules keep to it too. */
const PAGE = 1700;

/** The items in order, as many to a page as fit when each is written by `lineOf` on a line of its own. */
export function pagesOf<T>(items: readonly T[], lineOf: (item: T) => string): readonly (readonly T[])[] {
  const pages: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = lineOf(item).length + 1;
    const page = pages.at(-1);
    if (page === undefined || size > room) {
      pages.push([item]);
      room = PAGE - size;
    } else {
      page.push(item);
      room -= size;
    }
  }
  return pages;
}
