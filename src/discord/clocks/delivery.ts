/** Delivers what is said about clocks: warnings, time that was given, and the question what is to be done about a late seat. */
import type { REST } from 'discord.js';
import { minWarning } from '#table/clock/time-control';
import { type Claimed, isRefusal, type OutgoingOf, type SeatInfo, type TableView, undelivered } from '#table/types';
import type { AbsenceChecks } from '../core/absence.ts';
import type { App } from '../core/app.ts';
import type { ChannelAccess } from '../core/channel-access.ts';
import { COLORS, line, type Payload } from '../core/components.ts';
import { sendPrivately } from '../core/direct-messages.ts';
import { faultOf } from '../core/faults.ts';
import { personOf } from '../core/people.ts';
import { quietly } from '../delivery/mentions.ts';
import type { Messages } from '../delivery/messages.ts';
import type { Places } from '../delivery/place.ts';
import type { Translate } from '../words.ts';
import {
  comeMessage,
  comeText,
  givenMessage,
  lateMessage,
  lateOverMessage,
  lateText,
  warningMessage,
} from './screens/clocks.ts';

type ClockDelivery = {
  readonly [K in 'warning' | 'come' | 'given' | 'late']: (claimed: Claimed, message: OutgoingOf<K>) => Promise<string>;
};

const notNeeded = 'not needed';

export function createClockDelivery(
  app: App,
  rest: REST,
  absence: AbsenceChecks,
  access: ChannelAccess,
  messages: Messages,
  places: Places,
  t: Translate,
): ClockDelivery {
  const { tables } = app;

  /** Tells a person something about their clock, in the table's place or else directly. */
  async function tell(
    { id, message: intent }: Claimed,
    seat: number,
    build: (at: { tableView: TableView; user: string; call: readonly string[]; zeroAt: number }) => Payload,
    directly?: (tableView: TableView) => string,
  ): Promise<string> {
    const tableView = await tables.view(intent.table, undefined);
    if (isRefusal(tableView)) return undelivered;
    const { table } = tableView;
    // Whoever has to come may have nothing else to do.
    const comeBy = table.status === 'running' && intent.kind === 'come' ? intent.by : undefined;
    const zeroAt = tableView.clocks.find((clock) => clock.seat === seat)?.zeroAt ?? comeBy;
    const info = table.seats.find((one) => one.seat === seat);
    const user = info === undefined ? undefined : personOf(info);
    if (user === undefined || zeroAt === undefined) return undelivered;
    // Who wants no reminders, or has quiet hours, is named, but not notified.
    const call = await tables.calls.toTell([user], intent.kind === 'given' ? 'given' : 'warning');
    const message = quietly(build({ tableView, user, call, zeroAt }));
    const place = await places.sendTo(table, (channel) => messages.create(channel, message, [], id));
    if (place !== undefined) {
      const { guild } = table.place;
      if (await absence.hasLeft(guild, user)) {
        await tables.hasLeft(table.id, seat, user);
        const { league } = table.options;
        if (league !== undefined) await app.seasons.gone(league.season, user);
        return undelivered;
      }
      if (guild === undefined || (await access.maySee(guild, user, place.channel)) !== false) return place.id;
    }
    const direct = directly === undefined ? message : line(directly(tableView), COLORS.calm);
    return (await sendPrivately(rest, user, direct, id)) === 'sent' ? 'told' : undelivered;
  }

  /** Where the question about a seat stands: its channel and message. */
  const noteOf = (table: string, seat: number): string => `late:${table}:${seat}`;

  async function ask({ id }: Claimed, tableView: TableView, seat: SeatInfo): Promise<string> {
    const { table } = tableView;
    const since = table.waiting.find((one) => one.seat === seat.seat)?.since ?? app.now();
    const others = table.seats.filter((one) => one.seat !== seat.seat && !isOut(tableView, one.seat));
    const people = others.flatMap((one) => personOf(one) ?? []);
    const call = await tables.calls.toTell(people, 'news');
    const message = lateMessage(table, seat, { since, call, alone: people.length === 1 }, t);
    const place = await places.sendTo(table, (channel) => messages.create(channel, message, [], id));
    if (place === undefined) {
      // Whoever does not want to be told now reads it when they next use the bot.
      for (const user of people)
        if (!call.includes(user) || (await sendPrivately(rest, user, message, id)) === 'closed')
          await tables.pendingTexts.add(user, id, lateText(table, seat, since, t));
      return 'told';
    }
    await tables.notes.set(noteOf(table.id, seat.seat), `${place.channel}/${place.id}`);
    return place.id;
  }

  return {
    warning: (claimed, { seat }) =>
      tell(claimed, seat, ({ tableView: { table }, zeroAt, ...to }) => {
        const { clock } = table.options;
        const until = Math.max(zeroAt, app.now() + (clock === undefined ? 0 : minWarning(clock)));
        return warningMessage({ table, ...to, until }, t);
      }),

    come: (claimed, { seat, by }) =>
      tell(
        claimed,
        seat,
        ({ tableView: { table }, user, call }) => comeMessage({ table, user, call, until: by }, t),
        ({ table }) => comeText(table, by, t),
      ),

    given: (claimed, { seat }) =>
      tell(claimed, seat, ({ tableView: { table }, zeroAt, ...to }) =>
        givenMessage({ table, ...to, until: zeroAt }, t),
      ),

    async late(claimed, intent) {
      const tableView = await tables.view(intent.table, undefined);
      if (isRefusal(tableView)) return tableView.refused;
      const seat = tableView.table.seats.find((one) => one.seat === intent.seat);
      if (seat === undefined) return notNeeded;
      const isLate = tableView.clocks.some((clock) => clock.seat === intent.seat && clock.state === 'late');
      if (intent.over === undefined) return isLate ? ask(claimed, tableView, seat) : notNeeded;
      const [channel, message] = (await tables.notes.get(noteOf(intent.table, intent.seat)))?.split('/') ?? [];
      if (channel === undefined || message === undefined) return notNeeded;
      try {
        await messages.editIfThere(channel, message, lateOverMessage(seat, intent.over, t), []);
      } catch (error) {
        // It may stand where the bot has no access any more; its buttons say that it is over.
        if (!['gone', 'forbidden'].includes(faultOf(error) ?? '')) throw error;
      }
      await tables.notes.set(noteOf(intent.table, intent.seat), '');
      return message;
    },
  };
}

/** Whether a seat is out, or has given up. */
function isOut({ view }: TableView, seat: number): boolean {
  return view.out.includes(seat) || view.leaving?.includes(seat) === true;
}
