import { isRefusal } from '#table/types';
import { inPublicPlace, type Press } from '../../core/press.ts';
import { showChanged } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';
import { endRight } from '../../table/actions-stuck.ts';

/** Closes the lobby. The host always may; others if they manage the server, or if nobody else can. */
export const cancelPress: Press<'cancel'> = {
  verb: 'cancel',
  response: inPublicPlace,
  async run(ctx, { table: id }) {
    const { app, reply } = ctx;
    const asHost = await app.tables.cancel(id, reply.user);
    if (!isRefusal(asHost) || asHost.refused !== 'table.not-host') {
      await showChanged(ctx, asHost);
      return;
    }
    const table = await tableOf(ctx, id);
    const right = table && (await endRight(ctx, table));
    await showChanged(ctx, right === undefined ? asHost : await app.tables.cancel(id, reply.user, right));
  },
};
