/** Everything that can be looked up about the rules: the chapters of the short rules, then the rulings. */
import type { RulesTopic } from '#kernel/game';
import { rulingTopics } from '../rulings.ts';
import { rulebook } from './rulebook.ts';
import { chapters, rulings } from './rulings.ts';

/** Chapters and pages of rulings, in reading order; every text fits on one screen. */
export const topics: readonly RulesTopic[] = [...rulebook, ...rulingTopics(chapters, rulings)];
