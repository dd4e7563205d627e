/** Discord's limits, and helpers that keep texts and lists within them. */

import { escapeMarkdown, plainText } from '#words/markdown';

/** Limits of messages, components, modals and commands. Lengths are counted in UTF-16 units, never fewer than what Discord counts. */
export const LIMITS = {
  /** Components of a message, including nested ones. */
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
  /** Time within which an interaction needs its first response, ms. */
  firstResponse: 3000,
  /** How long an interaction's token is valid for edits and follow-ups, ms. */
  token: 15 * 60_000,
  commandOptions: 25,
  commandCharacters: 8000,
  globalCommands: 100,
} as const;

/** The longest auto-archive duration of a thread, minutes. */
export const THREAD_WEEK = 10_080;

/** Cuts a text to `max` UTF-16 units, ending in an ellipsis, never in the middle of a character. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 1) return '…'.slice(0, max);
  let end = max - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(0, end).replace(/(?<![\s…])[\s…]+$/, '')}…`;
}

/** Precedes the number of omitted lines. */
const MORE = '-# … +';

/** As many of the first lines as fit whole into `max` units, joined by line breaks, and then how many more there are. */
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
  // Cutting a line could break its markup, so that is done only if the very first one is too long.
  if (kept.length === 0) return clip(whole, max);
  return [...kept, `${MORE}${lines.length - kept.length}`].join('\n');
}

/** A person's name in one line, without control characters, at most 32 units. For labels, images and other plain text. */
export function plainName(name: string): string {
  const plain = plainText(name);
  return clip(plain === '' ? '?' : plain, 32);
}

/** A person's name for use within Discord markdown. */
export function markdownName(name: string): string {
  return escapeMarkdown(plainName(name));
}

/** One page of a list; `page` is clamped to the pages there are. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
  size: number = LIMITS.selectOptions,
): { readonly items: readonly T[]; readonly page: number; readonly pages: number; readonly start: number } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const at = Math.min(Math.max(0, page), pages - 1);
  return { items: list.slice(at * size, (at + 1) * size), page: at, pages, start: at * size };
}
