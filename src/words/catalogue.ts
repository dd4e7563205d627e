/**
 * Message catalogues: a message is looked up by its typed key, in the reader's language or else in English, and its places
 * are filled. Their types are derived from the English text, so a missing or misnamed place does not compile.
 */
import { type Language, languageOf, pseudo } from './languages.ts';
import { escapeMarkdown, plainText } from './markdown.ts';
import { type Message, messageOf, type Places, parseMessage, textOf } from './message.ts';
import type { PlacesOf } from './places.ts';
import { pseudoMessage } from './pseudo.ts';

/** The English messages of a catalogue, by key. */
export type Messages = Readonly<Record<string, string>>;

export type KeyOf<All extends Messages> = keyof All & string;

export type { Places };

/** The values that a key needs; for a union of keys, those that any of them needs. */
type PlacesFor<All extends Messages, Key extends KeyOf<All>> = (
  Key extends unknown
    ? (places: PlacesOf<All[Key]>) => void
    : never
) extends (places: infer Both) => void
  ? Both
  : never;

/** The arguments after a key: none for a message without places. */
export type GivenFor<All extends Messages, Key extends KeyOf<All>> = [keyof PlacesFor<All, Key>] extends [never]
  ? []
  : [places: PlacesFor<All, Key>];

/** The keys whose messages need no values but those given. */
export type KeyFilledBy<All extends Messages, Filled> = {
  [Key in KeyOf<All>]: Filled extends PlacesOf<All[Key]> ? Key : never;
}[KeyOf<All>];

type TranslateKey<All extends Messages> = <Key extends KeyOf<All>>(key: Key, ...given: GivenFor<All, Key>) => string;

/** Returns the message for a key, filled. Never empty, and never throws once `onFault` has set a reporter. */
export type Translate<All extends Messages> = TranslateKey<All> & {
  /** The same for labels and other text that Discord shows without markdown. */
  readonly plain: TranslateKey<All>;
  /** The language that is spoken. */
  readonly language: Language;
  /** The same for keys and values from stored data, which the compiler cannot check; gaps are reported at run time. */
  readonly any: (key: KeyOf<All>, places?: Places) => string;
};

export type Catalogue<All extends Messages> = {
  /** Messages for a locale such as `en-GB`; English for one without a catalogue. */
  readonly translatorIn: (locale: string | undefined) => Translate<All>;
  /** Whether there is a message for a key from elsewhere (an event, a prompt, a verb). */
  readonly isKey: (key: string) => key is KeyOf<All>;
};

/** The messages of another language, with the English ones' places. Those that are missing are said in English. */
export type Translation<All extends Messages> = Readonly<Partial<Record<KeyOf<All>, string>>>;

/** ICU messages by language code. English has all of them; others may have gaps. */
export type Languages<All extends Messages> = Readonly<Record<string, Translation<All>>> & { readonly en: All };

/** How the texts that fill a message are escaped: `markdown` escapes markdown, `none` leaves them as they are. */
export type Escaping = 'markdown' | 'none';

/** A message that could not be filled. */
export class MessageFault extends Error {}

let report = (fault: MessageFault): void => {
  throw fault;
};

/** Sets where messages that cannot be filled are reported. Until then they throw, which tests rely on. */
export function onFault(reporter: (fault: MessageFault) => void): void {
  report = reporter;
}

/** Stands for a value that was not given. */
const GAP = '?';

/** Creates a catalogue; messages are compiled at their first use. */
export function catalogue<const All extends Messages>(languages: Languages<All>, escaping: Escaping): Catalogue<All> {
  const { en } = languages;
  const spoken = new Map<Language, Translate<All>>();

  const compile = (language: Language, key: KeyOf<All>): Message => {
    const own = languages[language]?.[key];
    const parsed = parseMessage(own ?? en[key] ?? key);
    if (language === pseudo) return messageOf(pseudoMessage(parsed), 'en');
    return messageOf(parsed, own === undefined ? 'en' : language);
  };

  const speak = (language: Language): Translate<All> => {
    const messages = new Map<KeyOf<All>, Message>();

    const fill = (key: KeyOf<All>, places: Places, escaped: (text: string) => string): string => {
      try {
        const message = messages.get(key) ?? compile(language, key);
        messages.set(key, message);
        const text = message(places, escaped);
        if (text === '') throw new Error('it says nothing');
        return text;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        report(new MessageFault(`the message ${key} cannot be said: ${why}`, { cause: error }));
        return `${en[key] ?? key}`.replace(/\{(\w+)\}/g, (_, name: string) => textOf(places[name] ?? GAP, escaped));
      }
    };

    const t = (escaped: (text: string) => string) => (key: KeyOf<All>, places?: Places) =>
      fill(key, places ?? {}, escaped);
    const any = t(escaping === 'markdown' ? escapeMarkdown : (text) => text);
    return Object.assign(any as TranslateKey<All>, {
      plain: t(escaping === 'markdown' ? plainText : (text) => text) as TranslateKey<All>,
      any,
      language,
    });
  };

  return {
    translatorIn(locale) {
      const language = languageOf(locale);
      const t = spoken.get(language) ?? speak(language);
      spoken.set(language, t);
      return t;
    },
    isKey: (key): key is KeyOf<All> => Object.hasOwn(en, key),
  };
}
