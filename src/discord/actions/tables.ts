/** Finding the table of a press, and who sits there. */
import { isRefusal, type Look, type TableInfo } from '#table/types';
import type { App } from '../app.ts';
import { personOf } from '../present/people.ts';
import { refuse } from '../refuse.ts';
import type { Reply } from '../reply.ts';

export type Asking = { readonly app: App; readonly reply: Reply };

export const isSeated = (table: TableInfo, user: string): boolean =>
  table.seats.some((seat) => personOf(seat) === user);

/** The public facts of a table; if there is none, tells the person why and returns undefined. */
export async function tableOf({ app, reply }: Asking, id: string): Promise<TableInfo | undefined> {
  const table = await app.tables.info(id);
  if (!isRefusal(table)) return table;
  await refuse(app, reply, table);
  return undefined;
}

/** The table as the person may see it; if they may not, tells them why and returns undefined. */
export async function lookAt({ app, reply }: Asking, id: string): Promise<Look | undefined> {
  const look = await app.tables.look(id, reply.user);
  if (!isRefusal(look)) return look;
  await refuse(app, reply, look);
  return undefined;
}
