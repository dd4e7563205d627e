/** What every game begins with. */
import { seedRng } from './random.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** A state before its first card: the game's own facts, and the step of the rulebook that it begins with. */
export function stateBefore<G, C>(
  {
    game,
    format,
    library,
  }: Pick<Rules<State<G, C>>, 'game' | 'format'> & { readonly library: { readonly hash: string } },
  setup: { readonly edition: string; readonly seed: string },
  seats: number,
  g: G,
  firstStep: string,
): State<G, C> {
  return {
    format,
    game,
    edition: setup.edition,
    ruleset: library.hash,
    seats,
    out: [],
    cards: {},
    zones: {},
    g,
    lasting: [],
    pile: [],
    frames: [{ you: 0, rest: [{ op: 'rule', name: firstStep }], env: {} }],
    waiting: [],
    rng: seedRng(setup.seed),
    next: 1,
  };
}
