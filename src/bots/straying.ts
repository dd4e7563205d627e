/**
 * How often the levels below the Admiral stray from its plans, by game: so often that each beats the one below in about three of four
 * games (`npm run ladder`). The Captain falls into its habits; the Cadet and the Lieutenant always have them, and besides lose the
 * thread: then they make any legal move.
 */
import { without } from './captain.ts';
import type { Player } from './player.ts';

/** Shares of decisions, of 1. `never`: verbs of what is never done by chance, since a person would have to answer each time. */
type Strays = {
  readonly captain: number;
  readonly lieutenant: number;
  readonly cadet: number;
  readonly never?: readonly string[];
};

const strays: Readonly<Record<string, Strays>> = {
  eve: { captain: 0.8, lieutenant: 0.085, cadet: 0.235 },
  ese: { captain: 0.85, lieutenant: 0.18, cadet: 0.52, never: ['offer'] },
  tsw: { captain: 0.76, lieutenant: 0.1, cadet: 0.4 },
  sem: { captain: 0.5, lieutenant: 0.045, cadet: 0.28 },
};
const usual: Strays = { captain: 1, lieutenant: 0.2, cadet: 0.5 };

/** Whether a level strays where it may react, too: cards that are played by chance out of turn are mostly wasted (`npm run wasted`). */
const reactsByChance = { lieutenant: false, cadet: true } as const;

export const straysIn = (game: string): Strays => strays[game] ?? usual;

/** A player like `planner` that loses the thread as often as somebody of a level does. */
export function straying(planner: Player, anyMove: Player, level: keyof typeof reactsByChance): Player {
  return (view, ask, random, game) => {
    const { [level]: share, never } = straysIn(game.id);
    const mayStray = ask.role !== 'window' || reactsByChance[level];
    if (random() >= share || !mayStray) return planner(view, ask, random, game);
    return anyMove(
      view,
      without(ask, (verb) => never?.includes(verb) === true),
      random,
      game,
    );
  };
}
