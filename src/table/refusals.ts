/** Refusals of the table: made with typed keys, explained from the catalogue. */

import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { type Fault, StoreError } from '#store/faults';
import type { Crowded, Limits } from '#store/types';
import type { Places } from '#words/catalogue';
import type { Language } from '#words/languages';
import { type Given, isKey, type Key, translatorIn } from './words/catalogue.ts';

/** A refusal with a key of the catalogue. */
export function refuse<K extends Key>(key: K, ...[places]: Given<K>): Refusal {
  return places === undefined ? { refused: key } : { refused: key, with: storable(places as Places) };
}

/** A message's parameters as they can be stored: without undefined ones, as in JSON. */
export function storable(places: Places): NonNullable<Refusal['with']> {
  const kept = Object.entries(places).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(kept);
}

/** Why there is no room for another table or seat. */
export function refuseCrowd(crowded: Crowded, limits: Limits): Refusal {
  const key: `limit.${Crowded}` = `limit.${crowded}`;
  return refuse(key, { most: limits[crowded] });
}

/** A storage fault as a refusal; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof StoreError)) return undefined;
  const key: `store.${Fault}` = `store.${error.fault}`;
  return refuse(key);
}

/** Whether what is refused may be granted later, although nothing changes at the table: the storage or the program is not ready for it. */
export function passes({ refused }: Refusal): boolean {
  return refused.startsWith('store.') || refused === 'table.closing' || refused === 'table.newer';
}

/** Explains in a sentence or two what a refusal means and what to do next. `game`: explains refusals of its rules. */
export function explain(refusal: Refusal, language: Language, game?: Game): string {
  const t = translatorIn(language);
  const told = game?.words.refusal(refusal) ?? '';
  const fromGame = told === refusal.refused ? '' : told;
  // The rules' own reason is better than a general "not possible".
  if (refusal.refused === 'illegal' && fromGame !== '') return fromGame;
  if (isKey(refusal.refused)) return t.any(refusal.refused, refusal.with);
  return fromGame !== '' ? fromGame : t('unknown', { key: refusal.refused });
}
