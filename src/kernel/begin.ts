/** The initial state of every game. */
import { seedRng } from './random.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** A state before any cards exist. `g`: the game's own state; `firstStep`: the rulebook step that the game begins with. */
export function stateBefore<G, C>(
  { game, format, library }: Pick<Rules, 'game' | 'format'> & { readonly library: { readonly hash: string } },
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
