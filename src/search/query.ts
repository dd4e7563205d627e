/** What people type to find cards: a name, words, or conditions such as `t:ship`, `price<=2` and "ship with attack 6". */
import { plainName, plainText } from './names.ts';

export const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof OPERATORS)[number];

/** A condition on a figure. `figure`: a value of `Vocabulary.figures`. */
export type Comparison = { readonly figure: string; readonly operator: Operator; readonly value: number };

export type Query = {
  /** What is left of the text once the conditions are taken out. */
  readonly words: string;
  readonly types: readonly string[];
  readonly races: readonly string[];
  readonly sets: readonly string[];
  /** Words that the text of a card must have. */
  readonly text: string;
  readonly comparisons: readonly Comparison[];
  /** Conditions that mean nothing, as they were typed. */
  readonly unknown: readonly string[];
};

/** The words that conditions are made of, as `plainName` writes them, with what they mean. */
export type Vocabulary = {
  readonly figures: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
  readonly races: ReadonlyMap<string, string>;
};

const TRAITS: ReadonlyMap<string, 'types' | 'races' | 'sets' | 'text'> = new Map([
  ...['t', 'type', 'typ', 'kind', 'art'].map((word) => [word, 'types'] as const),
  ...['r', 'race', 'volk', 'faction'].map((word) => [word, 'races'] as const),
  ...['s', 'set'].map((word) => [word, 'sets'] as const),
  ...['o', 'text'].map((word) => [word, 'text'] as const),
]);

/** Words between conditions that say nothing by themselves. */
const FILLERS = new Set(
  'a an the with and of that which has have having whose is are card cards all every mit und der die das ein eine karte karten alle'.split(
    ' ',
  ),
);

const SPELLED: ReadonlyMap<string, Operator> = new Map([
  ...OPERATORS.map((sign) => [sign, sign] as const),
  ...(['≤', '=<'] as const).map((sign) => [sign, '<='] as const),
  ...(['≥', '=>'] as const).map((sign) => [sign, '>='] as const),
  ...([':', '=='] as const).map((sign) => [sign, '='] as const),
  ['≠', '!='],
]);
/** A sign that compares, also as people mistype it. */
const SIGN = /(<=|>=|!=|=<|=>|==|[<>=:≤≥≠])/u;
/** What a sign compares with, and the rest of the text. */
const VALUE = /^(?:"([^"]*)"?|“([^”]*)”?|([^\s,]+))/u;

/** Words before a number, and after it: "at least 3", "3 or more". */
const BEFORE: ReadonlyMap<string, Operator> = new Map([
  ...['at least', 'min', 'mindestens'].map((words) => [words, '>='] as const),
  ...['at most', 'up to', 'max', 'hochstens', 'bis zu'].map((words) => [words, '<='] as const),
  ...['more than', 'over', 'above', 'mehr als', 'uber'].map((words) => [words, '>'] as const),
  ...['less than', 'fewer than', 'under', 'below', 'weniger als', 'unter'].map((words) => [words, '<'] as const),
  ...['exactly', 'genau'].map((words) => [words, '='] as const),
]);
const AFTER: ReadonlyMap<string, Operator> = new Map([
  ...['or more', 'or higher', 'or above', 'and up', 'oder mehr', 'oder hoher'].map((words) => [words, '>='] as const),
  ...['or less', 'or fewer', 'or lower', 'or below', 'oder weniger', 'oder niedriger'].map(
    (words) => [words, '<='] as const,
  ),
]);
/** No figure, and nothing before or after a number, has more words. */
const MAX_WORDS = 3;

/** Reads a text; nothing that is typed throws. */
export function readQuery(typed: string, vocabulary: Vocabulary): Query {
  const found = { types: [] as string[], races: [] as string[], sets: [] as string[], text: [] as string[] };
  const comparisons: Comparison[] = [];
  const unknown: string[] = [];
  const bySigns = withoutSigns(typed.slice(0, 200), (before, sign, value) => {
    const { field, rest } = lastField(before, vocabulary);
    const trait = TRAITS.get(field);
    const figure = vocabulary.figures.get(field);
    const number = numberOf(value);
    if (trait !== undefined && /^[:=]+$/.test(sign)) found[trait].push(value);
    else if (figure !== undefined && number !== undefined)
      comparisons.push({ figure, operator: SPELLED.get(sign) ?? '=', value: number });
    else unknown.push(`${before.slice(rest.length).trim()}${sign}${value}`);
    return rest;
  });
  const byWords = readWords(bySigns, vocabulary, comparisons);
  const left = kindsIn(
    byWords,
    vocabulary,
    comparisons.length > 0 || Object.values(found).some((some) => some.length > 0),
  );
  return {
    words: left.words,
    types: [...found.types, ...left.types],
    races: [...found.races, ...left.races],
    sets: found.sets,
    text: found.text.join(' '),
    comparisons,
    unknown,
  };
}

/** Whether anything but words was typed. */
export const hasConditions = ({ types, races, sets, text, comparisons }: Query): boolean =>
  types.length + races.length + sets.length + comparisons.length > 0 || text !== '';

/**
 * Takes what is compared by signs out of a text, one by one. `take` is told what stands before a sign and what it is compared
 * with, and returns what of the former does not belong to it.
 */
function withoutSigns(text: string, take: (before: string, sign: string, value: string) => string): string {
  const [first = '', ...parts] = text.split(SIGN);
  let left = first;
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const sign = parts[at] ?? '';
    const next = parts[at + 1]?.trimStart() ?? '';
    const [whole, ...values] = VALUE.exec(next) ?? [''];
    const value = values.find((one) => one !== undefined);
    left =
      value === undefined || left.trim() === ''
        ? `${left} ${next}`
        : `${take(left.trim(), sign, value)} ${next.slice(whole.length)}`;
  }
  return left;
}

/** The field just before a sign, the longest one that is known, and what stands before it. */
function lastField(before: string, { figures }: Vocabulary): { readonly field: string; readonly rest: string } {
  const words = before.split(' ');
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const field = plainName(words.slice(from).join(' '));
    if (figures.has(field) || TRAITS.has(field)) return { field, rest: words.slice(0, from).join(' ') };
  }
  return { field: plainName(words.at(-1) ?? ''), rest: words.slice(0, -1).join(' ') };
}

/** Takes "attack 6", "price of at most 3" and "2 mining" out of a text. */
function readWords(text: string, { figures }: Vocabulary, comparisons: Comparison[]): string {
  if (!/\d/.test(text)) return text.trim();
  // A plus is written as a word, since nothing but words is left of a plain text.
  const words = plainText(text.replace(/(\d)\s?\+/g, '$1 or more ')).split(' ');
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = labelFirst(words, at, figures) ?? numberFirst(words, at, figures);
    if (found === undefined) left.push(words[at] ?? '');
    else comparisons.push(found.comparison);
    at = found?.to ?? at + 1;
  }
  return left.join(' ').trim();
}

type Figures = Vocabulary['figures'];
type FoundComparison = { readonly comparison: Comparison; readonly to: number };

/** "attack 6", "price of at most 3", "shield 3 or more". */
function labelFirst(words: readonly string[], from: number, figures: Figures): FoundComparison | undefined {
  const label = longestAt(words, from, figures);
  if (label === undefined) return undefined;
  const isOf = words[label.to] === 'of' || words[label.to] === 'von';
  const number = numberAt(words, isOf ? label.to + 1 : label.to);
  if (number === undefined) return undefined;
  return { comparison: { ...number.compared, figure: label.value }, to: number.to };
}

/** "6 attack", "at most 3 ISK", "3 or more shield". */
function numberFirst(words: readonly string[], from: number, figures: Figures): FoundComparison | undefined {
  const number = numberAt(words, from);
  const label = number === undefined ? undefined : longestAt(words, number.to, figures);
  if (number === undefined || label === undefined) return undefined;
  return { comparison: { ...number.compared, figure: label.value }, to: label.to };
}

/** A number with what says how it is compared. */
function numberAt(words: readonly string[], from: number) {
  const before = longestAt(words, from, BEFORE);
  const at = before?.to ?? from;
  const value = words[at];
  if (value === undefined || !/^\d{1,3}$/.test(value)) return undefined;
  const after = longestAt(words, at + 1, AFTER);
  const operator = before?.value ?? after?.value ?? '=';
  return { compared: { operator, value: Number(value) }, to: after?.to ?? at + 1 };
}

/** The longest phrase of some that stands at a place, and where it ends. */
function longestAt<T>(
  words: readonly string[],
  from: number,
  phrases: ReadonlyMap<string, T>,
): { readonly value: T; readonly to: number } | undefined {
  for (let to = from + MAX_WORDS; to > from; to--) {
    const value = phrases.get(words.slice(from, to).join(' '));
    if (value !== undefined && to <= words.length) return { value, to };
  }
  return undefined;
}

/** Words that name types and races of cards; without other conditions only if no other word is left. */
function kindsIn(text: string, { types, races }: Vocabulary, isCondition: boolean) {
  const plain = plainText(text);
  const whole = types.get(plain);
  if (whole !== undefined) return { words: '', types: [whole], races: [] };
  const words = plain.split(' ').filter((word) => word !== '' && !FILLERS.has(word));
  const typesMeant = words.flatMap((word) => types.get(word) ?? []);
  const racesMeant = words.flatMap((word) => (types.has(word) ? [] : (races.get(word) ?? [])));
  const others = words.filter((word) => !types.has(word) && !races.has(word));
  // A race alone is as often a part of a name.
  const mean = isCondition || (others.length === 0 && typesMeant.length > 0);
  if (!mean) return { words: text.trim(), types: [], races: [] };
  return { words: others.join(' '), types: typesMeant, races: racesMeant };
}

const ROMAN: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];

/** The number that a figure is, such as "3 ISK", "III", "+2", "3 + 1" or "∞"; undefined for any other. */
export function numberOf(figure: string): number | undefined {
  const plain = figure.trim().toLowerCase().replace('−', '-');
  if (plain === '∞') return Number.POSITIVE_INFINITY;
  if (plain === 'none' || plain === 'keine') return 0;
  const roman = ROMAN.indexOf(plain);
  if (roman > 0) return roman;
  const parts = plain
    .split('+')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.map((part) => (/^-?\d/.test(part) ? Number.parseInt(part, 10) : Number.NaN));
  const sum = numbers.reduce((all, one) => all + one, 0);
  return numbers.length === 0 || Number.isNaN(sum) ? undefined : sum;
}

/** Whether a figure is as it is wanted. */
export function compares(figure: number, { operator, value }: Comparison): boolean {
  switch (operator) {
    case '<':
      return figure < value;
    case '<=':
      return figure <= value;
    case '>':
      return figure > value;
    case '>=':
      return figure >= value;
    case '!=':
      return figure !== value;
    case '=':
      return figure === value;
  }
}

/** The names in a text that has several: in `[[…]]`, or between commas; one if there are no more. */
export function namesIn(typed: string): readonly string[] {
  const bracketed = [...typed.matchAll(/\[\[([^[\]]+)\]\]/g)].map(([, name = '']) => name);
  const names = bracketed.length > 0 ? bracketed : typed.split(/[,;]/);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
