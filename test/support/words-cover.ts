/** What the rules of every game must say, looked up in their source: each event has a line or a reason for having none. */
import { expect } from 'vitest';
import type { Words } from '#face/words';

/** What a pattern's group matches in a text, each once. */
export const foundIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

/**
 * The kinds of events that a text emits. `variables`: what can stand in variables by which it names a kind; one that is not
 * listed there is returned as unread.
 */
export function emittedIn(text: string, variables: Readonly<Record<string, readonly string[]>> = {}): string[] {
  return foundIn(text, /\.(?:emit|tell|record)\(\{\s*e: ([^,}]+)/g).flatMap((expression) => {
    const literal = [...expression.matchAll(/'(\w+)'/g)].map((match) => match[1] as string);
    return literal.length > 0 ? literal : (variables[expression.trim()] ?? [`unread: ${expression}`]);
  });
}

/** A game's lines by kind of event, and why other kinds have none. */
type Lines = { readonly narrators: object; readonly untold: Readonly<Record<string, string>> };

/** Every kind that is emitted has a line, or a reason for having none. */
export function expectAllTold(emitted: readonly string[], { narrators, untold }: Lines): void {
  expect(emitted.filter((kind) => !Object.hasOwn(narrators, kind) && !Object.hasOwn(untold, kind))).toEqual([]);
  for (const reason of Object.values(untold)) expect(reason.length).toBeGreaterThan(10);
}

/** No line is for a kind that is never emitted. */
export function expectNoneIdle(emitted: readonly string[], { narrators, untold }: Lines): void {
  const kinds = new Set(emitted);
  expect(Object.keys(narrators).filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(Object.keys(untold).filter((kind) => !kinds.has(kind))).toEqual([]);
}

/** Stops fit into a select, with a label and a detail each. */
export function expectStopsFit({ stops }: Pick<Words, 'stops'>): void {
  for (const { label, detail = '' } of stops) {
    expect(label.length).toBeLessThanOrEqual(100);
    expect(detail.length).toBeLessThanOrEqual(100);
  }
}
