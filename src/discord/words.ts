/** The messages of the screens. */
import { catalogue, type Translate as TranslateOf } from '#words/catalogue';
import { de } from './words.de.ts';
import { en } from './words.en.ts';

export type Key = keyof typeof en;
export type Translate = TranslateOf<typeof en>;

export const { translatorIn } = catalogue({ en, de }, 'markdown');
