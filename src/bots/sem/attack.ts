/** Attacks: what they bring and what they cost, several units at one target, the next one to order. */
import type { Target } from '#games/sem/in-view';
import { subsetsOf } from '#games/sem/rules/subsets';
import type { UnitInView } from '#games/sem/view';
import type { Answer } from '#kernel/ask';
import { best, pick, sum } from '../player.ts';
import { outcomeAt, type Shot, volleyOf } from './forecast.ts';
import { optionsIn, optionsOf, readyWeapons, type Sight, targetOf } from './sight.ts';
import { harm, isBase, lostShare, stakeIn } from './stakes.ts';

/** Attacks are worth making from this gain on. */
const MIN_GAIN = 0.05;
/** A target with this chance to fall is shot at enough. */
const SURE = 0.75;
/** How likely units that may intercept are to shoot. */
const VIGILANCE = 0.8;

/** A unit that may attack now, what it may aim at, and the option that says so. */
type Striker = { readonly unit: UnitInView; readonly option: string };

/** Some units and what they fire at: the first of them begins. */
type Plan = { readonly target: Target; readonly strikers: readonly Striker[]; readonly net: number };

/** The next attack that pays; undefined if none does. */
export function nextAttack(sight: Sight): Answer | undefined {
  const options = optionsOf(sight).filter(({ verb }) => verb === 'attack');
  const strikers = options.flatMap(({ id, card }): readonly Striker[] => {
    const aimed = targetOf(sight, card);
    return aimed === undefined ? [] : [{ unit: aimed.host, option: id }];
  });
  const aims = options[0]?.needs?.find(({ name }) => name === 'target')?.choice;
  const targets = aims === undefined ? [] : optionsIn(aims).flatMap(({ id }) => targetOf(sight, id) ?? []);
  const plan = planOf(sight, strikers, targets);
  const [first] = plan?.strikers ?? [];
  if (plan === undefined || first === undefined) return undefined;
  const few = plan.strikers.length === 1 ? fewestWeapons(sight, first.unit, plan.target) : undefined;
  return (
    (few === undefined ? undefined : splitOrder(sight, first.unit, plan.target, few)) ??
    pick(first.option, { target: pick(plan.target.id) })
  );
}

/** The plan that brings most: a base with all units, or something else with as many as it takes. */
function planOf(sight: Sight, strikers: readonly Striker[], targets: readonly Target[]): Plan | undefined {
  const bases = targets.filter(isBase);
  const assault = best(
    bases.map((target) => baseAssault(sight, strikers, target)),
    ({ net }) => net,
  );
  const pays = assault !== undefined && assault.net > MIN_GAIN;
  const able = strikers.map((one) => ({
    ...one,
    otherwise: pays ? harm(sight, assault.target, volleyOf(sight, one.unit, assault.target)) : 0,
  }));
  const hunt = best(
    targets.flatMap((target) => (isBase(target) ? [] : (huntFor(sight, able, target) ?? []))),
    ({ net }) => net,
  );
  if (hunt !== undefined && hunt.net > MIN_GAIN) return hunt;
  return pays ? assault : undefined;
}

/** All units at a base. The one that loses least by what fires first begins. */
function baseAssault(sight: Sight, strikers: readonly Striker[], target: Target): Plan {
  const gainOf = ({ unit }: Striker): number => harm(sight, target, volleyOf(sight, unit, target));
  const lead = best(strikers, (one) => shareFired(sight, one, target) * gainOf(one) - lossOf(sight, one.unit, target));
  if (lead === undefined) return { target, strikers: [], net: 0 };
  const others = strikers.filter((one) => one !== lead);
  const all = harm(
    sight,
    target,
    strikers.flatMap(({ unit }) => volleyOf(sight, unit, target)),
  );
  const lost = lossOf(sight, lead.unit, target) + (1 - shareFired(sight, lead, target)) * gainOf(lead);
  return { target, strikers: [lead, ...others], net: all - lost };
}

/** The chance that an attacker lives to fire. */
function shareFired(sight: Sight, { unit }: Striker, target: Target): number {
  return 1 - outcomeAt({ id: unit.id, host: unit }, firstFire(sight, unit, target)).falls;
}

/** A unit that may be sent at a target. `otherwise`: what it would bring at a base instead. */
type Hunter = Striker & { readonly otherwise: number };

/** As many units at a target as it takes to bring most, over what they would do otherwise. */
function huntFor(sight: Sight, strikers: readonly Hunter[], target: Target): Plan | undefined {
  const stake = stakeIn(sight, target);
  const able = strikers.flatMap((one) => {
    const shots = volleyOf(sight, one.unit, target);
    const force = sum(shots, ({ damage, chance }) => damage * chance);
    if (force === 0) return [];
    return [{ ...one, shots, force, loss: lossOf(sight, one.unit, target), lives: shareFired(sight, one, target) }];
  });
  const orders = [
    [...able].sort((a, b) => b.force - a.force),
    [...able].sort((a, b) => b.force / (0.5 + b.otherwise) - a.force / (0.5 + a.otherwise)),
    ...able.map((one) => [one]),
  ];
  const plans = orders.flatMap(prefixes).flatMap((some) => {
    const lead = best(some, ({ loss }) => -loss);
    if (lead === undefined) return [];
    const outcome = outcomeAt(
      target,
      some.flatMap(({ shots }) => shots),
    );
    const gain = stake * lostShare(target, outcome) * lead.lives;
    const net = gain - lead.loss - sum(some, ({ otherwise }) => otherwise);
    return [{ target, strikers: [lead, ...some.filter((one) => one !== lead)], net, falls: outcome.falls }];
  });
  return best(plans, ({ net, falls }) => net + (falls > SURE ? 0.2 : 0));
}

/** At most so many units are sent at one target. */
const MOST = 6;

const prefixes = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.slice(0, MOST).map((_, i) => list.slice(0, i + 1));

/** What is fired at an attacker before its own shots: by stations that it bypasses, by units that may intercept (S-6.1, S-6.3). */
function firstFire(sight: Sight, unit: UnitInView, target: Target): readonly Shot[] {
  const { host } = target;
  const owner = sight.board.seats[host.seat];
  if (owner === undefined) return [];
  const isAtBase = isBase(target);
  return owner.units.flatMap((one): readonly Shot[] => {
    const bypassed = isAtBase && one.firesFirst;
    const mayShoot = one.intercepts && one.id !== host.id;
    if (!bypassed && !mayShoot) return [];
    const shots = volleyOf(sight, one, { id: unit.id, host: unit });
    return bypassed ? shots : shots.map((shot) => ({ ...shot, chance: VIGILANCE * shot.chance }));
  });
}

/** What an attacker may be expected to lose by what is fired at it. */
function lossOf(sight: Sight, unit: UnitInView, target: Target): number {
  const self = { id: unit.id, host: unit };
  return harm(sight, self, [...firstFire(sight, unit, target), ...volleyOf(sight, target.host, self)]);
}

/** The fewest weapons of a unit that do as much to a target as all; undefined if it takes them all. */
function fewestWeapons(sight: Sight, unit: UnitInView, target: Target): readonly string[] | undefined {
  if (isBase(target)) return undefined;
  const ready = readyWeapons(unit);
  const all = outcomeAt(target, volleyOf(sight, unit, target)).falls;
  if (ready.length < 2 || all < SURE) return undefined;
  const enough = subsetsOf(ready).filter(
    (set) => set.length < ready.length && outcomeAt(target, volleyOf(sight, unit, target, set)).falls >= all - 0.02,
  );
  return best(enough, (set) => -sum(set, ({ damage }) => damage) - 0.1 * set.length)?.map(({ id }) => id);
}

/** The order to fire some weapons of a unit at a target and to hold the others. */
function splitOrder(sight: Sight, unit: UnitInView, target: Target, weapons: readonly string[]): Answer | undefined {
  const option = optionsOf(sight).find(({ verb, card }) => verb === 'split' && card === unit.id);
  const needs = option?.needs ?? [];
  if (option === undefined || !weapons.every((id) => needs.some(({ name }) => name === `weapon:${id}`)))
    return undefined;
  const aimOf = (name: string): string => (weapons.some((id) => name === `weapon:${id}`) ? target.id : 'hold');
  return pick(option.id, Object.fromEntries(needs.map(({ name }) => [name, pick(aimOf(name))])));
}
