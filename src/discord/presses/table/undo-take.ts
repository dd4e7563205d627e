import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showPanel } from '../../panel/actions.ts';

/** Takes back a move that nobody has learned anything by, and shows what is asked again. */
export const undoTakePress: Press<'undo.take'> = {
  verb: 'undo.take',
  response: inPlace,
  async run({ app, reply }, { table, move }) {
    const done = await app.tables.takeBacks.take(table, reply.user, move);
    if (isRefusal(done)) return refuse(app, reply, done);
    await showPanel(app, reply, done.look, 'update', { note: reply.say('undo.done'), happened: done.happened });
  },
};
