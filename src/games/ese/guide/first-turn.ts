/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Translate } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(t: Translate): RulesTopic {
  const buttons = {
    build: t('verb.build'),
    over: t('option.over'),
    none: t('option.none'),
  };
  return firstTurnTopic(t('guide.title'), t('guide.text', buttons));
}
