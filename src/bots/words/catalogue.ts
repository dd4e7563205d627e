/** What is said of the computer players. */
import { catalogue } from '#words/catalogue';
import { de } from './de.ts';
import { en } from './en.ts';

export const { translatorIn } = catalogue({ en, de }, 'none');
