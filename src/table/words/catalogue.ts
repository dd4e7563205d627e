/** The messages of the table service: Discord markdown, with escaped parameters. */
import { catalogue, type GivenFor } from '#words/catalogue';
import { en } from './en.ts';

export type Key = keyof typeof en;
/** The parameters of a message, if it has any. */
export type Given<K extends Key> = GivenFor<typeof en, K>;

const { sayIn, isKey } = catalogue({ en }, 'markdown');

/** A message in English: refusals and names are the same for everybody. */
export const say = sayIn('en');

export { isKey };
