/** The course of a game: the inputs that led through it, its steps, and where its turns begin. */
import type { InputRow } from '#store/types';
import type { Context, Opened } from '../context.ts';
import type { GameHistory, TurnStart } from '../types.ts';
import { lineOf } from '../view/table-events.ts';
import { entryOf, namesOf } from '../view/table-view.ts';

/** Inputs read at once. */
const chunk = 500;

/** The inputs of some revs, in order, without those that were taken back. */
export async function inputsBetween(
  { store }: Pick<Context, 'store'>,
  id: string,
  from: number,
  to: number,
): Promise<readonly InputRow[]> {
  const found: InputRow[] = [];
  for (let before: { readonly rev: number; readonly n: number } | undefined = { rev: to + 1, n: 0 }; ; ) {
    const limit: number = from === to ? 50 : chunk;
    const inputs: readonly InputRow[] = await store.tables.inputs(id, { before, from, limit });
    found.push(...inputs);
    before = inputs.at(-1);
    if (inputs.length < limit) return found.reverse();
  }
}

/** The steps of a game and its turns; kept between calls. */
export async function gameHistoryOf(
  context: Context,
  { row, game }: Pick<Opened, 'row' | 'game'>,
): Promise<GameHistory> {
  const { histories: courses } = context.memory;
  const key = `${context.language}:${row.id}`;
  const known = courses.get(key);
  if (known?.rev === row.rev) return known;
  const names = namesOf(row);
  const revs: number[] = [];
  const turns: TurnStart[] = [];
  for (const input of await inputsBetween(context, row.id, 0, row.rev)) {
    if (revs.at(-1) !== input.rev) revs.push(input.rev);
    const { events } = entryOf(input, game, undefined, names);
    const begins = events.findLast((event) => game.words.weight?.(event) === 'chapter');
    const line = begins === undefined ? undefined : lineOf(game, begins, names);
    if (line === undefined) continue;
    // Of several turns within one step its picture shows the last.
    if (turns.at(-1)?.rev === input.rev) turns.pop();
    turns.push({ rev: input.rev, line });
  }
  const course = { rev: row.rev, revs, turns };
  courses.set(key, course);
  return course;
}
