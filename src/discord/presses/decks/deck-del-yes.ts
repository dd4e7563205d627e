import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showList } from '../../decks/actions-show.ts';

/** Deletes a deck. */
export const deckDelYesPress: Press<'deck.del.yes'> = {
  verb: 'deck.del.yes',
  response: inPlace,
  async run({ app, reply }, { deck }) {
    const removed = await app.tables.decks.remove(deck.kind === 'own' ? deck.id : '', reply.user);
    if (isRefusal(removed)) return refuse(app, reply, removed);
    await showList(app, reply, 'update', { note: reply.say('deck.deleted', { name: removed.deck.name }) });
  },
};
