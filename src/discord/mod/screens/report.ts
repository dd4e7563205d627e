/** What somebody tells the keeper of the bot about a table. */

import { modal } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

/** The longest report, in characters. */
const LONGEST = 500;

/** The field of the form. */
export const WORDS = 'words';

export function reportForm(table: string, say: Say) {
  return modal(pressId('reported', { table }), say.plain('report.title'), [
    { id: WORDS, label: say.plain('report.label'), description: say.plain('report.hint'), kind: 'lines', max: LONGEST },
  ]);
}
