/** The editions of The Space War: they differ in figures and texts of some cards, which the cards themselves hold (`variants`, W21). */
export const editionIds = ['2026', '2021'] as const;
export type EditionId = (typeof editionIds)[number];

/** Reads the edition of a state; one that is not known counts as the first. */
export function editionOf(id: string): EditionId {
  return (editionIds as readonly string[]).includes(id) ? (id as EditionId) : editionIds[0];
}
