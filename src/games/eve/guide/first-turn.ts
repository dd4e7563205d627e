/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Say } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(say: Say): RulesTopic {
  const buttons = {
    collect: say('verb.collect'),
    play: say('verb.play'),
    endManagement: say('verb.endManagement'),
    undock: say('verb.undock'),
    warp: say('verb.warp'),
  };
  return firstTurnTopic(say('guide.title'), say('guide.text', buttons));
}
