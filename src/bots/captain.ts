/** The Captain: the Admiral's plans without the Admiral's eye for a fight. */
import type { Player } from './player.ts';

/**
 * What the Captain does not think about, by game: questions that it answers by their default. In EVE it never answers what
 * others do, spreads its fire at random and stays in lost battles; in Epic Space Empires it plays no battle cards,
 * and takes the first fleets that come for those that are lost or sent to defend.
 */
const overlooked: Readonly<Record<string, ReadonlySet<string>>> = {
  eve: new Set(['ask.pile', 'ask.window', 'ask.withdraw', 'ask.battleTargets']),
  ese: new Set(['ask.battle', 'ask.loss', 'ask.defend']),
};

/** The player who plays like `admiral` but for what it overlooks. */
export function captain(admiral: Player): Player {
  return (view, ask, random, game) =>
    game !== undefined && overlooked[game.id]?.has(ask.prompt.key) === true
      ? ask.fallback
      : admiral(view, ask, random, game);
}
