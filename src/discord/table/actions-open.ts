/** Finding the table of a press, and who sits there. */
import { isRefusal, type Shown, type TableInfo, type TableView } from '#table/types';
import type { App } from '../core/app.ts';
import { personOf, timeOf } from '../core/people.ts';
import { accepted, Refused } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';

export type Asking = { readonly app: App; readonly reply: Reply };

export const isSeated = (table: TableInfo, user: string): boolean =>
  table.seats.some((seat) => personOf(seat) === user);

/** The public facts of a table. Throws `Refused`. */
export const tableOf = async ({ app }: Asking, id: string): Promise<TableInfo> => accepted(await app.tables.info(id));

/** The table as the person may see it. `shown`: what the pressed message shows of it. Throws `Refused`. */
export async function lookAt({ app, reply }: Asking, id: string, shown?: Shown): Promise<TableView> {
  const tableView = await app.tables.view(id, reply.user);
  if (!isRefusal(tableView)) return tableView;
  throw new Refused(tableView, undefined, shown && (await setBackNote({ app, reply }, id, shown)));
}

/** Says to when a table was set back since something was shown of it; undefined: it was not set back behind that. */
export async function setBackNote({ app, reply }: Asking, table: string, shown: Shown): Promise<string | undefined> {
  const at = await app.tables.setBackTo(table, shown);
  return typeof at === 'number' ? reply.t('panel.setBack', { when: timeOf(at) }) : undefined;
}
