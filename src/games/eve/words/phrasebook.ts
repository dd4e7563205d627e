/** What all modules of `words/` share, and small helpers to write figures, lists and clipped labels. */

import type { Names } from '#face/words';
import type { Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { inList } from '#words/list';
import { definitionIn, nameOf, nameOfCard } from '../../kit/phrasebook.ts';
import type { Definition, Library } from '../library.ts';
import { battleTags } from '../scenes/tags.ts';
import type { CardInView, EveBoard, EveView, RegionInView } from '../view.ts';
import type { Translate } from './catalogue.ts';

/** A library of cards, and the messages in one language. */
export type Phrasebook = { readonly library: Library; readonly t: Translate };

/** A view with its board, and the names of its people: what a text is written for. */
export type Scope = Phrasebook & { readonly view: EveView; readonly board: EveBoard; readonly names: Names };

export function scopeOf(phrasebook: Phrasebook, view: EveView, names: Names): Scope {
  return { ...phrasebook, view, board: view.board, names };
}

/** Tabs as printed on the cards: I to IIII as Roman numerals, above that the plain number. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV'][n] ?? String(n);
}

/** The definition with an id that may be unknown to this ruleset. */
export function definitionOf({ library }: Phrasebook, def: unknown): Definition | undefined {
  return definitionIn(library, def);
}

/** The name of a card; a plain word if it is unknown. */
export function cardName(phrasebook: Phrasebook, def: unknown): string {
  return nameOfCard(phrasebook.t, definitionOf(phrasebook, def));
}

/** A command as an option has it; with the pilot, where the ship has one of that name besides. */
export function commandLabel(phrasebook: Phrasebook, note: Option['note']): string {
  const label = String(note?.label ?? '');
  return note?.pilot === undefined ? label : `${label} (${cardName(phrasebook, note.pilot)})`;
}

/** The name of a card in play, with its number where pictures number it: in the battle that is being fought. */
export function nameInPlay(scope: Scope, card: { readonly id?: CardId | undefined; readonly def: unknown }): string {
  const name = cardName(scope, card.def);
  const tag = card.id === undefined ? undefined : battleTags(scope.board).get(card.id);
  return tag === undefined ? name : scope.t('a.numbered', { card: name, tag });
}

/** What a region is called for the viewer: its name, or somebody's home. */
export function regionName(scope: Scope, region: RegionInView): string {
  if (region.home === undefined) return cardName(scope, region.def);
  if (region.home === scope.view.seat) return scope.t('region.own');
  return scope.t('region.home', { name: nameOf(scope, region.home) });
}

export function regionOf(scope: Scope, id: CardId | undefined): RegionInView | undefined {
  return id === undefined ? undefined : scope.board.regions.find((one) => one.id === id);
}

/** A card in play that the viewer sees. */
export const cardOf = (scope: Scope, id: CardId | undefined): CardInView | undefined =>
  id === undefined ? undefined : cardsIn(scope).find((one) => one.id === id);

/** The cards in play that the viewer sees. */
export const cardsIn = ({ board: { regions, seats } }: Scope): readonly CardInView[] => [
  ...regions.flatMap(({ ships, locations, structures }) => [
    ...ships,
    ...ships.flatMap(({ pilot }) => pilot ?? []),
    ...locations,
    ...structures,
  ]),
  ...seats.flatMap(({ dock, news }) => [...dock, ...news]),
];

/** "in Stain", "in the dock", "on Kestrel"; empty for a card without a place. */
export function whereIs(scope: Scope, card: CardInView): string {
  if (card.at === 'dock') return scope.t('place.dock');
  const ship = scope.board.regions.flatMap((one) => one.ships).find((one) => one.pilot?.id === card.id);
  if (ship !== undefined) return scope.t('place.aboard', { card: cardName(scope, ship.def) });
  const region = regionOf(scope, card.at);
  return region === undefined ? '' : scope.t('place.in', { region: regionName(scope, region) });
}

/** A short list: at most `most` of them, then how many more. */
export function listOf(t: Translate, items: readonly string[], max = 12): string {
  if (items.length <= max) return inList(items, t.language);
  return t('list.more', { list: items.slice(0, max).join(', '), n: items.length - max });
}

/** Whether a seat is the viewer's, to be addressed as "you". */
export function isViewer({ view }: Scope, seat: Seat | undefined): boolean {
  return seat !== undefined && seat === view.seat;
}
