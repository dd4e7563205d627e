/**
 * Message catalogues: a message is looked up by its typed key, in the reader's language or else in English, and its places
 * are filled. Their types are derived from the English text, so a missing or misnamed place does not compile.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languageOf, pseudo } from './languages.ts';
import { escapeMarkdown, plainText } from './markdown.ts';
import { compileMessage } from './message.ts';
import type { Filling, PlacesOf } from './places.ts';
import { pseudoMessage } from './pseudo.ts';

/** The English messages of a catalogue, by key. */
export type Messages = Readonly<Record<string, string>>;

export type KeyOf<All extends Messages> = keyof All & string;

/** Values for a message whose key is only known at run time. */
export type Places = Readonly<Record<string, Filling | boolean | undefined>>;

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

type Sayer<All extends Messages> = <Key extends KeyOf<All>>(key: Key, ...given: GivenFor<All, Key>) => string;

/** Returns the message for a key, filled. Never empty, and never throws once `onFault` has set a reporter. */
export type Say<All extends Messages> = Sayer<All> & {
  /** The same for labels and other text that Discord shows without markdown. */
  readonly plain: Sayer<All>;
  /** The language that is spoken. */
  readonly language: Language;
  /** The same for keys and values from stored data, which the compiler cannot check; gaps are reported at run time. */
  readonly any: (key: KeyOf<All>, places?: Places) => string;
};

export type Catalogue<All extends Messages> = {
  /** Messages for a locale such as `en-GB`; English for one without a catalogue. */
  readonly sayIn: (locale: string | undefined) => Say<All>;
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

/** `{deck, select, none {} …}` depends on whether a deck is given, not on its name. */
const OPTIONAL = /\{(\w+), select, none /g;
const presenceOf = (name: string): string => `${name}_given`;

/** The places of a message that tell whether another one is given, by their names. */
type Presences = ReadonlyMap<string, string>;
type Compiled = { readonly fill: ReturnType<typeof compileMessage>; readonly presences: Presences };

/** Stands for a value that was not given. */
const GAP = '?';

/** Creates a catalogue; messages are compiled at their first use. */
export function catalogue<const All extends Messages>(languages: Languages<All>, escaping: Escaping): Catalogue<All> {
  const { en } = languages;
  const compiled = new Map<string, Compiled>();

  const compiledFor = (language: Language, key: KeyOf<All>): Compiled => {
    const own = languages[language]?.[key];
    const spoken = own === undefined ? 'en' : language;
    const id = `${language}:${key}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const message = own ?? en[key] ?? key;
    const text = message.replace(OPTIONAL, (_, name) => `{${presenceOf(name)}, select, none `);
    // Tags are switched off: Discord's mentions look like them.
    const written = parse(text, { ignoreTag: true });
    const presences = new Map([...message.matchAll(OPTIONAL)].map(([, name = '']) => [presenceOf(name), name]));
    const made = { fill: compileMessage(language === pseudo ? pseudoMessage(written) : written, spoken), presences };
    compiled.set(id, made);
    return made;
  };

  const say = (language: Language, key: KeyOf<All>, places: Places, made: (text: string) => string): string => {
    try {
      const { fill, presences } = compiledFor(language, key);
      const text = fill((place) => {
        const optional = presences.get(place);
        if (optional !== undefined) return places[optional] === undefined ? 'none' : 'other';
        if (!Object.hasOwn(places, place)) throw new Error(`nothing is given for ${place}`);
        return shown(places[place], made);
      });
      if (text === '') throw new Error('it says nothing');
      return text;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report(new MessageFault(`the message ${key} cannot be said: ${why}`, { cause: error }));
      return `${en[key] ?? key}`.replace(/\{(\w+)\}/g, (_, name: string) => String(shown(places[name], made) ?? GAP));
    }
  };

  return {
    sayIn(locale) {
      const language = languageOf(locale);
      const saying =
        (made: (text: string) => string) =>
        (key: KeyOf<All>, places: Places = {}) =>
          say(language, key, places, made);
      const any = saying(escaping === 'markdown' ? escapeMarkdown : (text) => text);
      return Object.assign(any as Sayer<All>, {
        plain: saying(escaping === 'markdown' ? plainText : (text) => text) as Sayer<All>,
        any,
        language,
      });
    },
    isKey: (key): key is KeyOf<All> => Object.hasOwn(en, key),
  };
}

/** A value as a message shows it: texts are escaped, unless they are markdown already. */
function shown(value: Places[string], made: (text: string) => string): string | number | boolean | undefined {
  if (typeof value === 'string') return made(value);
  return typeof value === 'object' ? value.markdown : value;
}
