/** Lists in sentences. */
import { type Language, pseudo } from './languages.ts';

const formats = new Map<Language, Intl.ListFormat>();

/** "Rifter, Omen and Kestrel", as a language writes it. */
export function inList(items: readonly string[], language: Language): string {
  const format = formats.get(language) ?? new Intl.ListFormat(locale(language), { type: 'conjunction' });
  formats.set(language, format);
  return format.format(items);
}

// American lists have a comma before "and".
const locale = (language: Language): string => (language === 'en' || language === pseudo ? 'en-GB' : language);
