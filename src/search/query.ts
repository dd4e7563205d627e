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

const TRAITS: Readonly<Record<string, 'types' | 'races' | 'sets' | 'text'>> = {
  t: 'types',
  type: 'types',
  typ: 'types',
  kind: 'types',
  art: 'types',
  r: 'races',
  race: 'races',
  volk: 'races',
  faction: 'races',
  s: 'sets',
  set: 'sets',
  o: 'text',
  text: 'text',
};

/** Words between conditions that say nothing by themselves. */
const FILLERS = new Set(
  'a an the with and of that which has have having whose is are card cards all every mit und der die das ein eine karte karten alle'.split(
    ' ',
  ),
);

const SPELLED: Readonly<Record<string, Operator>> = {
  '≤': '<=',
  '=<': '<=',
  '≥': '>=',
  '=>': '>=',
  '≠': '!=',
  ':': '=',
  '==': '=',
};
const CONDITION = /([\p{L}][\p{L} -]*?)\s*(<=|>=|!=|=<|=>|==|[<>=:≤≥≠])\s*("[^"]*"|“[^”]*”|[^\s,]+)/gu;

const COMPARING: readonly (readonly [RegExp, Operator])[] = [
  [/^(?:at least|min|mindestens)$/, '>='],
  [/^(?:at most|up to|max|hochstens|bis zu)$/, '<='],
  [/^(?:more than|over|above|mehr als|uber)$/, '>'],
  [/^(?:less than|fewer than|under|below|weniger als|unter)$/, '<'],
];
const BEFORE =
  'at least|at most|up to|more than|less than|fewer than|over|above|under|below|exactly|min|max|mindestens|hochstens|bis zu|mehr als|weniger als|uber|unter|genau';
const AND_UP = /^(?:\+|or more|or higher|or above|and up|oder mehr|oder hoher)$/;
const AND_DOWN =
  'or more|or higher|or above|and up|or less|or fewer|or lower|or below|oder mehr|oder hoher|oder weniger|oder niedriger';

/** Reads a text; nothing that is typed throws. */
export function readQuery(typed: string, vocabulary: Vocabulary): Query {
  const found = { types: [] as string[], races: [] as string[], sets: [] as string[], text: [] as string[] };
  const comparisons: Comparison[] = [];
  const unknown: string[] = [];
  const bySigns = typed.slice(0, 200).replace(CONDITION, (whole, before: string, sign: string, quoted: string) => {
    const { field, rest } = lastField(before, vocabulary);
    const value = quoted.replace(/^["“]|["”]$/g, '');
    const trait = TRAITS[field];
    const figure = vocabulary.figures.get(field);
    const number = numberOf(value);
    if (trait !== undefined && /^[:=]+$/.test(sign)) found[trait].push(value);
    else if (figure !== undefined && number !== undefined)
      comparisons.push({ figure, operator: SPELLED[sign] ?? operatorOf(sign), value: number });
    else unknown.push(whole.slice(rest.length).trim());
    return ` ${rest} `;
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

const operatorOf = (sign: string): Operator => OPERATORS.find((one) => one === sign) ?? '=';

/** The field just before a sign, the longest one that is known, and what stands before it. */
function lastField(before: string, { figures }: Vocabulary): { readonly field: string; readonly rest: string } {
  const words = before.split(' ');
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const field = plainName(words.slice(from).join(' '));
    if (figures.has(field) || Object.hasOwn(TRAITS, field)) return { field, rest: words.slice(0, from).join(' ') };
  }
  return { field: plainName(words.at(-1) ?? ''), rest: words.slice(0, -1).join(' ') };
}

/** Takes "attack 6", "price of at most 3" and "2 mining" out of a text. */
function readWords(text: string, { figures }: Vocabulary, comparisons: Comparison[]): string {
  const labels = [...figures.keys()].sort((a, b) => b.length - a.length).join('|');
  if (labels === '' || !/\d/.test(text)) return text.trim();
  const put = (label: string, operator: Operator, value: string) => {
    const figure = figures.get(label);
    if (figure !== undefined) comparisons.push({ figure, operator, value: Number(value) });
    return ' ';
  };
  // A plus is written as a word, since nothing but words is left of a plain text.
  return plainText(text.replace(/(\d)\s*\+/g, '$1 or more '))
    .replace(
      new RegExp(`\\b(${labels}) (?:of |von )?(?:(${BEFORE}) )?(\\d{1,3})\\b(?: (${AND_DOWN}))?`, 'g'),
      (_, label: string, before: string | undefined, value: string, after: string | undefined) =>
        put(label, compared(before, after), value),
    )
    .replace(
      new RegExp(`(?:\\b(${BEFORE}) )?\\b(\\d{1,3})(?: (${AND_DOWN}))? (${labels})\\b`, 'g'),
      (_, before: string | undefined, value: string, after: string | undefined, label: string) =>
        put(label, compared(before, after), value),
    )
    .trim();
}

function compared(before: string | undefined, after: string | undefined): Operator {
  if (before !== undefined) return COMPARING.find(([pattern]) => pattern.test(before))?.[1] ?? '=';
  if (after === undefined) return '=';
  return AND_UP.test(after) ? '>=' : '<=';
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

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7 };

/** The number that a figure is, such as "3 ISK", "III", "+2", "3 + 1" or "∞"; undefined for any other. */
export function numberOf(figure: string): number | undefined {
  const plain = figure.trim().toLowerCase().replace('−', '-');
  if (plain === '∞') return Number.POSITIVE_INFINITY;
  if (plain === 'none' || plain === 'keine') return 0;
  const roman = ROMAN[plain];
  if (roman !== undefined) return roman;
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
