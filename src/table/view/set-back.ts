/** Tables that are further back than what people were shown of them: a backup was restored meanwhile. */
import { type Context, openTable } from '../context.ts';
import { isRefusal, type Millis, type Shown, type TableId } from '../types.ts';

/** To when the table was set back since something was shown; undefined: it was not set back behind that. */
export async function setBackTo(context: Context, id: TableId, shown: Shown): Promise<Millis | undefined> {
  const { tables } = context.store;
  const row = await tables.find(id);
  if (row === undefined || !(shown.rev > row.rev || shown.ask >= (await nextAsk(context, id)))) return undefined;
  const [last] = await tables.inputs(id, { limit: 1 });
  return last?.at ?? row.startedAt ?? row.openedAt;
}

/** The number that the next ask will have at least: asks are numbered upwards. */
async function nextAsk(context: Context, id: TableId): Promise<number> {
  const opened = await openTable(context, id);
  if (!isRefusal(opened)) return opened.state.next;
  return opened.refused === 'table.not-started' ? 0 : Number.POSITIVE_INFINITY;
}
