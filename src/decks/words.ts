/** What is said of a deck list that cannot be read: what is wrong, and what to do. */
import { longestLine, longestText, mostCards, mostLines, mostOfLine } from './lines.ts';

/** A text as it is quoted: not too much of it. */
const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
const either = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export const words = {
  tooLong: () =>
    `This is too long for a deck list: at most ${longestText.toLocaleString('en')} characters in ${mostLines} lines are read. Send the list alone, a card a line.`,
  lineTooLong: () => `This line is longer than ${longestLine} characters. Write one card a line, as “4 Kestrel”.`,
  unknown: (name: string, nearest: readonly string[]) =>
    nearest.length === 0
      ? `No card is called ${quoted(name)}. Look it up with /card, or take the line out.`
      : `No card is called ${quoted(name)}. Did you mean ${either(nearest)}?`,
  ambiguous: (name: string, labels: readonly string[]) =>
    `Several cards are called ${quoted(name)}. Write ${either(labels.slice(0, 5).map(quoted))}.`,
  number: (written: string) =>
    `${quoted(written)} is no number of cards. Write a whole number from 1 to ${mostOfLine}, as “4 Kestrel”.`,
  edition: (typed: string, editions: readonly string[]) =>
    `There is no edition ${quoted(typed)} of this game. Write ${either(editions)}.`,
  game: (typed: string, game: string) => `This list is for ${quoted(typed)}, not for ${game}. Change its “Game:” line.`,
  field: (key: string, sections: readonly string[]) =>
    `${quoted(`${key}:`)} means nothing in a deck list. Known are ${['Name', 'Game', 'Edition', ...sections].join(', ')}; put // before a note.`,
  gone: (card: string) => `The card ${quoted(card)} is not there any more. Put another one in its place.`,
  tooMany: () => `A deck holds at most ${mostCards} cards, and from here on it has more. Take some out.`,
};
