/** Names in the texts of several games: of cards, of players, of several cards of one name. */

import type { Names } from '#face/words';
import type { Language } from '#words/languages';
import { inList } from '#words/list';
import type { Lookup } from './library.ts';

type Saying<Key extends string> = (key: Key) => string;

/** The definition with an id that may be unknown to a ruleset. */
export const definitionIn = <Definition>(library: Lookup<Definition>, def: unknown): Definition | undefined =>
  typeof def === 'string' && library.has(def) ? library.get(def) : undefined;

/** The name of a card; a plain word if it is unknown. */
export const nameOfCard = (t: Saying<'a.card'>, card: { readonly name: string } | undefined): string =>
  card?.name ?? t('a.card');

/** The name of the player on a seat; "nobody" for no seat. */
export function nameOf(
  { t, names }: { readonly t: Saying<'a.nobody' | 'a.player'>; readonly names: Names },
  seat: unknown,
): string {
  if (typeof seat !== 'number' || seat < 0) return t('a.nobody');
  return names[seat] ?? t('a.player');
}

/** "2 × Main Fleet", "Heavy Fleet": names counted, in order of first occurrence. */
export function countedEach(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`));
}

/** The same as a list in a sentence: "2 × Main Fleet and Heavy Fleet"; empty for none. */
export const counted = ({ language }: { readonly language: Language }, names: readonly string[]): string =>
  inList(countedEach(names), language);
