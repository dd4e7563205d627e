/** What somebody tells the keeper of the bot about a table. */
import { pressId } from '../ids/press-id.ts';
import type { Say } from '../words/index.ts';
import { modal } from './components.ts';

/** The longest report, in characters. */
const LONGEST = 500;

/** The field of the form. */
export const WORDS = 'words';

export function reportForm(table: string, say: Say) {
  return modal(pressId('reported', { table }), say.plain('report.title'), [
    { id: WORDS, label: say.plain('report.label'), description: say.plain('report.hint'), kind: 'lines', max: LONGEST },
  ]);
}
