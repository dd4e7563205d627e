/** Looks a message up by its typed key and fills it in. Other languages stand beside `en` and may have gaps. */
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Params = Readonly<Record<string, string | number>>;

const languages: Readonly<Record<string, Partial<Record<Key, string>>>> = { en };
const compiled = new Map<string, IntlMessageFormat>();

/** A message in the wanted language (a tag such as `en-GB`), or in English where it has none. */
export function say(key: Key, params: Params = {}, locale = 'en'): string {
  const language = locale.split('-')[0] ?? 'en';
  const own = languages[language]?.[key];
  const id = `${own === undefined ? 'en' : language}:${key}`;
  let format = compiled.get(id);
  if (format === undefined) {
    format = new IntlMessageFormat(own ?? en[key], own === undefined ? 'en' : language, undefined, { ignoreTag: true });
    compiled.set(id, format);
  }
  return String(format.format(params));
}

/** Whether the catalogue has a message under the key. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}
