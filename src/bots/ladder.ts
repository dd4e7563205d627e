/** The computer players by their levels, each to be beaten by the next. */
import type { Game } from '#face/game';
import type { Opponent } from './index.ts';
import { type Entrant, playSeries } from './series.ts';

/** A computer player with its id and its level, from 1 up. */
export type Rung = Opponent & { readonly id: string; readonly level: number };

/** Those that have a level, the weakest first. */
export function ladderOf(opponents: Readonly<Record<string, Opponent>>): readonly Rung[] {
  return Object.entries(opponents)
    .flatMap(([id, one]) => (one.level === undefined ? [] : [{ ...one, id, level: one.level }]))
    .sort((a, b) => a.level - b.level);
}

export type Contest = {
  readonly game: Game;
  readonly edition: string;
  /** Decides all chance. */
  readonly seed: string;
  readonly games: number;
};

/** How many games between two the first one wins, with changing seats and ready decks. `played`: told after each how many have been. */
export function winsOf(
  [one, other]: readonly [Entrant, Entrant],
  contest: Contest,
  played: (games: number) => void = () => {},
): number {
  const decks = contest.game.decks.filter(({ edition }) => edition === contest.edition);
  let [games, wins] = [0, 0];
  for (const { winner } of playSeries({ ...contest, seats: 2, players: [one, other], decks })) {
    if (winner === one.id) wins += 1;
    played(++games);
  }
  return wins;
}
