/** The rules that new tables and seasons begin with. */
import type { Game, Setup } from './game.ts';

/**
 * By the ids of the options: only those whose suggestion is not the default. They are stored with the table or the season, so
 * that a suggestion may change later without changing those.
 */
export function suggestedRules({ ruleOptions = [] }: Game, edition: string): NonNullable<Setup['options']> {
  return Object.fromEntries(
    ruleOptions.flatMap(({ id, editions, suggested }) =>
      suggested !== undefined && editions.includes(edition) ? [[id, suggested]] : [],
    ),
  );
}
