/** Names of decks: which may be given, when two are the same, and free ones. */

/** Longest name, in characters as people count them. */
export const longestName = 60;

/** What cannot be seen or turns the writing around: control characters, bidirectional marks, half characters. */
export const unseen = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
/** Something that can be seen: a letter, a digit, a sign. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: trimmed, single blanks; undefined: it is empty, too long or holds what cannot be seen. */
export function deckName(typed: string): string | undefined {
  if (typed.length > longestName * 20 || unseen.test(typed)) return undefined;
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  return SEEN.test(name) && [...name].length <= longestName ? name : undefined;
}

/** What two names that count as the same have in common: case and width do not matter. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** A text cut to the length of a name; never in the middle of a character. */
export function shortened(text: string, most = longestName): string {
  return [...text].slice(0, most).join('').trim();
}

/** The wanted name, or with a number behind it the first that is not `taken` (keys of names). */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(nameKey(name)); n++) name = `${shortened(wanted, longestName - String(n).length - 1)} ${n}`;
  return name;
}
