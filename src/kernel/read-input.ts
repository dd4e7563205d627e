/** Reads an input that comes from outside, by hand: it is read at every move, where a schema would take longer than the rules. */
import type { Answer, Input } from './ask.ts';

const maxIdLength = 200;
const maxIds = 1000;

/** A copy of all that belongs to an input; undefined if anything is missing, of a wrong kind, too long, or too much. */
export function readInput(given: unknown): Input | undefined {
  try {
    if (!isRecord(given) || Object.keys(given).length !== 3) return undefined;
    const { seat, ask } = given;
    if (!isWhole(seat) || !isWhole(ask)) return undefined;
    const answer = readAnswer(given.answer);
    return answer && { seat, ask, answer };
  } catch {
    // Nested more deeply than can be read, or an object that throws.
    return undefined;
  }
}

function readAnswer(given: unknown): Answer | undefined {
  if (!isRecord(given)) return undefined;
  const fields = Object.keys(given);
  if (fields.length > 1) return fields.length === 2 ? readPickWith(given) : undefined;
  switch (fields[0]) {
    case 'pick': {
      const pick = readIds(given.pick);
      return pick && { pick };
    }
    case 'order': {
      const order = readIds(given.order);
      return order && { order };
    }
    case 'number':
      return isWhole(given.number) ? { number: given.number } : undefined;
    case 'amounts': {
      const amounts = readEach(given.amounts, (n) => (isWhole(n) ? n : undefined));
      return amounts && { amounts };
    }
    default:
      return undefined;
  }
}

function readPickWith(given: Readonly<Record<string, unknown>>): Answer | undefined {
  if (!Object.hasOwn(given, 'pick') || !Object.hasOwn(given, 'with')) return undefined;
  const pick = readIds(given.pick);
  if (pick === undefined || given.with === undefined) return pick && { pick };
  const replies = readEach(given.with, readAnswer);
  return replies && { pick, with: replies };
}

function readIds(given: unknown): readonly string[] | undefined {
  return Array.isArray(given) && given.length <= maxIds && given.every(isId) ? [...given] : undefined;
}

/** A record of which each value can be read; `__proto__` is left out, since it would not become a field of the copy. */
function readEach<T>(given: unknown, read: (value: unknown) => T | undefined): Record<string, T> | undefined {
  if (!isRecord(given)) return undefined;
  const found: Record<string, T> = {};
  for (const key of Object.keys(given)) {
    if (key === '__proto__') continue;
    const value = isId(key) ? read(given[key]) : undefined;
    if (value === undefined) return undefined;
    found[key] = value;
  }
  return found;
}

const isWhole = (given: unknown): given is number => Number.isSafeInteger(given);

const isId = (given: unknown): given is string => typeof given === 'string' && given.length <= maxIdLength;

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
