/** Presses about tables where nothing goes on. The right to each is looked at when it is pressed, and again when it is confirmed. */
import { type EndRight, isRefusal, type SeatInfo, type TableInfo } from '#table/types';
import { COLORS, line } from '../present/components.ts';
import { endMessage, personOf, standInMessage } from '../present/stuck.ts';
import { type PressContext, refuse, tableOf } from './context.ts';

/** Presses do not ask for the same person again within this time, ms. */
const LATELY = 10 * 60_000;

const isSeated = (table: TableInfo, user: string): boolean => table.seats.some((seat) => personOf(seat) === user);

/** Why somebody who is not its host may end a lobby; undefined: they may not. */
export async function endRight(ctx: PressContext, table: TableInfo): Promise<EndRight | undefined> {
  const { reply, standing } = ctx;
  if (ctx.manages(table.place.guild)) return 'manages';
  if (table.status !== 'lobby' || table.host === reply.user || !isSeated(table, reply.user)) return undefined;
  const { guild, channel, lobbyMessage } = table.place;
  const stranded =
    lobbyMessage === undefined ||
    (await standing.hasLeft(guild, table.host)) ||
    (await standing.isGone(channel, lobbyMessage));
  return stranded ? 'stranded' : undefined;
}

/** Has the others told of people who are waited for and have left. Nobody waits for this. */
export async function noticeAbsent(ctx: PressContext, table: TableInfo): Promise<void> {
  for (const { seat, user } of table.waiting) {
    if (user === undefined || user === ctx.reply.user) continue;
    if (await ctx.standing.hasLeft(table.place.guild, user, LATELY)) await ctx.app.tables.hasLeft(table.id, seat, user);
  }
}

/** Everything about tables where nothing goes on. False: not one of these. */
export async function stuckPress(ctx: PressContext): Promise<boolean> {
  const { app, reply, press } = ctx;
  switch (press.verb) {
    case 'repost': {
      const table = await app.tables.repost(press.table, reply.user);
      if (isRefusal(table)) await refuse(app, reply, table);
      else
        await reply.whisper(line(reply.say('stuck.reposted', { channel: table.place.thread ?? table.place.channel })));
      return true;
    }
    case 'end':
    case 'end.yes':
      await end(ctx);
      return true;
    case 'standin':
    case 'standin.yes':
      await standIn(ctx);
      return true;
    case 'stuck.no':
      await reply.update(line(reply.say('concede.kept')));
      return true;
    default:
      return false;
  }
}

async function end(ctx: PressContext): Promise<void> {
  const { app, reply, press } = ctx;
  const table = await tableOf(ctx);
  if (table === undefined) return;
  if (!ctx.manages(table.place.guild)) return void (await reply.whisper(line(reply.say('stuck.notManager'))));
  if (press.verb === 'end') {
    await reply.whisper(endMessage(table, reply.say));
    return;
  }
  const ended = await app.tables.end(table.id);
  if (isRefusal(ended)) return refuse(app, reply, ended);
  app.log.info({ table: table.id, user: reply.user }, 'a game was ended by somebody who manages the server');
  await reply.update(line(reply.say('stuck.ended'), COLORS.calm));
}

/** `standin:<seat>` asks; `standin.yes:<seat>/<person>` does it, if that person still has the seat. */
async function standIn(ctx: PressContext): Promise<void> {
  const { app, reply, press } = ctx;
  const table = await tableOf(ctx);
  if (table === undefined) return;
  const [number = '', person = ''] = press.arg.split('/');
  const seat = table.seats.find((one) => String(one.seat) === number);
  const user = seat === undefined ? undefined : personOf(seat);
  if (seat === undefined || user === undefined) return void (await reply.whisper(line(reply.say('stuck.noPerson'))));
  if (!(await mayReplace(ctx, table, seat))) {
    await reply.whisper(line(reply.say('stuck.stillHere', { name: seat.name })));
    return;
  }
  if (press.verb === 'standin') {
    await reply.whisper(standInMessage(table, seat, reply.say));
    return;
  }
  const done = await app.tables.standIn(table.id, seat.seat, person);
  if (isRefusal(done)) return refuse(app, reply, done);
  app.log.info({ table: table.id, seat: seat.seat, user: reply.user }, 'a seat was given to the computer');
  await reply.update(line(reply.say('stuck.stoodIn', { name: seat.name }), COLORS.calm));
}

/** Those who manage the server may at any time; those who sit there, once the person has left the server. */
async function mayReplace(ctx: PressContext, table: TableInfo, seat: SeatInfo): Promise<boolean> {
  if (ctx.manages(table.place.guild)) return true;
  const user = personOf(seat) ?? '';
  return isSeated(table, ctx.reply.user) && user !== ctx.reply.user && ctx.standing.hasLeft(table.place.guild, user);
}
