/** Turns what has happened on a course into one change of the store: state, inputs, waiting, reminders, messages. */
import type { GameEvent } from '#kernel/event';
import type { Game, RulesChange } from '#kernel/game';
import type { Result, Seat } from '#kernel/state';
import type { Change, InputRow, RulesetRow, SeatPatch } from '#store/types';
import type { Course } from './chain.ts';
import type { Context } from './context.ts';
import { outboxRow } from './intents.ts';
import { rulesChanged } from './lines.ts';
import { readOptions, readSettings } from './rows.ts';
import type { Intent, UserId } from './types.ts';

/**
 * Due kinds: `remind` and `lapse` (an ask's fallback is given) per seat; `continue` for a table whose automatic moves go on;
 * `expire` for a lobby that nobody has started.
 */
export type DueKind = 'remind' | 'lapse' | 'continue' | 'expire';
export const wholeTable = -1;
/** When another process takes up a table's automatic moves that this one did not come to, in ms. */
const takeUpAfter = 30_000;
/** When an ask lapses at tables that remind nobody, in ms. */
const usualLapse = 24 * 60 * 60 * 1000;

/** The change that stores a course; based on `course.row.rev`. `begin` adds what only the start changes. */
export async function changeOf(context: Context, course: Course, begin?: Change['row']): Promise<Change> {
  const { row, game, state, made } = course;
  const now = context.now();
  const rev = row.rev + 1;
  const open = game.view(state, undefined);
  const owing = open.result === undefined ? open.owing : [];
  const movers = new Set(made.filter((one) => one.by === 'person').map((one) => one.seat));
  const movedBySelf = new Set(made.map((one) => one.seat));
  const remindAfter = readOptions(row)?.remindAfter ?? 0;

  const patch: SeatPatch[] = [];
  const setDue: { kind: DueKind; seat: Seat; at: number }[] = [];
  const clearDue: { kind: DueKind; seat: Seat }[] = [];
  const newcomers: UserId[] = [];
  for (const seat of row.seats) {
    const changed: { -readonly [K in keyof SeatPatch]: SeatPatch[K] } = { seat: seat.seat };
    const pilot = course.pilots.get(seat.seat);
    if (pilot !== undefined) changed.settings = JSON.stringify(pilot);
    if (movers.has(seat.seat)) changed.movedRev = rev;
    const waits = seat.user !== undefined && owing.includes(seat.seat);
    if (waits && (seat.waitingSince === undefined || movedBySelf.has(seat.seat))) {
      changed.waitingSince = now;
      if (remindAfter > 0) setDue.push({ kind: 'remind', seat: seat.seat, at: now + remindAfter });
      const lapses = state.open?.asks.some((ask) => ask.seat === seat.seat && ask.lapses === true) === true;
      if (lapses) setDue.push({ kind: 'lapse', seat: seat.seat, at: now + (remindAfter || usualLapse) });
      else clearDue.push({ kind: 'lapse', seat: seat.seat });
    }
    if (waits && seat.waitingSince === undefined && !movers.has(seat.seat) && seat.user !== undefined) {
      newcomers.push(seat.user);
    }
    if (!waits && seat.waitingSince !== undefined) {
      changed.waitingSince = undefined;
      clearDue.push({ kind: 'remind', seat: seat.seat }, { kind: 'lapse', seat: seat.seat });
    }
    if (Object.keys(changed).length > 1) patch.push(changed);
  }
  if (course.more) setDue.push({ kind: 'continue', seat: wholeTable, at: now + takeUpAfter });
  else clearDue.push({ kind: 'continue', seat: wholeTable });

  const intents: Intent[] = begin === undefined ? [] : startIntents(row.id);
  const live = await liveIntent(context, row.id, newcomers);
  if (made.length > 0 || begin !== undefined) intents.push(live);
  if (open.result !== undefined && row.status !== 'finished') intents.push({ kind: 'finished', table: row.id });

  const moves = made.map((one) => ({
    seat: one.seat,
    user: one.by === 'person' ? row.seats.find((seat) => seat.seat === one.seat)?.user : undefined,
    by: one.by,
    ask: one.ask,
    input: JSON.stringify(one.input),
    events: JSON.stringify(one.events),
  }));
  const told = course.rulesChange === undefined ? moves : [amendment(course.rulesChange), ...moves];
  return {
    table: row.id,
    expect: row.rev,
    ruleset: course.rulesChange && rulesetOf(game),
    row: {
      state: JSON.stringify(state),
      ...(course.rulesChange === undefined ? {} : { ruleset: game.ruleset }),
      ...begin,
      ...(open.result === undefined ? {} : finish(open.result, now)),
    },
    patch,
    inputs: told.map((one, n) => ({ ...one, rev, n, at: now })),
    setDue,
    clearDue,
    outbox: intents.map((intent) => outboxRow(context, intent)),
  };
}

/** A game's ruleset as it is stored. */
export function rulesetOf(game: Game): RulesetRow {
  return { hash: game.ruleset, game: game.id, data: JSON.stringify(game.data) };
}

/** What stands in the log where the rules have changed between two moves; nobody's move. */
function amendment({ rulings }: RulesChange): Omit<InputRow, 'rev' | 'n' | 'at'> {
  const events = [{ e: rulesChanged, rulings }] satisfies GameEvent[];
  const input = JSON.stringify({ rulesChanged: true });
  return { seat: undefined, user: undefined, by: 'auto', ask: undefined, input, events: JSON.stringify(events) };
}

function startIntents(table: string): Intent[] {
  return [
    { kind: 'started', table },
    { kind: 'lobby', table },
  ];
}

/** A new live message where somebody new must act; whoever wants no mentions is left out of them. */
async function liveIntent(context: Context, table: string, newcomers: readonly UserId[]): Promise<Intent> {
  const mention: UserId[] = [];
  for (const user of newcomers) {
    const settings = readSettings(await context.store.users.get(user));
    if (settings.notify === 'mention') mention.push(user);
  }
  return { kind: 'live', table, mention, fresh: newcomers.length > 0 };
}

function finish(result: Result, now: number): NonNullable<Change['row']> {
  return { status: 'finished', finishedAt: now, result: JSON.stringify(result) };
}
