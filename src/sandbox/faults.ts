// Error responses with Discord's codes and messages, and the log of the bot's violations.
import { LRUCache } from 'lru-cache';
import type { Violation } from './page-api.ts';

/** One thing wrong in a request body. `rule` is the short permanent name under which it is recorded. */
export type Problem = {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
  readonly rule: string;
};

/** An error answer. With `rule` it is the bot's own violation; without, a circumstance that the bot could not know of. */
export type Fault = {
  readonly fault: true;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly rule?: string;
  readonly problems: readonly Problem[];
};

/** A successful answer; no body means 204. */
export type Reply = { readonly status: number; readonly body?: unknown };

/** Whether a result is a fault. */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && (value as { fault?: unknown }).fault === true;
}

/** A fault with Discord's code and message. Pass `rule` if only a mistake of the bot can cause it. */
export function fault(status: number, code: number, message: string, rule?: string): Fault {
  return { fault: true, status, code, message, problems: [], rule };
}

/** 400/50035 with all errors in the body. */
export function invalidForm(problems: readonly Problem[]): Fault {
  const first = problems[0];
  return {
    fault: true,
    status: 400,
    code: 50035,
    message: 'Invalid Form Body',
    problems,
    rule: first?.rule,
  };
}

/** 200 with a body. */
export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** 204. */
export const noContent: Reply = { status: 204 };

type ErrorTree = { [key: string]: ErrorTree | { code: string; message: string }[] };

/** The JSON that Discord answers for a fault, nested by the path of each problem. */
export function faultBody(f: Fault): unknown {
  if (f.problems.length === 0) return { message: f.message, code: f.code };
  const errors: ErrorTree = {};
  for (const problem of f.problems) {
    let at = errors;
    for (const step of problem.path) {
      const key = String(step);
      const next = at[key];
      if (next !== undefined && !Array.isArray(next)) at = next;
      else {
        const made: ErrorTree = {};
        at[key] = made;
        at = made;
      }
    }
    const list = at._errors;
    const entry = { code: problem.code, message: problem.message };
    if (Array.isArray(list)) list.push(entry);
    else at._errors = [entry];
  }
  return { message: f.message, code: f.code, errors };
}

/** The log of violations: the rules that the bot has broken. */
export type ViolationLog = {
  readonly record: (rule: string, route: string, detail: string, payload?: unknown) => void;
  /** Records a refusal that is not a violation in itself; too many of the same are recorded as `repeated-refusal`. */
  readonly refusal: (route: string, code: number, detail: string) => void;
  readonly list: () => readonly Violation[];
  readonly count: () => number;
  readonly clear: () => void;
  /** Called after each new violation; returns a function to unsubscribe. */
  readonly onChange: (listener: (count: number) => void) => () => void;
};

const keptViolations = 5_000;
const payloadCharacters = 20_000;
const toleratedRefusals = 4;
const refusalWindowMs = 10 * 60_000;

/** Makes an empty log; `now` gives milliseconds since 1970. */
export function createViolationLog(now: () => number): ViolationLog {
  const list: Violation[] = [];
  const listeners = new Set<(count: number) => void>();
  const refusals = new LRUCache<string, { since: number; times: number }>({ max: 10_000 });
  let total = 0;

  function record(rule: string, route: string, detail: string, payload?: unknown): void {
    total += 1;
    if (list.length < keptViolations) {
      const text = payload === undefined ? undefined : JSON.stringify(payload);
      const stored =
        text !== undefined && text.length > payloadCharacters ? `${text.slice(0, payloadCharacters)}…` : payload;
      list.push({ at: now(), rule, route, detail, payload: stored });
    }
    for (const listener of listeners) listener(total);
  }

  return {
    record,
    refusal(route, code, detail) {
      const key = `${code} ${route}`;
      const seen = refusals.get(key);
      if (seen === undefined || now() - seen.since > refusalWindowMs) {
        refusals.set(key, { since: now(), times: 1 });
        return;
      }
      seen.times += 1;
      if (seen.times > toleratedRefusals) record('repeated-refusal', route, `${detail} (${code}), ${seen.times} times`);
    },
    list: () => list,
    count: () => total,
    clear() {
      list.length = 0;
      total = 0;
      refusals.clear();
      for (const listener of listeners) listener(0);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
