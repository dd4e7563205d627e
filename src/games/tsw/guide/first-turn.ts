/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Say } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(say: Say): RulesTopic {
  const buttons = {
    lay: say('verb.lay'),
    play: say('verb.play'),
    endActions: say('verb.endActions'),
    endTurn: say('verb.endTurn'),
    move: say('verb.move'),
    attack: say('verb.attack'),
  };
  return firstTurnTopic(say('guide.title'), say('guide.text', buttons));
}
