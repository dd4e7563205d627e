/** The messages of the screens. */
import { catalogue, type Say as SayOf } from '#words/catalogue';
import { de } from './words.de.ts';
import { en } from './words.en.ts';

export type Key = keyof typeof en;
export type Say = SayOf<typeof en>;

export const { sayIn } = catalogue({ en, de }, 'markdown');
