/** Everything that can be looked up about the rules: the guide to the first turn, then the reference. */
import type { RulesTopic } from '#face/game';
import { clauseTopics } from '../../kit/clauses.ts';
import { rulebookTopics } from '../../kit/rulebook.ts';
import { referenceOf } from '../../kit/topics.ts';
import type { Translate } from '../words/catalogue.ts';
import { clausePages } from './clauses.ts';
import { clausesDe } from './de/clauses.ts';
import { rulebookDe } from './de/rulebook.ts';
import { rulingsDe } from './de/rulings.ts';
import { firstTurn } from './first-turn.ts';
import { rulebook } from './rulebook.ts';
import { chapters, rulings } from './rulings.ts';

const reference = referenceOf({
  rulebook: { english: rulebook, german: rulebookTopics(rulebookDe) },
  clauses: { english: clausePages, german: clauseTopics(clausesDe, 'Klauseln') },
  chapters,
  rulings,
  german: rulingsDe,
});

export const topics = (t: Translate): readonly RulesTopic[] => [firstTurn(t), ...reference(t.language)];
