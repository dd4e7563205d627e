/** What the Admiral plays in its own turn, and what it discards. */

import type { CardDef } from '#games/ese/cards/format';
import type { Answer, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { best, pick, sum } from '../player.ts';
import { declare } from './attack.ts';
import { cardOf, foes, optionsOf, type Sight, seatOf, worthOf } from './sight.ts';

/** What a card is worth to its holder. */
function value(card: CardDef): number {
  const effect = card.do[0];
  switch (card.type) {
    case 'fleet':
      return (card.force ?? 0) * 1.5;
    case 'planet':
      return 8 + (card.points ?? 0) * 2 + (card.do.length > 0 ? 4 : 0);
    case 'tech':
      return 12;
    case 'race':
      return raceValue(card);
    case 'battle':
      return effect?.verb === 'addForce' ? effect.n : 9;
    case 'event':
      return effect?.verb === 'spy' ? 1 : effect?.verb === 'peace' ? 7 : 13;
    default:
      return 3;
  }
}

function raceValue(card: CardDef): number {
  return card.do.reduce((total, effect) => {
    switch (effect.verb) {
      case 'planetPoints':
      case 'draws':
        return total + 10;
      case 'plays':
        return total + (effect.of === 'event' ? 5 : 8);
      case 'force':
        return total + 7;
      case 'points':
        return total + 6;
      default:
        return total + 4;
    }
  }, 0);
}

/** Puts the best card into play, or moves on. */
export function playBest(sight: Sight): Answer {
  const chosen = bestCard(sight, optionsOf(sight).filter(isFirst));
  return chosen === undefined ? sight.ask.fallback : pick(chosen.id);
}

/** Whether an option plays a card of the first phase in which anything can be played, so that nothing is skipped. Trade offers do not. */
const isFirst = ({ verb = '', confirm }: Option): boolean =>
  ['play', 'research', 'build', 'explore'].includes(verb) && confirm === undefined;

function bestCard(sight: Sight, options: readonly Option[]): Option | undefined {
  return best(
    options.filter((one) => cardOf(sight, one) !== undefined),
    (one) => value(cardOf(sight, one) as CardDef),
  );
}

/** Takes the best of what is offered (a race, a card from the deck). */
export function takeBest(sight: Sight): Answer {
  return pick(bestCard(sight, optionsOf(sight))?.id ?? optionsOf(sight)[0]?.id ?? '');
}

/** Takes the top card of the discards if it is worth more than an average card of the deck; else draws. */
export function drawFrom(sight: Sight): Answer {
  const lying = bestCard(sight, optionsOf(sight));
  const card = lying === undefined ? undefined : cardOf(sight, lying);
  if (lying === undefined || card === undefined || value(card) <= meanOfDeck(sight)) return sight.ask.fallback;
  return pick(lying.id);
}

function meanOfDeck({ library }: Sight): number {
  const deck = library.cards.filter(({ type }) => type === 'fleet' || type === 'planet' || type === 'tech');
  return sum(deck, (card) => value(card) * card.copies) / sum(deck, ({ copies }) => copies);
}

/** Discards the least valuable cards. */
export function letGo(sight: Sight): Answer {
  const { choice } = sight.ask;
  const n = choice.kind === 'choose' ? choice.min : 0;
  const ranked = [...optionsOf(sight)].sort((a, b) => worth(sight, a) - worth(sight, b));
  return { pick: firstTogether(ranked, n) };
}

function worth(sight: Sight, option: Option): number {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : value(card);
}

/** Plays an event that helps, against the leader if it needs a target; else moves on. */
export function event(sight: Sight): Answer {
  const all = optionsOf(sight);
  const options = all.filter((one) => one.verb === 'play' || one.verb === 'lure');
  const chosen = best(options, (one) => eventValue(sight, one));
  if (chosen === undefined || eventValue(sight, chosen) <= 0)
    return all.some(({ id }) => id === 'now') ? declare(sight) : sight.ask.fallback;
  const needs = (chosen.needs ?? []).map(({ name, choice }): [string, Answer] => [
    name,
    { pick: choice.kind === 'choose' ? [best(choice.options, (one) => aimValue(sight, one))?.id ?? ''] : [] },
  ]);
  return needs.length === 0 ? pick(chosen.id) : pick(chosen.id, Object.fromEntries(needs));
}

function eventValue(sight: Sight, option: Option): number {
  if (option.verb === 'lure') return 3;
  const effect = cardOf(sight, option)?.do[0];
  const aims = option.needs?.[0]?.choice;
  const best0 = aims?.kind === 'choose' ? Math.max(0, ...aims.options.map((one) => aimValue(sight, one))) : 1;
  switch (effect?.verb) {
    case 'takeOver':
      return best0 > 0 ? 20 : 0;
    case 'ruin':
      return best0 > 0 ? 10 : 0;
    case 'fetch':
    case 'recruit':
      return 15;
    case 'drawActions':
      return 8;
    case 'stealCards':
      return 9;
    case 'makeDiscard':
      return 6;
    default:
      return 0;
  }
}

/** The value of hitting a target; negative for the player's own. */
function aimValue(sight: Sight, option: Option): number {
  const about = option.about ?? -1;
  if (about === sight.me) return -1;
  const lead = seatOf(sight, about)?.points ?? 0;
  const planet = foes(sight)
    .flatMap(({ planets }) => planets)
    .find(({ id }) => id === (option.card ?? option.id));
  const card = cardOf(sight, option);
  return (
    1 +
    lead / 5 +
    (planet === undefined ? 0 : worthOf(sight, planet) * 2) +
    (card === undefined ? 0 : value(card) / 4) +
    Number(option.note?.n ?? 0)
  );
}

/** The force to expect from an attacker's cards when everything is at stake. */
const LAST_STAND = 12;

/** Forbids attacks if the active player is strong and may attack us, or could take our last planet. */
export function peace(sight: Sight): Answer {
  const held = optionsOf(sight).find(({ verb }) => verb === 'play');
  const theirs = seatOf(sight, sight.view.active)?.fleets ?? [];
  const force = theirs.reduce((total, one) => total + one.force, 0);
  const mine = (seatOf(sight, sight.me)?.fleets ?? []).reduce((total, one) => total + one.force, 0);
  const [only, ...more] = seatOf(sight, sight.me)?.planets ?? [];
  const isLost = only !== undefined && more.length === 0 && force > 0 && force + LAST_STAND > mine + only.force;
  return pick(held !== undefined && (isLost || force > mine + 15) ? held.id : 'pass');
}

/** Takes from the largest hand. */
export function pilfer(sight: Sight): Answer {
  return pick(best(optionsOf(sight), (one) => Number(one.note?.n ?? 0))?.id ?? 'no');
}
