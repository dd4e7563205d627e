/** The messages of the table service: Discord markdown, with escaped parameters. */
import { catalogue, type GivenFor } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
/** The parameters of a message, if it has any. */
export type Given<K extends Key> = GivenFor<typeof en, K>;

export const { translatorIn, isKey } = catalogue({ en, de }, 'markdown');
