/** The screens of the rules. */
import type { App } from '../core/app.ts';
import { line } from '../core/components.ts';
import type { Reply } from '../core/reply.ts';
import { allRules, rulesMessage } from './screens/rules.ts';

export type RulesPlace = {
  /** Empty: all games. */
  readonly game: string;
  readonly chapter?: string | undefined;
  /** A page of the list of chapters. */
  readonly page?: number | undefined;
  /** Nothing was found for what was typed. */
  readonly missed?: boolean;
};

/** Shows all games' rules, a game's list of chapters, or a chapter. */
export async function showRules(
  { tables }: App,
  reply: Reply,
  { game: id, chapter, page, missed = false }: RulesPlace,
  response: 'whisper' | 'update',
): Promise<void> {
  const games = [...tables.games.values()];
  const [first] = games;
  const several = games.length > 1;
  const game = id === '' && !several ? first : tables.games.get(id);
  if (game !== undefined) {
    await reply[response](rulesMessage(game, chapter ?? '', reply.t, { page, missed, several }));
  } else if (id === '' && several) {
    await reply[response](allRules(games, reply.t, missed));
  } else {
    await reply.whisper(line(reply.t('error.unknownPress')));
  }
}
