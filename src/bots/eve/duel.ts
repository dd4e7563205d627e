/** Simulates a battle from the public figures, assuming that both sides shoot well and nobody responds with news. */

import { aim, damageOf, type Mark, type Shooter } from '#games/eve/rules/aim';
import { sum } from '../player.ts';
import { commandPower, type Ship } from './sight.ts';

/** A ship's figures in a battle. `ambush`: damage it deals before the shooting while it defends; `sniping`: the same, only in the first battle phase. */
export type Fighter = Shooter & Mark & { readonly ambush: number; readonly sniping?: number };

export type Clash = {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Total shield of the starbase that is attacked; undefined in an outer region. */
  readonly base: number | undefined;
  /** Attack that the attacker can still add against the starbase. */
  readonly push?: number;
};

/** What is left, and what was lost, by value. */
export type ClashOutcome = {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly fallen: boolean;
  readonly lostAttackers: number;
  readonly lostDefenders: number;
};

/** A ship on the attacking side: commands are off. */
export function asAttacker(ship: Ship): Fighter {
  return {
    id: ship.id,
    attack: ship.attack,
    shield: ship.shield - commandPower(ship, 'tanking'),
    value: ship.value,
    ambush: 0,
  };
}

/** A ship on the defending side; patrol counts once it defends, until then it must be added. */
export function asDefender(ship: Ship): Fighter {
  const patrol = ship.defending ? 0 : commandPower(ship, 'patrol');
  return {
    id: ship.id,
    attack: ship.attack + patrol,
    shield: ship.shield,
    value: ship.value,
    ambush: commandPower(ship, 'ambush'),
    sniping: commandPower(ship, 'sniping'),
  };
}

/** One battle phase. */
export function fight({ attackers, defenders, base, push = 0 }: Clash): ClashOutcome {
  const hidden = defenders
    .map(({ id, ambush, sniping = 0 }) => ({ id, attack: ambush + sniping }))
    .filter((one) => one.attack > 0);
  const met = hidden.length === 0 ? attackers : shoot(hidden, attackers);
  const hitDefenders = shoot(met, defenders);
  const left = shoot(defenders, met);
  const total = sum(left, (one) => one.attack) + (left.length > 0 ? push : 0);
  return {
    attackers: left,
    defenders: hitDefenders,
    fallen: base !== undefined && total >= base,
    lostAttackers: sum(attackers, (one) => one.value) - sum(left, (one) => one.value),
    lostDefenders: sum(defenders, (one) => one.value) - sum(hitDefenders, (one) => one.value),
  };
}

/** The ships of a side that survive the shooting, with their remaining shield. */
function shoot(shooters: readonly Shooter[], side: readonly Fighter[]): readonly Fighter[] {
  if (shooters.length === 0 || side.length === 0) return side;
  const damage = damageOf(aim(shooters, side), shooters);
  return side.flatMap((one) => {
    const n = damage.get(one.id) ?? 0;
    if (n === 0) return [one];
    return n >= one.shield ? [] : [{ ...one, shield: one.shield - n }];
  });
}

/** The whole attack: battle phases as long as a defender dies in each and continuing is worth it for the attacker. */
export function campaign(clash: Clash): ClashOutcome {
  let course = fight(clash);
  for (let before = clash.defenders.length; !course.fallen && goesOn(course, before, clash.base); ) {
    const next = fight({
      ...clash,
      attackers: recharged(course.attackers, clash.attackers),
      defenders: recharged(course.defenders, clash.defenders).map((one) => ({ ...one, sniping: 0 })),
    });
    if (!next.fallen && next.lostDefenders < next.lostAttackers) break;
    before = course.defenders.length;
    course = {
      ...next,
      lostAttackers: course.lostAttackers + next.lostAttackers,
      lostDefenders: course.lostDefenders + next.lostDefenders,
    };
  }
  return course;
}

function goesOn({ attackers, defenders }: ClashOutcome, before: number, base: number | undefined): boolean {
  const fell = defenders.length < before;
  return fell && attackers.length > 0 && (defenders.length > 0 || base !== undefined);
}

/** Shields are full again in the next battle phase. */
function recharged(left: readonly Fighter[], fresh: readonly Fighter[]): readonly Fighter[] {
  return fresh.filter((one) => left.some(({ id }) => id === one.id));
}
