/** EVE as it may be for all that a seat knows (C-3.1, R-10): markets and hands, outer regions in reserve, and upgrades. */
import type { ReadyDeck } from '#face/deck';
import { type Hidden, redeal } from '#kernel/redeal';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { hiddenDecks, type OwnersCards, unknownCards, unseen } from '../kit/likely-deck.ts';
import type { EveState } from './state.ts';

/** A state that agrees with this one in all that the seat knows, and in the rest with the seed. `decks`: all ready decks. */
export function dealEve(decks: readonly ReadyDeck[], state: EveState, seat: Seat, seed: string): EveState {
  const suitable = decks.filter(({ edition }) => edition === state.edition);
  let owners: readonly OwnersCards[] = [];
  const hidden: Hidden<EveState> = {
    unknowns(copy, _seat, shown, rng) {
      const inZone = (at: string, owner: Seat): readonly CardId[] =>
        zone(copy, `${at}:${owner}`).filter((id) => !shown.has(id));
      owners = hiddenDecks(copy, rng, suitable, (owner) =>
        owner === seat ? inZone('market', owner) : [...inZone('market', owner), ...inZone('hand', owner)],
      );
      return owners.flatMap((one) => {
        const main = unknownCards(copy, one, seat, rng);
        if (one.owner === seat) return [main];
        const cards = inZone('regions', one.owner);
        const inReserve = copy.zones[`regions:${one.owner}`] ?? [];
        const shownRegions = Object.entries(copy.cards).flatMap(([id, { own, def }]) =>
          own === one.owner && !inReserve.includes(id) ? [def] : [],
        );
        return [main, { cards, stock: unseen(one.deck?.extra.regions ?? [], shownRegions, cards.length, rng) }];
      });
    },
    forget({ g }) {
      for (const { owner, deck } of owners) {
        const [upgrade] = deck?.extra.upgrade ?? [];
        if (owner !== seat && g.upgraded[owner] !== true && upgrade !== undefined) g.back[owner] = upgrade;
      }
      for (const attack of g.attacks) {
        if (attack.staying !== undefined) attack.staying = attack.staying.filter((one) => one === seat);
        if (attack.atWill !== undefined) attack.atWill = attack.atWill.filter((one) => one === seat);
      }
    },
  };
  return redeal(state, seat, seed, hidden);
}
