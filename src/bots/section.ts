/** The part of a guide that holds figures, between two marker lines; the script that measures them writes it. */

const END = '<!-- end of the figures -->';

const beginning = (command: string) => `<!-- figures: written by \`${command}\` -->`;

/** The page with its figures replaced. Throws if the page has no such part. */
export function withFigures(page: string, command: string, figures: string): string {
  const [from, to] = boundsOf(page, command);
  return `${page.slice(0, from)}\n${figures.trim()}\n${page.slice(to)}`;
}

/** The figures of a page, with the line breaks around them. Throws if the page has no such part. */
export function figuresIn(page: string, command: string): string {
  return page.slice(...boundsOf(page, command));
}

function boundsOf(page: string, command: string): readonly [number, number] {
  const begin = page.indexOf(beginning(command));
  const from = begin + beginning(command).length;
  const to = page.indexOf(END, from);
  if (begin < 0 || to < 0) throw new Error(`no figures of ${command} in the page`);
  return [from, to];
}
