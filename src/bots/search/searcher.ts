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
import { type Imagine, mean, type Player, sum } from '../player.ts';
import { candidates } from './candidates.ts';
import { LONGEST, playOut } from './playout.ts';
import { type Prospects, winChances } from './prospects.ts';

/** What one decision may cost, in counts rather than time, so that it does not depend on the machine. */
export type Budget = {
  /** Answers that are compared, the plain player's among them. */
  readonly answers: number;
  readonly playouts: number;
  /** What all play-outs together may cost, in microseconds by the games' own measure. */
  readonly cost: number;
};

/** How a game's search thinks: `plain` proposes an answer and plays for everybody in the play-outs. */
export type Mind = { readonly plain: Player; readonly prospects: Prospects<unknown>; readonly budget: Budget };

/** An answer with the chance of winning, from 0 to 1, by play-out. */
export type Tried = { readonly answer: Answer; readonly chances: readonly number[] };

/** By how many standard errors another answer must be better than the plain player's. */
const CAUTION = 0.5;

/** How often an answer is tried at least, on average, for it to be tried at all. */
const FEWEST = 3;

/** A player that searches; without anything to imagine it plays as the plain player does. */
export function searcher(mind: Mind): Player {
  return (view, ask, random, game, imagine) => {
    const usual = mind.plain(view, ask, random, game);
    return imagine === undefined ? usual : bestOf(consider(mind, usual, view, ask, random, game, imagine));
  };
}

/** What a search thinks of an answer: the chance of winning after it, from 0 to 1, in so many imagined games. */
export type Weighed = { readonly answer: Answer; readonly chance: number; readonly games: number };

/** The answers that a search tries, the one that it gives first; then those that were tried longest, the better first. */
export function weigh(
  mind: Mind,
  view: View,
  ask: Ask,
  random: () => number,
  game: Game,
  imagine: Imagine,
): readonly Weighed[] {
  const usual = mind.plain(view, ask, random, game);
  const tried = consider(mind, usual, view, ask, random, game, imagine);
  const best = bestOf(tried);
  const rank = ({ answer, chances }: Tried): number => (answer === best ? 2000 : chances.length + mean(chances));
  return [...tried]
    .sort((a, b) => rank(b) - rank(a))
    .map(({ answer, chances }) => ({ answer, chance: mean(chances), games: chances.length }));
}

/** The answers to an ask with what came of them: the plain player's, its last rival, and then those given up before. */
function consider(
  { plain, prospects, budget }: Mind,
  usual: Answer,
  view: View,
  ask: Ask,
  random: () => number,
  game: Game,
  imagine: Imagine,
): readonly Tried[] {
  const spent = { playouts: 0, cost: 0 };
  const horizon = { turn: view.turn + prospects.turns, inputs: LONGEST };
  const chanceAfter = (answer: Answer, seed: string): number | undefined => {
    const ending = playOut(game, imagine(seed), ask, answer, plain, chance(seed), horizon);
    spent.playouts += 1;
    spent.cost += (ending?.inputs ?? 1) * prospects.inputCost;
    return ending === undefined ? undefined : winChances(prospects, ending.view)[ask.seat];
  };
  /** Tries every answer in one more imagined game; those that the rules refuse are dropped. */
  const again = (tried: readonly Tried[], seed: string): readonly Tried[] =>
    tried.flatMap((one) => {
      const after = chanceAfter(one.answer, seed);
      if (after !== undefined) return [{ ...one, chances: [...one.chances, after] }];
      return one.answer === usual ? [one] : [];
    });
  const [first, ...others] = candidates(ask, usual, random, budget.answers).map(
    (answer): Tried => ({
      answer,
      chances: [],
    }),
  );
  if (first === undefined || others.length === 0) return [{ answer: usual, chances: [] }];
  const seed = String(random());
  const begun = again([first], seed);
  // As many answers as can each be tried a few times.
  const most = Math.max(1, Math.floor(affordable(budget, spent) / FEWEST));
  let going: readonly Tried[] = [...begun, ...again(others.slice(0, most), seed)];
  const givenUp: Tried[] = [];
  for (let rounds = Math.ceil(Math.log2(going.length)); rounds > 0; rounds--) {
    const more = Math.floor(affordable(budget, spent) / rounds / going.length);
    for (let n = 0; n < Math.max(1, more); n++) going = again(going, String(random()));
    if (rounds === 1) break;
    const kept = betterHalf(going);
    givenUp.unshift(...going.filter((one) => !kept.includes(one)));
    going = kept;
  }
  return [...going, ...givenUp];
}

/** How many more play-outs the budget allows, each as long as those before. */
function affordable(budget: Budget, spent: { readonly playouts: number; readonly cost: number }): number {
  const each = spent.cost / Math.max(1, spent.playouts);
  return Math.max(0, Math.min(budget.playouts - spent.playouts, (budget.cost - spent.cost) / each));
}

/** The plain player's answer, and the best of the others, half of all together. */
function betterHalf([usual, ...others]: readonly Tried[]): readonly Tried[] {
  const kept = [...others].sort((a, b) => mean(b.chances) - mean(a.chances)).slice(0, Math.ceil(others.length / 2));
  return usual === undefined ? kept : [usual, ...kept];
}

/** The best answer; the plain player's unless another is clearly better. */
function bestOf([usual, rival]: readonly Tried[]): Answer {
  if (usual === undefined) throw new Error('a search needs an answer to begin with');
  return rival !== undefined && isClearlyBetter(rival.chances, usual.chances) ? rival.answer : usual.answer;
}

/** Compares play-outs of the same imagined games. */
function isClearlyBetter(a: readonly number[], b: readonly number[]): boolean {
  const gains = a.map((one, n) => one - (b[n] ?? one));
  const gain = mean(gains);
  const variance = sum(gains, (one) => (one - gain) ** 2) / Math.max(1, gains.length - 1);
  return gain > CAUTION * Math.sqrt(variance / Math.max(1, gains.length));
}
