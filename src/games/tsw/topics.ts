/** Everything that can be looked up about the rules: the clauses, then the rulings. */
import type { RulesTopic } from '#face/game';
import { rulingTopics } from '../rulings.ts';
import { clausePages } from './clauses.ts';
import { chapters, rulings } from './rulings.ts';

/** Pages of clauses and of rulings, in reading order; every text fits on one screen. */
export const topics: readonly RulesTopic[] = [...clausePages, ...rulingTopics(chapters, rulings)];
