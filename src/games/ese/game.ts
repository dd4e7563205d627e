/** Epic Space Empires as the rest of the program sees it: set-up, answers, views, texts, pictures. */
import { advance } from '#kernel/answer';
import type { Refusal } from '#kernel/ask';
import type { Setup, Step } from '#kernel/game';
import type { Machine } from '#kernel/machine';
import { seedRng } from '#kernel/random';
import { readOptions } from './options.ts';
import type { eseRules } from './rules/index.ts';
import { layOut } from './rules/setup.ts';
import type { EseState } from './state.ts';

type EseRules = ReturnType<typeof eseRules>;

/** Most players: there are ten homeworlds, but the rules are made for six. */
export const MOST = 6;

/** Begins a game for 2 to 6 players. */
export function begin(
  rules: EseRules,
  setup: Pick<Setup, 'edition' | 'seed' | 'options'>,
  seats: number,
): Step | Refusal {
  if (seats < 2 || seats > MOST) return { refused: 'seats', with: { n: seats } };
  return advance(rules, emptyState(rules, setup, seats), (m) => layOut(m as Machine<EseState>, rules.library));
}

/** A game before its first card. */
export function emptyState(
  rules: EseRules,
  setup: Pick<Setup, 'edition' | 'seed' | 'options'>,
  seats: number,
): EseState {
  return {
    format: rules.format,
    game: 'ese',
    edition: setup.edition,
    ruleset: rules.library.hash,
    seats,
    out: [],
    cards: {},
    zones: {},
    g: {
      turn: 0,
      round: 0,
      first: 0,
      active: 0,
      phase: 'production',
      homes: [],
      options: readOptions(setup.options),
      played: 0,
      used: [],
      peace: false,
      k: 0,
      done: [],
      courses: {},
      leaving: [],
    },
    lasting: [],
    pile: [],
    frames: [{ you: 0, rest: [{ op: 'rule', name: 'setup.begin' }], env: {} }],
    waiting: [],
    rng: seedRng(setup.seed),
    next: 1,
  };
}
