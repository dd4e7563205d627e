/** Everything that can be looked up about the rules of a game: the short rules, then the clauses and the rulings. */
import type { RulesTopic } from '#face/game';
import type { Language } from '#words/languages';
import { type RulingsIn, type RulingText, rulingTopics } from './rulings.ts';

type InBoth = { readonly english: readonly RulesTopic[]; readonly german: readonly RulesTopic[] };

/** Chapters, pages of clauses and of rulings, in reading order; every text fits on one screen. */
export function referenceOf<Chapter extends string>(given: {
  readonly rulebook: InBoth;
  readonly clauses: InBoth;
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly RulingText[];
  readonly german: RulingsIn<Chapter>;
}): (language: Language) => readonly RulesTopic[] {
  const { rulebook, clauses, chapters, rulings } = given;
  const english = [...rulebook.english, ...clauses.english, ...rulingTopics(chapters, rulings)];
  const german = [...rulebook.german, ...clauses.german, ...rulingTopics(chapters, rulings, given.german)];
  return (language) => (language === 'de' ? german : english);
}
