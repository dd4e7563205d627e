/** What play-outs say of a position, or of given answers: for looking back at games that are over. */
import type { Game } from '#face/game';
import type { Answer, Ask } from '#kernel/ask';
import type { State } from '#kernel/state';
import { chance } from '../play.ts';
import { type Imagine, mean } from '../player.ts';
import type { School } from '../schools.ts';
import { LONGEST, playOn, playOut } from './playout.ts';
import { winChances } from './prospects.ts';

/** Most play-outs of a position, and what they may cost together, in microseconds by the games' own measure. */
const POSITION = { playouts: 8, cost: 75_000 };
/** The same for answers that are compared. */
const COMPARISON = { playouts: 64, cost: 300_000 };

/**
 * The chance of each seat to win, from 0 to 1, by seat: the mean of some play-outs. Each deals anew what one of the seats does
 * not know, one seat after the other, so that it says what could be hoped for then, not which cards were about to come. The
 * same seed gives the same chances; `state` stays as it is.
 */
export function outlook(
  game: Game,
  state: State,
  { admiral: plain, prospects }: School,
  seed: string,
): readonly number[] {
  const now = game.view(state, undefined);
  const { seats, out, turn, result } = now;
  if (result !== undefined) return winChances(prospects, now);
  const playing = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat));
  const horizon = { turn: turn + prospects.turns, inputs: LONGEST };
  const ends: (readonly number[])[] = [];
  for (let cost = 0; ends.length < POSITION.playouts && cost < POSITION.cost; ) {
    const of = `${seed} ${ends.length}`;
    const imagined = game.deal(state, playing[ends.length % playing.length] ?? 0, of);
    const { view, inputs } = playOn(game, imagined, plain, chance(of), horizon);
    ends.push(winChances(prospects, view));
    cost += (inputs + 1) * prospects.inputCost;
  }
  return Array.from({ length: seats }, (_, seat) => mean(ends.map((chances) => chances[seat] ?? 0)));
}

/**
 * The chance of the asked seat after each of some answers, tried in the same imagined games; those in which the rules refuse
 * one of them count for none. Undefined if there were no others.
 */
export function compareAnswers(
  game: Game,
  ask: Ask,
  answers: readonly Answer[],
  { admiral: plain, prospects }: School,
  seed: string,
  imagine: Imagine,
): readonly number[] | undefined {
  const tried: (readonly number[])[] = [];
  let playouts = 0;
  for (let cost = 0; playouts + answers.length <= COMPARISON.playouts && cost < COMPARISON.cost; ) {
    const of = `${seed} ${playouts}`;
    const chances = answers.flatMap((answer) => {
      const imagined = imagine(of);
      const horizon = { turn: game.view(imagined, ask.seat).turn + prospects.turns, inputs: LONGEST };
      const end = playOut(game, imagined, ask, answer, plain, chance(of), horizon);
      playouts += 1;
      cost += (end?.inputs ?? 1) * prospects.inputCost;
      return end === undefined ? [] : [winChances(prospects, end.view)[ask.seat] ?? 0];
    });
    if (chances.length === answers.length) tried.push(chances);
  }
  return tried.length === 0 ? undefined : answers.map((_, n) => mean(tried.map((chances) => chances[n] ?? 0)));
}
