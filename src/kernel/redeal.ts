/** A game as it may be for all that a seat knows: what is hidden from the seat is drawn anew, and not looked at. */
import type { Answer, Ask, Choice, Option } from './ask.ts';
import { type Rng, seedRng, shuffle } from './random.ts';
import type { AskGroup, CardId, Seat, State } from './state.ts';

/** Cards that a seat cannot tell apart. Their definitions are drawn from `stock`, which has at least as many. */
export type Unknown = { readonly cards: readonly CardId[]; readonly stock: readonly string[] };

/** What a game hides from a seat. */
export type Hidden<S extends State> = {
  /** All cards whose definitions the seat does not know; `shown`: cards that an open ask shows it. May only read what the seat knows. */
  unknowns(state: S, seat: Seat, shown: ReadonlySet<CardId>, rng: Rng): readonly Unknown[];
  /** Removes from the copy what other seats have decided in secret; absent: nothing is. */
  forget?(copy: S, seat: Seat, rng: Rng): void;
};

/**
 * A copy of the state that agrees with it in all that the seat can see, and in the rest with the seed: hidden cards, answers
 * that others have given in secret, and what chance will bring. Other seats that are asked at the same time can only answer
 * what everybody knows that they can.
 */
export function redeal<S extends State>(state: S, seat: Seat, seed: string, hidden: Hidden<S>): S {
  const copy = JSON.parse(JSON.stringify(state)) as S;
  const rng = seedRng(seed);
  copy.rng = rng;
  if (copy.open !== undefined) copy.open = discreet(copy.open, seat);
  for (const { cards, stock } of hidden.unknowns(copy, seat, shownTo(seat, copy), rng)) {
    const drawn = shuffle(rng, [...stock].sort());
    cards.forEach((id, n) => {
      const [card, def] = [copy.cards[id], drawn[n]];
      if (card !== undefined && def !== undefined) card.def = def;
    });
  }
  hidden.forget?.(copy, seat, rng);
  return copy;
}

/** The group as the seat knows it: others have answered, or will answer, what gives nothing away. */
function discreet(group: AskGroup, seat: Seat): AskGroup {
  const asks = group.asks.map((ask) => (ask.seat === seat ? ask : { ...ask, choice: publicChoice(ask) }));
  const given = asks.filter((ask) => group.answers[ask.seat] !== undefined);
  const answers = given.map((ask) => [ask.seat, ask.seat === seat ? group.answers[seat] : ask.fallback]);
  return { ...group, asks, answers: Object.fromEntries(answers) as Record<Seat, Answer> };
}

function publicChoice({ choice, public: ids = [], fallback }: Ask): Choice {
  if (choice.kind === 'number' && 'number' in fallback)
    return { ...choice, min: fallback.number, max: fallback.number };
  if (choice.kind !== 'choose' || !('pick' in fallback)) return choice;
  const options = choice.options.filter(({ id }) => ids.includes(id) || fallback.pick.includes(id));
  return { ...choice, options, min: Math.min(choice.min, options.length) };
}

/** The cards whose definitions the seat's open asks name. */
function shownTo(seat: Seat, { open }: Pick<State, 'open'>): ReadonlySet<CardId> {
  const shown = new Set<CardId>();
  const look = (option: Option): void => {
    if (option.card !== undefined) shown.add(option.card);
    if (option.note?.def !== undefined) shown.add(option.id);
    for (const { choice, of } of option.needs ?? []) {
      if (of !== undefined) look(of);
      if (choice.kind !== 'number') choice.options.forEach(look);
    }
  };
  for (const { seat: asked, choice } of open?.asks ?? [])
    if (asked === seat && choice.kind !== 'number') choice.options.forEach(look);
  return shown;
}
