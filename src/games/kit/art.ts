/** Pictures of cards: what they look like, and where each stands among those that would look like it. */
import { DAMAGE_PARTS, isBase, type SceneArt, type SceneTraits } from '#face/art';

/** What of a picture follows from a card alone. */
export type CardLook = {
  readonly kind: string;
  readonly palette?: string | undefined;
  readonly traits?: SceneTraits;
  /** The cards among which it is numbered; all of its kind, where this is left out. */
  readonly among?: string;
  /** By what it is large or small among the cards of its kind: its price, or its hull. */
  readonly measure?: number;
};

type Placed<Card> = { readonly card: Card; readonly look: CardLook };

/**
 * The picture of a card of a library, always the same for the same card: cards of one kind are numbered in the order of their
 * library, so that no two neighbours look alike. A card that the library does not have is drawn by its id alone.
 */
export function artIn<Library extends object, Card extends { readonly id: string }>(
  cardsOf: (library: Library) => readonly Card[],
  lookOf: (card: Card) => CardLook,
): (library: Library, card: Card) => SceneArt {
  const known = new WeakMap<Library, ReadonlyMap<string, SceneTraits>>();
  const traitsIn = (library: Library): ReadonlyMap<string, SceneTraits> => {
    const found = known.get(library);
    if (found !== undefined) return found;
    const made = placesOf(cardsOf(library).map((card) => ({ card, look: lookOf(card) })));
    known.set(library, made);
    return made;
  };
  return (library, card) => {
    const { kind, palette, traits } = lookOf(card);
    return {
      kind,
      seed: card.id,
      ...(palette !== undefined && { palette }),
      traits: { ...traitsIn(library).get(card.id), ...traits },
    };
  };
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

function placesOf<Card extends { readonly id: string }>(
  all: readonly Placed<Card>[],
): ReadonlyMap<string, SceneTraits> {
  const kin = groupBy(all, ({ look: { kind, among = kind } }) => among);
  const kind = groupBy(all, ({ look }) => look.kind);
  const traits = new Map<string, SceneTraits>();
  for (const some of kin.values()) {
    for (const [nth, { card, look }] of some.entries()) {
      const size = sizeAmong(look.measure, kind.get(look.kind) ?? []);
      traits.set(card.id, { nth, ...(size !== undefined && { size }) });
    }
  }
  return traits;
}

/** 0 for the smallest, 1 for the largest; undefined if all are of one size. */
function sizeAmong(measure: number | undefined, others: readonly Placed<unknown>[]): number | undefined {
  if (measure === undefined) return undefined;
  const all = others.flatMap(({ look }) => look.measure ?? []);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return max > min ? (measure - min) / (max - min) : undefined;
}

/** The picture of what has taken `taken` of the `of` points of damage that it can take: bases and stations show it. */
export function damagedArt(art: SceneArt, taken: number, of: number): SceneArt {
  const parts = Math.ceil((taken / Math.max(1, of)) * DAMAGE_PARTS);
  return parts <= 0 || !isBase(art)
    ? art
    : { ...art, traits: { ...art.traits, damage: Math.min(1, parts / DAMAGE_PARTS) } };
}

/** Weapons to be seen for an attack, and shield arcs for a shield. */
export const gunsFor = (attack: number): number => Math.min(6, Math.max(0, Math.round(attack / 1.5)));
export const arcsFor = (shield: number): number => Math.min(4, Math.max(0, Math.round(shield / 3 - 1)));
