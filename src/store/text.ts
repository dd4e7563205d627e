/** Texts as both databases store them. */
import { toUSVString } from 'node:util';

/** The text without NUL, which PostgreSQL refuses, and without halves of surrogate pairs, which each driver spells otherwise. */
export function storableText(text: string): string {
  return toUSVString(text.includes('\0') ? text.replaceAll('\0', '') : text);
}
