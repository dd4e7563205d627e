/** What all modules of `words/` share. */

import type { Names } from '#face/words';
import { nameOfCard } from '../../kit/phrasebook.ts';
import { type EditionId, editionIds } from '../editions.ts';
import type { Definition, Library } from '../library.ts';
import { type Row, rows } from '../state.ts';
import type { TswBoard, TswView, UnitInView } from '../view.ts';
import type { Translate } from './catalogue.ts';

/** A library of cards, and the messages in one language. `edition`: whose figures are told; the log tells names alone. */
export type Phrasebook = { readonly library: Library; readonly t: Translate; readonly edition?: EditionId };

/** A view with its board, and the names of its people: what a text is written for. */
export type Scope = Phrasebook & { readonly view: TswView; readonly board: TswBoard; readonly names: Names };

export function scopeOf(phrasebook: Phrasebook, view: TswView, names: Names): Scope {
  return { ...phrasebook, edition: view.board.edition, view, board: view.board, names };
}

/** The definition with an id that may be unknown to this ruleset. */
export function definitionOf({ library, edition = editionIds[0] }: Phrasebook, def: unknown): Definition | undefined {
  return typeof def === 'string' && library.has(def) ? library.get(edition, def) : undefined;
}

/** The name of a card; a plain word if it is unknown. */
export function cardName(phrasebook: Phrasebook, def: unknown): string {
  return nameOfCard(phrasebook.t, definitionOf(phrasebook, def));
}

/** A row as it may stand in stored data. */
export function rowIn(value: unknown): Row | undefined {
  return rows.find((row) => row === value);
}

/** A card in play. */
export function unitOf({ board }: Scope, id: unknown): UnitInView | undefined {
  return board.play.find((one) => one.id === id);
}
