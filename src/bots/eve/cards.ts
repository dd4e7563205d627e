/** Cards in hand: which to keep, discard or search for, and whether to take income or a card. */

import type { Definition } from '#games/eve/library';
import type { Answer, Ask, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { best, pick, sum } from '../player.ts';
import { worth } from './build.ts';
import type { Sight } from './sight.ts';

/** The mulligan: shuffles back cards that are too expensive for the first turns, and news beyond the five cheapest cards. */
export function mulligan(sight: Sight): Answer {
  const sorted = [...sight.hand].sort((a, b) => priceOf(a.card) - priceOf(b.card));
  const back = sorted.filter(({ card }, i) => priceOf(card) > 4 || (card.type === 'news' && i > 4));
  const early = sorted.length - back.length;
  // With at least five cards to keep, one of the others may stay as well.
  const kept = early >= 5 ? back.slice(0, 1) : [];
  return { pick: back.filter((one) => !kept.includes(one)).map((one) => one.id) };
}

function priceOf(card: Definition): number {
  return typeof card.price === 'number' ? card.price : 3;
}

/** Income or a card: a card only if the hand is poor and there is enough ISK. */
export function income(sight: Sight): Answer {
  const { isk, income: gain, market } = sight.me;
  const cards = sight.hand.length;
  const card = cards < 2 ? 3 : cards < 4 ? 1.8 : 1;
  const each = isk >= 10 ? 0.3 : isk >= 6 ? 0.6 : isk >= 3 ? 1 : 1.6;
  return pick(market > 8 && card > gain * each ? 'draw' : 'collect');
}

/** Chooses the least valuable cards. */
export function discard(sight: Sight, ask: Ask): Answer {
  if (ask.choice.kind !== 'choose') return ask.fallback;
  const worst = [...ask.choice.options].sort((a, b) => keep(sight, a) - keep(sight, b));
  return { pick: firstTogether(worst, ask.choice.min) };
}

/** The value of keeping a card in hand: its worth in play, minus what it costs beyond the player's means. */
function keep(sight: Sight, option: Option): number {
  const def = option.note?.def;
  if (typeof def !== 'string' || !sight.library.has(def)) return 0;
  const card = sight.library.get(def);
  const reach = sight.me.isk + 2 * sight.me.income;
  const copies = sum(sight.hand, (one) => (one.card.id === def ? 1 : 0));
  const value = card.type === 'news' ? 1 + priceOf(card) * 0.4 : worth(sight, card) - 0.5 * priceOf(card);
  return value - Math.max(0, priceOf(card) - reach) - 0.2 * copies;
}

/** Chooses the best of some cards; none if none is worth having and the choice allows that. */
export function choose(sight: Sight, ask: Ask): Answer {
  const { choice } = ask;
  if (choice.kind !== 'choose') return ask.fallback;
  const sorted = [...choice.options].sort((a, b) => keep(sight, b) - keep(sight, a));
  return { pick: firstTogether(sorted, Math.max(choice.min, Math.min(1, choice.max))) };
}

/** Puts the best card on top. */
export function reorder(sight: Sight, ask: Ask): Answer {
  if (ask.choice.kind !== 'order') return ask.fallback;
  return { order: [...ask.choice.options].sort((a, b) => keep(sight, b) - keep(sight, a)).map((one) => one.id) };
}

/** Places a location in the home region. */
export function place(sight: Sight, ask: Ask): Answer {
  const home = ask.choice.kind === 'choose' && ask.choice.options.some((one) => one.id === sight.home.id);
  return home ? pick(sight.home.id) : ask.fallback;
}

/** The player's most valuable ship among the options, to be built faster or moved. */
export function mostValuable(sight: Sight, ask: Ask): Answer {
  if (ask.choice.kind !== 'choose') return ask.fallback;
  const ship = best(ask.choice.options, (one) => sight.mine.find(({ id }) => id === one.id)?.value ?? 0);
  return ship === undefined ? ask.fallback : pick(ship.id);
}
