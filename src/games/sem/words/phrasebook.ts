/** What all modules of `words/` share. */

import type { Names } from '#face/words';
import type { Option } from '#kernel/ask';
import { counted, definitionIn, nameOf, nameOfCard } from '../../kit/phrasebook.ts';
import type { CardDef } from '../cards/format.ts';
import { bodiesIn, bodyIn } from '../in-view.ts';
import type { Library } from '../library.ts';
import type { SemBoard, SemView, UnitInView } from '../view.ts';
import type { Translate } from './catalogue.ts';

/** A library of cards, and the messages in one language. */
export type Phrasebook = { readonly library: Library; readonly t: Translate };

/** A view with its board, and the names of its people: what a text is written for. */
export type Scope = Phrasebook & { readonly view: SemView; readonly board: SemBoard; readonly names: Names };

export function scopeOf(phrasebook: Phrasebook, view: SemView, names: Names): Scope {
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

/** The parts of a text that lists something between blanks. */
export const listed = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(' ').filter((part) => part !== '') : [];

/** Names of cards in a text that lists their definitions between blanks; equal ones are counted. */
export const namesIn = (phrasebook: Phrasebook, defs: unknown): string =>
  counted(
    phrasebook.t,
    listed(defs).map((id) => cardName(phrasebook, id)),
  );

/** Whether there are more opponents than one, so that what is somebody else's must be named by its owner. */
export const areSeveral = ({ view }: Pick<Scope, 'view'>): boolean => view.seats - view.out.length > 2;

/** The owner of what an option is about, if it is not the reader. */
export function ownerOf(scope: Scope, { about }: Option): string | undefined {
  return about === undefined || about === scope.view.seat ? undefined : nameOf(scope, about);
}

/** A unit or base in play. */
export const unitOf = ({ board }: Scope, id: unknown): UnitInView | undefined => bodyIn(board, id);

/** The number, from 1, of a weapon on its unit or base; 0 if it is gone. */
export function weaponNumber(scope: Scope, id: string): number {
  const host = bodiesIn(scope.board).find(({ weapons }) => weapons.some((one) => one.id === id));
  return host === undefined ? 0 : host.weapons.findIndex((one) => one.id === id) + 1;
}

/** The figures of a card in play, as options and the table tell them. */
export type Health = { readonly hp: number; readonly shields: number };

/** "5 hit points, 2 shields". */
export const healthText = ({ t }: Phrasebook, { hp, shields }: Health): string => t('health', { hp, shields });
