/** Finding tables: one by its id, those of a person, of a server, of a channel. */
import { type Context, gameOf, seatOf, unfinished } from '../context.ts';
import type { Admit } from '../entrance.ts';
import { refuse } from '../refusals.ts';
import type { FindingService, TableInfo } from '../types.ts';
import { setBackTo } from '../view/set-back.ts';
import { readOptions } from './options.ts';
import { infoOf } from './rows.ts';

/** Finding tables, as part of the table service. */
export function createFinding(context: Context, admit: Admit): FindingService {
  const { games, memory } = context;
  const { tables } = context.store;
  const infoFor = async (row: Parameters<typeof infoOf>[0]): Promise<TableInfo> => {
    const game = await gameOf(context, row).catch(() => games.get(row.game));
    return infoOf(row, game, memory.broken.get(row.id) === row.rev);
  };
  return {
    info: (table) =>
      admit(async () => {
        const row = await tables.find(table);
        return row === undefined ? refuse('table.unknown') : infoFor(row);
      }),
    async whereabouts(table) {
      const row = await tables.find(table);
      if (row === undefined) return undefined;
      const people = row.seats.flatMap(({ user }) => user ?? []);
      const { guild, channel, thread } = row.place;
      return { guild, channel, thread, people, isLesson: readOptions(row)?.lesson !== undefined };
    },
    setBackTo: (table, shown) => admit(() => setBackTo(context, table, shown)),
    async tablesOf(user) {
      const rows = await tables.ofUser(user, unfinished, 50);
      return Promise.all(rows.filter((row) => seatOf(row, user) !== undefined).map(infoFor));
    },
    async finishedOf(user) {
      const rows = await tables.ofUser(user, ['finished'], 50);
      return Promise.all([...rows].sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0)).map(infoFor));
    },
    async tablesIn(guild) {
      return Promise.all((await tables.ofGuild(guild, unfinished, 200)).map(infoFor));
    },
    async tableAt(channelOrThread) {
      const row = await tables.at(channelOrThread, unfinished);
      return row === undefined ? undefined : infoFor(row);
    },
    async lastTableAt(channelOrThread) {
      const row = await tables.at(channelOrThread, ['finished']);
      return row === undefined ? undefined : infoFor(row);
    },
  };
}
