/** Subtypes of cards, as they are read. */
import { isKey, type Translate } from './catalogue.ts';

/** A subtype in the reader's language; those of other sets as their cards write them. */
export function subtypeName(t: Translate, subtype: string | undefined): string | undefined {
  const key = `subtype.${subtype?.toLowerCase()}`;
  return subtype !== undefined && isKey(key) ? t.any(key) : subtype;
}
