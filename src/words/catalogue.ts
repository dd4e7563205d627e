/** Catalogues of messages: a message is found by its typed key, in the reader's language or in English, and filled. */
import { IntlMessageFormat } from 'intl-messageformat';

/** What fills the places of a message. */
export type Params = Readonly<Record<string, string | number>>;

/** Says the message of a key, its places filled. Never throws: a message that cannot be filled is left out. */
export type Say<Key extends string> = (key: Key, params?: Params) => string;

export type Catalogue<Key extends string> = {
  /** The voice of a locale such as `en-GB`; one that is not known speaks English. */
  readonly sayIn: (locale: string | undefined) => Say<Key>;
  /** Whether there is a message under a key that comes from outside (an event, a prompt, a verb). */
  readonly isKey: (key: string) => key is Key;
};

/** Languages by their code. ICU messages; English has all of them, others may have gaps. */
export type Languages<Key extends string> = Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>> & {
  readonly en: Readonly<Record<Key, string>>;
};

/** Makes a catalogue; messages are compiled when they are first said. */
export function catalogue<Key extends string>(languages: Languages<Key>): Catalogue<Key> {
  const { en } = languages;
  const compiled = new Map<string, IntlMessageFormat>();

  const formatOf = (language: string, key: Key): IntlMessageFormat => {
    const own = languages[language]?.[key];
    const spoken = own === undefined ? 'en' : language;
    const id = `${spoken}:${key}`;
    let format = compiled.get(id);
    if (format === undefined) {
      // Tags are switched off: Discord's mentions look like them.
      format = new IntlMessageFormat(own ?? en[key], spoken, undefined, { ignoreTag: true });
      compiled.set(id, format);
    }
    return format;
  };

  return {
    sayIn(locale = 'en') {
      const language = locale.split('-')[0]?.toLowerCase() ?? 'en';
      return (key, params = {}) => {
        try {
          return String(formatOf(language, key).format({ ...params }));
        } catch {
          // A place of the message stayed empty. Saying nothing of it is better than losing the whole screen.
          return '';
        }
      };
    },
    isKey: (key): key is Key => Object.hasOwn(en, key),
  };
}
