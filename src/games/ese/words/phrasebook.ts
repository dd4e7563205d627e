/** What all modules of `words/` share. */

import type { Names } from '#face/words';
import { counted, definitionIn, nameOfCard } from '../../kit/phrasebook.ts';
import type { CardDef } from '../cards/format.ts';
import { effectText } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { EseBoard, EseView, FleetInView, PlanetInView } from '../view.ts';
import type { Translate } from './catalogue.ts';

/** A library of cards, and the messages in one language. */
export type Phrasebook = { readonly library: Library; readonly t: Translate };

/** A view with its board, and the names of its people: what a text is written for. */
export type Scope = Phrasebook & { readonly view: EseView; readonly board: EseBoard; readonly names: Names };

export function scopeOf(phrasebook: Phrasebook, view: EseView, names: Names): Scope {
  return { ...phrasebook, view, board: view.board, names };
}

/** The definition with an id that may be unknown to this ruleset. */
export function definitionOf({ library }: Phrasebook, def: unknown): CardDef | undefined {
  return definitionIn(library, def);
}

/** The name of a card; a plain word if it is unknown. */
export function cardName(phrasebook: Phrasebook, def: unknown): string {
  return nameOfCard(phrasebook.t, definitionOf(phrasebook, def));
}

/** What a card does, without the line on who may play it; empty for a card that is not known. */
export function doesOf(phrasebook: Phrasebook, def: unknown): string {
  return (definitionOf(phrasebook, def)?.do ?? []).map((effect) => effectText(effect, phrasebook.t.language)).join(' ');
}

/** A fleet in play. */
export function fleetOf({ board }: Scope, id: unknown): FleetInView | undefined {
  return board.seats.flatMap(({ fleets }) => fleets).find((one) => one.id === id);
}

export function planetOf({ board }: Scope, id: unknown): PlanetInView | undefined {
  return board.seats.flatMap(({ planets }) => planets).find((one) => one.id === id);
}

/** "2 × Main Fleet, Heavy Fleet": definitions counted, in order of first occurrence. */
export const countedNames = (phrasebook: Phrasebook, defs: readonly unknown[]): string =>
  counted(
    phrasebook.t,
    defs.map((def) => cardName(phrasebook, def)),
  );
