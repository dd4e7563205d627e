// Small pieces that all hand-written checks share.
import type { Problem } from '../faults.ts';

export type Path = readonly (string | number)[];

/** How Discord counts characters: by code point. */
export function lengthOf(text: string): number {
  let n = 0;
  for (const _ of text) n += 1;
  return n;
}

export function problem(rule: string, path: Path, code: string, message: string): Problem {
  return { rule, path, code, message };
}

/** A problem if a text is not within its bounds; absent texts are no problem. */
export function textProblems(
  rule: string,
  path: Path,
  text: string | null | undefined,
  min: number,
  max: number,
): readonly Problem[] {
  if (text === null || text === undefined) return [];
  const n = lengthOf(text);
  if (n >= min && n <= max) return [];
  return [problem(rule, path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)];
}
