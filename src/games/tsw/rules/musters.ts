/** Orders to play several cards one after the other: what the actions that are left pay for together. */
import type { Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import type { TswMachine } from '../kind.ts';
import { def, defId } from '../library.ts';
import { costToPlay } from './figures.ts';

/** At most so many of them are offered: those that take most actions. */
const MOST = 3;
/** Of at most so many cards. */
const WEIGHED = 6;

/** Cards that are played together. */
type Muster = { readonly cards: readonly CardId[]; readonly cost: number };

/** The largest sets of cards of the hand that a seat can play together. `plays`: the options to play one card. */
export function musters(m: TswMachine, seat: Seat, plays: readonly Option[]): Option[] {
  // By their names, so that what is offered does not depend on the order in which the hand is held.
  const cards = plays
    .flatMap(({ card: id, needs = [], note }) =>
      id === undefined || needs.length > 0 || note?.row !== undefined || def(m, id).type === 'event' ? [] : [id],
    )
    .sort((a, b) => compare(defId(m, a), defId(m, b)));
  const all = setsOf(m, seat, cards.slice(0, WEIGHED), m.state.g.actions);
  const named = new Map(all.map((one) => [namesIn(m, one).join(' '), one]));
  const largest = [...named].filter(
    ([, { cards: some }]) => some.length > 1 && !all.some((other) => isPartOf(some, other.cards)),
  );
  return largest
    .sort(([aNames, a], [bNames, b]) => b.cost - a.cost || compare(aNames, bNames))
    .slice(0, MOST)
    .map(([defs, one]) => ({
      id: `muster:${one.cards.join('+')}`,
      verb: 'muster',
      note: { cost: one.cost, defs },
    }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All sets of cards that some actions pay for, with at most one Limited card. */
function setsOf(m: TswMachine, seat: Seat, [first, ...others]: readonly CardId[], actions: number): readonly Muster[] {
  if (first === undefined) return [{ cards: [], cost: 0 }];
  const without = setsOf(m, seat, others, actions);
  const cost = costToPlay(m, first, seat);
  if (cost > actions) return without;
  const rest = def(m, first).limited ? others.filter((one) => !def(m, one).limited) : others;
  const along = setsOf(m, seat, rest, actions - cost);
  return [...along.map((one) => ({ cards: [first, ...one.cards], cost: cost + one.cost })), ...without];
}

const namesIn = (m: TswMachine, { cards }: Muster): readonly string[] => cards.map((id) => defId(m, id)).sort();

const isPartOf = (some: readonly CardId[], all: readonly CardId[]): boolean =>
  all.length > some.length && some.every((id) => all.includes(id));

/** The cards of such an order, by its id. */
export const cardsIn = (order: string): readonly CardId[] => order.split('+');
