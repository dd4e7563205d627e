/** Lasting effects: made, counted into figures in layers, and ended. */
import type { Machine } from './machine.ts';
import type { Lasting, State } from './state.ts';

/** Starts an effect. It ends at the tag `until`, when the object `while` leaves, or when all it sticks to has left. */
export function last<S extends State>(m: Machine<S>, effect: Omit<Lasting, 'id'>): void {
  m.state.lasting.push({ id: m.number(), ...effect });
  m.version++;
}

/** Ends all effects of a tag, or all for which `gone` holds. Says whether any ended. */
export function expire<S extends State>(m: Machine<S>, gone: string | ((effect: Lasting) => boolean)): boolean {
  const test = typeof gone === 'string' ? (effect: Lasting) => effect.until === gone : gone;
  const before = m.state.lasting.length;
  m.state.lasting = m.state.lasting.filter((effect) => !test(effect));
  m.version++;
  return m.state.lasting.length < before;
}

/** A change of a figure. Layers apply in the order set, add, multiply, whatever the order of arrival. */
export type Change = { readonly layer: 'set' | 'add' | 'times'; readonly n: number };

/** A figure after its changes; never below 0. Later `set`s win over earlier ones. */
export function figure(base: number, changes: readonly Change[]): number {
  let result = base;
  for (const change of changes) if (change.layer === 'set') result = change.n;
  for (const change of changes) if (change.layer === 'add') result += change.n;
  result = Math.max(0, result);
  for (const change of changes) if (change.layer === 'times') result *= change.n;
  return Math.max(0, result);
}
