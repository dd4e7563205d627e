/** What is shown once somebody has decided about a seat whose time was up. */
import type { LateOver, TableInfo } from '#table/types';
import { lateOverMessage } from '../present/clocks.ts';
import type { PressContext } from '../press.ts';

/** Closes the question in the pressed message. The outbox does the same, should this be lost. */
export async function settledLate(
  { reply }: PressContext,
  table: TableInfo,
  seat: number,
  over: LateOver,
): Promise<void> {
  const info = table.seats.find((one) => one.seat === seat);
  if (info !== undefined) await reply.update(lateOverMessage(info, over, reply.sayAll));
}
