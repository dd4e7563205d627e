/** What all modules of `words/` share. */
import type { Names } from '#face/words';
import type { CardDef } from '../cards/format.ts';
import { effectText } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { EseBoard, EseView, FleetInView, PlanetInView } from '../view.ts';
import type { Say } from './catalogue.ts';

/** A library of cards, and the messages in one language. */
export type Phrasebook = { readonly library: Library; readonly say: Say };

/** A view with its board, and the names of its people: what a text is written for. */
export type Scope = Phrasebook & { readonly view: EseView; readonly board: EseBoard; readonly names: Names };

export function scopeOf(phrasebook: Phrasebook, view: EseView, names: Names): Scope {
  return { ...phrasebook, view, board: view.board, names };
}

/** The definition with an id that may be unknown to this ruleset. */
export function definitionOf({ library }: Phrasebook, def: unknown): CardDef | undefined {
  return typeof def === 'string' && library.has(def) ? library.get(def) : undefined;
}

/** The name of a card; a plain word if it is unknown. */
export function cardName(phrasebook: Phrasebook, def: unknown): string {
  return definitionOf(phrasebook, def)?.name ?? phrasebook.say('a.card');
}

/** What a card does, without the line on who may play it; empty for a card that is not known. */
export function doesOf(phrasebook: Phrasebook, def: unknown): string {
  return (definitionOf(phrasebook, def)?.do ?? []).map(effectText).join(' ');
}

/** The name of the player on a seat; "nobody" for no seat. */
export function nameOf({ say, names }: Pick<Scope, 'say' | 'names'>, seat: unknown): string {
  if (typeof seat !== 'number' || seat < 0) return say('a.nobody');
  return names[seat] ?? say('a.player');
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
  countedEach(defs.map((def) => cardName(phrasebook, def)));

/** The same for names. */
export function countedEach(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)).join(', ');
}
