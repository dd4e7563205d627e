/** The machine: runs ops until a seat must be asked or the game is over. Nothing else may interrupt the work. */
import type { Answer, Ask, NewAsk } from './ask.ts';
import type { Draft } from './draft.ts';
import type { GameEvent } from './event.ts';
import { type EventOf, type Kind, type OpIn, recorded, stored } from './kind.ts';
import { kernelOps } from './ops.ts';
import { placesOf, rankingAfter } from './places.ts';
import { noReply, type Reply } from './reply.ts';
import type { OpHandler, Rules } from './rules.ts';
import type { AskGroup, Env, Frame, Seat } from './state.ts';

/** Thrown if one input runs more ops than the rules could ever need, which means an endless loop. */
export class Runaway extends Error {}

/** Something that has been worked out from a state, with the count of its changes at which that held. */
type Known = { at: number; result: unknown };

/** All that has been worked out, by the functions that did, and the present counts. */
type Memory = {
  version: number;
  moves: number;
  readonly memos: Map<unknown, Known>;
  readonly inPlaceMemos: Map<unknown, Known>;
};

/**
 * Kept with the state object, so that views and the next input need not work it out again. Whoever changes a state without a
 * machine must go on with a copy of it.
 */
const memories = new WeakMap<object, Memory>();

function memoryOf(state: object): Memory {
  let memory = memories.get(state);
  if (memory === undefined) {
    memory = { version: 0, moves: 0, memos: new Map(), inPlaceMemos: new Map() };
    memories.set(state, memory);
  }
  return memory;
}

/** A state with its rules while an input is processed. */
export class Machine<K extends Kind = Kind> {
  /** What has happened so far in this input. */
  readonly events: GameEvent[] = [];
  readonly #memory: Memory;
  #unseen = 0;
  #left: number;
  /** What the next op is given. */
  #reply: Reply = noReply;

  constructor(
    readonly rules: Rules<K>,
    readonly state: K['state'],
  ) {
    this.#left = rules.opCap;
    this.#memory = memoryOf(state);
  }

  /**
   * Counts changes of the state, apart from questions, answers and remaining work, on which no fact of a game depends. Code
   * that changes it must call `emit` or increment this.
   */
  get version(): number {
    return this.#memory.version;
  }

  set version(n: number) {
    this.#memory.version = n;
  }

  /** Counts changes of which cards are in play, and of the definitions of cards. Code that changes those must increment this. */
  get moves(): number {
    return this.#memory.moves;
  }

  set moves(n: number) {
    this.#memory.moves = n;
  }

  /** A number that is unique within this game. */
  number(): number {
    const n = this.state.next;
    this.state.next = n + 1;
    return n;
  }

  /** The result of `work`, cached until the state changes as `version` counts it. The cache key is the function itself. */
  memo<T>(work: (m: this) => T): T {
    return this.#once(this.#memory.memos, this.#memory.version, work);
  }

  /** The same for results that depend only on the cards in play and on definitions: cached until one of those changes. */
  memoInPlace<T>(work: (m: this) => T): T {
    return this.#once(this.#memory.inPlaceMemos, this.#memory.moves, work);
  }

  /** As `memo`, for each value of a key, such as a card. */
  memoFor<Key, T>(work: (m: this, key: Key) => T, key: Key): T {
    return this.#onceFor(this.#memory.memos, this.#memory.version, work, key);
  }

  /** As `memoInPlace`, for each value of a key. */
  memoForInPlace<Key, T>(work: (m: this, key: Key) => T, key: Key): T {
    return this.#onceFor(this.#memory.inPlaceMemos, this.#memory.moves, work, key);
  }

  #onceFor<Key, T>(memory: Map<unknown, Known>, now: number, work: (m: this, key: Key) => T, key: Key): T {
    let known = memory.get(work);
    if (known?.at !== now) {
      known = { at: now, result: new Map() };
      memory.set(work, known);
    }
    const results = known.result as Map<Key, T>;
    let result = results.get(key);
    if (result === undefined && !results.has(key)) {
      result = work(this, key);
      results.set(key, result);
    }
    return result as T;
  }

  #once<T>(memory: Map<unknown, Known>, now: number, work: (m: this) => T): T {
    const known = memory.get(work);
    if (known?.at === now) return known.result as T;
    const result = work(this);
    if (known === undefined) memory.set(work, { at: now, result });
    else {
      known.at = now;
      known.result = result;
    }
    return result;
  }

  /** Records an event. Called by the helpers that change the state. */
  emit(event: EventOf<K>): void {
    this.record(event as unknown as GameEvent);
  }

  /** Records an event by which nothing changes: what is cached stays. */
  tell(event: EventOf<K>): void {
    this.events.push(event as unknown as GameEvent);
  }

  /** As `emit`, for events of the kernel, whose further fields the game has chosen. */
  record(event: GameEvent): void {
    this.version++;
    this.events.push(event);
  }

  /** Inserts ops before the remaining ones of a frame. */
  next(frame: Frame, ...ops: readonly OpIn<K>[]): void {
    frame.rest.unshift(...stored(ops));
  }

  /** Gives a frame these ops in place of its remaining ones. */
  replace(frame: Frame, ...ops: readonly OpIn<K>[]): void {
    frame.rest = [...stored(ops)];
  }

  /** Pushes a frame, whose ops run before those of the current one. */
  open(ops: readonly OpIn<K>[], you: Seat, env: Env = {}, by?: string): Frame {
    const rest = [...stored(ops)];
    const frame: Frame = by === undefined ? { you, rest, env } : { by, you, rest, env };
    this.state.frames.push(frame);
    return frame;
  }

  /**
   * Asks a seat. The loop stops until it has answered, and then runs the op `then` with the answer. `as` names the question
   * in stored games.
   */
  ask(frame: Frame, as: string, ask: NewAsk, then: OpIn<K>): void {
    this.askAll(frame, as, [ask], then);
  }

  /** Asks several seats at once; `then` gets the answers when the group closes. */
  askAll(frame: Frame, as: string, asks: readonly NewAsk[], then: OpIn<K>, until: AskGroup['until'] = 'all'): void {
    if (asks.length === 0) throw new Error(`nobody to ask for "${as}"`);
    if (this.state.open !== undefined) throw new Error(`an ask is open while asking for "${as}"`);
    if (this.state.frames.at(-1) !== frame) throw new Error(`a frame below the top one asks for "${as}"`);
    this.next(frame, then);
    this.state.open = { asks: asks.map((ask) => this.#numbered(ask)), as, until, answers: {} };
  }

  /** An ask with its number, which is its first field. */
  #numbered(ask: NewAsk): Ask {
    const id = this.number();
    if (ask.id === undefined) return { id, ...ask };
    const numbered = ask as Draft<Ask>;
    numbered.id = id;
    return numbered;
  }

  /** Runs `then` as if `answer` had been given: for a question with only one possible answer. */
  goOn(frame: Frame, answer: Answer, then: OpIn<K>): void {
    this.next(frame, then);
    this.give({ answer, bySeat: {} });
  }

  /** Passes a reply to the next op that runs. */
  give(reply: Reply): void {
    this.#reply = reply;
  }

  /** Ends the game. No winners: a draw. `ranking` as for `placesOf`; by default it follows the order of elimination. */
  finish(winners: readonly Seat[], how: string, ranking = rankingAfter(this.state, winners)): void {
    this.state.result = { winners: [...winners], how, places: placesOf(ranking) };
    this.record({ e: 'finished', winners: [...winners], how });
  }

  /** Runs until an answer is needed or the game is over. Throws `Runaway` if it exceeds the cap of ops. */
  run(): void {
    const { state, rules } = this;
    while (state.result === undefined && state.open === undefined) {
      const frame = state.frames[state.frames.length - 1];
      if (frame === undefined) throw new Error('the game has no work left and no result');
      const op = frame.rest.shift();
      if (op === undefined) {
        state.frames.pop();
        continue;
      }
      if (this.#left-- <= 0) throw new Runaway(op.op);
      const handler = kernelOps[op.op] ?? (rules.ops as Readonly<Record<string, unknown>>)[op.op];
      if (handler === undefined) throw new Error(`unknown op "${op.op}"`);
      const reply = this.#reply;
      this.#reply = noReply;
      (handler as OpHandler<K>)(this, frame, op, reply);
      this.#notice();
    }
    if (state.result !== undefined) {
      state.frames = [];
      state.pile = [];
      state.waiting = [];
      delete state.open;
    }
  }

  /** The one place where triggers are matched with events: after each op, in the order of its events. */
  #notice(): void {
    while (this.#unseen < this.events.length) {
      const event = this.events[this.#unseen++] as GameEvent;
      for (const found of this.rules.triggers(this, recorded<K>(event)))
        this.state.waiting.push({ id: this.number(), ...found });
    }
  }
}
