/** What a seat may take back: its last move, with all that followed. */

import type { Refusal } from '#kernel/ask';
import type { Seat, State } from '#kernel/state';
import type { InputRow } from '#store/types';
import type { Context, Opened } from '../../context.ts';
import type { Millis } from '../../ids.ts';
import { revsOf, stateAt } from '../../open/frames.ts';
import { readOptions } from '../../open/options.ts';
import { readAutopilot } from '../../open/rows.ts';
import { readEvents, readJson } from '../../open/stored-text.ts';
import { refuse } from '../../refusals.ts';
import type { LogEntry } from '../../types.ts';
import { entryOf, namesOf } from '../../view/table-view.ts';
import { newAutopilot } from '../autopilot.ts';
import { hasSeenMore, hasTaughtNobody } from './free.ts';
import { orderWords } from './order-words.ts';

export type Target = {
  /** The rev of the move. */
  readonly move: number;
  readonly movedAt: Millis;
  /** The rev whose state comes back, and that state. */
  readonly to: number;
  readonly state: State;
  /** The move, as its seat may know it, and what was chosen, as its buttons name it. */
  readonly told: LogEntry;
  readonly chosen: string;
  /** Whether the seat has come to see cards by it. */
  readonly seen: boolean;
  /** Whether it may be taken back without asking anybody. */
  readonly free: boolean;
};

/** How far back a move may lie, in commits of its table. */
const farthest = 40;
const chunk = 100;
/** After these nobody goes back behind them: people and seats are not as they were. */
const barriers: readonly string[] = ['conceded', 'computer-took-seat', 'seat-changed-hands'];

/** The last move of a seat, and whether it is free; a refusal: there is none that may be taken back. */
export async function targetOf(
  context: Context,
  opened: Opened,
  seat: Seat,
  others: readonly Seat[],
): Promise<Target | Refusal> {
  const { row, game, state: now } = opened;
  if (row.status !== 'running') return refuse('undo.none', { why: 'over' });
  if ((readOptions(row)?.undo ?? 'ask') === 'off') return refuse('undo.off');
  if (game.view(now, undefined).out.includes(seat) || hasConceded(opened, seat)) return refuse('table.out');
  const since = await inputsSince(context, opened, seat);
  const [last] = since;
  if (last === undefined) return refuse('undo.none', { why: 'far' });
  const facts = await context.store.facts.of(row.id, { rev: last.rev, limit: 10_000 });
  if (facts.some(({ kind }) => barriers.includes(kind))) return refuse('undo.none', { why: 'seat' });
  const to = (await revsOf(context, row)).findLast((rev) => rev < last.rev);
  const before = to === undefined ? undefined : await stateBefore(context, opened, to);
  if (to === undefined || before === undefined) return refuse('undo.none', { why: 'other' });
  const inputs = since.map((input) => ({ seat: input.seat, events: readEvents(input.events) }));
  const stretch = { game, seat, before, now, inputs };
  return {
    move: last.rev,
    movedAt: last.at,
    to,
    state: before,
    told: entryOf(last, game, seat, namesOf(row)),
    chosen: chosenIn(opened, last, before, seat),
    seen: hasSeenMore(stretch),
    free: others.length === 0 || hasTaughtNobody(stretch),
  };
}

function hasConceded({ row, game }: Opened, seat: Seat): boolean {
  const found = row.seats.find((one) => one.seat === seat);
  return (
    (found === undefined ? newAutopilot('fast', undefined, []) : readAutopilot(found, game.words.stops)).conceded ===
    true
  );
}

/** The seat's last move and all that followed, oldest first; empty if there is none near enough. */
async function inputsSince({ store }: Context, { row }: Opened, seat: Seat): Promise<readonly InputRow[]> {
  const since: InputRow[] = [];
  for (let before: InputRow | undefined; ; ) {
    const inputs: readonly InputRow[] = await store.tables.inputs(row.id, { limit: chunk, before });
    for (const input of inputs) {
      if (input.rev <= row.rev - farthest) return [];
      since.push(input);
      if (input.by === 'person' && input.seat === seat && input.ask !== undefined) return since.reverse();
    }
    before = inputs.at(-1);
    if (before === undefined) return [];
  }
}

/** The state at a rev; undefined if it is not stored, or cannot be read. */
export async function stateBefore(context: Context, { row, game }: Opened, rev: number): Promise<State | undefined> {
  const text = await stateAt(context, row, rev);
  try {
    return text === undefined ? undefined : game.open(text);
  } catch (error) {
    context.log.error({ table: row.id, rev, err: error }, 'an earlier state of a table cannot be read');
    return undefined;
  }
}

/** What was chosen in a move, in words. */
function chosenIn({ row, game }: Opened, { ask: id, input }: InputRow, before: State, seat: Seat): string {
  const names = namesOf(row);
  const view = game.view(before, seat);
  const ask = view.asks.find((one) => one.id === id);
  if (ask === undefined) return '';
  return orderWords(game, view, ask, readJson(input), names) ?? game.words.prompt(view, ask, names);
}
