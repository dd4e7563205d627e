/**
 * A draft: everybody opens a booster, takes some cards and passes the rest on, until all are taken; then the next booster, passed
 * the other way. Packs wait in a queue for their reader, so nobody waits for others unless they have none.
 */
import type { EntryId } from './results.ts';

export type DraftPlan = {
  readonly boosters: number;
  /** Cards to take of a pack before it is passed on; the last reader takes what is left. */
  readonly take: number;
};

/** A pack on its way. `booster`, `pass`: from 1. */
export type Pack = {
  readonly id: string;
  readonly booster: number;
  readonly pass: number;
  readonly cards: readonly string[];
  readonly reader: EntryId;
};

/** Plain JSON. `packs`: those that came first stand first. */
export type Draft = {
  readonly plan: DraftPlan;
  /** In the order in which they sit; packs of odd boosters go to the next one, those of even ones to the one before. */
  readonly group: readonly EntryId[];
  readonly packs: readonly Pack[];
  readonly pools: Readonly<Record<EntryId, readonly string[]>>;
  /** The booster that each has opened last. */
  readonly opened: Readonly<Record<EntryId, number>>;
};

/** Cards of a booster that somebody opens; `booster`: from 1. */
export type Boosters = (entry: EntryId, booster: number) => readonly string[];

/** Why cards cannot be taken: the pack is not theirs to take from now, or these are not as many of its cards as are to be taken. */
export type DraftRefusal = 'other-pack' | 'other-cards';

/** Seats a group, of which everybody opens their first booster. */
export function newDraft(group: readonly EntryId[], plan: DraftPlan, boosters: Boosters): Draft {
  const each = <T>(value: T): Readonly<Record<EntryId, T>> => Object.fromEntries(group.map((entry) => [entry, value]));
  const empty: Draft = { plan, group, packs: [], pools: each([]), opened: each(0) };
  return group.reduce((draft, entry) => withNextBooster(draft, entry, boosters), empty);
}

/** The pack from which somebody has to take next; undefined: none waits for them. */
export function packFor({ packs }: Pick<Draft, 'packs'>, entry: EntryId): Pack | undefined {
  const [first, ...others] = packs.filter(({ reader }) => reader === entry);
  return others.reduce((min, pack) => (min !== undefined && min.booster <= pack.booster ? min : pack), first);
}

/** How many cards are to be taken from a pack. */
export function picksFrom({ plan }: Pick<Draft, 'plan'>, { cards }: Pack): number {
  return Math.min(plan.take, cards.length);
}

/** Whether all cards are taken. */
export function isDrafted({ packs }: Draft): boolean {
  return packs.length === 0;
}

/** Takes cards of the pack that waits for somebody, and passes the rest on. `pack`: its id, as they saw it. */
export function take(
  draft: Draft,
  entry: EntryId,
  pack: string,
  cards: readonly string[],
  boosters: Boosters,
): Draft | DraftRefusal {
  const own = packFor(draft, entry);
  // A pack keeps its id on its way, so its pass tells an old screen from the present one.
  if (own === undefined || packKey(own) !== pack) return 'other-pack';
  if (cards.length !== picksFrom(draft, own)) return 'other-cards';
  const left = without(own.cards, cards);
  if (left === undefined) return 'other-cards';
  const others = draft.packs.filter((one) => one !== own);
  const taken: Draft = {
    ...draft,
    packs: left.length === 0 ? others : [...others, passed(draft.group, { ...own, cards: left })],
    pools: { ...draft.pools, [entry]: [...(draft.pools[entry] ?? []), ...cards] },
  };
  return left.length === 0 ? withNextBooster(taken, entry, boosters) : taken;
}

/** Names a pack as its reader sees it; another one once it is passed on. */
export const packKey = ({ id, pass }: Pack): string => `${id}.${pass}`;

/** With a further booster for somebody who has seen all of their packs of the last one. */
function withNextBooster(draft: Draft, entry: EntryId, boosters: Boosters): Draft {
  const booster = (draft.opened[entry] ?? 0) + 1;
  if (booster > draft.plan.boosters) return draft;
  const pack: Pack = {
    id: `${booster}-${draft.group.indexOf(entry)}`,
    booster,
    pass: 1,
    cards: boosters(entry, booster),
    reader: entry,
  };
  return { ...draft, packs: [...draft.packs, pack], opened: { ...draft.opened, [entry]: booster } };
}

function passed(group: readonly EntryId[], pack: Pack): Pack {
  const step = pack.booster % 2 === 1 ? 1 : group.length - 1;
  const reader = group[(group.indexOf(pack.reader) + step) % group.length] ?? pack.reader;
  return { ...pack, pass: pack.pass + 1, reader };
}

/** Cards less some of them; undefined if one of those is not there. */
function without(cards: readonly string[], some: readonly string[]): readonly string[] | undefined {
  const left = [...cards];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
