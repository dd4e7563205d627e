/** Lists of tables: the person's own, or those of the server. */

import type { App } from '../core/app.ts';
import type { ChannelContext } from '../core/channel-context.ts';
import { line } from '../core/components.ts';
import type { Reply } from '../core/reply.ts';
import type { ArgsOf } from '../ids.ts';
import { mayLook } from './actions-find-table.ts';
import { gamesMessage, serverMessage } from './screens/games.ts';

type Asking = ChannelContext & {
  readonly app: App;
  readonly reply: Reply;
  readonly sees: (channel: string) => Promise<boolean>;
};

/** Shows a page of a list. `manages`: whether the reader manages the server. */
export async function showTables(
  ctx: Asking,
  { list, page }: ArgsOf<'games.page'>,
  manages: boolean,
  how: 'whisper' | 'update',
): Promise<void> {
  const { app, reply, guild } = ctx;
  if (list === 'mine') {
    const [open, over] = await Promise.all([app.tables.tablesOf(reply.user), app.tables.finishedOf(reply.user)]);
    await reply[how](gamesMessage([...open, ...over], reply.user, reply.t, page));
    return;
  }
  if (guild === undefined) {
    await reply[how](line(reply.t('games.noServer')));
    return;
  }
  const all = await app.tables.tablesIn(guild);
  const visible = await Promise.all(all.map((table) => mayLook(ctx, table)));
  const tables = all.filter((_, i) => visible[i]);
  await reply[how](serverMessage(tables, reply.user, manages, reply.t, page));
}
