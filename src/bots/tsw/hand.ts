/** Choices among cards: what to keep, what to find, what to give up. */
import type { Definition } from '#games/tsw/library';
import type { Answer, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { cardOf, leftOf, mine, optionsOf, type Sight, shieldsOf, theirs, unitOf } from './sight.ts';
import { stakeOf, worthOf } from './worth.ts';

/** What a card is worth in the hand: less if it will be long before it can be paid. */
export function keepingWorth(sight: Sight, card: Definition): number {
  const { cost, limited, type } = card;
  const income = mine(sight).station.action.gives;
  const paid = typeof cost === 'number' ? cost : 3;
  const soon = paid <= income ? 1 : paid <= income + 2 ? 0.6 : 0.3;
  const isSpare = limited && shieldsOf(sight, sight.me).length > 0;
  const usual = type === 'event' ? 0.6 + 0.35 * paid : 0;
  return Math.max(worthOf(card), usual) * soon * (isSpare ? 0.4 : 1) + (cost === 0 ? 0.4 : 0);
}

const keepingOf = (sight: Sight, option: Option): number => {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : keepingWorth(sight, card);
};

/** Options from the one that is worth least. */
function byWorth(sight: Sight, worth: (sight: Sight, option: Option) => number): readonly Option[] {
  return [...optionsOf(sight)].sort((a, b) => worth(sight, a) - worth(sight, b));
}

const bounds = ({ ask: { choice } }: Sight): { readonly min: number; readonly max: number } =>
  choice.kind === 'choose' ? choice : { min: 0, max: 0 };

/** The first so many of some options. */
const picking = (options: readonly Option[], n: number): Answer => ({ pick: firstTogether(options, n) });

/** Gives away the cards that are worth least, as few as must be. */
export const giveLeast = (sight: Sight): Answer => picking(byWorth(sight, keepingOf), bounds(sight).min);

/** Takes the cards that are worth most, as many as may be. */
export const takeMost = (sight: Sight): Answer => picking([...byWorth(sight, keepingOf)].reverse(), bounds(sight).max);

/** Makes the opponent lose the card that is worth most. */
export const takeFromFoe = (sight: Sight): Answer =>
  picking([...byWorth(sight, (_, option) => worthIn(sight, option))].reverse(), bounds(sight).max);

const worthIn = (sight: Sight, option: Option): number => {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : worthOf(card) + (card.cost === 0 ? 0.4 : 0);
};

/** Puts on top what is wanted next: of the discard pile the best, of the hand what is missed least. */
export function putOnTop(sight: Sight): Answer {
  const hand = new Set(sight.board.own?.hand.map(({ id }) => id));
  const [first] = optionsOf(sight);
  if (first?.card === undefined || !hand.has(first.card)) return takeMost(sight);
  return giveLeast(sight);
}

/** Gives up the cards in play that are worth least. */
export const giveUpLeast = (sight: Sight): Answer =>
  picking(
    byWorth(sight, (_, option) => {
      const unit = unitOf(sight, option.card);
      return unit === undefined ? 0 : stakeOf(sight, unit);
    }),
    bounds(sight).min,
  );

/** Has a shield take damage: of the opponent the best that it destroys, of the own the one that stands it best. */
export function chooseShield(sight: Sight): Answer {
  const n = Number(sight.ask.prompt.with?.n ?? 0);
  const worth = (_: Sight, option: Option): number => {
    const unit = unitOf(sight, option.card);
    if (unit === undefined) return 0;
    const harm = n >= leftOf(unit) ? stakeOf(sight, unit) + 1 : n / leftOf(unit);
    return unit.seat === sight.me ? -harm : harm;
  };
  return picking(byWorth(sight, worth).slice(-1), 1);
}

/** Takes up flipped cards alone: the others are the station's armor. */
export function takeFlipped(sight: Sight): Answer {
  const { station } = mine(sight);
  const flipped = new Set(Object.values(station).flatMap((row) => row.flipped.map(({ id }) => id)));
  const options = optionsOf(sight).filter(({ card = '' }) => flipped.has(card));
  return picking(options, bounds(sight).max);
}

/** Draws, unless the hand holds more than it can use; a draw pile that is nearly empty is emptied. */
export function drawOrNot(sight: Sight): Answer {
  const milled = Number(sight.ask.prompt.with?.milled ?? 1);
  const isLast = theirs(sight).deck > 0 && theirs(sight).deck <= 2 * milled;
  const { hand, station, deck } = mine(sight);
  const wanted = isLast || deck === 0 || hand > station.discard.gives + 2 ? ['millAll', 'mill'] : ['drawAll', 'draw'];
  const { choice, fallback } = sight.ask;
  if (choice.kind === 'number') return { number: wanted[0] === 'millAll' ? choice.min : Math.min(choice.max, deck) };
  const chosen = wanted.flatMap((id) => optionsOf(sight).find((option) => option.id === id) ?? [])[0];
  return chosen === undefined ? fallback : picking([chosen], 1);
}
