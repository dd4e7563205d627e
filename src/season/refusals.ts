/** Refusals of leagues, made with typed keys, and news for their channel. */
import type { Message, Refusal } from '#kernel/ask';
import { storable } from '#table/refusals';
import type { Places } from '#words/catalogue';
import type { Given, Key } from './words/catalogue.ts';

type RefusalKey = Extract<Key, `league.${string}`>;
type NewsKey = Extract<Key, `news.${string}`>;

/** A refusal with a key of the catalogue. */
export function refuse<K extends RefusalKey>(key: K, ...[places]: Given<K>): Refusal {
  return places === undefined ? { refused: key } : { refused: key, with: storable(places as Places) };
}

/** What is told, with a key of the catalogue. */
export function tell<K extends NewsKey>(key: K, ...[places]: Given<K>): Message {
  return places === undefined ? { key } : { key, with: storable(places as Places) };
}
