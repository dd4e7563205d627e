/** Discord's limits in one place, and the helpers that keep texts and lists within them. */

import { escapeMarkdown, plainText } from '#words/markdown';

/** Limits of messages, components, modals and commands. Lengths are in UTF-16 units, which never under-counts. */
export const LIMITS = {
  /** Components of a message, nested ones counted. */
  components: 40,
  /** Characters over all text displays of a message. */
  text: 4000,
  rowButtons: 5,
  customId: 100,
  buttonLabel: 80,
  placeholder: 150,
  selectOptions: 25,
  optionLabel: 100,
  optionDescription: 100,
  optionValue: 100,
  altText: 1024,
  modalTitle: 45,
  modalComponents: 5,
  modalLabel: 45,
  modalDescription: 100,
  inputPlaceholder: 100,
  /** Characters of a text field in a modal. */
  inputText: 4000,
  threadName: 100,
  choices: 25,
  choiceName: 100,
  nonce: 25,
  /** An interaction must have had its first response by then, ms. */
  firstResponse: 3000,
  /** An interaction's token serves edits and follow-ups for so long, ms. */
  token: 15 * 60_000,
  commandOptions: 25,
  commandCharacters: 8000,
  globalCommands: 100,
} as const;

/** The longest time after which Discord archives a thread by itself, minutes. */
export const THREAD_WEEK = 10_080;

/** Cuts a text to `max` UTF-16 units, ending in an ellipsis, never in the middle of a character. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 1) return '…'.slice(0, max);
  let end = max - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Goes before the number of lines left out. */
const MORE = '-# … +';

/** As many whole lines, from the first on, as fit in `max` units joined by line breaks, and how many more there are. */
export function clipLines(lines: readonly string[], max: number): string {
  const whole = lines.join('\n');
  if (whole.length <= max) return whole;
  const kept: string[] = [];
  let left = max - MORE.length - 5;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  // A cut within a line would cut its markup too; only a line too long by itself is cut.
  if (kept.length === 0) return clip(whole, max);
  return [...kept, `${MORE}${lines.length - kept.length}`].join('\n');
}

/** The last `count` of the lines that together fit in `max` units, and how many were left out before them. */
export function lastLines(
  lines: readonly string[],
  count: number,
  max: number,
): { readonly lines: readonly string[]; readonly left: number } {
  const kept: string[] = [];
  let size = 0;
  for (let i = lines.length - 1; i >= 0 && kept.length < count; i -= 1) {
    const line = clip(lines[i] ?? '', 300);
    if (size + line.length + 1 > max) break;
    kept.unshift(line);
    size += line.length + 1;
  }
  return { lines: kept, left: lines.length - kept.length };
}

/** A person's name without what disturbs other texts, at most 32 units. For labels, images and other plain text. */
export function plainName(name: string): string {
  const plain = plainText(name);
  return clip(plain === '' ? '?' : plain, 32);
}

/** A person's name for use within Discord markdown. */
export function markdownName(name: string): string {
  return escapeMarkdown(plainName(name));
}

/** One page of a list: `page` is moved into range. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
  size: number = LIMITS.selectOptions,
): { readonly items: readonly T[]; readonly page: number; readonly pages: number; readonly start: number } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const at = Math.min(Math.max(0, page), pages - 1);
  return { items: list.slice(at * size, (at + 1) * size), page: at, pages, start: at * size };
}
