/** Refusals of the table: made with typed keys, explained from the catalogue. */
import type { Refusal } from '#kernel/ask';
import type { Game } from '#kernel/game';
import { type Fault, StoreError } from '#store/faults';
import type { Crowded, Limits } from '#store/types';
import { isKey, type Key, type Params, say } from './words/catalogue.ts';

/** A refusal with a key of the catalogue. */
export function refuse(key: Key, params?: Params): Refusal {
  return params === undefined ? { refused: key } : { refused: key, with: params };
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

/** Says in a sentence or two what a refusal means and what to do next. `game` explains what only its rules know. */
export function explain(refusal: Refusal, game?: Game): string {
  const told = game?.words.refusal(refusal) ?? '';
  const fromGame = told === refusal.refused ? '' : told;
  // The rules' own reason is better than a general "not possible".
  if (refusal.refused === 'illegal' && fromGame !== '') return fromGame;
  // A place of the message may be missing; a plain sentence is better than none.
  const own = isKey(refusal.refused) ? say(refusal.refused, refusal.with) : '';
  if (own !== '') return own;
  return fromGame !== '' ? fromGame : say('unknown', { key: refusal.refused });
}
