/**
 * What has triggered and waits: the leading seat orders abilities that differ, each player chooses targets, and they go on
 * the pile one by one.
 */
import type { Answer, Need, NewAsk, Option } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import type { Kind, OpIn } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import { inOrder, needsOf, picked } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { Seat, Waiting } from '#kernel/state';
import { idOf } from '#kernel/zones';

/** The steps, by their names in stored games. */
export type TriggerSteps = {
  'pile.gather': object;
  'pile.ordered': object;
  'pile.place': object;
  'pile.placeTargets': object;
};

/** What a game says about abilities that have triggered. */
export type TriggerGame<K extends Kind> = {
  /** The seat that orders abilities which trigger at the same time. */
  leader(m: Machine<K>): Seat;
  /** Whether the order of some abilities makes no difference, so that nobody need think about it. */
  isOrderIdle?(m: Machine<K>, queue: readonly Waiting[]): boolean;
  /** What must be chosen for an ability; undefined if it has no target or is gone, and does nothing then. */
  needs(m: Machine<K>, waiting: Waiting): readonly Need[] | undefined;
  /** Other ways to give the same targets, which say something besides; absent: none. */
  also?(m: Machine<K>, waiting: Waiting): readonly Pick<Option, 'id' | 'verb'>[];
  /** Puts an ability on the pile, with what was chosen for it. `way`: `go`, or one of the other ways. */
  place(m: Machine<K>, waiting: Waiting, replies: Readonly<Record<string, Answer>>, way: string): void;
};

const call = <K extends Kind>(name: keyof TriggerSteps): OpIn<K> => ({ op: 'rule', name }) as unknown as OpIn<K>;

/** Abilities of the same card and number are one entry of the order. */
const entryOf = ({ by, ability }: Waiting): string => `${by}/${ability}`;

/** Makes the steps that take what has triggered to the pile. */
export function triggerSteps<K extends Kind>(
  game: TriggerGame<K>,
): { [N in keyof TriggerSteps]: OpHandler<K, TriggerSteps[N]> } {
  /** Takes abilities out of the waiting list; different ones are ordered. */
  const gather: OpHandler<K, object> = (m, frame) => {
    const queue = m.state.waiting;
    m.state.waiting = [];
    frame.env.queue = queue;
    m.next(frame, call('pile.place'));
    if (new Set(queue.map(entryOf)).size > 1 && !areAlike(queue))
      m.ask(frame, 'order', orderAsk(m, queue), call('pile.ordered'));
  };

  /** The order was chosen: the first named goes on the pile first, and so resolves last. */
  const ordered: OpHandler<K, object> = (_m, frame, _op, { answer }) => {
    const order = inOrder(answer);
    const queue = frame.env.queue as readonly Waiting[];
    frame.env.queue = [...queue].sort((a, b) => order.indexOf(entryOf(a)) - order.indexOf(entryOf(b)));
  };

  /** Places the next ability; its player chooses, if there is a choice. */
  const place: OpHandler<K, object> = (m, frame) => {
    const [next, ...others] = takeOut<readonly Waiting[]>(frame.env, 'queue') ?? [];
    if (next === undefined) return;
    frame.env.queue = others;
    m.next(frame, call('pile.place'));
    const needs = game.needs(m, next);
    if (needs === undefined) return;
    frame.env.placing = next;
    const fallback: Answer = { pick: ['go'], with: firstOf(needs) };
    const isOpen = needs.some(({ choice }) => choice.kind !== 'choose' || choice.options.length > 1);
    const ways = [{ id: 'go', verb: 'target' }, ...(game.also?.(m, next) ?? [])];
    if (isOpen) m.ask(frame, 'targets', targetAsk(next, ways, needs, fallback), call('pile.placeTargets'));
    else m.goOn(frame, fallback, call('pile.placeTargets'));
  };

  const placeTargets: OpHandler<K, object> = (m, frame, _op, { answer }) => {
    const next = takeOut<Waiting>(frame.env, 'placing');
    if (next !== undefined) game.place(m, next, needsOf(answer), picked(answer)[0] ?? 'go');
  };

  function orderAsk(m: Machine<K>, queue: readonly Waiting[]): NewAsk {
    const entries = new Map(queue.map((one) => [entryOf(one), one]));
    const options = [...entries].map(([id, { by, you, def, ability }]) => ({
      id,
      card: idOf(by),
      about: you,
      note: { def, ability },
    }));
    return {
      seat: game.leader(m),
      role: game.isOrderIdle?.(m, queue) === true ? 'window' : 'choice',
      stop: 'order',
      prompt: { key: 'ask.order' },
      choice: { kind: 'order', options },
      fallback: { order: options.map(({ id }) => id) },
    };
  }

  return { 'pile.gather': gather, 'pile.ordered': ordered, 'pile.place': place, 'pile.placeTargets': placeTargets };
}

function targetAsk(
  { you, by, def, ability }: Waiting,
  ways: readonly Pick<Option, 'id' | 'verb'>[],
  needs: readonly Need[],
  fallback: Answer,
): NewAsk {
  const note = { def, ability };
  const options = ways.map(({ id, ...verb }): Option => ({ id, ...verb, card: idOf(by), note, needs }));
  return {
    seat: you,
    role: 'choice',
    stop: 'target',
    prompt: { key: 'ask.trigger', with: note },
    choice: { kind: 'choose', min: 1, max: 1, options },
    fallback,
  };
}

/** Whether all are the same ability of copies of one card, so that their order makes no difference. */
function areAlike(queue: readonly Waiting[]): boolean {
  return new Set(queue.map(({ def, ability, you, env }) => JSON.stringify([def, ability, you, env]))).size < 2;
}

/** The first option of each need, and of the needs within it: the declared default. */
function firstOf(needs: readonly Need[]): Record<string, Answer> {
  return Object.fromEntries(
    needs.map(({ name, choice }): [string, Answer] => {
      const [first] = choice.kind === 'choose' ? choice.options : [];
      const within = first?.needs ?? [];
      return [name, { pick: [first?.id ?? ''], ...(within.length > 0 && { with: firstOf(within) }) }];
    }),
  );
}
