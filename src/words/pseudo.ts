/** Messages in the pseudo-language: accents mark what is translated, and repeated vowels make it about 40 % longer. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** What must be kept letter by letter: code with commands, mentions and timestamps, targets of links. */
const KEPT = /(`[^`]{1,100}`|<[^<>]{1,40}>|\]\([^()]{1,200}\))/;

const stretched = (text: string): string =>
  text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiouyAEIOU]/g, (letter) => ACCENTED[letter] ?? letter),
    )
    .join('');

/** A parsed message with its literal text stretched, also within choices. */
export function pseudoMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretched(element.value) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(
      ([word, option]) => [word, { ...option, value: pseudoMessage(option.value) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  });
}
