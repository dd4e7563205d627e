import { isRefusal } from '#table/types';
import { plainName } from '../../core/limits.ts';
import { personOf } from '../../core/people.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { offerDecks } from '../../lobby/actions.ts';

/** Chooses the deck of a seat. */
export const deckSetPress: Press<'deck.set'> = {
  verb: 'deck.set',
  response: inPlace,
  async run(ctx, { table: id, seat }) {
    const { app, reply, values } = ctx;
    const table = await app.tables.chooseDeck(id, reply.user, values[0] ?? '', seat);
    if (isRefusal(table)) return refuse(app, reply, table);
    const at = table.seats.find((one) => (seat === undefined ? personOf(one) === reply.user : one.seat === seat));
    const deck = at?.deck?.name ?? '';
    const note =
      seat === undefined
        ? reply.say('lobby.deckChosen', { deck })
        : reply.say('lobby.deckChosenFor', { deck, name: plainName(at?.name ?? '') });
    await offerDecks(ctx, table, { note, response: 'update', seat });
  },
};
