/** Small trees for numbers and conditions over the named results of a frame. */
import type { Env } from './state.ts';

/** A whole number: itself, a named result, the length of a named list, a sum. */
export type Value = number | { readonly of: string } | { readonly count: string } | { readonly sum: readonly Value[] };

/** A condition over values. */
export type Test =
  | { readonly atLeast: readonly [Value, Value] }
  | { readonly same: readonly [Value, Value] }
  | { readonly is: string }
  | { readonly not: Test }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] };

/** What a value is in an `env`. A name that is not there counts 0. */
export function value(v: Value, env: Env): number {
  if (typeof v === 'number') return v;
  if ('of' in v) return Number(env[v.of] ?? 0);
  if ('count' in v) return Array.isArray(env[v.count]) ? (env[v.count] as unknown[]).length : 0;
  return v.sum.reduce<number>((total, part) => total + value(part, env), 0);
}

/** Whether a condition holds in an `env`. */
export function test(t: Test, env: Env): boolean {
  if ('atLeast' in t) return value(t.atLeast[0], env) >= value(t.atLeast[1], env);
  if ('same' in t) return value(t.same[0], env) === value(t.same[1], env);
  if ('is' in t) return env[t.is] === true;
  if ('not' in t) return !test(t.not, env);
  if ('all' in t) return t.all.every((one) => test(one, env));
  return t.any.some((one) => test(one, env));
}

/** Takes out of an `env` what an earlier op of the frame has left there; undefined if it has left nothing. */
export function takeOut<T>(env: Env, name: string): T | undefined {
  const found = env[name] as T | undefined;
  delete env[name];
  return found;
}
