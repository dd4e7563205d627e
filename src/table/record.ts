/** Turns a course into facts, and these into one change of the store. */

import type { Game, RulesChange } from '#face/game';
import type { GameEvent } from '#kernel/event';
import type { Change, InputRow, RulesetRow, SeatPatch, TableRow } from '#store/types';
import type { Course } from './chain.ts';
import { withFacts } from './commit.ts';
import type { Context } from './context.ts';
import type { Fact } from './facts.ts';
import { rulesChanged } from './lines.ts';
import { readOptions, readSettings } from './rows.ts';
import { clockChanges, isLate } from './seat-clocks.ts';
import { wholeTable } from './subscribers.ts';
import { timesOf } from './times.ts';
import type { UserId } from './types.ts';

/** After how long, in ms, the clock continues a table's automatic moves if this process has not done so. */
const takeUpAfter = 30_000;
/** What to commit together with the moves. */
export type AlsoStored = {
  readonly row?: Change['row'];
  readonly facts?: readonly Fact[];
  /** The table as stored, if the course's row already has other seats. */
  readonly before?: TableRow;
};

/** The change that stores a course; based on `course.row.rev`. */
export async function changeOf(context: Context, course: Course, alsoStored: AlsoStored = {}): Promise<Change> {
  const { row, game, state, made } = course;
  const now = context.now();
  const rev = row.rev + 1;
  const facts = factsOf(course, alsoStored.facts ?? []);
  const times = await timesOf(context, row);
  const clocks = times === undefined ? undefined : clockChanges(row, facts, times, now);
  const around = {
    row: alsoStored.before ?? row,
    seats: row.seats,
    gameName: game.name,
    remindAfter: readOptions(row)?.remindAfter ?? 0,
    quiet: await quietAmong(context, row, facts),
    now,
  };
  const moves = made.map((one) => ({
    seat: one.seat,
    user: one.by === 'person' ? row.seats.find((seat) => seat.seat === one.seat)?.user : undefined,
    by: one.by,
    ask: one.ask,
    input: JSON.stringify(one.input),
    events: JSON.stringify(one.events),
  }));
  const told = course.rulesChange === undefined ? moves : [amendment(course.rulesChange), ...moves];
  const goesOn = { kind: 'continue', seat: wholeTable } as const;
  const change: Change = {
    table: row.id,
    expect: row.rev,
    ruleset: course.rulesChange && rulesetOf(game),
    row: {
      state: JSON.stringify(state),
      rules: game.rulesVersion,
      ...(course.rulesChange === undefined ? {} : { ruleset: game.ruleset }),
      ...alsoStored.row,
    },
    patch: merged(patchesOf(course, facts, now), clocks?.patch ?? []),
    inputs: told.map((one, n) => ({ ...one, rev, n, at: now })),
    setDue: [...(clocks?.setDue ?? []), ...(course.workLeft ? [{ ...goesOn, at: now + takeUpAfter }] : [])],
    clearDue: [...(clocks?.clearDue ?? []), ...(course.workLeft ? [] : [goesOn])],
  };
  return withFacts(context, change, facts, around);
}

/** The facts of a course, with those in `first` at the beginning. */
function factsOf(course: Course, first: readonly Fact[]): readonly Fact[] {
  const { row, game, state, made } = course;
  const facts: Fact[] = [...first];
  if (course.rulesChange !== undefined) facts.push({ fact: 'rules-changed', rulings: course.rulesChange.rulings });
  for (const { seat, by, concedes } of made) {
    const same = facts.findIndex((one) => one.fact === 'moved' && one.seat === seat && one.by === by);
    const before = facts[same];
    if (concedes === true) facts.push({ fact: 'conceded', seat });
    else if (before?.fact === 'moved') facts[same] = { ...before, moves: before.moves + 1 };
    else facts.push({ fact: 'moved', seat, by, moves: 1 });
  }
  const open = game.view(state, undefined);
  const owing = open.result === undefined ? open.owing : [];
  for (const seatRow of row.seats) {
    const { seat, user, waitingSince } = seatRow;
    const waits = user !== undefined && owing.includes(seat);
    const moved = made.filter((one) => one.seat === seat);
    if (waits && (waitingSince === undefined || moved.length > 0)) {
      const called = waitingSince === undefined && !moved.some(({ by }) => by === 'person');
      const lapses = state.open?.asks.some((ask) => ask.seat === seat && ask.lapses === true) === true;
      facts.push({ fact: 'waits', seat, called, lapses });
    }
    if (!waits && waitingSince !== undefined) facts.push({ fact: 'waits-no-more', seat });
    if (isLate(seatRow) && moved.some(({ by }) => by === 'person'))
      facts.push({ fact: 'late-no-more', seat, by: 'person' });
  }
  if (open.result !== undefined && row.status !== 'finished') facts.push({ fact: 'finished', ...open.result });
  return facts;
}

/** The changes to the rows of the seats. */
function patchesOf({ row, made, pilots }: Course, facts: readonly Fact[], now: number): readonly SeatPatch[] {
  return row.seats.flatMap(({ seat }) => {
    const changed: { -readonly [K in keyof SeatPatch]: SeatPatch[K] } = { seat };
    const pilot = pilots.get(seat);
    if (pilot !== undefined) changed.settings = JSON.stringify(pilot);
    if (made.some((one) => one.seat === seat && one.by === 'person')) changed.movedRev = row.rev + 1;
    for (const fact of facts) {
      if (fact.fact === 'waits' && fact.seat === seat) changed.waitingSince = now;
      if (fact.fact === 'waits-no-more' && fact.seat === seat) changed.waitingSince = undefined;
    }
    return Object.keys(changed).length > 1 ? [changed] : [];
  });
}

/** Patches of the same seats as one each. */
function merged(some: readonly SeatPatch[], more: readonly SeatPatch[]): readonly SeatPatch[] {
  const rest = more.filter(({ seat }) => !some.some((one) => one.seat === seat));
  return [...some.map((one) => ({ ...one, ...more.find(({ seat }) => seat === one.seat) })), ...rest];
}

/** People for whom the table now waits but who want no mentions. */
async function quietAmong({ store }: Context, row: TableRow, facts: readonly Fact[]): Promise<ReadonlySet<UserId>> {
  const quiet = new Set<UserId>();
  for (const fact of facts) {
    const user = row.seats.find((one) => fact.fact === 'waits' && fact.called && one.seat === fact.seat)?.user;
    if (user !== undefined && readSettings(await store.users.get(user)).notify === 'quiet') quiet.add(user);
  }
  return quiet;
}

/** A game's ruleset as stored. */
export function rulesetOf(game: Game): RulesetRow {
  return { hash: game.ruleset, game: game.id, data: JSON.stringify(game.data) };
}

/** A log entry, without a seat, for rules that have changed between two moves. */
function amendment({ rulings }: RulesChange): Omit<InputRow, 'rev' | 'n' | 'at'> {
  const events = [{ e: rulesChanged, rulings }] satisfies GameEvent[];
  const input = JSON.stringify({ rulesChanged: true });
  return { seat: undefined, user: undefined, by: 'auto', ask: undefined, input, events: JSON.stringify(events) };
}
