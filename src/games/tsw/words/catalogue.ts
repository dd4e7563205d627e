/** The Space War's messages. */
import { catalogue, type Say as SayOf } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Say = SayOf<typeof en>;

// Names come from the screens, which know whether they write markdown or a label.
export const { sayIn, isKey } = catalogue({ en, de }, 'none');
