/** Cards that may be played and abilities that may be used, with what they take and what they bring. */
import type { Ability } from '#games/tsw/cards/ability';
import { phrases } from '#games/tsw/cards/phrase';
import type { Definition } from '#games/tsw/library';
import type { Answer, Option } from '#kernel/ask';
import { sum } from '../player.ts';
import { type Aim, aim } from './aims.ts';
import { dutyOfCard } from './duty.ts';
import type { Cause } from './effects.ts';
import { cardsIn } from './rows.ts';
import { cardOf, definitionOf, mine, optionsOf, type Sight, shieldsOf, stationSize, unitOf } from './sight.ts';
import { ACTION, abilityWorth, damageWorth, HORIZON, priceOf, stakeOf, worthOf } from './worth.ts';

/** Something that may be done now. `cost`: in actions. `gain`: in cards, what it takes besides actions subtracted. */
export type Candidate = {
  readonly option: Option;
  readonly card: Definition;
  readonly cost: number;
  readonly gain: number;
  readonly answer: Answer;
};

/** All that may be played and used now. */
export function candidatesOf(sight: Sight): readonly Candidate[] {
  return optionsOf(sight).flatMap((option) => {
    if (option.verb === 'play') return playOf(sight, option) ?? [];
    if (option.verb === 'use') return useOf(sight, option) ?? [];
    return [];
  });
}

const done = (option: Option, replies: Readonly<Record<string, Answer>>): Answer =>
  Object.keys(replies).length === 0 ? { pick: [option.id] } : { pick: [option.id], with: replies };

function playOf(sight: Sight, option: Option): Candidate | undefined {
  const card = cardOf(sight, option);
  if (card === undefined) return undefined;
  const abilities = card.abilities.filter(({ kind }) => kind === 'event' || kind === 'entering');
  const left = sight.board.actions;
  const isOpen = card.cost === 'X' && card.xIs === undefined;
  const cause: Cause = { seat: sight.me, id: option.card, x: isOpen ? left : 0 };
  const aimed = aim(sight, card, abilities, option.needs ?? [], cause);
  return {
    option,
    card,
    cost: isOpen ? left : costOf(sight, option, card, aimed),
    gain: aimed.gain + presenceGain(sight, card) - rowLoss(sight, option),
    answer: done(option, aimed.replies),
  };
}

/** The cost of a card, with the X that its target makes. */
function costOf(sight: Sight, option: Option, { xIs }: Definition, { on }: Aim): number {
  const min = Number(option.note?.cost ?? 0);
  if (xIs === undefined || on === undefined || phrases.key(xIs.costOf) === '') return min;
  const target = cardOf(sight, on);
  return min + xIs.plus + (typeof target?.cost === 'number' ? target.cost : 0);
}

/** What a card brings by being in play. */
function presenceGain(sight: Sight, card: Definition): number {
  switch (card.type) {
    case 'event':
      return 0;
    case 'duration': {
      const upkeep = typeof card.cost === 'number' ? ACTION * card.cost : 0;
      return HORIZON * (dutyOfCard(sight, card) - upkeep) + onceGain(sight, card);
    }
    default: {
      const isSpare = card.keywords.includes('shield') && shieldsOf(sight, sight.me).length > 0;
      const known = sum(card.abilities, (one) => (isSeen(one) ? abilityWorth(one, card) : 0));
      return (worthOf(card) - known) * (isSpare ? 0.5 : 1) + onceGain(sight, card);
    }
  }
}

/** Whether what an ability brings is looked up at the table, not guessed. */
const isSeen = ({ kind, when }: Ability): boolean => kind === 'entering' || when?.on === 'played';

/** What a card brings when it is played, besides being in play. */
function onceGain(sight: Sight, card: Definition): number {
  const played = card.abilities.filter(({ when }) => when?.on === 'played');
  return played.length === 0 ? 0 : aim(sight, card, played, [], { seat: sight.me }).gain;
}

/** A station card that is played leaves its row, which hurts less if there is no room for others. */
function rowLoss(sight: Sight, { note }: Option): number {
  const { row } = note ?? {};
  if (row !== 'draw' && row !== 'action' && row !== 'discard') return 0;
  const isLast = cardsIn(mine(sight), row) < 2;
  const isFull = stationSize(mine(sight)) >= mine(sight).stationMaximum;
  const worth = { draw: 1.2, action: 1.4, discard: 0.5 }[row];
  return worth + (isLast ? 1 : 0) - (isFull ? 0.6 : 0);
}

/** An ability, at its price. Actions that it brings count only for those who need them. */
function useOf(sight: Sight, option: Option): Candidate | undefined {
  const card = cardOf(sight, option);
  const ability = card?.abilities[Number(option.note?.ability)];
  if (card === undefined || ability === undefined || gainsActions(ability) || storesActions(ability)) return undefined;
  if (isEndless(ability) && sight.random() < 0.2) return undefined;
  const unit = unitOf(sight, option.card);
  const cause: Cause = { seat: sight.me, id: option.card, at: unit?.at };
  const aimed = aim(sight, card, [ability], option.needs ?? [], cause);
  const cost = sum(ability.cost, (one) => ('actions' in one ? one.actions : 0));
  return {
    option,
    card,
    cost,
    gain: aimed.gain - sacrificeOf(sight, option, ability, aimed),
    answer: done(option, aimed.replies),
  };
}

/** Whether an ability may be used again and again for nothing. It is left alone now and then, in case it changes nothing. */
const isEndless = ({ kind, cost, times }: Ability): boolean =>
  kind !== 'ability' && cost.length === 0 && times === undefined;

/** Whether an ability is there for the actions that it brings. */
export const gainsActions = ({ do: effects = [] }: Ability): boolean =>
  effects.length > 0 && effects.every(({ verb }) => verb === 'gainActions');

/** Whether an ability turns actions into counters. */
export const storesActions = ({ cost, do: effects = [] }: Ability): boolean =>
  cost.some((one) => 'actions' in one) && effects.length > 0 && effects.every(({ verb }) => verb === 'gainCounters');

/** What using an ability costs besides actions: damage to the own station, cards in play. */
function sacrificeOf(sight: Sight, option: Option, { cost }: Ability, { replies }: Aim): number {
  const self = unitOf(sight, option.card);
  return sum(cost, (one) => {
    if ('stationDamage' in one) return damageWorth(mine(sight), one.stationDamage);
    if ('discardThis' in one) return self === undefined ? 0 : keepingOf(sight, self.def, stakeOf(sight, self));
    if ('discardFromPlay' in one) {
      const given = replies.given !== undefined && 'pick' in replies.given ? replies.given.pick : [];
      return sum(given, (id) => {
        const unit = unitOf(sight, id);
        return unit === undefined ? 1 : stakeOf(sight, unit);
      });
    }
    if ('counters' in one) return priceOf({ cost: [one] });
    return 0;
  });
}

/** What a card in play would go on to bring: a duration by the turn. */
function keepingOf(sight: Sight, def: string, stake: number): number {
  const card = definitionOf(sight, def);
  if (card?.type !== 'duration') return stake;
  const upkeep = typeof card.cost === 'number' ? ACTION * card.cost : 0;
  return Math.max(0.4, HORIZON * (dutyOfCard(sight, card) - upkeep));
}
