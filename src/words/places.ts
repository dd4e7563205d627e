/** Derives a type from the text of an ICU message: the values that must be given to fill its places. */
import type { Markdown } from './markdown.ts';

/** What a plain place `{name}` takes. */
export type Filling = string | number | Markdown;

/**
 * The values of a message by place: a number for `{n, number}` and plurals. For a selection, one of its words; a boolean if
 * it has the word `true`; any text or `undefined` if it has the word `none`, which is chosen only for `undefined`.
 */
export type PlacesOf<Text extends string> = Gathered<InText<Text, [], unknown>>;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trimmed<Rest>
    : Text;

/**
 * Reads text up to the end of the message. `Around` lists the enclosing choices, innermost first: the name of a selection,
 * '' for a plural. `Found` collects `{ place: type of its value }` and `{ 'selection?word': true }`.
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

/** The value of a selection by its words. A word other than `none` and `true` is never free text. */
type Selected<Word extends string> = 'none' extends Word ? Filling | undefined : 'true' extends Word ? boolean : Word;
