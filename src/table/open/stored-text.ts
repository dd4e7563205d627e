/** Reads the JSON texts of stored rows, which may be missing or damaged. */
import { LRUCache } from 'lru-cache';
import type { GameEvent } from '#kernel/event';

/** How many texts each reader keeps what it has read of. */
const KEPT = 500;

/** Parses JSON; damaged or missing text is undefined. */
export function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The events of an input, as it is stored; what is none is left out. */
export function readEvents(text: string): readonly GameEvent[] {
  const stored = readJson(text);
  return Array.isArray(stored) ? stored.filter(isEvent) : [];
}

function isEvent(value: unknown): value is GameEvent {
  return typeof value === 'object' && value !== null && 'e' in value;
}

/**
 * Makes a reader of texts that are the same at most presses, from what it makes of the parsed text. Each text is read once and
 * what was made of it is shared, so nobody may change that.
 */
export function keptReader<T>(make: (stored: unknown) => T): (text: string | undefined) => T {
  const kept = new LRUCache<string, { readonly read: T }>({ max: KEPT });
  return (text = '') => {
    const known = kept.get(text) ?? { read: make(readJson(text)) };
    kept.set(text, known);
    return known.read;
  };
}
