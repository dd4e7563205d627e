/** What cards are worth to whoever has them, in cards: by their figures, and by the hints of what they do. */
import type { Ability } from '#games/tsw/cards/ability';
import type { Keyword } from '#games/tsw/cards/format';
import type { Definition } from '#games/tsw/library';
import { type Effect, tswVocabulary } from '#games/tsw/verbs/index';
import type { SeatInView, UnitInView } from '#games/tsw/view';
import { sum } from '../player.ts';
import { definitionOf, healthOf, leftOf, type Sight } from './sight.ts';

/** What an action is worth. */
export const ACTION = 0.35;
/** Turns for which a card in play is expected to be of use. */
export const HORIZON = 3;
/** What winning is worth, so that nothing comes before it. */
const VICTORY = 1000;

/** What each keyword adds to the worth of a card that fights. */
const keywordWorth: Readonly<Record<Keyword, number>> = {
  slow: -0.4,
  fast: 0.4,
  'long range': 0.8,
  'through shield': 0.5,
  shield: 0.8,
  cannon: -0.3,
  delayed: 0,
};

/** What a card is worth before it is known what it meets. */
export function worthOf(card: Definition): number {
  const doing = sum(card.abilities, (ability) => abilityWorth(ability, card));
  const keywords = sum(card.keywords, (one) => keywordWorth[one]);
  switch (card.type) {
    case 'spaceship':
      return bodyWorth(figure(card.attack) * (card.attacks ?? 1), card.defense ?? 0) + keywords + doing;
    case 'missile':
      return 0.3 * figure(card.attack) + 0.2 + keywords + doing;
    case 'defense':
      return bodyWorth(figure(card.attack), card.defense ?? 0) + keywords + doing;
    default:
      return doing;
  }
}

/** The worth of a ship by its figures. */
export const bodyWorth = (attack: number, defense: number): number => 0.35 * attack + 0.2 * defense;

/** What a player has of a figure for X. */
const USUAL_X = 4;
const figure = (n: number | 'X' | undefined): number => (n === 'X' ? USUAL_X : (n ?? 0));

/** What an ability is worth over the time in which its card is expected to be of use. */
export function abilityWorth(ability: Ability, { cost }: Pick<Definition, 'cost'>): number {
  const modes = ability.choose ?? [ability.do ?? []];
  const gains = modes.map((effects) => sum(effects, (effect) => hintedWorth(effect)));
  const each = Math.max(...gains) - priceOf(ability);
  switch (ability.kind) {
    case 'continuous':
      return sum(ability.do ?? [], () => 0.3 * Math.max(1, figure(cost)));
    case 'triggered':
      return ability.when?.on === 'your draw phase' ? each * HORIZON : each;
    case 'ability':
      return 0.7 * Math.max(0, each);
    case 'action':
    case 'any time':
      return Math.max(0, each);
    default:
      return each;
  }
}

/** What an effect is worth to the player who causes it, aimed at whom it should be. */
function hintedWorth(effect: Effect): number {
  const hint = tswVocabulary.hint(effect);
  if (hint === undefined) return 0;
  const isOwn = hint.concerns === 'its player' || isAimedAtOwn(effect);
  const both = ('who' in effect && effect.who === 'each player') || isAimedAtAll(effect);
  return (isOwn ? hint.worth : -hint.worth) * (both ? 0.3 : 1);
}

function isAimedAtOwn(effect: Effect): boolean {
  if (!('what' in effect)) return false;
  return effect.what.pick === 'ref' || effect.what.is.includes('own');
}

function isAimedAtAll(effect: Effect): boolean {
  return 'what' in effect && effect.what.pick === 'each' && !effect.what.is.includes('enemy') && !isAimedAtOwn(effect);
}

/** What it takes to use an ability. */
export function priceOf({ cost }: Pick<Ability, 'cost'>): number {
  return sum(cost, (one) => {
    if ('actions' in one) return ACTION * one.actions;
    if ('counters' in one) return typeof one.counters === 'number' ? one.counters / 4 : 0.5;
    if ('stationDamage' in one) return 0.9 * one.stationDamage;
    if ('discardFromPlay' in one) return 0.8 * one.discardFromPlay;
    return 0;
  });
}

/** What a card in play is worth to whoever controls it. */
export function stakeOf(sight: Sight, unit: UnitInView): number {
  const card = definitionOf(sight, unit.def);
  if (card === undefined) return 1;
  const doing = sum(card.abilities, (one) => lastingWorth(one, card));
  const keywords = sum(card.keywords, (one) => keywordWorth[one]);
  const left = Math.min(leftOf(unit), 12);
  switch (card.type) {
    case 'spaceship':
      return (bodyWorth(unit.attack * (card.attacks ?? 1), left) + keywords + doing) * (unit.paralyzed ? 0.5 : 1);
    case 'missile':
      return 0.3 * unit.attack + 0.2 + keywords + doing;
    case 'defense':
      return bodyWorth(unit.attack, left) + keywords + doing;
    default:
      return Math.max(doing, 0.3 + 0.3 * figure(card.cost));
  }
}

/** What an ability of a card that is in play already is still worth. */
function lastingWorth(ability: Ability, card: Definition): number {
  const isPast = ability.kind === 'entering' || ability.when?.on === 'played';
  return isPast ? 0 : abilityWorth(ability, card);
}

/** What a point of damage to a player's station is worth: the more, the fewer are left. */
export const pointWorth = (seat: SeatInView): number => 0.6 + 3 / Math.max(1, healthOf(seat));

/** What damage to a player's station is worth; winning by it comes before all else. */
export const damageWorth = (seat: SeatInView, n: number): number =>
  n >= healthOf(seat) ? VICTORY : n * pointWorth(seat);

/** What an effect is worth to the player of its card, or to their opponent, by its hint alone. */
export function hintFor(effect: Effect, isOwn: boolean): number {
  const hint = tswVocabulary.hint(effect);
  if (hint === undefined) return 0;
  if (hint.concerns === 'its player') return isOwn ? hint.worth : -hint.worth;
  return isOwn ? -hint.worth : hint.worth;
}
