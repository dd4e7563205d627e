/** Where the Admiral's fleets go: what can be taken, and what must be guarded. */

import type { FleetInView } from '#games/ese/view';
import type { Answer } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { best, pick, sum } from '../player.ts';
import { fleetsOf, forceOf, optionsOf, type Sight, seatOf, type World, worlds, worthOf } from './sight.ts';

/** The force to expect from each card in an enemy's hand; they never play all of them in one battle. */
const PER_CARD = 1.1;
const MOST_CARDS = 12;

/** The force that a seat may add to a battle from its hand. */
export const surprise = (sight: Sight, seat: Seat): number =>
  Math.min(MOST_CARDS, (seatOf(sight, seat)?.hands.action ?? 0) * PER_CARD);

/** Fleets that are at a planet, or may still be sent there; before an attack all but those lost in space. */
function able({ board }: Sight, fleets: readonly FleetInView[], at: CardId): readonly FleetInView[] {
  const before = board.phase !== 'attack' && board.phase !== 'battle';
  return fleets.filter(({ to, due, barred }) => to === at || ((due || (before && !barred)) && to === undefined));
}

/** The attack's surplus of force at a planet, with everything that may still come. */
function odds(sight: Sight, { planet, owner }: World): number {
  const { me } = sight;
  const mine = forceOf(able(sight, fleetsOf(sight, me), planet.id)) + ownCards(sight);
  const guards = forceOf(able(sight, fleetsOf(sight, owner), planet.id));
  // The opponent may have more than one planet to guard.
  const spread = Math.max(1, Math.min(2, (seatOf(sight, owner)?.planets.length ?? 1) / 2));
  const fixed = forceOf(fleetsOf(sight, owner).filter(({ to }) => to === planet.id));
  const defence = Math.max(fixed, guards / spread) + surprise(sight, owner) * 0.5;
  return mine - defence - planet.force;
}

/** Force cards in the player's own hand that an attack could use. */
function ownCards({ board, library }: Sight): number {
  const forces = (board.own?.action ?? []).flatMap(({ def }) => {
    const [effect] = library.get(def).do;
    return effect?.verb === 'addForce' && library.get(def).mark !== 'D' ? [effect.n] : [];
  });
  return sum(forces.sort((a, b) => b - a).slice(0, 3), (one) => one) * 0.8;
}

/** The planet most worth attacking; undefined if none can be taken. */
function planetToAttack(sight: Sight): World | undefined {
  const open = worlds(sight, (seat) => seat !== sight.me).filter((one) => odds(sight, one) > 0);
  const under = open.filter(({ planet }) => planet.attackers.length > 0);
  return best(
    under.length > 0 ? under : open,
    (one) => worthOf(sight, one.planet) * 4 + Math.min(20, odds(sight, one)) + leads(sight, one.owner),
  );
}

const leads = (sight: Sight, seat: Seat): number => (seatOf(sight, seat)?.points ?? 0) / 4;

/** Whether to attack at all. */
export function declare(sight: Sight): Answer {
  return pick(planetToAttack(sight) === undefined ? 'none' : 'now');
}

/** Sends all fleets of this speed to the planet to attack; without one, none. */
export function assign(sight: Sight): Answer {
  const aim = sight.me === sight.view.active ? planetToAttack(sight)?.planet.id : planetToGuard(sight);
  const whole = optionsOf(sight).find(({ id }) => id === `all:${aim}`);
  if (whole !== undefined) return pick(whole.id);
  const option = optionsOf(sight).find(({ id }) => id === 'assign');
  if (aim === undefined || option === undefined) return pick('none');
  const needs = (option.needs ?? []).map(({ name, choice }): [string, Answer] => {
    const reachable = choice.kind === 'distribute' && choice.options.some(({ id }) => id === aim);
    const keeps = name.endsWith(`@${aim}`);
    return [name, { amounts: reachable && !keeps && choice.kind === 'distribute' ? { [aim]: choice.max } : {} }];
  });
  return pick('assign', Object.fromEntries(needs));
}

/** The planet that these fleets should guard: one that is attacked and can be held, else the most valuable. */
function planetToGuard(sight: Sight): CardId | undefined {
  const { me, view } = sight;
  const mine = worlds(sight, (seat) => seat === me);
  const attackers = fleetsOf(sight, view.active);
  const danger = ({ planet }: World) =>
    forceOf(attackers.filter(({ to }) => to === planet.id)) -
    planet.force -
    forceOf(fleetsOf(sight, me).filter(({ to }) => to === planet.id));
  const help = forceOf(fleetsOf(sight, me).filter(({ due, to }) => due && to === undefined));
  const attacked = mine.filter((one) => one.planet.attackers.length > 0);
  const needy = attacked.filter((one) => danger(one) > 0 && danger(one) <= help + 8);
  const pickOf = needy.length > 0 ? needy : attacked.filter((one) => danger(one) <= help);
  return best(pickOf.length > 0 ? pickOf : mine, ({ planet }) => worthOf(sight, planet))?.planet.id;
}
