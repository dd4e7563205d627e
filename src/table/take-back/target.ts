/** What a seat may take back: its last move, with all that followed. */
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Seat, State } from '#kernel/state';
import type { InputRow } from '#store/types';
import { newPilot } from '../autopilot.ts';
import type { Context, Opened } from '../context.ts';
import type { Fact } from '../facts.ts';
import { revsOf, stateAt } from '../frames.ts';
import { entryOf, namesOf } from '../look.ts';
import { refuse } from '../refusals.ts';
import { readJson, readOptions, readPilot } from '../rows.ts';
import { hasTaughtNobody } from './free.ts';
import { orderWords } from './order-words.ts';

export type Target = {
  /** The rev of the move. */
  readonly move: number;
  /** The rev whose state comes back, and that state. */
  readonly to: number;
  readonly state: State;
  /** The move in words, as its seat may know it. */
  readonly words: string;
  /** Whether it may be taken back without asking anybody. */
  readonly free: boolean;
};

/** How far back a move may lie, in commits of its table. */
const farthest = 40;
const chunk = 100;
/** After these nobody goes back behind them: people and seats are not as they were. */
const barriers: readonly Fact['fact'][] = ['conceded', 'computer-took-seat'];

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
  if (facts.some(({ kind }) => barriers.some((barrier) => barrier === kind)))
    return refuse('undo.none', { why: 'seat' });
  const to = (await revsOf(context, row)).findLast((rev) => rev < last.rev);
  const before = to === undefined ? undefined : await stateBefore(context, opened, to);
  if (to === undefined || before === undefined) return refuse('undo.none', { why: 'other' });
  const inputs = since.map((input) => ({ seat: input.seat, events: eventsOf(input) }));
  return {
    move: last.rev,
    to,
    state: before,
    words: wordsOf(opened, last, before, seat),
    free: others.length === 0 || hasTaughtNobody({ game, seat, before, now, inputs }),
  };
}

function hasConceded({ row, game }: Opened, seat: Seat): boolean {
  const found = row.seats.find((one) => one.seat === seat);
  return (found === undefined ? newPilot('fast', undefined, []) : readPilot(found, game.words.stops)).conceded === true;
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

async function stateBefore(context: Context, { row, game }: Opened, rev: number): Promise<State | undefined> {
  const text = await stateAt(context, row, rev);
  try {
    return text === undefined ? undefined : game.open(text);
  } catch (error) {
    context.log.error({ table: row.id, rev, err: error }, 'an earlier state of a table cannot be read');
    return undefined;
  }
}

function eventsOf({ events }: InputRow): readonly GameEvent[] {
  const stored = readJson(events);
  return Array.isArray(stored) ? (stored as readonly GameEvent[]) : [];
}

/** The move in words: what the log says of it, or else what was chosen. */
function wordsOf(
  { row, game }: { readonly row: Opened['row']; readonly game: Game },
  input: InputRow,
  before: State,
  seat: Seat,
): string {
  const names = namesOf(row);
  const { lines } = entryOf(input, game, seat, names);
  if (lines.length > 0) return lines.join(' ');
  const view = game.view(before, seat);
  const ask = view.asks.find(({ id }) => id === input.ask);
  return (ask && orderWords(game, view, ask, readJson(input.input), names)) ?? '';
}
