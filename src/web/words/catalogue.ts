/** The messages of the pages: plain text, which the templates escape. */
import { catalogue, type Translate as TranslateOf } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export const { translatorIn } = catalogue({ en, de }, 'none');
export type Translate = TranslateOf<typeof en>;
