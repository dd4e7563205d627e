/** What the current attack will come to for the player whose cards are attacked, and what could still change that. */

import { bodiesOf, staysOf, type Target } from '#games/sem/in-view';
import type { AttackInView, ShotInView, UnitInView } from '#games/sem/view';
import { append } from '#kernel/grouped';
import { sum } from '../player.ts';
import { hitChance, type Outcome, outcomeAt, outcomeOf, type Shot, volleyOf } from './forecast.ts';
import { mine, type Sight, targetOf } from './sight.ts';
import { harm, harmOf } from './stakes.ts';

/** What the player does about an attack. Cards by their ids. */
export type Measures = {
  /** Units that intercept by firing first. */
  readonly shooters: readonly string[];
  /** Units that take the place of a target, by the target. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
  /** Damage that is prevented, or repaired before the shots, by card. */
  readonly spared: Readonly<Record<string, number>>;
  /** How much lower the rolls against the player's cards are. */
  readonly jam: number;
  /** Shield points that stations have more. */
  readonly cover: number;
  /** Shots that are aimed at another card, by their number. */
  readonly redirected: Readonly<Record<number, string>>;
};

export const noMeasures: Measures = {
  shooters: [],
  blocks: {},
  removed: [],
  spared: {},
  jam: 0,
  cover: 0,
  redirected: {},
};

/** What the attack may be expected to cost the player, less what it costs the attacker. */
export function costOf(sight: Sight, attack: AttackInView, measures: Measures): number {
  const attacker = targetOf(sight, attack.unit);
  const aimed = aimedShots(sight, attack, measures);
  const lost = sum([...aimed], ([id, shots]) => lossOn(sight, id, shots, measures));
  if (attacker === undefined) return lost;
  const first = firstFire(sight, attack, attacker, aimed, measures);
  const returned = returnFire(sight, attacker, aimed, measures);
  const { falls } = outcomeAt(attacker, first);
  return lost * (1 - falls) - harm(sight, attacker, [...first, ...returned]);
}

/** The shots at each of the player's cards after some measures. */
function aimedShots(sight: Sight, attack: AttackInView, measures: Measures): ReadonlyMap<string, readonly Shot[]> {
  const aimed = new Map<string, Shot[]>();
  for (const [i, shot] of attack.shots.entries()) {
    const id = measures.redirected[i] ?? shot.target;
    if (shot.removed || measures.removed.includes(id) || targetOf(sight, id)?.host.seat !== sight.me) continue;
    const blocker = measures.blocks[id];
    const at = blocker ?? id;
    append(aimed, at, shotAt(sight, shot, at, { jam: measures.jam, isBlocked: blocker !== undefined }));
  }
  return aimed;
}

type Circumstances = { readonly jam: number; readonly isBlocked: boolean };

/** A shot as it may be expected to go at a card, which need not be the one that it is aimed at. */
function shotAt(sight: Sight, shot: ShotInView, at: string, { jam, isBlocked }: Circumstances): Shot {
  const { damage, bonus, sure, ignoresShields } = shot;
  const target = targetOf(sight, at);
  const isSure = isBlocked || sure || target?.part !== undefined;
  const chance = isSure ? 1 : hitChance(bonus - jam, target?.host.evasion ?? 0);
  return { damage, chance, passes: ignoresShields };
}

function lossOn(sight: Sight, id: string, shots: readonly Shot[], measures: Measures): number {
  const target = targetOf(sight, id);
  return target === undefined ? 0 : harmOf(sight, target, outcomeOn(sight, target, shots, measures));
}

function outcomeOn(sight: Sight, target: Target, shots: readonly Shot[], { spared, cover }: Measures): Outcome {
  const { hp, shields } = staysOf(target);
  const prevented = sight.board.attack?.prevented[target.id] ?? 0;
  const isCovered = target.host.class === 'station' || target.host.class === 'defense station';
  const more = (spared[target.id] ?? 0) + prevented;
  return outcomeOf(shots, hp + more, shields + (isCovered && target.part === undefined ? cover : 0));
}

/** What is fired before the attack: by bypassed defense stations, by interceptors. */
function firstFire(
  sight: Sight,
  { bypassed }: AttackInView,
  attacker: Target,
  aimed: ReadonlyMap<string, readonly Shot[]>,
  { shooters }: Measures,
): readonly Shot[] {
  const { units, base } = mine(sight);
  const isBaseHit = base !== undefined && aimed.has(base.id);
  return units.flatMap((unit) => {
    const isBypassed = isBaseHit && bypassed.includes(unit.id);
    return shooters.includes(unit.id) || isBypassed ? volleyOf(sight, unit, attacker) : [];
  });
}

/** What attacked units fire back; those that have fired first do not fire again. */
function returnFire(
  sight: Sight,
  attacker: Target,
  aimed: ReadonlyMap<string, readonly Shot[]>,
  { shooters }: Measures,
): readonly Shot[] {
  const hosts = new Set([...aimed.keys()].flatMap((id) => targetOf(sight, id)?.host.id ?? []));
  const isHost = ({ id }: UnitInView): boolean => hosts.has(id) && !shooters.includes(id);
  return bodiesOf(mine(sight))
    .filter(isHost)
    .flatMap((unit) => volleyOf(sight, unit, attacker));
}

/** The player's own cards that are aimed at, in the order of the shots. */
export function aimedAt(sight: Sight, { shots }: AttackInView): readonly Target[] {
  const ids = [...new Set(shots.flatMap(({ target, removed }) => (removed ? [] : target)))];
  return ids.flatMap((id) => targetOf(sight, id) ?? []).filter(({ host }) => host.seat === sight.me);
}
