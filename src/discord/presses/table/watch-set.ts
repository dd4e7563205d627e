import { isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { lookAt } from '../../table/actions-open.ts';
import { watchMessage } from '../../table/screens/watch.ts';

/** Sets what a spectator is told of a game. */
export const watchSetPress: Press<'watch.set'> = {
  verb: 'watch.set',
  response: inPlace,
  async run(ctx, { table, told }) {
    const { app, reply } = ctx;
    const set = await app.tables.watch(table, reply.user, told === 'off' ? undefined : told);
    if (isRefusal(set)) return refuse(app, reply, set);
    const look = await lookAt(ctx, table);
    if (look !== undefined) await reply.update(watchMessage(look.table, set, reply.say));
  },
};
