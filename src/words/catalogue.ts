/**
 * Catalogues of messages: a message is found by its typed key, in the reader's language or in English, and filled. What
 * fills it is typed by the message's own text, so that a missing or misnamed place does not compile.
 */
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import { escapeMarkdown, plainText } from './markdown.ts';
import type { Filling, PlacesOf } from './places.ts';

/** The English messages of a catalogue, by key. */
export type Messages = Readonly<Record<string, string>>;

export type KeyOf<All extends Messages> = keyof All & string;

/** What fills a message that is only known when it is said. */
export type Places = Readonly<Record<string, Filling | boolean | undefined>>;

/** What one key takes; for one of several keys, what all of them take together. */
type PlacesFor<All extends Messages, Key extends KeyOf<All>> = (
  Key extends unknown
    ? (places: PlacesOf<All[Key]>) => void
    : never
) extends (places: infer Both) => void
  ? Both
  : never;

/** What follows a key: nothing for a message without places. */
export type GivenFor<All extends Messages, Key extends KeyOf<All>> = [keyof PlacesFor<All, Key>] extends [never]
  ? []
  : [places: PlacesFor<All, Key>];

/** The keys whose messages need nothing but what is given. */
export type KeyFilledBy<All extends Messages, Filled> = {
  [Key in KeyOf<All>]: Filled extends PlacesOf<All[Key]> ? Key : never;
}[KeyOf<All>];

type Sayer<All extends Messages> = <Key extends KeyOf<All>>(key: Key, ...given: GivenFor<All, Key>) => string;

/** Says the message of a key, its places filled. Never throws once `onFault` is told where to report; never says nothing. */
export type Say<All extends Messages> = Sayer<All> & {
  /** The same for labels and other places that show every character as it is. */
  readonly plain: Sayer<All>;
  /** Says a message whose key and places come from stored data; what is missing shows when it is said. */
  readonly any: (key: KeyOf<All>, places?: Places) => string;
};

export type Catalogue<All extends Messages> = {
  /** The voice of a locale such as `en-GB`; one that is not known speaks English. */
  readonly sayIn: (locale: string | undefined) => Say<All>;
  /** Whether there is a message under a key that comes from outside (an event, a prompt, a verb). */
  readonly isKey: (key: string) => key is KeyOf<All>;
};

/** Languages by their code. ICU messages; English has all of them, others may have gaps. */
export type Languages<All extends Messages> = Readonly<
  Record<string, Readonly<Partial<Record<KeyOf<All>, string>>>>
> & {
  readonly en: All;
};

/** What becomes of the texts that fill a message: `markdown` escapes them, `written` takes them as they are. */
export type Manner = 'markdown' | 'written';

/** A message that could not be filled. */
export class MessageFault extends Error {}

let report = (fault: MessageFault): void => {
  throw fault;
};

/** Where messages that cannot be filled are reported from now on. Without it they are thrown, as tests want it. */
export function onFault(reporter: (fault: MessageFault) => void): void {
  report = reporter;
}

/** `{deck, select, none {} …}` looks at whether there is a deck, not at how it is called. */
const OPTIONAL = /\{(\w+), select, none /g;
const presenceOf = (name: string): string => `${name}_given`;

/** A message ready to be said; `leftOut`: how its optional places stand while nothing is given for them. */
type Compiled = { readonly format: IntlMessageFormat; readonly leftOut: Readonly<Record<string, PrimitiveType>> };

/** What stands in the place of something that was not given. */
const GAP = '?';

/** Makes a catalogue; messages are compiled when they are first said. */
export function catalogue<const All extends Messages>(languages: Languages<All>, manner: Manner): Catalogue<All> {
  const { en } = languages;
  const compiled = new Map<string, Compiled>();

  const compiledFor = (language: string, key: KeyOf<All>): Compiled => {
    const own = languages[language]?.[key];
    const spoken = own === undefined ? 'en' : language;
    const id = `${spoken}:${key}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const message = own ?? en[key] ?? key;
    const text = message.replace(OPTIONAL, (_, name) => `{${presenceOf(name)}, select, none `);
    // Tags are switched off: Discord's mentions look like them.
    const format = new IntlMessageFormat(text, spoken, undefined, { ignoreTag: true });
    const optional = [...message.matchAll(OPTIONAL)].map(([, name]) => [presenceOf(name ?? ''), 'none'] as const);
    const made = { format, leftOut: Object.fromEntries(optional) };
    compiled.set(id, made);
    return made;
  };

  const fill = (language: string, key: KeyOf<All>, values: Readonly<Record<string, PrimitiveType>>): string => {
    try {
      const { format, leftOut } = compiledFor(language, key);
      const text = String(format.format({ ...leftOut, ...values }));
      if (text === '') throw new Error('it says nothing');
      return text;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report(new MessageFault(`the message ${key} cannot be said: ${why}`, { cause: error }));
      return `${en[key] ?? key}`.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? GAP));
    }
  };

  return {
    sayIn(locale = 'en') {
      const language = locale.split('-')[0]?.toLowerCase() ?? 'en';
      const say = (made: (text: string) => string) => (key: KeyOf<All>, places?: Places) =>
        fill(language, key, filled(places ?? {}, made));
      const any = say(manner === 'markdown' ? escapeMarkdown : (text) => text);
      return Object.assign(any as Sayer<All>, {
        plain: say(manner === 'markdown' ? plainText : (text) => text) as Sayer<All>,
        any,
      });
    },
    isKey: (key): key is KeyOf<All> => Object.hasOwn(en, key),
  };
}

/** Places with their texts made safe. */
function filled(places: Places, made: (text: string) => string): Readonly<Record<string, PrimitiveType>> {
  const entries = Object.entries(places).flatMap(([name, value]): readonly (readonly [string, PrimitiveType])[] => [
    [presenceOf(name), value === undefined ? 'none' : 'other'],
    [name, typeof value === 'string' ? made(value) : typeof value === 'object' ? value.markdown : value],
  ]);
  return Object.fromEntries(entries);
}
