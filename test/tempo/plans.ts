// Plans on one screen: who is still to be told where to go, and what is the next thing to do about it.

import type { Draft } from '#discord/panel/ids';
import { destinationsOf, goesTo, type Plan, splitterOf } from '#discord/panel/screens/plan';
import { chosenOf, planOf } from '#discord/panel/screens/plan-part';
import type { Answer, Need } from '#kernel/ask';
import type { Parts } from './actions.ts';

/**
 * Things that go to the same place, by their places in the plan; one thing alone where it is split. `presses`: by the list
 * of things; `least`: where a single press may send all of them.
 */
type Group = {
  readonly to: string;
  readonly things: readonly number[];
  readonly presses: number;
  readonly least: number;
};

/** Whether a plan is the one that is wanted. */
export function isWanted(needs: readonly Need[], plan: Plan, parts: Parts): boolean {
  return needs.every((need, i) => isSame(plan[i], parts.get(need.choice)));
}

/** How many presses a plan is away from the one that is wanted, at least; undefined where what is chosen is of no use. */
export function planDistance(needs: readonly Need[], draft: Draft, parts: Parts): number | undefined {
  const plan = planOf(needs, draft);
  const chosen = chosenOf(needs, draft);
  const groups = groupsLeft(needs, plan, parts);
  const left = groups.reduce((sum, { least: min }) => sum + min, 0);
  if (chosen.length === 0) return Math.min(left, allTogether(needs, parts));
  // What was split stays chosen when it is done; then others are chosen instead.
  if (chosen.every((thing) => groups.every(({ things }) => !things.includes(thing)))) return left;
  const now = groups.find(({ things }) => things.join() === chosen.join());
  return now === undefined ? undefined : left - now.least + now.presses - 1 - chosen.length;
}

/** The values to choose in the list of things, or in that of places where one thing is looked at. */
export function planValues(
  needs: readonly Need[],
  draft: Draft,
  parts: Parts,
  values: readonly string[],
): readonly (readonly string[])[] {
  const plan = planOf(needs, draft);
  const chosen = chosenOf(needs, draft);
  const groups = groupsLeft(needs, plan, parts);
  const place = (value: string) => Number.parseInt(value, 36);
  if (draft.focus !== undefined) {
    const wanted = (chosen.length === 0 ? needs : chosen.flatMap((i) => needs[i] ?? [])).flatMap((need) =>
      goesTo(parts.get(need.choice)).map(([to]) => to),
    );
    const places = destinationsOf(needs).map(({ id }) => id);
    return values.filter((value) => wanted.includes(places[place(value)] ?? '')).map((value) => [value]);
  }
  const next = groups.find(({ things }) => things.some((i) => values.some((value) => place(value) === i)));
  if (next === undefined || groups.some(({ things }) => things.some((thing) => chosen.includes(thing)))) return [];
  return [values.filter((value) => next.things.includes(place(value)))];
}

/** What is not yet as it is wanted, in the order of the things. */
function groupsLeft(needs: readonly Need[], plan: Plan, parts: Parts): readonly Group[] {
  const groups: Group[] = [];
  for (const [i, need] of needs.entries()) {
    const wanted = parts.get(need.choice);
    if (isSame(plan[i], wanted)) continue;
    const shares = goesTo(wanted);
    const [to] = shares[0] ?? [''];
    const whole = shares.length === 1 && isAll(need, shares[0]?.[1]);
    if (!whole || splitterOf(needs, [i]) !== undefined) {
      const presses = 2 + unitsLeft(plan[i], wanted);
      groups.push({ to, things: [i], presses, least: whole && plan[i] === undefined ? 1 : presses });
      continue;
    }
    const same = groups.findIndex((group) => group.to === to && splitterOf(needs, group.things) === undefined);
    const things = [...(groups[same]?.things ?? []), i];
    const open = things.filter((thing) => plan[thing] === undefined).length;
    const min = open === things.length ? 1 : things.length - open + 2;
    const group = { to, things, presses: things.length + 2, least: min };
    if (same < 0) groups.push(group);
    else groups[same] = group;
  }
  return groups;
}

/** Presses to give what is wanted one by one; what was given elsewhere is taken back first. */
function unitsLeft(now: Answer | undefined, wanted: Answer | undefined): number {
  const shares = new Map(goesTo(wanted));
  const units = [...shares.values()].reduce<number>((sum, n = 1) => sum + n, 0);
  const given = goesTo(now);
  const wrong = given.some(([to, n = 1]) => n > (shares.get(to) ?? 0));
  return wrong ? 1 + units : Math.max(1, units - given.reduce((sum, [, n = 1]) => sum + n, 0));
}

/** All are sent to one place with one press, and then those that go elsewhere; what is split takes that back first. */
function allTogether(needs: readonly Need[], parts: Parts): number {
  const nothing = needs.map(() => undefined);
  const groups = groupsLeft(needs, nothing, parts);
  const split = groups.filter(({ things }) => splitterOf(needs, things) !== undefined);
  const spared = groups.filter((group) => !split.includes(group)).map(({ presses }) => presses);
  return 1 + total(groups) + split.length - Math.max(0, ...spared);
}

function isAll({ choice }: Need, amount: number | undefined): boolean {
  return choice.kind !== 'distribute' || amount === Math.min(choice.most, choice.max);
}

const total = (groups: readonly Group[]) => groups.reduce((sum, { presses }) => sum + presses, 0);

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  const told = (answer: Answer | undefined) =>
    answer === undefined ? undefined : JSON.stringify([...goesTo(answer)].filter(([, n]) => n !== 0).sort());
  return told(one) === told(other);
}
