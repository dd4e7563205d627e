/** The languages that people may read the program in. */

/** `name`: what the language calls itself. */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
] as const;

/**
 * A language with messages of its own, or the pseudo-language `qps`: English, made longer and marked by accents, in which
 * texts without a translation, and screens without room for one, stand out. No one can choose it.
 */
export type Language = ChosenLanguage | typeof pseudo;

/** A language that people may choose. */
export type ChosenLanguage = (typeof languages)[number]['id'];

export const pseudo = 'qps';

/** The language for a locale such as `en-GB`; English for those of which there is no translation. */
export function languageOf(locale: string | null | undefined): Language {
  const code = locale?.split('-')[0]?.toLowerCase();
  return code === pseudo ? pseudo : (languages.find(({ id }) => id === code)?.id ?? 'en');
}
