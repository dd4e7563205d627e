/** What the acts of every game are made with: merging events, and reading their fields whatever they contain. */
import type { GameEvent } from '#kernel/event';

/** Merges two events; undefined: they are separate acts. */
export type Joint = (before: GameEvent, next: GameEvent) => GameEvent | undefined;

/** Any list of unknown things as an array. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A number; 0 for anything else. */
export const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Whether two events agree in these fields. */
export const same = (before: GameEvent, next: GameEvent, ...fields: readonly string[]): boolean =>
  fields.every((field) => before[field] === next[field]);

/** Merges events of a kind into one event with a list. */
export const inList =
  (kind: string, ...fields: readonly string[]): Joint =>
  (before, next) =>
    same(before, next, ...fields)
      ? { ...before, e: kind, list: [...listIn(before.list ?? [before]), next] }
      : undefined;

/** Merges two events by the joint under their kinds: `drew drew`. Never throws, whatever they contain. */
export function joinBy(
  joints: Readonly<Record<string, Joint>>,
  before: GameEvent,
  next: GameEvent,
): GameEvent | undefined {
  const kinds = `${before.e} ${next.e}`;
  return Object.hasOwn(joints, kinds) ? joints[kinds]?.(before, next) : undefined;
}

/** Things in groups, in order of first occurrence. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
