/** Speaks EVE's words: looks a message up by its typed key, in the wanted language or in English, and fills its places. */
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Params = Readonly<Record<string, string | number>>;
/** Says the message of a key, its places filled. Never throws: a message that cannot be filled is left out. */
export type Say = (key: Key, params?: Params) => string;
/** A language's messages; missing ones fall back to English. */
export type Catalogue = Readonly<Partial<Record<Key, string>>>;

const languages: Readonly<Record<string, Catalogue>> = { en };
const compiled = new Map<string, IntlMessageFormat>();

/** The voice of a locale such as `en-GB`; one that is not known speaks English. */
export function sayIn(locale = 'en'): Say {
  const language = locale.split('-')[0]?.toLowerCase() ?? 'en';
  return (key, params = {}) => {
    try {
      return String(formatOf(language, key).format({ ...params }));
    } catch {
      // A place of the message stayed empty. Saying nothing of it is better than losing the whole screen.
      return '';
    }
  };
}

/** Whether the catalogue has a message under a key that comes from outside it (an event, a prompt, a verb). */
export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

function formatOf(language: string, key: Key): IntlMessageFormat {
  const own = languages[language]?.[key];
  const id = `${own === undefined ? 'en' : language}:${key}`;
  let format = compiled.get(id);
  if (format === undefined) {
    // Tags are switched off: Discord's mentions look like them.
    format = new IntlMessageFormat(own ?? en[key], own === undefined ? 'en' : language, undefined, { ignoreTag: true });
    compiled.set(id, format);
  }
  return format;
}
