import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { requestLine } from '../../requests/screens/request.ts';

/** Asks the others to agree that a move is taken back. */
export const undoAskPress: Press<'undo.ask'> = {
  verb: 'undo.ask',
  response: inPlace,
  async run({ app, reply }, { table, move }) {
    const found = await app.tables.takeBacks.find(table, reply.user);
    if (isRefusal(found)) return refuse(app, reply, found);
    if (found.move !== move) return refuse(app, reply, { refused: 'undo.moved-on' });
    const details = { move, ...(found.seen && { seen: true as const }) };
    const asked = await app.tables.requests.ask(table, reply.user, { kind: 'undo', details });
    if (isRefusal(asked)) return refuse(app, reply, asked);
    await reply.update(requestLine(asked, 'ask.asked', reply.say));
  },
};
