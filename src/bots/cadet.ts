/** The Cadet: the Captain's plans, but it loses the thread: again and again it makes any legal move. For first games. */
import { without } from './captain.ts';
import type { Player } from './player.ts';

/**
 * `share`: how many of its moves are any legal one, of 1: so many that the Captain beats it in most games, and chance seldom does.
 * `never`: verbs of what it never does by chance, since a person would have to answer each time.
 */
type Straying = { readonly share: number; readonly never?: readonly string[] };

const straying: Readonly<Record<string, Straying>> = {
  eve: { share: 0.3 },
  ese: { share: 0.84, never: ['offer'] },
  tsw: { share: 0.35 },
  sem: { share: 0.35 },
};
const usual: Straying = { share: 0.5 };

export function cadet(captain: Player, anyMove: Player): Player {
  return (view, ask, random, game) => {
    const { share, never } = straying[game.id] ?? usual;
    if (random() >= share) return captain(view, ask, random, game);
    return anyMove(
      view,
      without(ask, (verb) => never?.includes(verb) === true),
      random,
      game,
    );
  };
}
