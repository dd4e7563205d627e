/** Chances to answer: what is played is countered, attacks are made to fail, cards that cost nothing are used well. */
import type { Answer } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { aim } from './aims.ts';
import { candidatesOf } from './candidates.ts';
import { cardOf, definitionOf, optionsOf, type Sight } from './sight.ts';
import { hintFor } from './worth.ts';

/** What a card in the hand would bring at some other time. */
const PRICE_OF_CARD = 1.2;
const PRICE_OF_ABILITY = 0.3;

/** Answers with what brings most, if that is more than it would bring later; else passes. */
export function reply(sight: Sight): Answer {
  const chosen = best(
    candidatesOf(sight).map((candidate) => ({
      move: candidate,
      net: candidate.gain - (candidate.option.verb === 'play' ? PRICE_OF_CARD : PRICE_OF_ABILITY),
    })),
    ({ net }) => net,
  );
  return chosen !== undefined && chosen.net > 0 ? chosen.move.answer : pick('pass');
}

/** Aims an ability that has triggered. */
export function trigger(sight: Sight): Answer {
  const [option] = optionsOf(sight);
  const card = option === undefined ? undefined : cardOf(sight, option);
  const ability = card?.abilities[Number(option?.note?.ability)];
  if (option === undefined || card === undefined || ability === undefined) return sight.ask.fallback;
  const aimed = aim(sight, card, [ability], option.needs ?? [], { seat: sight.me, id: option.card });
  return pick(option.id, aimed.replies);
}

/** Allows itself what does good. */
export function allow(sight: Sight): Answer {
  const card = definitionOf(sight, sight.ask.prompt.with?.def);
  const ability = card?.abilities.find(({ may }) => may !== undefined);
  const isOwn = ability?.may !== 'your opponent';
  const gain = sum(ability?.do ?? [], (effect) => hintFor(effect, isOwn));
  return pick(gain >= 0 ? 'yes' : 'no');
}
