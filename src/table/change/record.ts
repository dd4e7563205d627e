/** Turns a course into facts, and these into one change of the store. */

import type { Game, RulesChange } from '#face/game';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';
import type { Change, InputRow, RulesetRow, SeatPatch, TableRow } from '#store/types';
import { callAt, callRoute, isQuiet, nobodyIsTold, type RoutesBySeat, type SeatRoutes } from '../calls/calls.ts';
import { clockChanges, isTimeUp } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import type { Context } from '../context.ts';
import { wholeTable } from '../due/kinds.ts';
import type { FactContext } from '../facts/context.ts';
import type { Fact } from '../facts/index.ts';
import { lessonAfter } from '../lessons/progress.ts';
import { nextFrame } from '../open/frames.ts';
import { readOptions } from '../open/options.ts';
import { isLesson, readSeatCalls, seatCallsText, standInAt } from '../open/rows.ts';
import { readSettings } from '../people/settings-stored.ts';
import type { Back, PendingMoves } from '../play/automatic-moves.ts';
import { newAnswerTimes, veilDues } from '../play/hidden-timing.ts';
import { ordersText } from '../play/planned-moves/stored.ts';
import { requestsAfter } from '../play/requests/moot.ts';
import { clocksSetBack, clocksSince } from '../play/take-back/clocks.ts';
import { nextSeatIn } from '../seats/next-seat.ts';
import type { CallsHere, Millis, UserSettings } from '../types.ts';
import { rulesChanged, setBack, takenBack } from '../view/table-events.ts';
import { withFacts } from './commit.ts';

/** After how long, in ms, the clock continues a table's automatic moves if this process has not done so. */
const takeUpAfter = 30_000;
/** What to commit together with the moves. */
export type AlsoStored = {
  readonly row?: Change['row'];
  readonly facts?: readonly Fact[];
  /** Further changes to the rows of the seats. */
  readonly patch?: readonly SeatPatch[] | undefined;
  /** Requests that the change answers or ends. */
  readonly requests?: Change['requests'];
  /** The table as stored, if the course's row already has other seats. */
  readonly before?: TableRow;
};

/** The change that stores a course; based on `course.row.rev`. */
export async function changeOf(context: Context, pending: PendingMoves, alsoStored: AlsoStored = {}): Promise<Change> {
  const { row, game, state, made, back } = pending;
  const now = context.now();
  const rev = row.rev + 1;
  const text = JSON.stringify(state);
  const own = factsOf(pending, alsoStored.facts ?? []);
  const asked = await requestsAfter(context, row, own, alsoStored.requests);
  const moved = [...own, ...asked.facts];
  const requests = [...(alsoStored.requests ?? []), ...asked.requests];
  const ending = requests.flatMap((one) => ('ends' in one ? one.id : []));
  const times = await timesOf(context, row, ending);
  const veils = newAnswerTimes(pending, now);
  const veiled = veilDues(pending, veils);
  const clocks =
    times === undefined
      ? undefined
      : back === undefined
        ? clockChanges(row, moved, times, now, veils)
        : clocksSetBack(row, moved, times, now, { back, since: await clocksSince(context, row, back), veils });
  const facts = [...moved, ...(clocks?.facts ?? [])];
  const factContext = {
    row: alsoStored.before ?? row,
    seats: row.seats,
    gameName: game.name,
    remindAfter: readOptions(row)?.remindAfter ?? 0,
    routes: await waysAmong(context, row, facts, { now, veils }),
    hiddenTiming: new Set(veils.keys()),
    ...(clocks !== undefined && { left: timeLeft(clocks.setDue ?? [], now) }),
    now,
  };
  const lesson = lessonAfter(pending);
  const moves = made.map((one) => ({
    seat: one.seat,
    user: one.by === 'person' ? row.seats.find((seat) => seat.seat === one.seat)?.user : undefined,
    by: one.by,
    ask: one.ask,
    input: JSON.stringify(one.input),
    events: JSON.stringify(one.events),
  }));
  const told = [
    ...(pending.rulesChange === undefined ? [] : [amendment(pending.rulesChange)]),
    ...(back === undefined ? [] : [setBackInput(back, row)]),
    ...moves,
  ];
  const goesOn = { kind: 'continue', seat: wholeTable } as const;
  const change: Change = {
    table: row.id,
    expect: row.rev,
    ruleset: pending.rulesChange && rulesetOf(game),
    row: {
      state: text,
      rules: game.rulesVersion,
      ...(pending.rulesChange === undefined ? {} : { ruleset: game.ruleset }),
      ...(facts.some(({ fact }) => fact === 'woke') && { asleepAt: undefined }),
      ...(lesson !== undefined && { options: lesson }),
      ...alsoStored.row,
    },
    frame: nextFrame(row, text, pending.before),
    patch: [patchesOf(pending, facts, factContext), clocks?.patch ?? [], alsoStored.patch ?? []].reduce(merged),
    requests,
    inputs: told.map((one, n) => ({ ...one, rev, n, at: now })),
    ...(back !== undefined && { undoFrom: back.from }),
    setDue: [
      ...asked.setDue,
      ...(clocks?.setDue ?? []),
      ...veiled.setDue,
      ...(pending.workLeft ? [{ ...goesOn, at: now + takeUpAfter }] : []),
    ],
    clearDue: [...(clocks?.clearDue ?? []), ...veiled.clearDue, ...(pending.workLeft ? [] : [goesOn])],
  };
  return withFacts(context, change, facts, factContext);
}

/** What each seat whose clock has just begun to run has left, ms. */
const timeLeft = (dues: NonNullable<Change['setDue']>, now: Millis): ReadonlyMap<Seat, Millis> =>
  new Map(dues.filter(({ kind }) => kind === 'zero').map(({ seat, at }) => [seat, at - now]));

/** The facts of a course, with those in `first` at the beginning. */
function factsOf(moves: PendingMoves, first: readonly Fact[]): readonly Fact[] {
  const { row, game, state, made, back } = moves;
  const facts: Fact[] = [...first];
  if (back !== undefined) facts.push(backFact(back));
  if (row.asleepAt !== undefined && (back !== undefined || made.some(({ by }) => by === 'person')))
    facts.push({ fact: 'woke' });
  if (moves.rulesChange !== undefined) facts.push({ fact: 'rules-changed', rulings: moves.rulesChange.rulings });
  for (const { seat, by, concedes } of made) {
    const same = facts.findIndex((one) => one.fact === 'moved' && one.seat === seat && one.by === by);
    const before = facts[same];
    if (concedes === true) facts.push({ fact: 'conceded', seat });
    else if (before?.fact === 'moved') facts[same] = { ...before, moves: before.moves + 1 };
    else facts.push({ fact: 'moved', seat, by, moves: 1 });
  }
  const open = game.view(state, undefined);
  const over = row.seats.filter((seat) => seat.standIn !== undefined && standInAt(seat, open.turn) === undefined);
  for (const { seat } of over) facts.push({ fact: 'person-back', seat, why: 'turns' });
  const owing = open.result === undefined ? open.owing : [];
  for (const seatRow of row.seats) {
    const { seat, user, waitingSince } = seatRow;
    const waits = user !== undefined && standInAt(seatRow, open.turn) === undefined && owing.includes(seat);
    const moved = made.filter((one) => one.seat === seat);
    const lapses = state.open?.asks.some((ask) => ask.seat === seat && ask.lapses === true) === true;
    const asksAnew = back !== undefined && lapses;
    if (waits && (waitingSince === undefined || moved.length > 0 || asksAnew)) {
      const takesBack = back?.by === 'seat' && back.seat === seat;
      const isHere = takesBack || moved.some(({ by }) => by === 'person') || facts.some((fact) => arrives(fact, seat));
      const called = waitingSince === undefined && !isHere;
      facts.push({ fact: 'waits', seat, called, lapses });
    }
    if (!waits && waitingSince !== undefined) facts.push({ fact: 'waits-no-more', seat });
    if (isTimeUp(seatRow) && moved.some(({ by }) => by === 'person'))
      facts.push({ fact: 'late-no-more', seat, by: 'person' });
  }
  const [missing, ...others] = owing;
  const isLeftOver = (seat: Seat) =>
    facts.some(({ fact }) => fact === 'waits-no-more') &&
    !facts.some((fact) => fact.fact === 'waits' && fact.seat === seat) &&
    row.seats.some((one) => one.seat === seat && one.waitingSince !== undefined);
  if (missing !== undefined && others.length === 0 && isLeftOver(missing))
    facts.push({ fact: 'last-missing', seat: missing });
  const next = nextSeatIn(game, state);
  if (next !== undefined && next !== moves.next && !owing.includes(next)) facts.push({ fact: 'next-up', seat: next });
  if (open.result !== undefined && row.status !== 'finished') facts.push({ fact: 'finished', ...open.result });
  return facts;
}

/** Whether the seat's person is just here, and need not be called. */
const arrives = (fact: Fact, seat: number): boolean =>
  ((fact.fact === 'person-back' && fact.why === 'came') || fact.fact === 'seat-changed-hands') && fact.seat === seat;

/** The changes to the rows of the seats. */
function patchesOf(
  { row, made, back, autopilots, orders }: PendingMoves,
  facts: readonly Fact[],
  { routes, now }: Pick<FactContext, 'routes' | 'now'>,
): readonly SeatPatch[] {
  return row.seats.flatMap((stored) => {
    const { seat } = stored;
    const changed: { -readonly [K in keyof SeatPatch]: SeatPatch[K] } = { seat };
    const autopilot = autopilots.get(seat);
    if (autopilot !== undefined) changed.settings = JSON.stringify(autopilot);
    const set = orders.get(seat);
    if (set !== undefined) changed.orders = ordersText(set);
    const mine = back?.by === 'seat' && back.seat === seat;
    if (mine || made.some((one) => one.seat === seat && one.by === 'person')) changed.movedRev = row.rev + 1;
    for (const fact of facts) {
      if (fact.fact === 'person-back' && fact.seat === seat) changed.standIn = undefined;
      if (fact.fact === 'waits' && fact.seat === seat) {
        changed.waitingSince = now;
        const way = fact.called ? routes.get(seat)?.turn : undefined;
        changed.directAt = way?.how === 'direct' ? way.at : undefined;
      }
      if (fact.fact === 'waits-no-more' && fact.seat === seat) {
        changed.waitingSince = undefined;
        changed.directAt = undefined;
        const { hushed, ...calls } = readSeatCalls(stored);
        if (hushed === true) changed.calls = seatCallsText(calls);
      }
    }
    return Object.keys(changed).length > 1 ? [changed] : [];
  });
}

/** The changes of both lists, one for each seat; the later one wins. */
function merged(first: readonly SeatPatch[], second: readonly SeatPatch[]): readonly SeatPatch[] {
  const bySeat = new Map<number, SeatPatch>();
  for (const patch of [...first, ...second]) bySeat.set(patch.seat, { ...bySeat.get(patch.seat), ...patch });
  return [...bySeat.values()];
}

/** How those whom the facts concern are told, by their own settings. */
async function waysAmong(
  { store }: Context,
  row: TableRow,
  facts: readonly Fact[],
  { now, veils }: { readonly now: Millis; readonly veils: ReadonlyMap<Seat, Millis> },
): Promise<RoutesBySeat> {
  if (isLesson(row)) return nobodyIsTold;
  const routes = new Map<Seat, SeatRoutes>();
  // Whether somebody is called must not say whether they will be answered for: all are called once that is over.
  const askedAt = (seat: Seat) => {
    const until = veils.get(seat);
    return until === undefined ? now : until + 1;
  };
  for (const fact of facts) {
    const concerns = (fact.fact === 'waits' && fact.called) || fact.fact === 'next-up' || fact.fact === 'last-missing';
    const seat = concerns ? row.seats.find((one) => one.seat === fact.seat) : undefined;
    if (seat?.user === undefined) continue;
    const settings = readSettings(await store.users.get(seat.user));
    const here = readSeatCalls(seat);
    const known = routes.get(seat.seat) ?? {};
    routes.set(seat.seat, {
      ...known,
      ...waysFor(fact, settings, here, fact.fact === 'waits' ? askedAt(seat.seat) : now),
    });
  }
  return routes;
}

function waysFor({ fact }: Fact, settings: UserSettings, here: CallsHere, now: Millis): SeatRoutes {
  if (fact === 'waits') return { turn: callAt(settings, here, now) };
  // What is of interest now is of none when quiet hours are over.
  if (isQuiet(settings, now) || here.turn === 'off') return {};
  if (fact === 'next-up')
    return settings.calls.next && callRoute(settings, { turn: 'dm' }) === 'direct' ? { next: true } : {};
  return settings.calls.last ? { last: callRoute(settings, here) ?? 'mention' } : {};
}

/** A game's ruleset as stored. */
export function rulesetOf(game: Game): RulesetRow {
  return { hash: game.ruleset, game: game.id, data: JSON.stringify(game.data) };
}

const backFact = (back: Back): Fact =>
  back.by === 'seat'
    ? { fact: 'taken-back', seat: back.seat, to: back.to, agreed: back.agreed }
    : { fact: 'set-back', to: back.to, why: back.why };

/** The log entry of a game that was set back. It answers no ask, so it is never undone itself. */
function setBackInput(back: Back, row: TableRow): Omit<InputRow, 'rev' | 'n' | 'at'> {
  const input = JSON.stringify({ undo: { to: back.to, from: back.from } });
  if (back.by === 'keeper') {
    const events = JSON.stringify([{ e: setBack, why: back.why }] satisfies GameEvent[]);
    return { seat: undefined, user: undefined, by: 'auto', ask: undefined, input, events };
  }
  const { seat, agreed } = back;
  const user = row.seats.find((one) => one.seat === seat)?.user;
  const events = JSON.stringify([{ e: takenBack, seat, agreed }] satisfies GameEvent[]);
  return { seat, user, by: 'person', ask: undefined, input, events };
}

/** A log entry, without a seat, for rules that have changed between two moves. */
function amendment({ rulings }: RulesChange): Omit<InputRow, 'rev' | 'n' | 'at'> {
  const events = [{ e: rulesChanged, rulings }] satisfies GameEvent[];
  const input = JSON.stringify({ rulesChanged: true });
  return { seat: undefined, user: undefined, by: 'auto', ask: undefined, input, events: JSON.stringify(events) };
}
