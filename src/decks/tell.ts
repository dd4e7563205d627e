/** A deck's problems as text, a line for each. */
import type { DeckProblem } from '#face/deck';
import { say } from './words/catalogue.ts';

/**
 * `Line 4: 5 copies of Kestrel … (C-2.3)`, ordered by line, problems without a line last. With more than `most` problems, a
 * final line counts the rest.
 */
export function problemLines(problems: readonly DeckProblem[], most: number): readonly string[] {
  const sorted = [...problems].sort(
    (a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER),
  );
  const shown = sorted.slice(0, sorted.length > most ? Math.max(0, most - 1) : most);
  const rest = sorted.length - shown.length;
  return [...shown.map(tell), ...(rest === 0 ? [] : [say('list.more', { n: rest })])];
}

function tell({ line, rule, text }: DeckProblem): string {
  return line === undefined ? say('list.of', { text, rule }) : say('list.line.of', { line, text, rule });
}
