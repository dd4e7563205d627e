/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Translate } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(t: Translate): RulesTopic {
  const buttons = {
    collect: t('verb.collect'),
    play: t('verb.play'),
    endManagement: t('verb.endManagement'),
    undock: t('verb.undock'),
    warp: t('verb.warp'),
  };
  return firstTurnTopic(t('guide.title'), t('guide.text', buttons));
}
