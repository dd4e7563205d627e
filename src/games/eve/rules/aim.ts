/** Who shoots at whom: kills first, of the most valuable ships, with as little damage wasted as possible. */
import type { CardId } from '#kernel/state';
import { fewest } from './volley.ts';

export type Shooter = { readonly id: CardId; readonly attack: number };
export type Mark = { readonly id: CardId; readonly shield: number; readonly value: number };

/** A target for each shooter; empty if there are no marks. */
export function aim(shooters: readonly Shooter[], marks: readonly Mark[]): ReadonlyMap<CardId, CardId> {
  const mostValuable = share(shooters, byValue(marks));
  if (marks.length < 2) return mostValuable;
  const easiest = share(
    shooters,
    [...marks].sort((a, b) => a.shield - b.shield || b.value - a.value),
  );
  return killed(easiest, shooters, marks) > killed(mostValuable, shooters, marks) ? easiest : mostValuable;
}

/** How much damage a plan deals to each mark. */
export function damageOf(plan: ReadonlyMap<CardId, CardId>, shooters: readonly Shooter[]): ReadonlyMap<CardId, number> {
  const damage = new Map<CardId, number>();
  for (const { id, attack } of shooters) {
    const at = plan.get(id);
    if (at !== undefined) damage.set(at, (damage.get(at) ?? 0) + attack);
  }
  return damage;
}

function killed(plan: ReadonlyMap<CardId, CardId>, shooters: readonly Shooter[], marks: readonly Mark[]): number {
  const damage = damageOf(plan, shooters);
  const falls = ({ id, shield }: Mark) => (damage.get(id) ?? 0) >= Math.max(1, shield);
  return marks.filter(falls).reduce((sum, { value }) => sum + value, 0);
}

function byValue(marks: readonly Mark[]): Mark[] {
  return [...marks].sort((a, b) => b.value - a.value || a.shield - b.shield);
}

/** Assigns just enough shooters to each mark in turn; those left over also fire at the most valuable. */
function share(shooters: readonly Shooter[], marks: readonly Mark[]): Map<CardId, CardId> {
  const plan = new Map<CardId, CardId>();
  let free = [...shooters].sort((a, b) => b.attack - a.attack);
  const missed: Mark[] = [];
  for (const mark of marks) {
    const enough = fewest(free, mark.shield);
    if (enough === undefined) missed.push(mark);
    for (const one of enough ?? []) plan.set(one.id, mark.id);
    free = free.filter((one) => !plan.has(one.id));
  }
  const rest = byValue(missed)[0] ?? byValue(marks)[0];
  if (rest !== undefined) for (const one of free) plan.set(one.id, rest.id);
  return plan;
}
