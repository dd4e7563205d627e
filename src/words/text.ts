/** Small helpers for displayed text: clipped labels, joined parts, signed numbers. */

import type { Language } from './languages.ts';

/** Discord's limits for an option. */
export const LABEL = 80;
export const DETAIL = 100;

/** A text of at most `max` characters; a longer one ends in an ellipsis, if possible between two words. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > max * 0.6 ? cut.slice(0, space) : cut;
  // Half a surrogate pair would show as a broken character.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').replace(/(?<![\s,;:·(…])[\s,;:·(…]+$/, '')}…`;
}

/** Joins parts, leaving out empty ones. */
export function joined(parts: readonly (string | undefined)[], between = ' · '): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${Math.abs(n)}` : `+${n}`;
}

/**
 * A verb and what it is done to, "Play Kestrel", or in German, where verbs stand last, "Spielen: Kestrel"; what says its verb
 * itself is left as it is.
 */
export function movePhrase(verb: string, label: string, language: Language = 'en'): string {
  const [said, short] = [label.toLowerCase(), verb.toLowerCase()];
  if (verb === '' || said.startsWith(short) || (language === 'de' && said.endsWith(` ${short}`))) return label;
  return language === 'de' ? `${verb}: ${label}` : `${verb} ${label}`;
}
