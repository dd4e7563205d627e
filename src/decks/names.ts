/** Names of decks: which are valid, when two count as equal, and how to find a free one. */

/** The longest name, in characters as people count them. */
export const maxNameLength = 60;

/** Invisible or direction-changing characters: control characters, bidirectional marks, lone surrogates. */
export const unseen = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
/** A visible character: a letter, a digit, a symbol. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is stored: trimmed, with single spaces; undefined if it is empty, too long or contains invisible characters. */
export function deckName(typed: string): string | undefined {
  if (typed.length > maxNameLength * 20 || unseen.test(typed)) return undefined;
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  return SEEN.test(name) && [...name].length <= maxNameLength ? name : undefined;
}

/** A key that is equal for names that count as equal: case and width do not matter. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** A text cut to the length of a name; never in the middle of a character. */
export function shortened(text: string, max = maxNameLength): string {
  return [...text].slice(0, max).join('').trim();
}

/** The wanted name, with a number appended if it is `taken` (keys of names). */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(nameKey(name)); n++)
    name = `${shortened(wanted, maxNameLength - String(n).length - 1)} ${n}`;
  return name;
}
