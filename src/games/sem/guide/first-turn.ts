/** The guide to the first turn of a game, press by press. */
import type { RulesTopic } from '#face/game';
import { firstTurnTopic } from '../../kit/guide.ts';
import type { Translate } from '../words/catalogue.ts';

/** A ship and its captain, as examples. */
const ship = 'Line Cruiser';
const captain = 'Line Captain';

/** The guide, with its buttons as they are labelled. */
export function firstTurn(t: Translate): RulesTopic {
  const buttons = {
    queueAll: t('all.queue', { n: 2 }),
    allocate: t('order.begin', { card: ship, gets: 2, lacks: 6, others: undefined }),
    resource: t('order.resource', { card: 'Autofactory' }),
    research: t('verb.research'),
    hire: t('order.hire', { card: captain, host: ship, n: 4 }),
    play: t('verb.play'),
    endTurn: t('verb.endTurn'),
    attack: t('order.attack', { acquiring: false, target: 'Border Redoubt', card: ship, n: 4 }),
    fire: t('verb.fire'),
    defend: t('verb.defend'),
  };
  return firstTurnTopic(t('guide.title'), t('guide.text', buttons));
}
