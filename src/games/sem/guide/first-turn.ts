/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Say } from '../words/catalogue.ts';

/** A ship and its captain, as examples. */
const ship = 'Line Cruiser';
const captain = 'Line Captain';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(say: Say): RulesTopic {
  const buttons = {
    queueAll: say('all.queue', { n: 2 }),
    allocate: say('order.begin', { card: ship, gets: 2, lacks: 6, others: undefined }),
    resource: say('order.resource', { card: 'Autofactory' }),
    research: say('verb.research'),
    hire: say('order.hire', { card: captain, host: ship, n: 4 }),
    play: say('verb.play'),
    endTurn: say('verb.endTurn'),
    attack: say('order.attack', { acquiring: false, target: 'Border Redoubt', card: ship, n: 4 }),
    fire: say('verb.fire'),
    defend: say('verb.defend'),
  };
  return firstTurnTopic(say('guide.title'), say('guide.text', buttons));
}
