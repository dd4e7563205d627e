/**
 * ICU messages as functions of what fills their places. The library that parses them would fill them too, but a panel is put
 * together from hundreds, and this takes a third of the time.
 */
import { isNumberSkeleton, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Filling } from './places.ts';

/** What fills the places of a message, by their names. */
export type Places = Readonly<Record<string, Filling | boolean | undefined>>;

/**
 * Fills a message; `escaped` is applied to texts, but not to markdown. Throws if a place has no value, one for a number is no
 * number, or one for a selection is none of its words.
 */
export type Message = (places: Places, escaped: (text: string) => string) => string;

/** A part of a message; `count` is the number of the plural around it, which `#` stands for. */
type Part = (places: Places, escaped: (text: string) => string, count: number) => string;

/** Parses a text. Tags are switched off: Discord's mentions look like them. Throws where the text is not well-formed. */
export const parseMessage = (text: string): readonly MessageFormatElement[] =>
  parse(text, { ignoreTag: true, shouldParseSkeletons: true });

/**
 * Makes a message of its parsed text. A selection with the word `none` goes by whether its place has a value, whatever that is.
 * Throws if the text has dates, times or named styles of numbers.
 */
export function messageOf(elements: readonly MessageFormatElement[], language: string): Message {
  const numbers = numbersIn(language);

  const sequence = (elements: readonly MessageFormatElement[]): Part => {
    const parts = elements.map(partOf);
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    return (places, escaped, count) => {
      let text = '';
      for (const part of parts) text += part(places, escaped, count);
      return text;
    };
  };

  type Choices = Readonly<Record<string, { readonly value: MessageFormatElement[] }>>;
  const choices = (options: Choices): ReadonlyMap<string, Part> =>
    new Map(Object.entries(options).map(([word, { value }]) => [word, sequence(value)]));

  const partOf = (element: MessageFormatElement): Part => {
    switch (element.type) {
      case TYPE.literal: {
        const { value } = element;
        return () => value;
      }
      case TYPE.argument: {
        const place = element.value;
        return (places, escaped) => textOf(valueIn(places, place), escaped);
      }
      case TYPE.number: {
        const { value: place, style } = element;
        if (!style) return (places) => numbers.format(numberIn(places, place));
        if (typeof style === 'string' || !isNumberSkeleton(style)) break;
        const styled = numbersIn(language, style.parsedOptions);
        return (places) => styled.format(numberIn(places, place));
      }
      case TYPE.pound:
        return (_places, _escape, count) => numbers.format(count);
      case TYPE.select: {
        const place = element.value;
        const parts = choices(element.options);
        const wordOf = parts.has('none')
          ? (places: Places) => (places[place] === undefined ? 'none' : 'other')
          : (places: Places) => String(valueIn(places, place));
        return (places, escaped, count) => {
          const word = wordOf(places);
          const part = parts.get(word) ?? parts.get('other');
          if (part === undefined) throw new Error(`"${word}" is no word of {${place}}`);
          return part(places, escaped, count);
        };
      }
      case TYPE.plural: {
        const { value: place, offset, pluralType = 'cardinal' } = element;
        const parts = choices(element.options);
        const rules = pluralsIn(language, pluralType);
        return (places, escaped) => {
          const n = numberIn(places, place);
          const part = parts.get(`=${n}`) ?? parts.get(rules.select(n - offset)) ?? parts.get('other');
          if (part === undefined) throw new Error(`{${place}} has no form for ${n}`);
          return part(places, escaped, n - offset);
        };
      }
    }
    throw new Error(`a message cannot have ${TYPE[element.type]}`);
  };

  const whole = sequence(elements);
  return (places, escaped) => whole(places, escaped, 0);
}

// They take much longer to make than a message.
const numbersBy = new Map<string, Intl.NumberFormat>();
const pluralsBy = new Map<string, Intl.PluralRules>();

function numbersIn(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = numbersBy.get(key) ?? new Intl.NumberFormat(language, options);
  numbersBy.set(key, known);
  return known;
}

function pluralsIn(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`;
  const known = pluralsBy.get(key) ?? new Intl.PluralRules(language, { type });
  pluralsBy.set(key, known);
  return known;
}

/** The text for a value; empty for undefined. */
export function textOf(value: Places[string], escaped: (text: string) => string): string {
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? value.markdown : String(value ?? '');
}

function valueIn(places: Places, place: string): Places[string] {
  if (!(place in places)) throw new Error(`{${place}} has no value`);
  return places[place];
}

function numberIn(places: Places, place: string): number {
  const value = valueIn(places, place);
  const n = Number(value);
  if (Number.isNaN(n)) throw new Error(`{${place}} is no number: ${value}`);
  return n;
}
