/**
 * The automatic moves after a move: computer players and autopilots answer until a person is asked.
 *
 * The number of moves in a chain is limited; the next chain continues. Other work of the program may run in between.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Computer, Player } from '#face/computer';
import type { Game, RulesChange } from '#face/game';
import { owingIn, type View } from '#face/view';
import type { Answer, Ask, Refusal } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import { onlyAnswer } from '#kernel/only-answer';
import { below, seedRng } from '#kernel/random';
import type { Seat, State } from '#kernel/state';
import { alive } from '#kernel/zones';
import type { TableRow } from '#store/types';
import type { Context, Opened } from '../context.ts';
import type { MoveOrigin } from '../facts/index.ts';
import type { Millis } from '../ids.ts';
import { autopilotAt, readAutopilot, standInAt } from '../open/rows.ts';
import { nextSeatIn } from '../seats/next-seat.ts';
import type { PlannedMoves } from '../types.ts';
import { askAmong } from './autopilot.ts';
import type { AutopilotState } from './autopilot-stored.ts';
import { mustWait } from './hidden-timing.ts';
import { follow } from './planned-moves/follow.ts';
import { endPlannedMoves, noteFollowed, plannedMovesAt } from './planned-moves/in-moves.ts';

/** An input that the rules accepted, with its events. */
export type Move = {
  readonly seat: Seat;
  readonly by: MoveOrigin;
  readonly ask: number | undefined;
  readonly input: unknown;
  readonly events: readonly GameEvent[];
  readonly concedes?: true;
};

/**
 * A game set back to how it stood at the rev `to`; the moves from the rev `from` on are undone. By a seat, which takes back a
 * move, or by whoever keeps the bot.
 */
export type Back = { readonly to: number; readonly from: number } /** `movedAt`: when the move was made. */ & (
  | { readonly by: 'seat'; readonly seat: Seat; readonly agreed: readonly Seat[]; readonly movedAt: Millis }
  | { readonly by: 'keeper'; readonly why: string }
);

/** The work on a table between reading and storing it: the state so far, and the moves that have led to it. */
export type PendingMoves = {
  /** As stored, or with the seats as they are from now on. */
  row: TableRow;
  readonly game: Game;
  /** The state as it is stored; undefined before the game has begun. */
  readonly before: string | undefined;
  state: State;
  readonly made: Move[];
  /** Who was next after the player whose turn it was, before the first of the moves. */
  readonly next: Seat | undefined;
  /** How the rules have changed since the table's last move; recorded together with the course, once. */
  readonly rulesChange: RulesChange | undefined;
  /** The state was put in the place of the stored one, before any moves were made on it. */
  readonly back?: Back;
  /** Autopilots that have changed. */
  readonly autopilots: Map<Seat, AutopilotState>;
  /** Orders that have changed. */
  readonly orders: Map<Seat, PlannedMoves>;
  /** Asks with this number or a higher one were opened in the course. */
  readonly firstAsk: number;
  /** Answers that computers which take their time have found for this state, by ask. */
  readonly thoughts: ReadonlyMap<number, Answer>;
  /** What such a computer has yet to think about. */
  pondered: Pondered | undefined;
  /** The automatic moves stopped before a person was asked: at the limit, or where a computer has to think. */
  workLeft: boolean;
};

/** A decision of a computer that takes its time. */
export type Pondered = { readonly computer: Computer; readonly view: View; readonly ask: Ask };

/** Most automatic inputs in one commit. */
const max = 200;
/** How long to work without a break, in ms, before other work gets its turn. */
const slice = 12;

/** A course that starts at the table's stored state. */
export function newMoves(
  { row, game, state, text: before, rulesChange }: Omit<Opened, 'text'> & Partial<Pick<Opened, 'text'>>,
  thoughts: PendingMoves['thoughts'] = new Map(),
): PendingMoves {
  const next = nextSeatIn(game, state);
  const firstAsk = before === undefined ? 0 : state.next;
  const nothingYet = { made: [], autopilots: new Map(), orders: new Map(), pondered: undefined, workLeft: false };
  return { row, game, before, state, rulesChange, next, firstAsk, thoughts, ...nothingYet };
}

/** Makes a move on the course. A refusal leaves the course unchanged, unless it is `spoiled`. */
export function makeMove(
  moves: PendingMoves,
  input: { readonly seat: Seat; readonly ask: number; readonly answer: Answer },
  by: Move['by'],
): (Refusal & { readonly spoiled?: true }) | undefined {
  const { game } = moves;
  const before = game.view(moves.state, undefined);
  const outcome = game.answer(moves.state, input);
  if (!('state' in outcome)) return outcome;
  moves.state = outcome.state;
  const events = game.words.apart?.(before, outcome.events) ?? outcome.events;
  moves.made.push({ seat: input.seat, by, ask: input.ask, input: input.answer, events });
  return undefined;
}

/** Concedes the game for a seat. A refusal leaves the course unchanged. */
export function giveUp(moves: PendingMoves, seat: Seat, by: MoveOrigin): Refusal | undefined {
  const { row, game, state } = moves;
  const outcome = game.concede(state, seat);
  if (!('state' in outcome)) return outcome;
  moves.state = outcome.state;
  moves.made.push({ seat, by, ask: undefined, input: { concede: true }, events: outcome.events, concedes: true });
  moves.autopilots.set(seat, { ...withoutOneOff(autopilotAt(row, game, seat)), conceded: true });
  return undefined;
}

/** Lets computer players and autopilots answer what is asked of them. */
export async function playAutomatic(context: Context, moves: PendingMoves): Promise<void> {
  const { row } = moves;
  /** Asks whose automatic answer was refused: left to the person; for a computer player its fallback is tried. */
  const stuck = new Set<number>();
  const goBack = wayBack(moves);
  let left = max;
  let looked = 0;
  let began = performance.now();
  for (;;) {
    endPlannedMoves(moves, looked);
    looked = moves.made.length;
    const next = nextAutomatic(context, moves, stuck);
    if (next === undefined) {
      moves.workLeft = moves.pondered !== undefined;
      return;
    }
    if (left-- === 0) {
      moves.workLeft = true;
      return;
    }
    goBack.mark();
    const refused = makeMove(moves, { seat: next.ask.seat, ask: next.ask.id, answer: next.answer }, 'auto');
    if (refused !== undefined) {
      stuck.add(next.ask.id);
      if (refused.spoiled === true) goBack.go();
      context.log.error(
        { table: row.id, ask: next.ask.id, seat: next.ask.seat, refused },
        'an automatic answer failed',
      );
      if (next.bot) giveFallback(context, moves, next.ask, goBack);
    }
    if (performance.now() - began > slice) {
      await breathe();
      began = performance.now();
    }
  }
}

/** The way back to the last move that the rules took: a fault in an automatic one must not undo those before it. */
type WayBack = {
  /** Must be called before each automatic move. */
  mark(): void;
  go(): void;
};

/** Writes the state down once, before the first automatic move, and makes the moves since then again if it has to go back. */
function wayBack(moves: PendingMoves): WayBack {
  let start: { readonly text: string; readonly made: number } | undefined;
  return {
    mark() {
      start ??= { text: JSON.stringify(moves.state), made: moves.made.length };
    },
    go() {
      if (start === undefined) throw new Error('no way back was marked');
      const state = moves.game.open(start.text);
      for (const { seat, ask, input } of moves.made.slice(start.made)) {
        const step = moves.game.answer(state, { seat, ask, answer: input });
        if ('refused' in step) throw new Error(`a move that was made is refused the second time: ${step.refused}`);
      }
      moves.state = state;
    },
  };
}

type Automatic = { readonly ask: Ask; readonly answer: Answer; readonly bot: boolean };

/** The first open ask that somebody answers automatically. */
function nextAutomatic(context: Context, moves: PendingMoves, stuck: ReadonlySet<number>): Automatic | undefined {
  const { row, game, state } = moves;
  moves.pondered = undefined;
  if (state.result !== undefined) return undefined;
  for (const seat of owingIn(state)) {
    const seatRow = row.seats.find((one) => one.seat === seat);
    if (seatRow === undefined) continue;
    const view = game.view(state, seat);
    const ask = view.asks.find((one) => !stuck.has(one.id));
    if (ask === undefined) continue;
    const autopilot = moves.autopilots.get(seat) ?? readAutopilot(seatRow, game.words.stops);
    const computer = seatRow.bot ?? (autopilot.conceded === true ? undefined : standInAt(seatRow, view.turn)?.computer);
    if (computer !== undefined) {
      const player = context.bots[computer];
      // Nobody finds on their return that the computer has accepted an offer for them.
      const declines = player === undefined || (seatRow.bot === undefined && ask.lapses === true);
      if (declines) return { ask, answer: ask.fallback, bot: true };
      const thought = moves.thoughts.get(ask.id) ?? (player.ponder === undefined ? undefined : onlyAnswer(ask));
      if (thought !== undefined) return { ask, answer: thought, bot: true };
      if (player.ponder === undefined) return { ask, answer: play(context, moves, player.play, view, ask), bot: true };
      moves.pondered ??= { computer: player, view, ask };
      continue;
    }
    // Whoever has conceded has nothing to hide any more.
    if (autopilot.conceded !== true && mustWait(moves, seatRow, ask, view.turn, context.now())) continue;
    const asked = askAmong(row.seats, ask);
    const followed = follow(view, asked, autopilot, plannedMovesAt(moves, seat).list, (card) => alive(state, card));
    if (followed.ended === true) moves.autopilots.set(seat, withoutOneOff(autopilot));
    noteFollowed(moves, seat, followed);
    if (followed.answer !== undefined) return { ask, answer: followed.answer, bot: false };
  }
  return undefined;
}

/** What a computer player answers. */
export function play(context: Context, { row, game }: PendingMoves, player: Player, view: View, ask: Ask): Answer {
  const rng = seedRng(chanceOf(row, ask));
  try {
    return player(view, ask, () => below(rng, 0x100000000) / 0x100000000, game);
  } catch (error) {
    context.log.error(
      { table: row.id, ask: ask.id, err: error },
      'a computer player failed; it takes the usual answer',
    );
    return ask.fallback;
  }
}

/** The seed of a computer's chances: the same for the same table and ask, and it reveals nothing of the game's random numbers. */
export const chanceOf = ({ seed }: Pick<TableRow, 'seed'>, { id }: Pick<Ask, 'id'>): string => `computer ${seed} ${id}`;

function giveFallback(context: Context, moves: PendingMoves, ask: Ask, goBack: WayBack): void {
  const refused = makeMove(moves, { seat: ask.seat, ask: ask.id, answer: ask.fallback }, 'auto');
  if (refused === undefined) return;
  if (refused.spoiled === true) goBack.go();
  context.log.error({ table: moves.row.id, ask: ask.id, refused }, 'a computer player cannot go on');
}

export function withoutOneOff(autopilot: AutopilotState): AutopilotState {
  const { mode, stops, standing } = autopilot;
  return { mode, stops, ...(standing !== undefined && { standing }) };
}
