/** Which computer player suits a person: neither one that they beat each time, nor one that beats them. */
import type { PlayedAgainst } from '#store/types';
import type { Context } from '../context.ts';
import type { UserId } from '../types.ts';

/** So many of a person's latest games say how strong they are. */
const GAMES = 30;
/** With people a game counts as one against a computer of this level. */
const LEVEL_OF_PEOPLE = 3;
/** After so many defeats in a row the next weaker one is recommended. */
const DEFEATS = 2;

/** The computer player that suits a person's record in a game; undefined if none is offered. */
export async function recommendedBot(
  { bots, store }: Pick<Context, 'bots' | 'store'>,
  user: UserId,
  game: string,
): Promise<string | undefined> {
  const levels = new Map(Object.entries(bots).flatMap(([id, { level }]) => (level === undefined ? [] : [[id, level]])));
  const record = await store.results.playedAgainst(user, game, GAMES);
  const suited = suitedLevel(record, (id) => levels.get(id), Math.max(1, ...levels.values()));
  return [...levels].find(([, level]) => level === suited)?.[0];
}

/**
 * The level that suits a record, oldest game first: one up with each victory over somebody of that level or above, one down after two
 * defeats in a row by somebody of that level or below. Where many play, most do not win: a defeat is a place in the lower half.
 * Beginners begin at the lowest. `levelOf`: undefined for a computer player that
 * is on no level, whose games say nothing.
 */
export function suitedLevel(
  record: readonly PlayedAgainst[],
  levelOf: (bot: string) => number | undefined,
  max: number,
): number {
  let level = 1;
  let defeats = 0;
  for (const { place, won, others } of record) {
    const met = others.flatMap((bot) => (bot === undefined ? LEVEL_OF_PEOPLE : (levelOf(bot) ?? [])));
    if (met.length < others.length) continue;
    const strongest = Math.max(...met);
    const isDefeat = place > (others.length + 2) / 2;
    if (won && strongest >= level) {
      level = Math.min(max, level + 1);
      defeats = 0;
    } else if (isDefeat && strongest <= level && ++defeats === DEFEATS) {
      level = Math.max(1, level - 1);
      defeats = 0;
    }
  }
  return level;
}
