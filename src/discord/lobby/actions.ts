/** The screens of a lobby: its message, the decks for a seat, the host's options. */
import type { Refusal } from '#kernel/ask';
import { isRefusal, type TableInfo } from '#table/types';
import { publicInfo } from '../core/app.ts';
import type { Payload } from '../core/components.ts';
import type { PressContext } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { decksOf } from '../decks/actions-find.ts';
import { translatorIn } from '../words.ts';
import { botsScreen } from './screens/bots.ts';
import { deckList } from './screens/decks.ts';
import { lobbyMessage } from './screens/lobby.ts';
import { lobbyOptions } from './screens/options.ts';

/** Updates the pressed lobby message, or says why nothing has changed. */
export async function showChanged(ctx: PressContext, result: TableInfo | Refusal): Promise<TableInfo | undefined> {
  const { app } = ctx;
  if (isRefusal(result)) {
    throw new Refused(result);
  }
  const shown = await publicInfo(app, result);
  await showLobby(ctx, result, lobbyMessage(shown, translatorIn(shown.options.language)));
  // If the program stopped right after opening the lobby, the message was not recorded yet.
  if (result.place.lobbyMessage === undefined && ctx.message !== undefined) {
    await app.tables.setPlace(result.id, { lobbyMessage: ctx.message.id });
  }
  return result;
}

/** Shows a lobby in its own message; elsewhere privately. */
export async function showLobby({ reply, message }: PressContext, table: TableInfo, shown: Payload): Promise<void> {
  const { lobbyMessage: known } = table.place;
  await reply[known === undefined || known === message?.id ? 'update' : 'whisper'](shown);
}

type DeckOffer = {
  /** A line above the list. */
  readonly note?: string | undefined;
  /** As a new message (the default), or in place of the pressed one. */
  readonly response?: 'whisper' | 'update';
  /** A computer player's seat; without it the reader's own. */
  readonly seat?: number | undefined;
  readonly page?: number;
};

/** The list of decks for a seat, including the person's own. */
export async function offerDecks(
  ctx: Pick<PressContext, 'app' | 'reply'>,
  table: TableInfo,
  { response = 'whisper', ...offer }: DeckOffer = {},
): Promise<void> {
  const { app, reply } = ctx;
  const game = app.tables.games.get(table.game);
  if (game === undefined) throw new Refused({ refused: 'table.broken', with: { table: table.id } });
  if (!table.usesDecks) return showComputers(ctx, table, { note: offer.note, response });
  const own = await decksOf(app, reply.user, { game: game.id, edition: table.edition });
  // The list is still useful without the person's own decks.
  const decks = isRefusal(own) ? [] : own;
  await reply[response](deckList(table, game, reply.user, reply.t, { ...offer, decks }));
}

/** The computer players at a table, for the host to change. */
export async function showComputers(
  { app, reply }: Pick<PressContext, 'app' | 'reply'>,
  table: TableInfo,
  { note, response }: { readonly note?: string | undefined; readonly response: 'whisper' | 'update' },
): Promise<void> {
  const { bots } = app.tables;
  const recommended = accepted(await app.tables.recommendedBot(reply.user, table.game));
  await reply[response](botsScreen(table, reply.user, { bots, recommended }, reply.t, note));
}

/** The host's options; others are told who the host is when they try to change one. */
export async function showOptions(
  ctx: PressContext,
  table: TableInfo,
  how: 'whisper' | 'update',
  note?: string,
): Promise<void> {
  const { app, reply } = ctx;
  const game = app.tables.games.get(table.game);
  if (game === undefined) throw new Refused({ refused: 'table.broken', with: { table: table.id } });
  await reply[how](lobbyOptions(table, game, reply.t, note));
}
