/** Looks at a request when its time is over, or when fewer have a say than before. */
import type { DueRow } from '#store/types';
import { type Context, openTable } from '../../context.ts';
import { isRefusal } from '../../types.ts';
import { decide, over } from './decide.ts';
import { kindOf, wishOf } from './stored.ts';

/** Most attempts when another process stores first. */
const tries = 3;

/** The kind of request that a due row is about; undefined if it is about none, or one of a newer version. */
export function requestKindOf(due: string): string | undefined {
  const [what, kind] = due.split(':');
  return what === 'request' && kind !== undefined ? kindOf(kind) : undefined;
}

/** Ends the open request of a kind if it is decided or its time is over; otherwise it goes on. */
export function review(context: Context, { table, kind, seat, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  return locks.run(table, async () => {
    const settle = { kind, seat, at };
    for (let attempt = 0; attempt < tries; attempt++) {
      const request = await store.requests.last(table, requestKindOf(kind) ?? '');
      const wish = request && wishOf(request);
      const row = await store.tables.find(table);
      if (request?.state !== 'open' || wish === undefined || row === undefined) {
        await store.tables.commit({ table, expect: undefined, settle });
        return;
      }
      const opened = await openTable(context, table);
      const now = context.now();
      const result = isRefusal(opened)
        ? await over(context, { row, now }, request, 'lapsed', { settle })
        : await decide(context, { ...opened, now }, request, wish, { settle });
      if (isRefusal(result)) await over(context, { row, now }, request, 'moot', { settle });
      if (result !== 'moved') return;
    }
  });
}
