/** Everything that can be looked up about the rules: the chapters of the short rules, then the clauses and the rulings. */
import type { RulesTopic } from '#face/game';
import { rulingTopics } from '../../kit/rulings.ts';
import type { Translate } from '../words/catalogue.ts';
import { clausePages } from './clauses.ts';
import { firstTurn } from './first-turn.ts';
import { rulebook } from './rulebook.ts';
import { chapters, rulings } from './rulings.ts';

/** Chapters, pages of clauses and of rulings, in reading order, in English; every text fits on one screen. */
const reference: readonly RulesTopic[] = [...rulebook, ...clausePages, ...rulingTopics(chapters, rulings)];

export const topics = (t: Translate): readonly RulesTopic[] => [firstTurn(t), ...reference];
