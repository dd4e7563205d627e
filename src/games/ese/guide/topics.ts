/** Everything that can be looked up about the rules: the chapters of the short rules, then the clauses and the rulings. */
import type { RulesTopic } from '#face/game';
import { clauseTopics } from '../../kit/clauses.ts';
import { rulebookTopics } from '../../kit/rulebook.ts';
import { rulingTopics } from '../../kit/rulings.ts';
import type { Translate } from '../words/catalogue.ts';
import { clausePages } from './clauses.ts';
import { clausesDe } from './de/clauses.ts';
import { rulebookDe } from './de/rulebook.ts';
import { rulingsDe } from './de/rulings.ts';
import { firstTurn } from './first-turn.ts';
import { rulebook } from './rulebook.ts';
import { chapters, rulings } from './rulings.ts';

/** Chapters, pages of clauses and of rulings, in reading order; every text fits on one screen. */
const english: readonly RulesTopic[] = [...rulebook, ...clausePages, ...rulingTopics(chapters, rulings)];
const german: readonly RulesTopic[] = [
  ...rulebookTopics(rulebookDe),
  ...clauseTopics(clausesDe, 'Klauseln'),
  ...rulingTopics(chapters, rulings, rulingsDe),
];

export const topics = (t: Translate): readonly RulesTopic[] => [
  firstTurn(t),
  ...(t.language === 'de' ? german : english),
];
