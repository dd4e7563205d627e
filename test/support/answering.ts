/** People at a table, who answer as a computer player would. */
import type { Chance } from '#bots/random';
import type { Player } from '#face/computer';
import { isRefusal, type TableService } from '#table/types';

function must<T>(value: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as Exclude<T, { readonly refused: string }>;
}

/** Gives one answer for a person whom the table waits for. False: it waits for nobody. Throws if it is refused. */
export async function answerNext(service: TableService, id: string, player: Player, chance: Chance): Promise<boolean> {
  const { view, table } = must(await service.view(id, undefined));
  const who = table.seats.map((one) => one.who).find((one, seat) => one.kind === 'person' && view.owing.includes(seat));
  if (who?.kind !== 'person') return false;
  const tableView = must(await service.view(id, who.user));
  const ask = tableView.view.asks.find(({ free }) => free !== true);
  if (ask === undefined) throw new Error(`${id} waits for somebody who is asked nothing`);
  must(
    await service.submit(id, who.user, { ask: ask.id, answer: player(tableView.view, ask, chance, tableView.game) }),
  );
  return true;
}
