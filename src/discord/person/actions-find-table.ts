/** Finds the table that a command means: the one named, the one of this channel, or the person's only one. */
import { isLesson, isRefusal, type TableInfo } from '#table/types';
import type { CommandContext, CompleteContext, Suggestion } from '../core/command.ts';
import { line } from '../core/components.ts';
import { LIMITS } from '../core/limits.ts';
import { Refused } from '../core/refuse.ts';
import type { ArgsOf } from '../ids.ts';
import { waitsFor, whichTable } from './screens/games.ts';

const isRunning = (table: TableInfo): boolean => table.status === 'running' || table.status === 'finished';

function sits(table: TableInfo, user: string): boolean {
  return table.seats.some((seat) => seat.who.kind === 'person' && seat.who.user === user);
}

/** Whether a person may look at a table: its players, and everybody who can see its channel or thread. */
export async function mayLook(
  { reply, sees }: Pick<CommandContext, 'reply' | 'sees'>,
  table: TableInfo,
): Promise<boolean> {
  const { channel, thread } = table.place;
  if (sits(table, reply.user) || isLesson(table)) return sits(table, reply.user);
  return (await sees(channel)) || (thread !== undefined && (await sees(thread)));
}

/**
 * The table meant by a command; undefined if there is none, in which case the person has been told what to do. `seated`:
 * only tables at which they have a seat; `verb`: what is opened if they have to choose.
 */
export async function findTable(
  ctx: CommandContext,
  options: {
    readonly seated: boolean;
    readonly verb: Exclude<ArgsOf<'open'>['screen'], 'more'>;
    /** A game that is over is meant too, if none is running: `here`, only that of this thread or channel. */
    readonly over?: true | 'here';
  },
): Promise<TableInfo | undefined> {
  const { app, reply } = ctx;
  const named = ctx.options.text('table');
  if (named !== undefined) {
    const table = await app.tables.info(named.trim().toLowerCase());
    if (!isRefusal(table) && (await mayLook(ctx, table))) return table;
    // A table that the person may not see is treated as if it did not exist.
    throw new Refused(isRefusal(table) ? table : { refused: 'table.unknown' });
  }
  const here = await tableHere(ctx, options.over !== undefined);
  if (here !== undefined && (!options.seated || sits(here, reply.user))) return here;
  const mine = (await app.tables.tablesOf(reply.user)).filter((table) => table.status === 'running');
  const waiting = mine.filter((table) => waitsFor(table, reply.user) !== undefined);
  const only = mine.length === 1 ? mine[0] : options.verb === 'hand' && waiting.length === 1 ? waiting[0] : undefined;
  if (only !== undefined) return only;
  const [last] = options.over === true && mine.length === 0 ? await app.tables.finishedOf(reply.user) : [];
  if (last !== undefined) return last;
  await reply.whisper(
    mine.length === 0
      ? line(reply.t(options.seated ? 'games.noSeat' : 'games.noneHere'))
      : whichTable(mine, reply.user, options.verb, reply.t),
  );
  return undefined;
}

/** The game of this channel: the running one, or, if wanted, the last that is over. */
async function tableHere({ app, channel }: CommandContext, over: boolean): Promise<TableInfo | undefined> {
  const here = await app.tables.tableAt(channel);
  if (here !== undefined && isRunning(here)) return here;
  return over ? app.tables.lastTableAt(channel) : undefined;
}

/** Suggests the person's own tables. */
export async function suggestTables({ app, user, typed }: CompleteContext): Promise<readonly Suggestion[]> {
  return suggestionsAmong(await app.tables.tablesOf(user), user, typed);
}

/** The same with games that are over, after the others. */
export async function suggestAllTables({ app, user, typed }: CompleteContext): Promise<readonly Suggestion[]> {
  const [open, over] = await Promise.all([app.tables.tablesOf(user), app.tables.finishedOf(user)]);
  return suggestionsAmong([...open, ...over], user, typed);
}

function suggestionsAmong(tables: readonly TableInfo[], user: string, typed: string): readonly Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  return tables
    .filter(isRunning)
    .map((table) => {
      const others = table.seats.filter((seat) => !(seat.who.kind === 'person' && seat.who.user === user));
      return {
        name: `${table.gameName} – ${others.map((seat) => seat.name).join(', ')} (${table.id})`,
        value: table.id,
      };
    })
    .filter((entry) => entry.name.toLowerCase().includes(wanted))
    .slice(0, LIMITS.choices);
}
