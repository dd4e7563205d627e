/** Takes an input: validates it, then runs the machine. Never throws: any input results in a step or a refusal. */
import type { Answer, Ask, Choice, Option, Refusal } from './ask.ts';
import type { GameEvent } from './event.ts';
import type { Kind } from './kind.ts';
import { Machine, Runaway } from './machine.ts';
import { readInput } from './read-input.ts';
import { SoleReply } from './reply.ts';
import type { Rules } from './rules.ts';
import type { AskGroup, State } from './state.ts';
import { mayBePickedTogether } from './together.ts';

/** The outcome of an input: the new state and the events that led to it. */
export type Step<S extends State = State> = { readonly state: S; readonly events: readonly GameEvent[] };

/** A refusal. If `spoiled`, the state has been changed and must be discarded. */
export type Spoiled = Refusal & { readonly spoiled?: true };

/**
 * Applies an input to a state that the caller owns, in place. An invalid input leaves the state untouched; `spoiled` says
 * that the work had already begun. Refusals: `malformed`, `over`, `foreign`, `stale`, `illegal`, `runaway`, `fault`.
 */
export function answer<K extends Kind>(rules: Rules<K>, state: K['state'], input: unknown): Step<K['state']> | Spoiled {
  const parsed = readInput(input);
  if (parsed === undefined) return { refused: 'malformed' };
  if (state.result !== undefined) return { refused: 'over' };
  const group = state.open;
  const ask = group?.asks.find((one) => one.id === parsed.ask);
  if (group === undefined || ask === undefined) return { refused: 'stale' };
  if (ask.seat !== parsed.seat) return { refused: 'foreign', with: { seat: ask.seat } };
  const fault = check(ask.choice, parsed.answer, 0);
  if (fault !== undefined) return { refused: 'illegal', with: { why: fault } };
  return advance(rules, state, (m) => close(m, group, ask, parsed.answer));
}

/** Runs the machine from a change that the game itself makes (a start, a concession). Same contract as `answer`. */
export function advance<K extends Kind>(
  rules: Rules<K>,
  state: K['state'],
  begin: (m: Machine<K>) => void,
): Step<K['state']> | Spoiled {
  const m = new Machine(rules, state);
  try {
    begin(m);
    m.run();
    return { state, events: m.events };
  } catch (error) {
    if (error instanceof Runaway) return { refused: 'runaway', with: { op: error.message }, spoiled: true };
    return {
      refused: 'fault',
      with: { error: String(error instanceof Error ? (error.stack ?? error) : error) },
      spoiled: true,
    };
  }
}

/** Whether an outcome is a step and not a refusal. */
export function isStep<S extends State>(outcome: Step<S> | Spoiled): outcome is Step<S> {
  return 'state' in outcome;
}

/** Records the answer. Once its group is complete, the next op is given the answers. */
function close<K extends Kind>(m: Machine<K>, group: AskGroup, ask: Ask, given: Answer): void {
  const isAlone = group.asks.length === 1;
  if (!isAlone) {
    group.answers[ask.seat] = given;
    if (!isComplete(group, ask, given)) return;
  }
  const frame = m.state.frames.at(-1);
  if (frame === undefined || frame.rest.length === 0) throw new Error(`nothing goes on after "${group.as}"`);
  // Games stored by earlier versions may have an implied answer here.
  if (group.as in frame.env) delete frame.env[group.as];
  delete m.state.open;
  m.give(isAlone ? new SoleReply(ask.seat, given) : { answer: undefined, bySeat: group.answers });
}

/** Whether a group closes with an answer that has just been recorded. */
function isComplete({ asks, until, answers }: AskGroup, ask: Ask, given: Answer): boolean {
  return (
    until === 'any' ||
    asks.every((one) => one.free === true || answers[one.seat] !== undefined) ||
    (until === 'decided' && !isPass(ask, given))
  );
}

/** Whether an answer is a pass: the ask's fallback, or an option that counts as one. */
export function isPass({ choice, fallback }: Ask, given: Answer): boolean {
  if (JSON.stringify(bare(given)) === JSON.stringify(fallback)) return true;
  if (choice.kind !== 'choose' || !('pick' in given)) return false;
  return choice.options.some(({ id, passes }) => passes === true && given.pick.includes(id));
}

/** An answer without a `with` that is empty. */
function bare(given: Answer): Answer {
  return 'pick' in given && Object.keys(given.with ?? {}).length === 0 ? { pick: given.pick } : given;
}

/** What is wrong with an answer, in one word; undefined if it is legal. */
export function check(choice: Choice, given: Answer, depth: number): string | undefined {
  if (depth > 8) return 'depth';
  switch (choice.kind) {
    case 'number':
      return 'number' in given && given.number >= choice.min && given.number <= choice.max ? undefined : 'number';
    case 'order':
      return 'order' in given && given.order.length === choice.options.length && known(choice.options, given.order)
        ? undefined
        : 'order';
    case 'distribute':
      return checkAmounts(choice, given);
    case 'choose': {
      if (!('pick' in given) || given.pick.length < choice.min || given.pick.length > choice.max) return 'count';
      if (!known(choice.options, given.pick)) return 'option';
      if (!mayBePickedTogether(choice.options, given.pick)) return 'group';
      return checkNeeds(choice.options, given, depth);
    }
    default:
      return choice satisfies never;
  }
}

function checkAmounts(choice: Extract<Choice, { kind: 'distribute' }>, given: Answer): string | undefined {
  if (!('amounts' in given)) return 'amounts';
  const entries = Object.entries(given.amounts);
  if (
    !known(
      choice.options,
      entries.map(([id]) => id),
    )
  )
    return 'option';
  if (entries.some(([, n]) => n < 1 || n > choice.most) || entries.length > choice.spread) return 'amount';
  const total = entries.reduce((sum, [, n]) => sum + n, 0);
  return total >= choice.min && total <= choice.max ? undefined : 'total';
}

function checkNeeds(
  options: readonly Option[],
  given: Extract<Answer, { pick: readonly string[] }>,
  depth: number,
): string | undefined {
  const replies = given.with ?? {};
  const needs = given.pick.length === 1 ? (options.find((one) => one.id === given.pick[0])?.needs ?? []) : [];
  for (const need of needs) {
    const reply = Object.hasOwn(replies, need.name) ? replies[need.name] : undefined;
    const fault = reply === undefined ? 'missing' : check(need.choice, reply, depth + 1);
    if (fault !== undefined) return `${need.name}: ${fault}`;
  }
  return Object.keys(replies).length > needs.length ? 'extra' : undefined;
}

function known(options: readonly Option[], ids: readonly string[]): boolean {
  if (ids.length === 1) return options.some((one) => one.id === ids[0]);
  const legal = new Set(options.map((one) => one.id));
  return new Set(ids).size === ids.length && ids.every((one) => legal.has(one));
}
