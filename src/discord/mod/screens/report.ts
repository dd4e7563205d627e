/** What somebody tells the keeper of the bot about a table. */

import { modal } from '../../core/components.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The longest report, in characters. */
const LONGEST = 500;

/** The field of the form. */
export const WORDS = 'words';

export function reportForm(table: string, t: Translate) {
  return modal(pressId('reported', { table }), t.plain('report.title'), [
    { id: WORDS, label: t.plain('report.label'), description: t.plain('report.hint'), kind: 'lines', max: LONGEST },
  ]);
}
