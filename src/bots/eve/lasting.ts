/** News that stay in play: what they are worth as long as they last. */
import type { Ability, Effect } from '#games/eve/cards/format';
import type { Trait } from '#games/eve/cards/phrase';
import type { Definition } from '#games/eve/library';
import { sum } from '../player.ts';
import { commandPower, type Ship, type Sight } from './sight.ts';

/** What a news would bring over its duration, in ISK; 0 for one that is in play already, and for what is not understood. */
export function lastingWorth(sight: Sight, card: Definition): number {
  const { duration = 0 } = card;
  if (duration === 0 || sight.me.news.some((one) => one.def === card.id)) return 0;
  const turns = duration === 'infinite' ? sight.horizon : Math.min(duration, sight.horizon);
  return turns * sum(card.abilities, (ability) => perTurn(sight, ability));
}

function perTurn(sight: Sight, ability: Ability): number {
  const foreign = ability.affinity !== undefined && ability.affinity !== sight.me.race;
  if (foreign || ability.if !== undefined) return 0;
  if (ability.kind === 'pending') return moment(ability) * sum(ability.do, happens);
  return ability.kind === 'continuous' ? sum(ability.do, (effect) => holds(sight, effect)) : 0;
}

/** How often something can be expected to happen in a round of turns. */
function moment({ when }: Ability): number {
  return when?.on === 'turn begins' ||
    when?.on === 'turn ends' ||
    when?.on === 'income step begins' ||
    when?.on === 'opponent draws'
    ? 1
    : 0;
}

function happens(effect: Effect): number {
  if (effect.verb === 'gainIsk') return typeof effect.n === 'number' && effect.per === undefined ? effect.n : 0;
  if (effect.verb === 'loseIsk') return effect.who === 'that player' && typeof effect.n === 'number' ? effect.n : 0;
  return 0;
}

/** What an effect on all of a kind is worth in a round of turns. */
function holds(sight: Sight, effect: Effect): number {
  if (!('what' in effect)) return 0;
  switch (effect.verb) {
    case 'modAttack':
      return 0.25 * effect.n * balance(sight, effect);
    case 'modShield':
      return 0.15 * effect.n * balance(sight, effect);
    case 'modCommand':
      return 0.8 * effect.n * sum(met(sight, effect), (ship) => (commandPower(ship, effect.command) > 0 ? 1 : 0));
    case 'forbidCommand':
      return -0.3 * sum(met(sight, effect), (ship) => side(sight, ship) * sum(ship.commands, (one) => one.power));
    default:
      return 0;
  }
}

/** The number of the player's own ships that an effect applies to, minus that of the others. */
function balance(sight: Sight, effect: Effect): number {
  return sum(met(sight, effect), (ship) => side(sight, ship));
}

function side(sight: Sight, ship: Ship): number {
  return ship.seat === sight.seat ? 1 : -1;
}

/** The ships, undocked now or soon, that an effect applies to; conditions on what they are doing are ignored. */
function met(sight: Sight, effect: Effect): readonly Ship[] {
  if (!('what' in effect) || effect.what.pick !== 'each' || effect.what.noun !== 'ship') return [];
  const { is } = effect.what;
  return sight.ships.filter((ship) => ship.tabs < 2 && is.every((trait) => fits(sight, ship, trait)));
}

function fits(sight: Sight, ship: Ship, trait: Trait): boolean {
  if (trait === 'friendly') return ship.seat === sight.seat;
  if (trait === 'enemy') return ship.seat !== sight.seat;
  return !trait.endsWith('-origin') || trait === `${ship.card.origin}-origin`;
}
