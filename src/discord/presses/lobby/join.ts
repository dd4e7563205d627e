import { isRefusal } from '#table/types';
import { inPublicPlace, type Press } from '../../core/press.ts';
import { offerDecks, showChanged } from '../../lobby/actions.ts';

/** Takes a seat, and offers decks to a person who has just joined. */
export const joinPress: Press<'join'> = {
  verb: 'join',
  response: inPublicPlace,
  async run(ctx, { table: id }) {
    const { app, reply, member } = ctx;
    const result = await app.tables.join(id, { user: reply.user, name: reply.name, username: member?.username });
    const table = await showChanged(ctx, isRefusal(result) ? result : result.table);
    if (table === undefined || isRefusal(result) || !result.joined) return;
    await offerDecks(ctx, table, { note: reply.say(table.usesDecks ? 'lobby.joined' : 'lobby.joinedPlain') });
  },
};
