/** The rules of both editions in numbered clauses; `docs/rules/eve.md` shows the same list. */
import { clauseNumbers, clausesDocument, clauseTopics, rowTopics } from '../../../kit/clauses.ts';
import { core } from './core.ts';
import { differences } from './differences.ts';
import { exiled } from './exiled.ts';

const chapters = [...core, ...exiled];
const DIFFERENCES = 'What The Exiled changes';

/** Every number that may be cited, chapters included. */
export const clauseIds: readonly string[] = clauseNumbers(chapters, differences);

/** The clauses as topics of `/rules`. */
export const clausePages = [...clauseTopics(chapters), ...rowTopics('d', DIFFERENCES, differences)];

const head = [
  '# Rules of EVE: The Second Genesis',
  '',
  'The published rules of the Core Set (C) and The Exiled (X), and where they differ (D), in this project’s own words. The',
  'numbers are ours: code, tests and [rulings](../rulings/eve.md) cite them. Where the published rules say nothing, the',
  'rulings (R) do; `/rules C-7` shows a chapter in Discord.',
  '',
  'This page is written from `src/games/eve/guide/clauses`; change it there and run `npm run docs`.',
];

/** The page of the documentation. */
export function clausesPage(): string {
  return clausesDocument(head, chapters, [{ title: DIFFERENCES, rows: differences }]);
}
