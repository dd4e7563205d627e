/** The values that the ops of a frame leave for each other. */
import type { Env } from './state.ts';

/** Takes out of an `env` what an earlier op of the frame has left there; undefined if it has left nothing. */
export function takeOut<T>(env: Env, name: string): T | undefined {
  const found = env[name] as T | undefined;
  delete env[name];
  return found;
}
