/** Finding the table of a press, and who sits there. */
import { isRefusal, type Look, type Shown, type TableInfo } from '#table/types';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { personOf, timeOf } from '../core/people.ts';
import { explained, refuse } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';

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

/**
 * The table as the person may see it; if they may not, tells them why and returns undefined. `shown`: what the pressed message
 * shows of it.
 */
export async function lookAt({ app, reply }: Asking, id: string, shown?: Shown): Promise<Look | undefined> {
  const look = await app.tables.look(id, reply.user);
  if (!isRefusal(look)) return look;
  const setBack = shown && (await setBackNote({ app, reply }, id, shown));
  const texts = [...(setBack === undefined ? [] : [setBack]), explained(app, look)];
  await reply.whisper(line(texts.join('\n'), COLORS.bad));
  return undefined;
}

/** Says to when a table was set back since something was shown of it; undefined: it was not set back behind that. */
export async function setBackNote({ app, reply }: Asking, table: string, shown: Shown): Promise<string | undefined> {
  const at = await app.tables.setBackTo(table, shown);
  return typeof at === 'number' ? reply.say('panel.setBack', { when: timeOf(at) }) : undefined;
}
