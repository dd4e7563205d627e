import { offerDecks, showChanged } from '../../actions/lobby.ts';
import { isSeated, tableOf } from '../../actions/tables.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Takes a seat, and offers decks to whoever has just sat down. */
export const joinPress: Press<'join'> = {
  verb: 'join',
  response: inPublicPlace,
  async run(ctx, { table: id }) {
    const { app, reply } = ctx;
    const before = await tableOf(ctx, id);
    if (before === undefined) return;
    const table = await showChanged(ctx, await app.tables.join(id, { user: reply.user, name: reply.name }));
    if (table === undefined || isSeated(before, reply.user)) return;
    await offerDecks(ctx, table, { note: reply.say(table.usesDecks ? 'lobby.joined' : 'lobby.joinedPlain') });
  },
};
