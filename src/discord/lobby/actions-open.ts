/** Opens a lobby in a channel: checks that it can be shown there, opens it, seats computer players, shows it. */
import type { Game } from '#face/game';
import { USUAL_CLOCK } from '#table/clock/time-control';
import { isRefusal, type Member, type OpenRequest } from '#table/types';
import { type App, publicInfo } from '../core/app.ts';
import type { ChannelContext } from '../core/channel-context.ts';
import { COLORS, line } from '../core/components.ts';
import { type PermissionName, permissionNames, permissionsToOpen } from '../core/permissions.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { translatorIn } from '../words.ts';
import { offerDecks } from './actions.ts';
import type { Opening } from './ids.ts';
import { lobbyMessage } from './screens/lobby.ts';
import { SPEEDS, usualVeil } from './screens/options.ts';

/** The part of a press's and a command's context that opening a lobby needs. */
export type OpeningContext = ChannelContext & {
  readonly app: App;
  readonly reply: Reply;
  readonly may: (permission: PermissionName) => boolean;
  readonly member: Member | undefined;
};

/** Tables whose lobby message is being sent. */
const posting = new Set<string>();

/** Whether a lobby can be shown in the person's channel; if not, tells them why. */
export async function canOpenHere({ guild, inThread, may, reply }: OpeningContext): Promise<boolean> {
  if (guild === undefined) {
    await reply.whisper(line(reply.t('lobby.notHere')));
    return false;
  }
  const missing = permissionsToOpen(inThread).filter((permission) => !may(permission));
  if (missing.length === 0) return true;
  const words = reply.t('lobby.cannotPost', { missing: permissionNames(missing, reply.t) });
  await reply.whisper(line(words, COLORS.bad));
  return false;
}

/** Opens the lobby, shows it to everybody, and its decks to the person who opened it. */
export async function openLobby(
  ctx: OpeningContext,
  game: Game,
  opening: Opening,
  how: {
    /** As the interaction was announced: an answer that was deferred as private cannot become a public one. */
    readonly first: 'lobby' | 'own screen';
    readonly deck?: OpenRequest['deck'];
  },
): Promise<void> {
  const { app, reply, guild, channel, inThread, parent, member } = ctx;
  const { tables } = app;
  const wanted = opening.speed ?? (guild === undefined ? undefined : (await tables.servers.settings(guild)).speed);
  const speed = SPEEDS.find(({ value }) => value === wanted);
  const opened = accepted(
    await tables.open({
      key: opening.key,
      host: { user: reply.user, name: reply.name, manages: member?.manages, roles: member?.roles },
      game: game.id,
      edition: opening.edition,
      deck: how.deck,
      options: {
        seats: opening.seats,
        ...(opening.open === true && { open: true }),
        ...(opening.autostart === true && { autostart: true }),
        ...(speed !== undefined && {
          remindAfter: speed.remindAfter,
          clock: speed.clock,
        }),
        ...usualVeil(app.hidesTiming, speed === undefined ? USUAL_CLOCK : speed.clock),
        game: opening.format === undefined ? undefined : { format: opening.format },
      },
      // A table that is opened in a thread uses that thread.
      place: { guild, channel, ...(inThread ? { thread: channel } : {}) },
      parent,
      language: reply.publicT.language,
    }),
    game,
  );
  let table = opened;
  for (let i = 0; i < (opening.computers ?? 0); i += 1) {
    const more = await tables.addBot(table.id, reply.user, table.seats.length);
    if (isRefusal(more)) break;
    table = more;
  }
  const note = reply.t(table.usesDecks ? 'lobby.opened' : 'lobby.openedPlain');
  const own = () => offerDecks(ctx, table, { note, response: 'update' });
  if (how.first === 'own screen') await own();
  // A second press on the same button finds the lobby shown, or about to be.
  if (table.place.lobbyMessage === undefined && !posting.has(table.id)) {
    posting.add(table.id);
    try {
      const facts = await publicInfo(app, table);
      const shown = await reply.post(lobbyMessage(facts, translatorIn(facts.options.language)));
      if (shown.id !== undefined) await tables.setPlace(table.id, { lobbyMessage: shown.id });
    } finally {
      posting.delete(table.id);
    }
  }
  if (how.first === 'lobby') await own();
}
