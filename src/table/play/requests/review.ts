/** Looks at a request when its time is over, or when fewer have a say than before. */
import type { DueRow } from '#store/types';
import { doDue, findRowIfAny } from '../../change/change-table.ts';
import { type Context, openTable } from '../../context.ts';
import { isRefusal } from '../../types.ts';
import { decide, over } from './decide.ts';
import { kindOf, proposalOf } from './stored.ts';

/** The kind of request that a due row is about; undefined if it is about none, or one of a newer version. */
export function requestKindOf(due: string): string | undefined {
  const [what, kind] = due.split(':');
  return what === 'request' && kind !== undefined ? kindOf(kind) : undefined;
}

/** Ends the open request of a kind if it is decided or its time is over; otherwise it goes on. */
export function review(context: Context, due: DueRow): Promise<void> {
  const { table, kind, seat } = due;
  return doDue(context, due, findRowIfAny, async (row) => {
    const request = await context.store.requests.last(table, requestKindOf(kind) ?? '');
    const proposal = request && proposalOf(request);
    if (request?.state !== 'open' || proposal === undefined || row === undefined) return undefined;
    const step = { due: { kind, seat } };
    const opened = await openTable(context, table);
    const now = context.now();
    if (isRefusal(opened)) return over(context, { row, now }, request, 'lapsed', step);
    const decided = await decide(context, { ...opened, now }, request, proposal, step);
    return isRefusal(decided) ? over(context, { row, now }, request, 'moot', step) : decided;
  });
}
