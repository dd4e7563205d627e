/** The Space War's messages. */
import { catalogue, type Translate as TranslateOf } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Translate = TranslateOf<typeof en>;

// Names come from the screens, which know whether they write markdown or a label.
export const { translatorIn, isKey } = catalogue({ en, de }, 'none');
