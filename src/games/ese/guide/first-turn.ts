/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Say } from '../words/catalogue.ts';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(say: Say): RulesTopic {
  const buttons = {
    build: say('verb.build'),
    over: say('option.over'),
    none: say('option.none'),
  };
  return firstTurnTopic(say('guide.title'), say('guide.text', buttons));
}
