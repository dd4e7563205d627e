/** The places of an ICU message as a type, read from its very text: what must be given to fill it. */
import type { Markdown } from './markdown.ts';

/** What a plain place `{name}` takes. */
export type Filling = string | number | Markdown;

/**
 * What fills the places of a message: numbers in `{n, number}` and plurals; in a selection one of its words, a boolean if it
 * has a word `true`, and any text or `undefined` if it has a word `none`: that is said of what is left out, never of a text.
 */
export type PlacesOf<Text extends string> = Gathered<InText<Text, [], unknown>>;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trimmed<Rest>
    : Text;

/**
 * Reads text up to the end of the message. `Around` are the choices that it stands in, innermost first: the name of a
 * selection, '' for a plural. `Found` is `{ place: what fills it }`, and `{ 'selection?word': true }`.
 */
type InText<
  Text extends string,
  Around extends readonly string[],
  Found,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Head}}${string}`
    ? Text extends `${Head}}${infer Rest}`
      ? InChoice<Rest, Around, Found>
      : never
    : InPlace<After, Around, Found>
  : Text extends `${string}}${infer Rest}`
    ? InChoice<Rest, Around, Found>
    : Found;

/** Reads a place from after its opening brace. */
type InPlace<
  Text extends string,
  Around extends readonly string[],
  Found,
> = Text extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name},${infer Form}`
    ? Trimmed<Form> extends 'number'
      ? InText<Rest, Around, Found & { readonly [N in Trimmed<Name>]: number }>
      : Text extends `${string},${infer Kind},${infer Choices}`
        ? Trimmed<Kind> extends 'select'
          ? InChoice<Choices, [Trimmed<Name>, ...Around], Found>
          : InChoice<Choices, ['', ...Around], Found & { readonly [N in Trimmed<Name>]: number }>
        : never
    : InText<Rest, Around, Found & { readonly [N in Trimmed<Inside>]: Filling }>
  : never;

/** Reads the words of a choice, each with its message, up to the brace that closes it. */
type InChoice<Text extends string, Around extends readonly string[], Found> = Around extends readonly [
  infer Name extends string,
  ...infer Outer extends readonly string[],
]
  ? Text extends `${infer Word}{${infer Message}`
    ? Word extends `${string}}${string}`
      ? Closed<Text, Outer, Found>
      : InText<
          Message,
          Around,
          Name extends '' ? Found : Found & { readonly [N in Name as `${N}?${Trimmed<Word>}`]: true }
        >
    : Closed<Text, Outer, Found>
  : Found;

type Closed<Text extends string, Outer extends readonly string[], Found> = Text extends `${string}}${infer Rest}`
  ? InText<Rest, Outer, Found>
  : Found;

type SelectionIn<Key> = Key extends `${infer Selection}?${string}` ? Selection : never;
type WordOf<Key, Selection extends string> = Key extends `${Selection}?${infer Word}` ? Word : never;

type Gathered<Found> = {
  readonly [Key in keyof Found as Key extends `${string}?${string}` | SelectionIn<keyof Found>
    ? never
    : Key]: Found[Key];
} & { readonly [Selection in SelectionIn<keyof Found>]: Selected<WordOf<keyof Found, Selection>> };

/** What a selection takes by its words: no text of somebody's can be one of them. */
type Selected<Word extends string> = 'none' extends Word ? Filling | undefined : 'true' extends Word ? boolean : Word;
