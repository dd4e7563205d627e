/** The Captain: the Admiral's plans without the Admiral's eye for a fight. */
import type { Player } from './player.ts';

/** The player who plays like `admiral`, but answers what it overlooks, by game, as the ask's default has it. */
export function captain(admiral: Player, overlooked: Readonly<Record<string, ReadonlySet<string>>>): Player {
  return (view, ask, random, game) =>
    game !== undefined && overlooked[game.id]?.has(ask.prompt.key) === true
      ? ask.fallback
      : admiral(view, ask, random, game);
}
