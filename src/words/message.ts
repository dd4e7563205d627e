/**
 * Messages compiled to functions that fill them. Filling is most of what it takes to show a table, and the formatter of
 * intl-messageformat, which collects parts of any type, takes several times as long.
 */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

type Value = string | number | boolean | null | undefined;
/** Gives the value of a place; throws if there is none. */
type Values = (place: string) => Value;
/** Fills a message. `counted`: the number that `#` stands for. */
type Fill = (values: Values, counted?: number) => string;

/** A function that fills a parsed message, with numbers and plurals of a locale. Throws for places that no message may have. */
export function compileMessage(elements: readonly MessageFormatElement[], locale: string): Fill {
  const parts = elements.map((element) => compileElement(element, locale));
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return (values, counted) => {
    let text = '';
    for (const part of parts) text += part(values, counted);
    return text;
  };
}

function compileElement(element: MessageFormatElement, locale: string): Fill {
  switch (element.type) {
    case TYPE.literal:
      return () => element.value;
    case TYPE.argument:
      return (values) => String(values(element.value) ?? '');
    case TYPE.number: {
      const style = typeof element.style === 'object' ? element.style?.parsedOptions : undefined;
      const { format } = numberFormat(locale, style);
      return (values) => format(Number(values(element.value)));
    }
    case TYPE.pound: {
      const { format } = numberFormat(locale);
      return (_, counted = 0) => format(counted);
    }
    case TYPE.select: {
      const choices = choicesOf(element.options, locale);
      return (values, counted) => chosen(choices, String(values(element.value)))(values, counted);
    }
    case TYPE.plural: {
      const choices = choicesOf(element.options, locale);
      const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
      return (values) => {
        const value = Number(values(element.value));
        const counted = value - element.offset;
        const exactly = choices.get(`=${value}`);
        return (exactly ?? chosen(choices, rules.select(counted)))(values, counted);
      };
    }
    default:
      throw new Error(`a message cannot have a place of type ${TYPE[element.type]}`);
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The same for the same style: each takes some kilobytes. */
function numberFormat(locale: string, style?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, style);
  numberFormats.set(key, known);
  return known;
}

type Choices = ReadonlyMap<string, Fill>;

function choicesOf(
  options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>,
  locale: string,
): Choices {
  return new Map(Object.entries(options).map(([word, { value }]) => [word, compileMessage(value, locale)]));
}

function chosen(choices: Choices, word: string): Fill {
  const found = choices.get(word) ?? choices.get('other');
  if (found === undefined) throw new Error(`there is nothing to say for ${word}`);
  return found;
}
