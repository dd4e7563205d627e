/** Short rules in our own words, a chapter each. */
import type { RulesTopic } from '#kernel/game';

export const rulebook: readonly RulesTopic[] = [];
