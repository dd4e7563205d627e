/** The messages about deck lists. */
import { catalogue } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export const { translatorIn } = catalogue({ en, de }, 'none');

const maxQuoteLength = 60;

/** What somebody typed, short enough to be quoted. */
export function quoted(text: string): string {
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength - 1)}…` : text;
}
