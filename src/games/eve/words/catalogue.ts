/** EVE's messages. */
import { catalogue, type KeyFilledBy, type Places, type Translate as TranslateOf } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type { Places };
/** The keys whose messages need no parameters other than `Given`. */
export type KeyFor<Given> = KeyFilledBy<typeof en, Given>;
export type Translate = TranslateOf<typeof en>;

// Names come from the screens, which know whether they write markdown or a label.
export const { translatorIn, isKey } = catalogue({ en, de }, 'none');
