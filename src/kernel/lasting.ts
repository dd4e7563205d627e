/** Lasting effects: how they start, change figures in layers, and end. */
import type { Kind } from './kind.ts';
import type { Machine } from './machine.ts';
import type { Lasting } from './state.ts';

/** Starts an effect. It ends at the tag `until`, when the object `while` leaves, or when all objects in `on` have left. */
export function addLasting<K extends Kind>(m: Machine<K>, effect: Omit<Lasting, 'id'>): void {
  m.state.lasting.push({ id: m.number(), ...effect });
  m.version++;
}

/** Ends all effects with the tag `gone`, or all for which it returns true. Returns whether any ended. */
export function endLasting<K extends Kind>(m: Machine<K>, gone: string | ((effect: Lasting) => boolean)): boolean {
  const test = typeof gone === 'string' ? (effect: Lasting) => effect.until === gone : gone;
  const before = m.state.lasting.length;
  m.state.lasting = m.state.lasting.filter((effect) => !test(effect));
  if (m.state.lasting.length === before) return false;
  m.version++;
  return true;
}

/** A change of a figure. The layers apply in the order set, add, times, whatever the order of the changes. */
export type Change = { readonly layer: 'set' | 'add' | 'times'; readonly n: number };

/** A figure after its changes; never below 0. The last `set` wins. */
export function applyChanges(base: number, changes: readonly Change[]): number {
  let result = base;
  for (const change of changes) if (change.layer === 'set') result = change.n;
  for (const change of changes) if (change.layer === 'add') result += change.n;
  result = Math.max(0, result);
  for (const change of changes) if (change.layer === 'times') result *= change.n;
  return Math.max(0, result);
}
