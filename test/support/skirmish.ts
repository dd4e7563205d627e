/** A game of a few ops on the kernel, for the kernel's own tests: cards with a strength, one pile, one "instead" effect. */

import type { Step } from '#kernel/answer';
import { advance, answer, isStep, type Spoiled } from '#kernel/answer';
import type { NewAsk } from '#kernel/ask';
import type { OpIn } from '#kernel/kind';
import { addLasting, applyChanges, endLasting } from '#kernel/lasting';
import { below, seedRng } from '#kernel/random';
import type { Rules } from '#kernel/rules';
import type { CardId, Seat, State } from '#kernel/state';
import { alive, card, create, move, ref, zone } from '#kernel/zones';

export type SkirmishState = State<{ log: string[] }, object>;

type Plain = 'both' | 'window' | 'round' | 'obvious' | 'replied' | 'numbers' | 'endTurn' | 'spin' | 'ring' | 'wait';

export type Skirmish = {
  state: SkirmishState;
  ops: Record<Plain, object> & {
    nested: { depth: number };
    roll: { sides: number };
    win: { how: string };
    boost: { card: CardId; n: number; source?: CardId };
    bury: { card: CardId };
    strike: { card: CardId };
  };
  steps: Record<never, object>;
  events: { rang: object };
  board: undefined;
};

const yesNo = (seat: Seat, key: string): NewAsk => ({
  seat,
  role: 'choice',
  stop: 'test',
  prompt: { key },
  choice: { kind: 'choose', min: 1, max: 1, options: [{ id: 'yes' }, { id: 'no' }] },
  fallback: { pick: ['no'] },
});

/** Strength: 1, plus what lasts on the card. */
export function strength(state: SkirmishState, id: string): number {
  const changes = state.lasting.filter((one) => one.on?.some((r) => alive(state, r) === id) ?? true);
  return applyChanges(
    1,
    changes.map((one) => ({ layer: 'add', n: one.mod.n as number })),
  );
}

export const skirmish: Rules<Skirmish> = {
  game: 'skirmish',
  format: 3,
  migrate: {
    1: ({ log, ...old }) => ({ ...old, g: { log } }),
    2: (old) => ({ ...old, out: old.out ?? [] }),
  },
  opCap: 500,
  ops: {
    /** Asks every seat at once. */
    both: (m, frame) => {
      const asks = [0, 1].map((seat) => yesNo(seat, 'both'));
      m.askAll(frame, 'both', asks, { op: 'replied' });
    },
    /** Asks a window of all seats that the first real answer closes. */
    window: (m, frame) => {
      const asks = [0, 1].map((seat) => ({ ...yesNo(seat, 'window'), role: 'window' as const }));
      m.askAll(frame, 'window', asks, { op: 'replied' }, 'any');
    },
    /** Asks all seats in a round of passes that the first other answer ends; "later" is a pass too. */
    round: (m, frame) => {
      const asks = [0, 1].map((seat): NewAsk => {
        const options = [{ id: 'yes' }, { id: 'later', passes: true as const }, { id: 'no' }];
        const choice = { kind: 'choose', options, min: 1, max: 1 } as const;
        return { ...yesNo(seat, 'round'), role: 'window', choice };
      });
      m.askAll(frame, 'round', asks, { op: 'replied' }, 'decided');
    },
    /** One seat is asked; below it another frame asks after that. */
    nested: (m, frame, op) => {
      const { depth } = op;
      if (depth === 0) return m.ask(frame, 'answer', yesNo(frame.you, 'nested'), { op: 'replied' });
      m.next(frame, { op: 'nested', depth: 0 });
      m.open([{ op: 'nested', depth: depth - 1 }], frame.you);
    },
    /** A question that has but one answer. */
    obvious: (m, frame) => m.goOn(frame, { pick: ['obvious'] }, { op: 'replied' }),
    replied: (m, _frame, _op, { answer, bySeat }) => {
      m.state.g.log.push(JSON.stringify(answer ?? bySeat));
      m.version++;
    },
    roll: (m, _frame, op) => {
      m.state.g.log.push(String(below(m.state.rng, op.sides)));
      m.version++;
    },
    win: (m, frame, op) => m.finish([frame.you], op.how),
    numbers: (m, frame) => {
      const choice = { kind: 'number', min: 2, max: 4 } as const;
      m.ask(frame, 'n', { ...yesNo(0, 'n'), choice, fallback: { number: 2 } }, { op: 'replied' });
    },
    /** Boosts a card for as long as its source is in play. */
    boost: (m, _frame, op) => {
      addLasting(m, {
        you: 0,
        on: [ref(m.state, op.card)],
        mod: { n: op.n },
        ...(op.source === undefined ? { until: 'turn' } : { while: ref(m.state, op.source) }),
      });
    },
    endTurn: (m) => {
      endLasting(m, 'turn');
    },
    bury: (m, _frame, op) => move(m, op.card, 'grave'),
    strike: (m, frame, op) =>
      m.next(frame, {
        op: 'would',
        event: { e: 'bury', card: op.card },
        do: [{ op: 'bury', card: op.card }],
        as: 'saved',
      }),
    spin: (m, frame) => m.next(frame, { op: 'spin' }),
    ring: (m) => m.emit({ e: 'rang' }),
    wait: (m, frame) => m.ask(frame, 'wait', yesNo(0, 'wait'), { op: 'wait' }),
  },
  steps: {},
  /** A bell in play rings back: "when the bell rings, boost me". */
  triggers: (m, event) =>
    event.e !== 'rang'
      ? []
      : zone(m.state, 'play')
          .filter((id) => card(m.state, id).def === 'bell')
          .map((id) => ({ by: ref(m.state, id), def: 'bell', you: card(m.state, id).own, ability: 0, env: {} })),
  /** A guard in play may be turned into stone instead of dying; a relic always saves whoever it is. */
  instead: (m, would) =>
    zone(m.state, 'play').flatMap((id) => {
      const { def, own } = card(m.state, id);
      if (def === 'relic')
        return [
          { key: `relic ${id}`, you: own, by: id, ops: [{ op: 'strike', card: would.card as string }, { op: 'ring' }] },
        ];
      if (def === 'guard' && id === would.card)
        return [{ key: `guard ${id}`, you: own, by: id, ops: [{ op: 'ring' }], ask: { prompt: 'stone?' } }];
      return [];
    }),
  inPlay: (id) => id === 'play',
  hidden: (id) => id.startsWith('deck'),
  lostFields: [],
};

export type SkirmishOp = OpIn<Skirmish>;

/** A running skirmish: cards in play by name, ops to run. Afterwards it waits for seat 0. */
export function start(cards: readonly string[], ops: readonly SkirmishOp[]): { state: SkirmishState; ids: string[] } {
  const state: SkirmishState = {
    format: 3,
    game: 'skirmish',
    edition: 'only',
    ruleset: 'r',
    seats: 2,
    out: [],
    cards: {},
    zones: {},
    g: { log: [] },
    lasting: [],
    pile: [],
    frames: [{ you: 0, rest: [{ op: 'wait' }], env: {} }],
    waiting: [],
    rng: seedRng('skirmish'),
    next: 1,
  };
  const ids: string[] = [];
  must(
    advance(skirmish, state, (m) => {
      for (const name of cards) ids.push(create(m, name, 0, 'play'));
      m.open(
        ops.map((op) => fill(op, ids)),
        0,
      );
    }),
  );
  return { state, ids };
}

/** Replaces `#n` by the id of the n-th card. */
function fill(op: SkirmishOp, ids: readonly string[]): SkirmishOp {
  return JSON.parse(JSON.stringify(op).replace(/"#(\d+)"/g, (_, n: string) => JSON.stringify(ids[Number(n)])));
}

/** Answers the open ask of a seat; the state is the same object. */
export function reply(state: SkirmishState, seat: Seat, pick: string): Step | Spoiled {
  const ask = state.open?.asks.find((one) => one.seat === seat);
  return answer(skirmish, state, { seat, ask: ask?.id ?? -1, answer: { pick: [pick] } });
}

/** The step, or the refusal as an error. */
export function must(outcome: Step | Spoiled): Step {
  if (!isStep(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}
