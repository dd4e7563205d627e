/** Boosters: packs of cards drawn by chance, of which a pool or a draft is made. */
import { below, type Rng, seedRng } from '#kernel/random';

/** What a booster holds: so many different cards of each sheet. */
export type BoosterPlan = readonly { readonly cards: number; readonly of: readonly string[] }[];

/** The cards of one booster, by definition. Equal seeds give equal boosters; no card is in one twice. */
export function openBooster(plan: BoosterPlan, seed: string): readonly string[] {
  const rng = seedRng(seed);
  return plan.flatMap(({ cards, of }) => drawn(rng, of, cards));
}

/** Some different cards of a sheet. */
function drawn(rng: Rng, sheet: readonly string[], cards: number): readonly string[] {
  const left = [...sheet];
  return Array.from({ length: Math.min(cards, sheet.length) }, () => {
    const [card = ''] = left.splice(below(rng, left.length), 1);
    return card;
  });
}
