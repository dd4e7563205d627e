/** The messages about deck lists. */
import { catalogue } from '#words/catalogue';
import { en } from './en.ts';

const { sayIn } = catalogue({ en }, 'none');

/** A message in English: a deck's problems are stored, and shown to whoever may see the deck. */
export const say = sayIn('en');

const longestQuote = 60;

/** What somebody typed, short enough to be quoted. */
export function quoted(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text;
}
