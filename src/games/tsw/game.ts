/** The Space War as the rest of the program sees it. */
import type { Deck } from '#face/deck';
import type { Setup } from '#face/game';
import { advance, type Spoiled, type Step } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import { stateBefore } from '#kernel/begin';
import type { Seat } from '#kernel/state';
import { foeOf } from './facts.ts';
import type { TswRules } from './kind.ts';
import { layOut } from './rules/setup.ts';
import type { TswState } from './state.ts';

const SEATS = 2;

/** Begins a game with a deck for each player. */
export function begin(
  rules: TswRules,
  setup: Pick<Setup, 'edition' | 'seed'> & { readonly decks: readonly Deck[] },
): Step<TswState> | Refusal {
  if (setup.decks.length !== SEATS) return { refused: 'seats', with: { n: setup.decks.length } };
  return advance(rules, emptyState(rules, setup), (m) => layOut(m, setup.decks));
}

/** A game before its first card. */
export function emptyState(rules: TswRules, setup: Pick<Setup, 'edition' | 'seed'>): TswState {
  const facts: TswState['g'] = { turn: 0, first: 0, active: 0, phase: 'setup', actions: 0, life: [] };
  return stateBefore(rules, setup, SEATS, facts, 'setup.begin');
}

/** A player who concedes has lost at once (T-12.2). */
export function concede(rules: TswRules, state: TswState, seat: Seat): Step<TswState> | Spoiled {
  if (state.result !== undefined) return { refused: 'over' };
  if (seat < 0 || seat >= state.seats) return { refused: 'foreign' };
  return advance(rules, state, (m) => {
    m.emit({ e: 'conceded', seat });
    m.finish([foeOf(seat)], 'concede');
  });
}
