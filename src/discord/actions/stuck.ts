/** Who may do what about tables where nothing goes on. Looked at when a button is pressed, and again when it is confirmed. */
import type { EndRight, SeatInfo, TableInfo } from '#table/types';
import { line } from '../present/components.ts';
import { personOf } from '../present/people.ts';
import type { PressContext } from '../press.ts';
import { isSeated, tableOf } from './tables.ts';

/** Presses do not ask for the same person again within this time, ms. */
const RECENTLY = 10 * 60_000;

/** Why somebody who is not its host may end a lobby; undefined: they may not. */
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

/** Has the others told of people who are waited for and have left. Nobody waits for this. */
export async function noticeAbsent(ctx: PressContext, table: TableInfo): Promise<void> {
  for (const { seat, user } of table.waiting) {
    if (user === undefined || user === ctx.reply.user) continue;
    if (await ctx.absence.hasLeft(table.place.guild, user, RECENTLY))
      await ctx.app.tables.hasLeft(table.id, seat, user);
  }
}

/** A seat whose person the computer may be asked to replace: its seat and its person, or undefined after telling why not. */
export async function replaceable(ctx: PressContext, table: TableInfo, number: number): Promise<SeatInfo | undefined> {
  const { reply } = ctx;
  const seat = table.seats.find((one) => one.seat === number);
  const user = seat === undefined ? undefined : personOf(seat);
  if (seat === undefined || user === undefined) {
    await reply.whisper(line(reply.say('stuck.noPerson')));
    return undefined;
  }
  if (await mayReplace(ctx, table, user)) return seat;
  await reply.whisper(line(reply.say('stuck.stillHere', { name: seat.name })));
  return undefined;
}

/** Those who manage the server may at any time; those who sit there, once the person has left the server. */
async function mayReplace(ctx: PressContext, table: TableInfo, user: string): Promise<boolean> {
  if (ctx.manages(table.place.guild)) return true;
  const { reply, absence } = ctx;
  return isSeated(table, reply.user) && user !== reply.user && absence.hasLeft(table.place.guild, user);
}

/** The table that a manager of the server may end; undefined after telling that they may not. */
export async function endable(ctx: PressContext, id: string): Promise<TableInfo | undefined> {
  const table = await tableOf(ctx, id);
  if (table === undefined || ctx.manages(table.place.guild)) return table;
  await ctx.reply.whisper(line(ctx.reply.say('stuck.notManager')));
  return undefined;
}
