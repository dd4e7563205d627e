/** A deck's problems as text, a line for each. */
import type { DeckProblem } from '#face/deck';
import type { Language } from '#words/languages';
import { translatorIn } from './words/catalogue.ts';

/**
 * `Line 4: 5 copies of Kestrel … (C-2.3)`, ordered by line, problems without a line last. With more than `most` problems, a
 * final line counts the rest.
 */
export function problemLines(problems: readonly DeckProblem[], max: number, language: Language): readonly string[] {
  const t = translatorIn(language);
  const sorted = [...problems].sort(
    (a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER),
  );
  const shown = sorted.slice(0, sorted.length > max ? Math.max(0, max - 1) : max);
  const rest = sorted.length - shown.length;
  return [...shown.map((problem) => tell(t, problem)), ...(rest === 0 ? [] : [t('list.more', { n: rest })])];
}

function tell(t: ReturnType<typeof translatorIn>, { line, rule: name, text }: DeckProblem): string {
  // What a list cannot be read for has a name in place of a rule's number.
  const rule = /\d/.test(name) ? name : undefined;
  return line === undefined ? t('list.of', { text, rule }) : t('list.line.of', { line, text, rule });
}
