/**
 * A player that looks ahead: it imagines the game as it may be for all that it knows, plays each of its answers on by rules
 * of thumb, and takes the one after which it stands best.
 *
 * The answers of a round are tried in the same imagined games, so that luck is the same for all; then the worse half is given
 * up (sequential halving). The same seed and the same budget give the same answer.
 */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import { chance } from '../play.ts';
import { type Imagine, type Player, sum } from '../player.ts';
import { candidates } from './candidates.ts';
import { playOut } from './playout.ts';
import { type Prospects, winChances } from './prospects.ts';

/** What one decision may cost, in counts rather than time, so that it does not depend on the machine. */
export type Budget = {
  /** Answers that are compared, the plain player's among them. */
  readonly answers: number;
  readonly playouts: number;
  /** Most inputs of all play-outs together. */
  readonly inputs: number;
};

/** How a game's search thinks: `plain` proposes an answer and plays for everybody in the play-outs. */
export type Mind = { readonly plain: Player; readonly prospects: Prospects<unknown>; readonly budget: Budget };

/** An answer with the chance of winning, from 0 to 1, by play-out. */
export type Tried = { readonly answer: Answer; readonly chances: readonly number[] };

/** By how many standard errors another answer must be better than the plain player's. */
const CAUTION = 0.5;

/** Most inputs of one play-out. */
const LONGEST = 400;

/** A player that searches; without anything to imagine it plays as the plain player does. */
export function searcher(mind: Mind): Player {
  return (view, ask, random, game, imagine) => {
    const usual = mind.plain(view, ask, random, game);
    return imagine === undefined ? usual : bestOf(consider(mind, usual, view, ask, random, game, imagine));
  };
}

/** The answers to an ask with what came of them; the plain player's comes first. */
function consider(
  { plain, prospects, budget }: Mind,
  usual: Answer,
  view: View,
  ask: Ask,
  random: () => number,
  game: Game,
  imagine: Imagine,
): readonly Tried[] {
  let left = budget.inputs;
  const horizon = { turn: view.turn + prospects.turns, inputs: LONGEST };
  const chanceAfter = (answer: Answer, seed: string): number | undefined => {
    const ending = playOut(game, imagine(seed), ask, answer, plain, chance(seed), horizon);
    left -= ending?.inputs ?? 1;
    return ending === undefined ? undefined : winChances(prospects, ending.view)[ask.seat];
  };
  let going: readonly Tried[] = candidates(ask, usual, random, budget.answers).map((answer) => ({
    answer,
    chances: [],
  }));
  const rounds = Math.max(1, Math.ceil(Math.log2(going.length)));
  while (going.length > 1 && left > 0) {
    const games = Math.max(1, Math.round(budget.playouts / rounds / going.length));
    for (let n = 0; n < games && left > 0; n++) {
      const seed = String(random());
      going = going.flatMap(({ answer, chances }, at) => {
        const after = chanceAfter(answer, seed);
        if (after === undefined) return at === 0 ? [{ answer, chances }] : [];
        return [{ answer, chances: [...chances, after] }];
      });
    }
    if (going.length === 2) break;
    going = betterHalf(going);
  }
  return going;
}

/** The plain player's answer, and the best of the others, half of all together. */
function betterHalf([usual, ...others]: readonly Tried[]): readonly Tried[] {
  const kept = [...others].sort((a, b) => mean(b.chances) - mean(a.chances)).slice(0, Math.ceil(others.length / 2));
  return usual === undefined ? kept : [usual, ...kept];
}

/** The best answer; the plain player's unless another is clearly better. */
function bestOf([usual, ...others]: readonly Tried[]): Answer {
  if (usual === undefined) throw new Error('a search needs an answer to begin with');
  const [rival] = [...others].sort((a, b) => mean(b.chances) - mean(a.chances));
  return rival !== undefined && isClearlyBetter(rival.chances, usual.chances) ? rival.answer : usual.answer;
}

/** Compares play-outs of the same imagined games. */
function isClearlyBetter(a: readonly number[], b: readonly number[]): boolean {
  const gains = a.map((one, n) => one - (b[n] ?? one));
  const gain = mean(gains);
  const variance = sum(gains, (one) => (one - gain) ** 2) / Math.max(1, gains.length - 1);
  return gain > CAUTION * Math.sqrt(variance / Math.max(1, gains.length));
}

const mean = (numbers: readonly number[]): number => sum(numbers, (one) => one) / Math.max(1, numbers.length);
