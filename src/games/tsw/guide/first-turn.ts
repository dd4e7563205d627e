/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Translate } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(t: Translate): RulesTopic {
  const buttons = {
    lay: t('verb.lay'),
    play: t('verb.play'),
    endActions: t('verb.endActions'),
    endTurn: t('verb.endTurn'),
    move: t('verb.move'),
    attack: t('verb.attack'),
  };
  return firstTurnTopic(t('guide.title'), t('guide.text', buttons));
}
