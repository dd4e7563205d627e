/** Epic Space Empires as it may be for all that a seat knows: the shared decks, others' hands, and what others plan. */
import { type Hidden, redeal } from '#kernel/redeal';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import type { EseState } from './state.ts';

/** Cards that are drawn from one deck, which may be in that deck or in others' hands. */
const kinds = ['race', 'home', 'resource', 'action'] as const;

/** A state that agrees with this one in all that the seat knows, and in the rest with the seed. */
export function dealEse(state: EseState, seat: Seat, seed: string): EseState {
  return redeal(state, seat, seed, hidden);
}

const hidden: Hidden<EseState> = {
  unknowns(copy, seat, shown) {
    const offered = offeredTo(copy, seat);
    const others = Array.from({ length: copy.seats }, (_, one) => one).filter((one) => one !== seat);
    return kinds.map((kind) => {
      const all = [kind, ...others.map((one) => `${kind}:${one}`)].flatMap((at) => zone(copy, at));
      const cards = all.filter((id) => !shown.has(id) && !offered.has(id));
      return { cards, stock: cards.flatMap((id) => copy.cards[id]?.def ?? []) };
    });
  },
  forget({ g }, seat) {
    if (g.active !== seat) delete g.declares;
    if (g.plans !== undefined)
      g.plans = Object.fromEntries(
        Object.entries(g.plans).map(([one, plan]) => [one, Number(one) === seat ? plan : 'attacked']),
      );
    if (g.resting !== undefined) g.resting = g.resting.filter((one) => one === seat);
  },
};

/** The cards of an offer that concerns the seat. */
function offeredTo({ g: { offer } }: EseState, seat: Seat): ReadonlySet<CardId> {
  if (offer === undefined) return new Set();
  const concerns = offer.by === seat || offer.to.includes(seat);
  return new Set(concerns ? [...offer.give, ...(offer.want ?? []), ...(offer.back ?? [])] : []);
}
