/**
 * The Cadet and the Lieutenant: they plan as somebody does who has the Captain's habits, but lose the thread, the Cadet more often:
 * then they make any legal move.
 */
import { without } from './captain.ts';
import type { Player } from './player.ts';

/**
 * `share`: how many moves are any legal one, of 1: so many that each level beats the one below in most games, and chance seldom does.
 * `never`: verbs of what is never done by chance, since a person would have to answer each time.
 */
type Straying = { readonly share: number; readonly never?: readonly string[] };

export const cadetStrays: Readonly<Record<string, Straying>> = {
  eve: { share: 0.235 },
  ese: { share: 0.72, never: ['offer'] },
  tsw: { share: 0.4 },
  sem: { share: 0.28 },
};

export const lieutenantStrays: Readonly<Record<string, Straying>> = {
  eve: { share: 0.085 },
  ese: { share: 0.37, never: ['offer'] },
  tsw: { share: 0.1 },
  sem: { share: 0.045 },
};

const usual: Straying = { share: 0.5 };

/** A player like `planner` in most of its moves; how many it makes by chance is told by game. */
export function straying(planner: Player, anyMove: Player, shares: Readonly<Record<string, Straying>>): Player {
  return (view, ask, random, game) => {
    const { share, never } = shares[game.id] ?? usual;
    if (random() >= share) return planner(view, ask, random, game);
    return anyMove(
      view,
      without(ask, (verb) => never?.includes(verb) === true),
      random,
      game,
    );
  };
}
