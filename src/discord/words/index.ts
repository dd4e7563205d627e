/** Speaks to people: finds the message of a key in their language and fills it. English is the language of last resort. */
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Params = Readonly<Record<string, string | number>>;
/** Says the message of a key, its places filled. */
export type Say = (key: Key, params?: Params) => string;

/** A language's messages; missing ones fall back to English. */
export type Catalogue = Readonly<Partial<Record<Key, string>>>;

const CATALOGUES: Readonly<Record<string, Catalogue>> = { en };

/** The voice of a locale such as `en-GB` or `de`; unknown ones speak English. */
export function sayIn(locale: string | undefined): Say {
  const language = locale !== undefined && languageOf(locale) in CATALOGUES ? languageOf(locale) : 'en';
  return (key, params) => say(language, key, params);
}

function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? 'en';
}

const compiled = new Map<string, IntlMessageFormat>();

function say(language: string, key: Key, params: Params = {}): string {
  const name = `${language} ${key}`;
  let message = compiled.get(name);
  if (message === undefined) {
    const pattern = CATALOGUES[language]?.[key] ?? en[key];
    // Tags are switched off: Discord's mentions look like them.
    message = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
    compiled.set(name, message);
  }
  return String(message.format({ ...params }));
}
