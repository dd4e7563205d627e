/** The languages in which every message has to fit Discord's limits. */
import { type Language, languages, pseudo } from '#words/languages';

/** All that people may choose, and the one that is longer and shows what is not translated. */
export const everyLanguage: readonly Language[] = [...languages.map(({ id }) => id), pseudo];
