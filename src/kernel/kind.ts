/** A game as one bundle of types: all that is written for a game carries this one parameter. */
import type { GameEvent } from './event.ts';
import type { Op } from './op.ts';
import type { Would } from './rules.ts';
import type { State } from './state.ts';

/** What belongs to a tag: the fields of an op, of a step's arguments, of an event. A tag without fields has `object`. */
export type Fields = Readonly<Record<string, object>>;

/** `ops`, `steps`, `events`: fields by tag. `board`: the game's part of a view. */
export type Kind = {
  readonly state: State;
  readonly ops: Fields;
  readonly steps: Fields;
  readonly events: Fields;
  readonly board: unknown;
};

/** The kernel's own ops as games write them. `do` happens unless something replaces the event; `as` names the answer to that. */
interface WouldOp<K extends Kind> {
  readonly op: 'would';
  readonly event: Would;
  readonly do: readonly OpIn<K>[];
  readonly as?: string;
}

/** A call of one of a game's steps. */
export type StepIn<K extends Kind> = {
  [N in keyof K['steps'] & string]: { readonly op: 'rule'; readonly name: N } & Readonly<K['steps'][N]>;
}[keyof K['steps'] & string];

/** An op that a game may give to its machine. */
export type OpIn<K extends Kind> =
  | { [T in keyof K['ops'] & string]: { readonly op: T } & Readonly<K['ops'][T]> }[keyof K['ops'] & string]
  | StepIn<K>
  | WouldOp<K>;

/** An event that a game may emit. */
export type EventOf<K extends Kind> = {
  [T in keyof K['events'] & string]: { readonly e: T } & Readonly<K['events'][T]> & Pick<GameEvent, 'to' | 'except'>;
}[keyof K['events'] & string];

/** Ops as the state holds them. */
export const stored = <K extends Kind>(ops: readonly OpIn<K>[]): readonly Op[] =>
  ops as readonly unknown[] as readonly Op[];

/** An op that the state holds is one of the game's own, since nobody else writes there. */
export const restored = <K extends Kind>(op: Op): OpIn<K> => op as unknown as OpIn<K>;

/** An event that a machine has recorded is one of the game's own, or one of the kernel's, whose kinds no game uses. */
export const recorded = <K extends Kind>(event: GameEvent): EventOf<K> => event as unknown as EventOf<K>;

/** The fields of a step's call: none are needed where all of them are optional. */
type CallFields<F> = object extends F ? [fields?: F] : [fields: F];

/** Makes the function that writes calls of a game's steps. Calls without arguments are the same object each time. */
export function stepCaller<K extends Kind>() {
  const plain: Record<string, StepIn<K>> = {};
  return <N extends keyof K['steps'] & string>(
    name: N,
    ...[fields]: CallFields<Readonly<K['steps'][N]>>
  ): StepIn<K> => {
    if (fields !== undefined) return { op: 'rule', name, ...fields } as unknown as StepIn<K>;
    plain[name] ??= { op: 'rule', name } as unknown as StepIn<K>;
    return plain[name];
  };
}
