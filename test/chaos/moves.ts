/** How people play when they are waited for. */
import type { Answer, Ask, Refusal } from '#kernel/ask';
import { isRefusal } from '#table/types';
import { DRAWN } from './game.ts';
import type { Habit } from './plan.ts';
import type { Process } from './process.ts';

/** More answers than somebody gives before others are asked. */
const MAX_ANSWERS = 12;

/** Answers at a table until somebody else is asked, as the habit is. */
export async function moveAt(
  { tables }: Process,
  table: string,
  user: string,
  habit: Habit,
  roll: (key: string, below: number) => number,
): Promise<undefined | Refusal> {
  for (let n = 0; n < MAX_ANSWERS; n++) {
    const tableView = await tables.view(table, user);
    if (isRefusal(tableView)) return tableView;
    await tables.markSeen(table, user, tableView.table.rev);
    const [ask] = tableView.view.asks;
    if (tableView.table.status !== 'running' || ask === undefined) return undefined;
    const givesUp = habit === 'concedes' && ask.role === 'action';
    const chance = roll(`${user} ${table} ${ask.id}`, 12);
    const done =
      givesUp || chance === 0
        ? await tables.concede(table, user)
        : await tables.submit(table, user, { ask: ask.id, answer: answerOf(ask, habit, chance) });
    if (isRefusal(done)) return done;
  }
  return undefined;
}

function answerOf(ask: Ask, habit: Habit, chance: number): Answer {
  const { choice } = ask;
  if (choice.kind !== 'choose') return ask.fallback;
  if (ask.role === 'action' && (habit === 'draws' || chance === 1))
    return { pick: ['bid'], with: { number: { number: DRAWN } } };
  const gain = choice.options.find(({ verb, needs }) => verb === 'play' && needs === undefined);
  return gain === undefined ? ask.fallback : { pick: [gain.id] };
}
