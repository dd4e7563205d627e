/** The messages of the table service: Discord markdown, what fills them escaped. */
import { catalogue, type GivenFor } from '#words/catalogue';
import { en } from './en.ts';

export type Key = keyof typeof en;
/** What a message of the table takes, if it takes anything. */
export type Given<K extends Key> = GivenFor<typeof en, K>;

const { sayIn, isKey } = catalogue({ en }, 'markdown');

/** A message in English: refusals and names are told alike to all. */
export const say = sayIn('en');

export { isKey };
