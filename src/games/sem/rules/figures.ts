/** Figures as they are at present: of units, bases, modifications and players; prices. */
import { derived } from '#cards/derived';
import type { CardId, Seat } from '#kernel/state';
import { card } from '#kernel/zones';
import type { CardDef } from '../cards/format.ts';
import type { Selector } from '../cards/phrase.ts';
import type { SemMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Weapon } from '../state.ts';
import { carriedBy, damageOn, holder, inPlay, works } from './facts.ts';
import { isKind } from './select.ts';
import { applies, changed, effective, forPlayer, isAffected } from './standing.ts';

/** Evasion is never more (S-R-15). */
const MOST_EVASION = 6;
/** Cards that may be held at the end of a turn, and the opening hand, without further cards (S-3). */
const HAND = 7;
/** Cards drawn in a Draw Phase (S-4.2). */
const DRAWN = 2;

export const hitPoints = (m: SemMachine, id: CardId): number => changed(m, 'modHitPoints', id, def(m, id).hp ?? 0);

/** How much more damage to the hull destroys a card. */
export const hitPointsLeft = (m: SemMachine, id: CardId): number => Math.max(0, hitPoints(m, id) - damageOn(m, id));

export const shields = (m: SemMachine, id: CardId): number => changed(m, 'modShields', id, def(m, id).shields);
export const shieldsLeft = (m: SemMachine, id: CardId): number =>
  Math.max(0, shields(m, id) - (card(m.state, id).shieldLoss ?? 0));

/** The evasion of a unit: 0 for none, otherwise 1 to 6. */
export function evasion(m: SemMachine, id: CardId): number {
  const own = Math.min(MOST_EVASION, changed(m, 'modEvasion', id, def(m, id).evasion));
  if (own > 0) return own;
  const given = effective(m, 'leastEvasion').filter((one) => applies(m, one, one.effect.what, id));
  return Math.min(MOST_EVASION, Math.max(0, ...given.map(({ effect }) => effect.n)));
}

/** What is added to the rolls of a unit's shots; it may be below 0. */
export function hit(m: SemMachine, id: CardId): number {
  return sumOf(m, 'modHit', id) + def(m, id).hit;
}

/** The sum of changes of a figure that may be below 0. */
function sumOf(m: SemMachine, verb: 'modHit', id: CardId): number {
  const found = effective(m, verb).filter((one) => applies(m, one, one.effect.what, id));
  return found.reduce((sum, { effect }) => sum + effect.n, 0);
}

export const repair = (m: SemMachine, id: CardId): number => changed(m, 'modRepair', id, def(m, id).repair);

/** Auto-Repair; what makes it more gives none to those that have none. */
export function autoRepair(m: SemMachine, id: CardId): number {
  const own = changed(m, 'modAutoRepair', id, def(m, id).autoRepair);
  return own === 0 ? 0 : changed(m, 'moreAutoRepair', id, own);
}

export const hasLauncher = (m: SemMachine, id: CardId): boolean =>
  def(m, id).launcher > 0 || isAffected(m, 'grantLauncher', id);
export const mayIntercept = (m: SemMachine, id: CardId): boolean =>
  def(m, id).intercept === true || isAffected(m, 'grantIntercept', id);

/** A weapon as it is at present. `host`: the unit or base that fires it. */
export type Armed = Weapon & { readonly host: CardId; readonly damage: number; readonly ignoresShields: boolean };

/** The weapons of a unit or base: its own, then those of its modifications, with what their host adds to them. */
export const weaponsOf = (m: SemMachine, id: CardId): readonly Armed[] => m.memoFor(armed, id);

function armed(m: SemMachine, id: CardId): readonly Armed[] {
  const passesShields = isAffected(m, 'ignoreShields', id);
  const more = changed(m, 'modDamage', id, 0, ({ against }) => against === undefined);
  const found: Armed[] = [];
  const add = (card: CardId, n: number, damage: number, ignoresShields: boolean) =>
    found.push({ card, n, damage: damage + more, ignoresShields: ignoresShields || passesShields, host: id });
  def(m, id).weapons.forEach((damage, n) => {
    add(id, n, damage, false);
  });
  for (const on of carriedBy(m, id)) {
    if (!works(m, on)) continue;
    for (const { n, damage, ignoresShields } of addedWeapons(def(m, on))) add(on, n, damage, ignoresShields);
  }
  return found;
}

/** The weapons that a card gives to what it is on; `n`: the number among all that the card does at all times. */
const addedWeapons = derived(({ abilities }: CardDef) =>
  abilities
    .flatMap(({ when, do: effects }) => (when === undefined ? effects : []))
    .flatMap((effect, n) =>
      effect.verb === 'addWeapon' ? [{ n, damage: effect.n, ignoresShields: effect.ignoresShields === true }] : [],
    ),
);

/** Damage that weapons deal more, or less, to some targets alone, such as stations. */
export type Bonus = { readonly n: number; readonly against: Selector };

/** What each weapon of a unit deals more to some targets. */
export const bonusesOf = (m: SemMachine, id: CardId): readonly Bonus[] =>
  effective(m, 'modDamage').flatMap((one) => {
    const { n, against, what } = one.effect;
    return against !== undefined && applies(m, one, what, id) ? [{ n, against }] : [];
  });

/** What a unit's weapons deal more to a target. */
export const damageAgainst = (m: SemMachine, id: CardId, target: CardId): number =>
  bonusesOf(m, id).reduce((sum, { n, against }) => sum + (isKind(m, against, target) ? n : 0), 0);

export const isFired = (m: SemMachine, { card: id, n }: Weapon): boolean =>
  card(m.state, id).fired?.includes(n) === true;

/** The weapons of a unit or base that it has not fired this turn. */
export const readyWeapons = (m: SemMachine, id: CardId): readonly Armed[] =>
  weaponsOf(m, id).filter((weapon) => !isFired(m, weapon));

type Economy = 'yield' | 'researchYield' | 'queue' | 'cp' | 'handMax';

/** What all cards in play of a player add to a figure of theirs. */
function total(m: SemMachine, seat: Seat, figure: Economy): number {
  return inPlay(m, seat).reduce((sum, id) => sum + (works(m, id) ? (def(m, id)[figure] ?? 0) : 0), 0);
}

/** The Yield of a player in their Allocation Phase: `free` for any project, `research` for research alone. */
export function yieldOf(m: SemMachine, seat: Seat): { readonly free: number; readonly research: number } {
  const more = forPlayer(m, 'moreYield', seat).reduce((sum, { effect }) => sum + effect.n, 0);
  return { free: total(m, seat, 'yield') + more, research: total(m, seat, 'researchYield') };
}

export const queueMaximum = (m: SemMachine, seat: Seat): number => total(m, seat, 'queue');
export const commandMaximum = (m: SemMachine, seat: Seat): number => total(m, seat, 'cp');
export const handMaximum = (m: SemMachine, seat: Seat): number => HAND + total(m, seat, 'handMax');

/** Cards that a player draws in their Draw Phase. */
export const drawnIn = (m: SemMachine, seat: Seat): number =>
  Math.max(DRAWN, ...forPlayer(m, 'drawPhase', seat).map(({ effect }) => effect.n));

type Priced = { readonly effect: { readonly n: number; readonly least: number; readonly for: Selector } };

/** What a player pays for a card: its price after what changes it, each change no lower than its least. */
function price(m: SemMachine, id: CardId, changes: readonly Priced[]): number {
  const printed = def(m, id).cost ?? 0;
  return changes
    .filter(({ effect }) => isKind(m, effect.for, id))
    .reduce(
      (cost, { effect: { n, least: min } }) => (n < 0 ? Math.max(Math.min(cost, min), cost + n) : cost + n),
      printed,
    );
}

/** Yield that completes a project or research; command points that play a command or hire personnel. */
export const costOf = (m: SemMachine, id: CardId): number => price(m, id, forPlayer(m, 'modPrice', holder(m, id)));

/** Yield that a project or research still lacks after all that lies on it, of whatever turn (S-R-3). */
export const lacking = (m: SemMachine, id: CardId): number =>
  Math.max(0, costOf(m, id) - (card(m.state, id).progress ?? 0));

/** What a player's projectiles deal more. */
export const projectileBonus = (m: SemMachine, seat: Seat): number =>
  forPlayer(m, 'modProjectile', seat).reduce((sum, { effect }) => sum + effect.n, 0);
