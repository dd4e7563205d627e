/** Values that the ops of a frame pass to each other. */
import type { Env } from './state.ts';

/** Removes and returns the value that an earlier op of the frame has put into `env`; undefined if there is none. */
export function takeOut<T>(env: Env, name: string): T | undefined {
  const found = env[name] as T | undefined;
  if (found !== undefined) delete env[name];
  return found;
}
