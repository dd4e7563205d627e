/** Finds the table that a command means: the one named, the one of this channel, or the person's only one. */
import { isRefusal, type TableInfo } from '#table/types';
import type { CommandContext, CompleteContext, Suggestion } from './command.ts';
import { LIMITS } from './limits.ts';
import { line } from './present/components.ts';
import { waitsFor, whichTable } from './present/games.ts';
import { refuse } from './refuse.ts';

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
  return sits(table, reply.user) || (await sees(channel)) || (thread !== undefined && (await sees(thread)));
}

/**
 * The table meant by a command; undefined if there is none, in which case the person has been told what to do. `seated`:
 * only tables at which they have a seat; `verb`: what is opened if they have to choose.
 */
export async function findTable(
  ctx: CommandContext,
  options: { readonly seated: boolean; readonly verb: 'hand' | 'board' | 'log' | 'concede' | 'clock' },
): Promise<TableInfo | undefined> {
  const { app, reply } = ctx;
  const named = ctx.options.text('table');
  if (named !== undefined) {
    const table = await app.tables.info(named.trim().toLowerCase());
    if (!isRefusal(table) && (await mayLook(ctx, table))) return table;
    // A table that the person may not see is treated as if it did not exist.
    await refuse(app, reply, isRefusal(table) ? table : { refused: 'table.unknown' });
    return undefined;
  }
  const here = await app.tables.tableAt(ctx.channel);
  if (here !== undefined && isRunning(here) && (!options.seated || sits(here, reply.user))) return here;
  const mine = (await app.tables.tablesOf(reply.user)).filter((table) => table.status === 'running');
  const waiting = mine.filter((table) => waitsFor(table, reply.user) !== undefined);
  const only = mine.length === 1 ? mine[0] : options.verb === 'hand' && waiting.length === 1 ? waiting[0] : undefined;
  if (only !== undefined) return only;
  await reply.whisper(
    mine.length === 0
      ? line(reply.say(options.seated ? 'games.noSeat' : 'games.noneHere'))
      : whichTable(mine, reply.user, options.verb, reply.say),
  );
  return undefined;
}

/** Suggests the person's own tables. */
export async function suggestTables({ app, user, typed }: CompleteContext): Promise<readonly Suggestion[]> {
  const tables = await app.tables.tablesOf(user);
  const wanted = typed.trim().toLowerCase();
  return tables
    .filter((table) => table.status === 'running')
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
