/** The posts of units and bases for personnel (S-5). */
import type { CardDef } from './format.ts';
import { type Designation, type HostClass, hostClasses } from './parts.ts';

/** The posts that units of a class have without further cards. */
const usual: Readonly<Record<HostClass, readonly Designation[]>> = {
  base: ['ambassador', 'engineer'],
  fighter: ['pilot'],
  'capital ship': ['captain', 'engineer'],
  station: ['administrator', 'engineer'],
  'defense station': ['administrator', 'engineer'],
};

/** What a card can carry things as: the class of a unit, or `base`; undefined for other cards. */
export const hostClassOf = ({ type, class: of }: CardDef): HostClass | undefined => (type === 'base' ? 'base' : of);

/** The posts of a unit or base; none for other cards. */
export function postsOf(card: CardDef): readonly Designation[] {
  const of = hostClassOf(card);
  return of === undefined ? [] : [...usual[of], ...card.posts];
}

/** The classes that have a post without further cards. */
export const classesWith = (post: Designation): readonly HostClass[] =>
  hostClasses.filter((of) => usual[of].includes(post));
