/**
 * A player that looks ahead: it imagines the game as it may be for all that it knows, plays each of its answers on by rules
 * of thumb, and takes the one after which it stands best.
 *
 * The answers race: all are tried in the same imagined games, a few at a time, so that luck is the same for all. One that does
 * not keep up with the plain player's is given up, and so is the worse half while there are many. The race ends early when
 * nothing is left to find out. The same seed and the same budget give the same answer.
 */
import type { Weighed } from '#face/computer';
import type { Game } from '#face/game';
import { type Figures, publicFigures } from '#face/public-figures';
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

/** By how many standard errors another answer must be better than the plain player's to be given. */
const CAUTION = 1;
/** By how many it is certainly better, so that the race is over. */
const CERTAIN = 3;
/** How many imagined games every answer is tried in before they are compared. */
const LAP = 4;
/** How many imagined games the best answers are tried in at least where their chances are told. */
const WEIGHED = 4 * LAP;
/** Rivals that go on side by side; of more, the better half does. */
const FEW = 2;

/** A player that searches; without anything to imagine it plays as the plain player does. */
export function searcher(mind: Mind): Player {
  return (view, ask, random, game, imagine) => {
    const usual = mind.plain(view, ask, random, game);
    return imagine === undefined ? usual : race(mind, usual, view, ask, random, game, imagine).winner;
  };
}

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
  const figures = new Map<Answer, (readonly Figures[])[]>();
  const watch: Watch = (answer, end) => {
    figures.set(answer, [...(figures.get(answer) ?? []), publicFigures(game, end)]);
  };
  const { winner, tried } = race(mind, usual, view, ask, random, game, imagine, { min: WEIGHED, watch });
  const rank = ({ answer, chances }: Tried): number => (answer === winner ? 2000 : chances.length + mean(chances));
  return [...tried]
    .sort((a, b) => rank(b) - rank(a))
    .map(({ answer, chances }) => ({
      answer,
      chance: mean(chances),
      games: chances.length,
      expected: meanFigures(figures.get(answer) ?? []),
    }));
}

/** The means of figures, by seat, over the positions in which there are such. */
function meanFigures(ends: readonly (readonly Figures[])[]): readonly Figures[] {
  const seats = Math.max(0, ...ends.map(({ length }) => length));
  return Array.from({ length: seats }, (_, seat) => {
    const all = ends.map((end) => end[seat] ?? {});
    const icons = new Set(all.flatMap((figures) => Object.keys(figures)));
    return Object.fromEntries([...icons].map((icon) => [icon, mean(all.flatMap((figures) => figures[icon] ?? []))]));
  });
}

/** Sees where each play-out of an answer ended. */
type Watch = (answer: Answer, end: View) => void;

/** `min`: imagined games in which the best answers are tried at least, if there is time. */
type RaceOptions = { readonly min?: number; readonly watch?: Watch };

/** How a race went: the answer to give, and what came of all that were tried. */
type Race = { readonly winner: Answer; readonly tried: readonly Tried[] };

/** Tries answers to an ask, the plain player's (`usual`) among them. */
function race(
  { plain, prospects, budget }: Mind,
  usual: Answer,
  view: View,
  ask: Ask,
  random: () => number,
  game: Game,
  imagine: Imagine,
  { min = LAP, watch = () => {} }: RaceOptions = {},
): Race {
  const spent = { playouts: 0, cost: 0 };
  const horizon = { turn: view.turn + prospects.turns, inputs: LONGEST };
  const chanceAfter = (answer: Answer, seed: string): number | undefined => {
    const ending = playOut(game, imagine(seed), ask, answer, plain, chance(seed), horizon);
    spent.playouts += 1;
    spent.cost += (ending?.inputs ?? 1) * prospects.inputCost;
    if (ending === undefined) return undefined;
    watch(answer, ending.view);
    return winChances(prospects, ending.view)[ask.seat];
  };
  /** Tries every answer in one more imagined game; those that the rules refuse are dropped. */
  const again = (tried: readonly Tried[], seed: string): readonly Tried[] =>
    tried.flatMap((one) => {
      const after = chanceAfter(one.answer, seed);
      if (after !== undefined) return [{ ...one, chances: [...one.chances, after] }];
      return one.answer === usual ? [one] : [];
    });
  const proposed = candidates(ask, usual, random, budget.answers).map((answer): Tried => ({ answer, chances: [] }));
  const [first, ...others] = proposed;
  if (first === undefined || others.length === 0) return { winner: usual, tried: [{ answer: usual, chances: [] }] };
  const seed = String(random());
  const begun = again([first], seed);
  // As many answers as there is time to try in a lap and a half.
  const max = Math.max(1, Math.floor(affordable(budget, spent) / (1.5 * LAP)) - 1);
  let going: readonly Tried[] = [...begun, ...again(others.slice(0, max), seed)];
  const givenUp: Tried[] = [];
  for (let games = 1; going.length > 1; games++) {
    if (games % LAP === 0) {
      const kept = stillIn(going, games < min ? anyRival : keepsUp);
      givenUp.unshift(...going.filter((one) => !kept.includes(one)));
      going = kept;
      if (games >= min && isDecided(going)) break;
    }
    if (affordable(budget, spent) < going.length) break;
    going = again(going, String(random()));
  }
  return { winner: bestOf(going), tried: [...going, ...givenUp] };
}

/** How many more play-outs the budget allows, each as long as those before. */
function affordable(budget: Budget, spent: { readonly playouts: number; readonly cost: number }): number {
  const each = spent.cost / Math.max(1, spent.playouts);
  return Math.max(0, Math.min(budget.playouts - spent.playouts, (budget.cost - spent.cost) / each));
}

/** Whether an answer may yet turn out better than the plain player's. */
const keepsUp = (rival: Tried, usual: Tried): boolean => leadOf(rival, usual) > -CAUTION;
const anyRival = (): boolean => true;

/** The plain player's answer, and of the others those that may go on: of many, the better half. */
function stillIn([usual, ...rivals]: readonly Tried[], mayGoOn: typeof keepsUp): readonly Tried[] {
  if (usual === undefined) return [];
  const hopeful = better(rivals.filter((one) => mayGoOn(one, usual)));
  return [usual, ...hopeful.slice(0, Math.max(FEW, Math.ceil(rivals.length / 2)))];
}

/** Whether the best rival is certainly better than the plain player's answer. */
function isDecided([usual, ...rivals]: readonly Tried[]): boolean {
  const [rival] = better(rivals);
  return (
    usual === undefined || rival === undefined || (usual.chances.length >= 3 * LAP && leadOf(rival, usual) > CERTAIN)
  );
}

const better = (tried: readonly Tried[]): readonly Tried[] =>
  [...tried].sort((a, b) => mean(b.chances) - mean(a.chances));

/** The best answer; the plain player's unless another is clearly better. */
function bestOf([usual, ...rivals]: readonly Tried[]): Answer {
  const [rival] = better(rivals);
  if (usual === undefined) throw new Error('a search needs an answer to begin with');
  return rival !== undefined && leadOf(rival, usual) > CAUTION ? rival.answer : usual.answer;
}

/** By how many standard errors an answer is better than another in the same imagined games; nothing if they never differed. */
function leadOf(one: Tried, other: Tried): number {
  const gains = one.chances.map((after, n) => after - (other.chances[n] ?? after));
  const gain = mean(gains);
  const variance = sum(gains, (each) => (each - gain) ** 2) / Math.max(1, gains.length - 1);
  const error = Math.sqrt(variance / Math.max(1, gains.length));
  return gain === 0 ? Number.NEGATIVE_INFINITY : gain / error;
}
