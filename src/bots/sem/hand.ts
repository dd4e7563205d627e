/** Choices among cards: what to find, what to give up, what to keep. */

import type { CardDef } from '#games/sem/cards/format';
import { bodiesOf } from '#games/sem/in-view';
import type { Answer, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { cardOf, definitionOf, held, isMeant, mine, optionsOf, type Sight } from './sight.ts';
import { cardWorth, takes } from './worth.ts';

/** What a card is worth in the hand: less if nothing can be done with it yet. */
export function keepingWorth(sight: Sight, card: CardDef): number {
  return usefulness(sight, card) * inHand(sight, card);
}

/** The worth of a card less what it takes to play it. */
function inHand(sight: Sight, card: CardDef): number {
  const { type, cost = 0 } = card;
  const worth = cardWorth(sight, card);
  if (type === 'unit' || type === 'modification') return 0.6 + 0.35 * worth - 0.05 * cost;
  if (type === 'research') return 0.4 + 0.4 * Math.max(0, worth - 0.5 * cost);
  if (type === 'personnel') return 0.3 + 0.6 * Math.max(0, worth - 0.6 * cost);
  return type === 'resource' ? 0.5 + 0.6 * worth : 0.5 + 0.4 * worth;
}

/** How likely a card is to be of use, from 0 to 1. */
function usefulness(sight: Sight, card: CardDef): number {
  const { type, unique, projectile, id } = card;
  const own = mine(sight);
  const copies = held(sight).filter((one) => one.id === id).length;
  if (unique === true && (isInPlay(sight, id) || copies > 1)) return 0.1;
  const hosts = bodiesOf(own);
  switch (type) {
    case 'modification':
    case 'personnel':
      return hosts.some((host) => takes(sight, host, card)) ? 1 : 0.5;
    case 'command':
      if (projectile === true && !hosts.some(({ launches }) => launches)) return 0.5;
      return card.abilities.some(({ if: condition }) => condition !== undefined && isFar(sight, condition)) ? 0.2 : 1;
    case 'resource':
      return copies > 2 ? 0.6 : 1;
    default:
      return 1;
  }
}

/** Whether the player is far from what an "if" asks for. */
function isFar(sight: Sight, condition: NonNullable<CardDef['abilities'][number]['if']>): boolean {
  const { known, research, units } = mine(sight);
  if ('completed' in condition) return known.length + research.length + 1 < condition.completed;
  if (!('control' in condition)) return false;
  return units.filter((unit) => isMeant(sight, { noun: condition.of }, unit)).length + 2 < condition.control;
}

/** Whether the player has a card with a definition in play, in the queue, or waiting at the base. */
export function isInPlay(sight: Sight, id: string): boolean {
  const { units, queue, research, known, resources, waiting } = mine(sight);
  const carried = bodiesOf(mine(sight)).flatMap(({ crew, modifications }) => [...crew, ...modifications]);
  return [...units, ...queue, ...research, ...known, ...resources, ...waiting, ...carried].some(
    ({ def }) => def === id,
  );
}

const keepingOf = (sight: Sight, option: Option): number => {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : keepingWorth(sight, card);
};

/** Options from the one that is worth least. */
function byWorth(sight: Sight, worth: (option: Option) => number): readonly Option[] {
  return [...optionsOf(sight)].sort((a, b) => worth(a) - worth(b));
}

const bounds = ({ ask: { choice } }: Sight): { readonly min: number; readonly max: number } =>
  choice.kind === 'choose' ? choice : { min: 0, max: 0 };

/** The first so many of some options. */
const picking = (options: readonly Option[], n: number): Answer => ({ pick: firstTogether(options, n) });

/** Gives up the cards of the hand that are worth least, as few as must be. */
export const giveLeast = (sight: Sight): Answer =>
  picking(
    byWorth(sight, (option) => keepingOf(sight, option)),
    bounds(sight).min,
  );

/** Takes the cards that are worth most, as many as may be. */
export function takeMost(sight: Sight): Answer {
  const { max } = bounds(sight);
  return picking([...byWorth(sight, (option) => keepingOf(sight, option))].reverse(), max);
}

/** Loses the personnel that are worth least. */
export function loseLeast(sight: Sight): Answer {
  const worth = (option: Option): number => definitionOf(sight, option.note?.def)?.cost ?? 0;
  return picking(byWorth(sight, worth), bounds(sight).min);
}
