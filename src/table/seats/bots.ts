/** Computer players on the seats of a lobby. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import type { Context } from '../context.ts';
import { closeUp, emptySeat, notHost, step } from '../lobby/step.ts';
import { refuse } from '../refusals.ts';
import { isRefusal, type TableInfo, type UserId } from '../types.ts';
import { translatorIn } from '../words/catalogue.ts';
import { recommendedBot } from './recommended-bot.ts';

/** Seats a computer player, unless more seats are taken than the presser saw: then the press is a repetition. */
export async function addBot(
  context: Context,
  id: string,
  user: UserId,
  seats: number,
  bot?: string,
): Promise<TableInfo | Refusal> {
  const game = bot === undefined ? (await context.store.tables.find(id))?.game : undefined;
  const recommended = game === undefined ? undefined : await recommendedBot(context, user, game);
  return step(
    context,
    id,
    (row, _game, options) => {
      if (row.host !== user) return notHost(row);
      const wanted = knownBot(context, bot ?? recommended ?? Object.keys(context.bots)[0]);
      if (isRefusal(wanted)) return wanted;
      if (row.seats.length > seats) return undefined;
      if (row.seats.length >= options.seats) return refuse('table.full', { seats: options.seats });
      const name = botName(context, row, wanted);
      return { seats: [...row.seats, { ...emptySeat, seat: row.seats.length, bot: wanted, name }] };
    },
    { by: user },
  );
}

/** Checks a computer player's id. */
function knownBot({ bots }: Context, id: string | undefined): string | Refusal {
  const ids = Object.keys(bots);
  if (id === undefined) return refuse('table.no-bots');
  return ids.includes(id) ? id : refuse('table.bot-unknown', { bot: id, bots: ids.join(', ') });
}

/** A name for another computer player at a table: its own, with a number if that is taken. */
export function botName({ bots }: Context, row: Pick<TableRow, 'seats'>, bot: string): string {
  const taken = new Set(row.seats.map((seat) => seat.name));
  const named = (count: number) => translatorIn('en')('bot.name', { name: bots[bot]?.name ?? bot, count });
  let count = 1;
  while (taken.has(named(count))) count++;
  return named(count);
}

/** Replaces a computer player by another, which keeps the deck. */
export function changeBot(
  context: Context,
  id: string,
  user: UserId,
  seat: Seat,
  bot: string,
): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    (row) => {
      if (row.host !== user) return notHost(row);
      const wanted = knownBot(context, bot);
      if (isRefusal(wanted)) return wanted;
      const target = row.seats.find((one) => one.seat === seat);
      if (target?.bot === undefined) return refuse('table.not-bot');
      if (target.bot === wanted) return undefined;
      const others = row.seats.filter((one) => one !== target);
      const changed = { ...target, bot: wanted, name: botName(context, { seats: others }, wanted) };
      return { seats: row.seats.map((one) => (one === target ? changed : one)) };
    },
    { by: user },
  );
}

/** Takes a computer player off its seat. */
export function removeBot(context: Context, id: string, user: UserId, seat: Seat): Promise<TableInfo | Refusal> {
  return step(
    context,
    id,
    (row) => {
      if (row.host !== user) return notHost(row);
      const target = row.seats.find((one) => one.seat === seat);
      if (target === undefined) return undefined;
      if (target.bot === undefined) return refuse('table.not-bot');
      return { seats: closeUp(row.seats.filter((one) => one !== target)) };
    },
    { by: user },
  );
}
