import type { Language } from './languages.ts';

/** Joins names as a choice, `A, B or C`; empty for none. */
export function either(names: readonly string[], language: Language): string {
  // British English has no comma before the last one.
  return new Intl.ListFormat(language === 'de' ? 'de' : 'en-GB', { type: 'disjunction' }).format(names);
}
