// Compares, when all is quiet again, what people were told with what is stored: nothing lost, nothing doubled.

import { isFailure } from '#core/failure';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import type { Answer } from '#kernel/ask';
import { renewed } from '#kernel/renew';
import type { Seat, State } from '#kernel/state';
import type { PageMessage } from '#sandbox/page-api';
import { loadSets } from '#sets/load';
import { openStore } from '#store/open';
import type { InputRow, Store, TableRow } from '#store/types';
import { rowsOf } from '#test/query';
import { isLive, tableOf } from './crowd.ts';
import type { Seen } from './witness.ts';

/** A move that a person has seen taken. */
export type Acknowledged = { readonly table: string; readonly user: string; readonly ask: number };

/** The outcome of a trial; all but the sums should be nothing. */
export type Toll = {
  readonly tables: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are not stored. */
  readonly lost: number;
  /** Moves that are stored more than once. */
  readonly doubled: number;
  /** Calls to somebody whose move it became. */
  readonly calls: number;
  /** People who wait at a table without having been called, and messages that never went out. */
  readonly callsLost: number;
  /** Messages that were written more than once, and calls beyond what there was to call for. */
  readonly callsDoubled: number;
  /** Whatever else does not fit, in words. */
  readonly findings: readonly string[];
};

type OutboxLine = {
  readonly id: string;
  readonly table_id: string;
  readonly kind: string;
  readonly payload: string;
  readonly status: string;
  readonly result: string | null;
};

/**
 * Draws up the account of a database that no process has open any more. `read` gives what people see in a channel now; `only`: leaves
 * out all tables but these.
 */
export async function takeStock(
  database: string,
  acknowledged: readonly Acknowledged[],
  seen: readonly Seen[],
  read: (channel: string) => Promise<readonly PageMessage[]>,
  only?: ReadonlySet<string>,
): Promise<Toll> {
  const store = await openStore(database);
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  const [eve] = createGames({ eve: loadSets().sets.eve });
  if (eve === undefined) throw new Error('there is no game');
  const toll = { tables: 0, lost: 0, doubled: 0, calls: 0, callsLost: 0, callsDoubled: 0 };
  const findings: string[] = [];
  const started = await rowsOf<{ id: string }>(database, 'SELECT id FROM tables WHERE state IS NOT NULL');
  const ids = started.filter(({ id }) => only?.has(id) !== false);
  const lines = await rowsOf<OutboxLine>(
    database,
    'SELECT id, table_id, kind, payload, status, result FROM outbox ORDER BY seq',
  );
  for (const { id } of ids) {
    toll.tables++;
    const loaded = await store.tables.load(id);
    if (loaded?.state === undefined) continue;
    const { row } = loaded;
    const inputs = await inputsOf(database, id);
    const moves = inputs
      .filter((input) => input.by === 'person' && undoIn(input) === undefined)
      .map((input) => `${input.user} ${input.ask}`);
    toll.doubled += moves.length - new Set(moves).size;
    for (const ack of acknowledged) {
      if (ack.table === id && !moves.includes(`${ack.user} ${ack.ask}`)) {
        toll.lost++;
        findings.push(`table ${id}: the answer of ${ack.user} to ${ack.ask} is gone`);
      }
    }
    const { state, calls } = replay(eve, row, inputs);
    if (state !== loaded.state) findings.push(`table ${id}: its log leads elsewhere than to its state`);
    toll.calls += calls.length;
    const written = seen.filter((m) => m.channel === (row.place.thread ?? row.place.channel));
    const outbox = lines.filter((line) => line.table_id === id);
    const judged = judge(row, calls, outbox, written);
    toll.callsLost += judged.lost;
    toll.callsDoubled += judged.doubled;
    findings.push(...judged.findings);
    if (row.status === 'running') {
      const lives = (await read(row.place.thread ?? row.place.channel)).filter((m) => isLive(m) && tableOf(m) === id);
      if (lives.length !== 1 || lives[0]?.id !== row.place.liveMessage) {
        findings.push(`table ${id}: of messages with buttons there are ${lives.length}, not the one that it knows`);
      }
    }
    const steps = new Set(inputs.map((input) => input.rev)).size;
    const told = outbox.filter((line) => line.kind === 'live').length;
    if (steps !== told) findings.push(`table ${id}: ${steps} steps, but ${told} of them were to be told`);
  }
  const known = new Set(ids.map(({ id }) => id));
  for (const ack of acknowledged) {
    if (known.has(ack.table)) continue;
    toll.lost++;
    findings.push(`table ${ack.table} is gone`);
  }
  await close(store);
  return { ...toll, acknowledged: acknowledged.length, findings };
}

const close = (store: Store): Promise<void> => store.close();

type StoredInput = Omit<InputRow, 'seat' | 'user' | 'ask'> & {
  readonly seat: number | null;
  readonly user: string | null;
  readonly ask: number | null;
};

/** All inputs of a table in their order, those that were taken back included. */
async function inputsOf(database: string, table: string): Promise<readonly InputRow[]> {
  const columns = 'rev, n, seat, user_id AS "user", moved_by AS "by", ask, input, events, at';
  const sql = `SELECT ${columns} FROM inputs WHERE table_id = '${table}' ORDER BY rev, n`;
  return (await rowsOf<StoredInput>(database, sql)).map(({ seat, user, ask, at, ...rest }) => ({
    ...rest,
    at: Number(at),
    seat: seat ?? undefined,
    user: user ?? undefined,
    ask: ask ?? undefined,
  }));
}

/** The rev whose state an input has brought back; undefined for any other input. */
function undoIn({ input }: InputRow): number | undefined {
  return (JSON.parse(input) as { readonly undo?: { readonly to: number } }).undo?.to;
}

/** Somebody whose move it became, and when. */
type Call = { readonly user: string; readonly at: number };

/** Plays a table's log again. Gives the text of the state that it leads to, and who was to be called on the way. */
function replay(game: Game, row: TableRow, inputs: readonly InputRow[]): { state: string; calls: readonly Call[] } {
  const decks = row.seats.map((seat) => JSON.parse(seat.deck ?? '') as Deck);
  const begun = game.setup({ edition: row.edition, seed: row.seed, decks });
  if (!('state' in begun)) throw new Error(begun.refused);
  let state: State = begun.state;
  let waiting: readonly Seat[] = [];
  const calls: Call[] = [];
  /** The state after each rev. */
  const past = new Map<number, string>();
  for (const [n, input] of inputs.entries()) {
    const to = undoIn(input);
    if (to !== undefined) state = renewed(game.open(past.get(to) ?? ''), state);
    if (input.seat !== undefined && input.ask !== undefined) {
      const step = game.answer(state, { seat: input.seat, ask: input.ask, answer: JSON.parse(input.input) as Answer });
      if (!('state' in step)) return { state: `refused at ${input.rev}: ${step.refused}`, calls };
      state = step.state;
    }
    if (inputs[n + 1]?.rev === input.rev) continue;
    past.set(input.rev, JSON.stringify(state));
    const movers = inputs.filter((one) => one.rev === input.rev && one.by === 'person').map((one) => one.seat);
    const { owing, result } = game.view(state, undefined);
    const now = result === undefined ? owing : [];
    for (const seat of now) {
      const user = row.seats.find((one) => one.seat === seat)?.user;
      if (user !== undefined && !waiting.includes(seat) && !movers.includes(seat)) calls.push({ user, at: input.at });
    }
    waiting = now;
  }
  return { state: JSON.stringify(state), calls };
}

/** Holds the messages that were seen at a table against those that were to be sent. */
function judge(
  row: TableRow,
  calls: readonly Call[],
  outbox: readonly OutboxLine[],
  written: readonly Seen[],
): { readonly lost: number; readonly doubled: number; readonly findings: readonly string[] } {
  const findings: string[] = [];
  let lost = 0;
  let doubled = 0;
  const times = new Map<string, number>();
  for (const { nonce, id } of written) {
    if (nonce === undefined || !outbox.some((line) => line.id === nonce)) {
      findings.push(`table ${row.id}: nobody ordered the message ${id}`);
      doubled++;
    } else times.set(nonce, (times.get(nonce) ?? 0) + 1);
  }
  const order = written.map(({ nonce }) => outbox.findIndex((line) => line.id === nonce));
  if (order.some((place, n) => place < (order[n - 1] ?? -1))) {
    findings.push(`table ${row.id}: its messages were written in the order ${order.join(' ')}`);
  }
  for (const line of outbox) {
    const count = times.get(line.id) ?? 0;
    if (count > 1) {
      doubled++;
      findings.push(`table ${row.id}: the message ${line.id} was written ${count} times`);
    }
    if (line.status === 'waiting' || line.status === 'dead') {
      lost++;
      findings.push(`table ${row.id}: ${line.kind} ${line.id} is ${line.status}`);
    }
  }
  // The end and reminders call people as well, for reasons of their own.
  const lives = new Set(outbox.flatMap((line) => (line.kind === 'live' ? line.id : [])));
  const people = new Set(row.seats.flatMap((seat) => seat.user ?? []));
  for (const user of people) {
    const due = calls.filter((call) => call.user === user);
    const made = written.filter((message) => lives.has(message.nonce ?? '') && message.mentions.includes(user));
    if (made.length > due.length) {
      doubled += made.length - due.length;
      findings.push(`table ${row.id}: ${user} was called ${made.length} times for ${due.length}`);
    }
    const last = due.at(-1);
    const waits = row.seats.some((seat) => seat.user === user && seat.waitingSince !== undefined);
    if (waits && last !== undefined && row.status === 'running' && !made.some((message) => message.at >= last.at)) {
      lost++;
      findings.push(`table ${row.id}: ${user} is waited for and was not called`);
    }
  }
  return { lost, doubled, findings };
}
