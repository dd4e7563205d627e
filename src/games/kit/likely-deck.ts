/** What somebody's hidden cards may be, judged by those that everybody has seen. */
import type { ReadyDeck } from '#face/deck';
import { below, type Rng, shuffle } from '#kernel/random';
import type { Unknown } from '#kernel/redeal';
import type { CardId, Seat, State } from '#kernel/state';

/** The cards of one player that a seat does not know, and what is known of the others. */
export type OwnersCards = {
  readonly owner: Seat;
  /** In the shuffled part of the deck: in the draw pile, in hand, face down. */
  readonly hidden: readonly CardId[];
  /** The ready deck that the owner may be playing. */
  readonly deck: ReadyDeck | undefined;
  /** Definitions of all other cards of the owner. */
  readonly seen: readonly string[];
};

/**
 * The hidden cards of every player as a seat knows them. It knows what its own deck is made of; of the others it supposes
 * that they play a ready deck, the one that has most of the cards they have shown.
 * `hiddenOf`: the cards of a player that the seat does not know; `decks`: the ready decks of the edition.
 */
export function hiddenDecks<S extends State>(
  state: S,
  rng: Rng,
  decks: readonly ReadyDeck[],
  hiddenOf: (owner: Seat) => readonly CardId[],
): readonly OwnersCards[] {
  return Array.from({ length: state.seats }, (_, owner) => {
    const hidden = hiddenOf(owner);
    const isHidden = new Set(hidden);
    const known = Object.entries(state.cards).filter(([id, { own }]) => own === owner && !isHidden.has(id));
    const seen = known.map(([, { def }]) => def);
    return { owner, hidden, seen, deck: likelyDeck(decks, seen, rng) };
  });
}

/** The cards of a player with what they may be: the rest of their deck. */
export function unknownCards(
  state: Pick<State, 'cards'>,
  { owner, hidden, deck, seen }: OwnersCards,
  seat: Seat,
  rng: Rng,
): Unknown {
  if (owner === seat || deck === undefined)
    return { cards: hidden, stock: hidden.flatMap((id) => state.cards[id]?.def ?? []) };
  const whole = Object.entries(deck.main).flatMap(([def, n]) => Array.from({ length: n }, () => def));
  return { cards: hidden, stock: unseen(whole, seen, hidden.length, rng) };
}

/** `n` cards of a list, those first that have not been seen. */
export function unseen(whole: readonly string[], seen: readonly string[], n: number, rng: Rng): readonly string[] {
  if (whole.length === 0) return [];
  const rest = without(whole, seen);
  const cards = shuffle(rng, [...rest]).slice(0, n);
  while (cards.length < n) cards.push(whole[below(rng, whole.length)] as string);
  return cards;
}

/** The deck that has most of the cards; of equals, one by chance. */
function likelyDeck(decks: readonly ReadyDeck[], seen: readonly string[], rng: Rng): ReadyDeck | undefined {
  const lists = decks.map((deck) => ({
    deck,
    fit: seen.filter((def) => (deck.main[def] ?? 0) > 0 || Object.values(deck.extra).some((list) => list.includes(def)))
      .length,
  }));
  const max = Math.max(...lists.map(({ fit }) => fit));
  const likely = lists.filter(({ fit }) => fit === max);
  return likely.length === 0 ? undefined : likely[below(rng, likely.length)]?.deck;
}

/** A list without one copy of each of the others. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const gone = new Map<string, number>();
  for (const one of others) gone.set(one, (gone.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const n = gone.get(one) ?? 0;
    gone.set(one, n - 1);
    return n <= 0;
  });
}
