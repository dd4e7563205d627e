/** The rules of a game as numbered clauses: what code, tests and rulings cite, as pages to look up and as a document. */
import type { RulesTopic } from '#face/game';
import { pagesOf } from './pages.ts';

/** A clause with its number, as it is cited: `C-7.4`, `D31`, `3.9.2`. */
export type ClauseRow = readonly [id: string, text: string];

/** A clause that has numbered parts. */
type ClauseWithParts = { readonly text: string; readonly parts?: readonly string[] };

/** A chapter of the rules. Its clauses are numbered from 1 below the chapter's `id`, their parts from 1 below that. */
export type ClauseChapter = {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly (string | ClauseWithParts)[];
};

/** All clauses of a chapter with their numbers, in reading order. */
function clausesOf(chapter: ClauseChapter): readonly ClauseRow[] {
  return chapter.clauses.flatMap((clause, i): readonly ClauseRow[] => {
    const id = `${chapter.id}.${i + 1}`;
    if (typeof clause === 'string') return [[id, clause]];
    return [[id, clause.text], ...(clause.parts ?? []).map((part, n): ClauseRow => [`${id}.${n + 1}`, part])];
  });
}

/** Numbers that may be cited: chapters and clauses. */
export function clauseNumbers(chapters: readonly ClauseChapter[], rows: readonly ClauseRow[] = []): readonly string[] {
  const numbered = chapters.flatMap((chapter) => [chapter.id, ...clausesOf(chapter).map(([id]) => id)]);
  return [...numbered, ...rows.map(([id]) => id)];
}

/** Clauses as topics of `/rules`, in reading order; every number leads to its page. `heading`: what stands before their titles. */
export function clauseTopics(chapters: readonly ClauseChapter[], heading = 'Clauses'): readonly RulesTopic[] {
  return chapters.flatMap((chapter) =>
    topicsOf(`clauses-${slug(chapter.id)}`, `${heading}: ${chapter.title}`, clausesOf(chapter)),
  );
}

/** Clauses that stand in no chapter as topics, under one title. */
export function rowTopics(
  id: string,
  title: string,
  rows: readonly ClauseRow[],
  heading = 'Clauses',
): readonly RulesTopic[] {
  return topicsOf(`clauses-${id}`, `${heading}: ${title}`, rows);
}

function topicsOf(id: string, title: string, rows: readonly ClauseRow[]): readonly RulesTopic[] {
  const pages = pagesOf(rows, lineOf);
  return pages.map((page, i) => ({
    id: `${id}-${i + 1}`,
    title: `${title}${pages.length > 1 ? ` (${i + 1})` : ''}`,
    text: page.map(lineOf).join('\n'),
    find: page.map(([number]) => number),
  }));
}

function lineOf([id, text]: ClauseRow): string {
  return `• **${id}** ${text}`;
}

function slug(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The clauses as a page for readers, in Markdown. `head`: title and what stands before the first chapter, line by line. */
export function clausesDocument(
  head: readonly string[],
  chapters: readonly ClauseChapter[],
  more: readonly { readonly title: string; readonly rows: readonly ClauseRow[] }[] = [],
): string {
  const section = (title: string, rows: readonly ClauseRow[]) => [
    `## ${title}`,
    '',
    ...rows.map(([id, text]) => `- **${id}** ${text}`),
    '',
  ];
  return [
    ...head,
    '',
    ...chapters.flatMap((chapter) => section(`${chapter.id} ${chapter.title}`, clausesOf(chapter))),
    ...more.flatMap(({ title, rows }) => section(title, rows)),
  ].join('\n');
}
