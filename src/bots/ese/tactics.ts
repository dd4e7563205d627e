/** Tactics: the Admiral does not move its own fleets, but strands an enemy fleet that would take one of its planets. */
import type { Answer } from '#kernel/ask';
import { best, pick } from '../player.ts';
import { surprise } from './attack.ts';
import { pass } from './battle.ts';
import { effectIn, fleetsOf, forceOf, optionsOf, type Sight, worlds, worthOf } from './sight.ts';

/** Answers a tactics window: strands the strongest attacker of the most valuable planet that would be lost with it and held without it. */
export function tactics(sight: Sight): Answer {
  const { me, view } = sight;
  const option = optionsOf(sight).find((one) => effectIn(sight, one, 'strand') !== undefined);
  if (option === undefined || me === view.active) return pass(sight);
  const rescues = worlds(sight, (seat) => seat === me).flatMap(({ planet }) => {
    const attackers = fleetsOf(sight, view.active).filter(({ id }) => planet.attackers.includes(id));
    const guards = fleetsOf(sight, me).filter(({ id }) => planet.guards.includes(id));
    const lack = forceOf(attackers) + surprise(sight, view.active) - forceOf(guards) - planet.force;
    const strongest = best(attackers, ({ force }) => force);
    return strongest === undefined || lack <= 0 || strongest.force < lack ? [] : [{ planet, fleet: strongest.id }];
  });
  const rescue = best(rescues, ({ planet }) => worthOf(sight, planet));
  return rescue === undefined ? pass(sight) : pick(option.id, { fleet: { pick: [rescue.fleet] } });
}
