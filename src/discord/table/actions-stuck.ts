/** Who may do what about stuck tables. Checked when a button is pressed, and again when it is confirmed. */
import type { EndRight, SeatInfo, TableInfo } from '#table/types';
import { line } from '../core/components.ts';
import { personOf } from '../core/people.ts';
import type { PressContext } from '../core/press.ts';
import { isSeated, tableOf } from './actions-open.ts';

/** Presses do not look up the same person again within this time, ms. */
const RECENTLY = 10 * 60_000;

/** Why somebody other than the host may end a lobby; undefined if they may not. */
export async function endRight(ctx: PressContext, table: TableInfo): Promise<EndRight | undefined> {
  const { reply, absence } = ctx;
  if (ctx.manages(table.place.guild)) return 'manages';
  if (table.status !== 'lobby' || table.host === reply.user || !isSeated(table, reply.user)) return undefined;
  const { guild, channel, lobbyMessage } = table.place;
  const stranded =
    lobbyMessage === undefined ||
    (await absence.hasLeft(guild, table.host)) ||
    (await absence.isGone(channel, lobbyMessage));
  return stranded ? 'stranded' : undefined;
}

/** Notifies a table about people whom it is waiting for and who have left. Runs in the background. */
export async function noticeAbsent(ctx: PressContext, table: TableInfo): Promise<void> {
  for (const { seat, user } of table.waiting) {
    if (user === undefined || user === ctx.reply.user) continue;
    if (await ctx.absence.hasLeft(table.place.guild, user, RECENTLY))
      await ctx.app.tables.hasLeft(table.id, seat, user);
  }
}

/** A seat that the computer may take over, and its person; if it may not, tells why and returns undefined. */
export async function replaceable(ctx: PressContext, table: TableInfo, number: number): Promise<SeatInfo | undefined> {
  const { reply } = ctx;
  const seat = table.seats.find((one) => one.seat === number);
  const user = seat === undefined ? undefined : personOf(seat);
  if (seat === undefined || user === undefined) {
    await reply.whisper(line(reply.t('stuck.noPerson')));
    return undefined;
  }
  if (await mayReplace(ctx, table, user)) return seat;
  await reply.whisper(line(reply.t('stuck.stillHere', { name: seat.name })));
  return undefined;
}

/** Managers of the server may at any time; players of the table, once the person has left the server. */
async function mayReplace(ctx: PressContext, table: TableInfo, user: string): Promise<boolean> {
  if (ctx.manages(table.place.guild)) return true;
  const { reply, absence } = ctx;
  return isSeated(table, reply.user) && user !== reply.user && absence.hasLeft(table.place.guild, user);
}

/** The table, if the person manages its server; otherwise tells them that they may not end it and returns undefined. */
export async function endable(ctx: PressContext, id: string): Promise<TableInfo | undefined> {
  const table = await tableOf(ctx, id);
  if (table === undefined || ctx.manages(table.place.guild)) return table;
  await ctx.reply.whisper(line(ctx.reply.t('stuck.notManager')));
  return undefined;
}
