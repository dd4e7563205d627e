/** Drafts of a season: groups pass boosters round, each person takes cards in private, in their own time. */

import { z } from 'zod';
import { untilStored } from '#core/attempts';
import type { BoosterRules } from '#face/deck';
import type { Refusal } from '#kernel/ask';
import { openBooster } from '#league/boosters';
import {
  type Boosters,
  type Draft,
  isDrafted,
  newDraft,
  type Pack,
  packFor,
  packKey,
  picksFrom,
  take,
} from '#league/draft';
import { seasonKey } from '#store/season-key';
import type { DraftRow, DueRow, NewOutboxRow } from '#store/types';
import { outboxRow } from '#table/messages/index';
import { isRefusal, type Millis, type UserId } from '#table/types';
import { type Context, change, type Decided, load, standsStill } from '../context.ts';
import { byLot, entryAt, idOf } from '../formats/facts.ts';
import { mayNot } from '../lifecycle/status.ts';
import { refuse, tell } from '../refusals.ts';
import type { Entry, Season } from '../types.ts';
import { boostersOf, toBuild } from './pools.ts';

const PLAN = { boosters: 4, take: 2 };
/** Most people who pass boosters round together. */
const GROUP = 8;
/** How long a pack waits before the program takes of it, ms. */
const PATIENCE = 12 * 60 * 60 * 1000;

/** A draft as it is stored. `since`: when the pack came that somebody has to take from. */
type Stored = { readonly draft: Draft; readonly since: Readonly<Record<string, Millis>> };

const PICK = /^season\.pick:(\d+):(\d+)$/;
const pickKind = (division: number, entry: string): string => `season.pick:${division}:${entry}`;
/** The program looks after the packs that wait for somebody. */
export const pickDue = ({ division, n }: Entry, at: Millis): Omit<DueRow, 'table'> => ({
  ...{ kind: pickKind(division, idOf(n)), seat: -1, at },
});

export const isPickDue = (kind: string): boolean => PICK.test(kind);

const shape = z.object({
  draft: z.object({
    plan: z.object({ boosters: z.number(), take: z.number() }),
    group: z.array(z.string()),
    packs: z.array(
      z.object({
        id: z.string(),
        booster: z.number(),
        pass: z.number(),
        cards: z.array(z.string()),
        reader: z.string(),
      }),
    ),
    pools: z.record(z.string(), z.array(z.string())),
    opened: z.record(z.string(), z.number()),
  }),
  since: z.record(z.string(), z.number()),
});

const read = ({ state }: DraftRow): Stored => shape.parse(JSON.parse(state));

const boosterFor =
  (season: Season, division: number, { plan }: BoosterRules) =>
  (entry: string, booster: number): readonly string[] =>
    openBooster(plan, `${season.seed} draft ${division} ${entry} ${booster}`);

/** The season whose people, in the order of their lots, sit down in groups and open their first boosters. */
export function toDraft(context: Context, season: Season, rules: BoosterRules): Decided {
  const people = byLot(season.entries.filter(({ status }) => status === 'in'));
  const groups = Math.ceil(people.length / GROUP);
  const divisionOf = new Map(people.map(({ n }, i) => [n, i % groups]));
  const entries = season.entries.map((entry) => ({ ...entry, division: divisionOf.get(entry.n) ?? 0 }));
  const now = context.now();
  const drafts = Array.from({ length: groups }, (_, division) => {
    const group = people.filter(({ n }) => divisionOf.get(n) === division).map(({ n }) => idOf(n));
    const draft = newDraft(group, PLAN, boosterFor(season, division, rules));
    return { division, stored: { draft, since: Object.fromEntries(group.map((id) => [id, now])) } };
  });
  return {
    season: { ...season, status: 'draft', entries },
    news: [tell('news.draft', { league: season.league.name })],
    drafts: drafts.map(({ division, stored }) => ({ division, state: JSON.stringify(stored) })),
    setDue: drafts.flatMap(({ division, stored }) =>
      stored.draft.group.map((id) => ({ kind: pickKind(division, id), seat: -1, at: now + PATIENCE })),
    ),
    directMessages: people.map(({ user }) => ({ to: user, news: packNews(season, 1) })),
  };
}

const packNews = ({ league }: Season, booster: number) => tell('news.pack', { league: league.name, booster });

/** What somebody in a draft sees: the pack that waits for them, what they have taken, and whom the draft waits for. */
export type DraftLook = {
  readonly pack: Pack | undefined;
  readonly key: string | undefined;
  readonly picks: number;
  readonly boosters: number;
  readonly passes: number;
  readonly pool: readonly string[];
  readonly waitsFor: readonly Entry[];
  /** When the program takes of it. */
  readonly until: Millis | undefined;
};

export async function lookAtDraft(context: Context, id: string, user: UserId): Promise<DraftLook | Refusal> {
  const season = await load(context, id);
  if (isRefusal(season)) return season;
  const found = await draftFor(context, season, user, 'draft');
  return isRefusal(found) ? found : lookOf(season, found.stored, found.id);
}

function lookOf(season: Season, { draft, since }: Stored, id: string): DraftLook {
  const pack = packFor(draft, id);
  const at = since[id];
  return {
    pack,
    key: pack && packKey(pack),
    picks: pack === undefined ? 0 : picksFrom(draft, pack),
    boosters: draft.plan.boosters,
    passes: draft.group.length,
    pool: draft.pools[id] ?? [],
    waitsFor: draft.group
      .filter((one) => packFor(draft, one) !== undefined)
      .flatMap((one) => entryAt(season, Number(one)) ?? []),
    until: pack === undefined || at === undefined ? undefined : at + PATIENCE,
  };
}

type Found = { readonly row: DraftRow; readonly stored: Stored; readonly id: string };

async function draftFor(
  { store }: Context,
  season: Season,
  user: UserId,
  action: 'draft' | 'take',
): Promise<Found | Refusal> {
  const { name } = season.league;
  if (season.settings.decks !== 'draft') return refuse('league.no-draft', { name });
  const refused = mayNot(action, season);
  if (refused !== undefined) return refused;
  const own = season.entries.find((entry) => entry.user === user);
  const row =
    own === undefined
      ? undefined
      : (await store.seasons.drafts(season.id)).find((one) => one.division === own.division);
  if (row === undefined || own === undefined) return refuse('league.no-draft', { name });
  return { row, stored: read(row), id: idOf(own.n) };
}

/** Takes cards of the pack that waits for somebody. `pack`: the key that they saw. */
export async function takeCards(
  context: Context,
  id: string,
  user: UserId,
  { pack, cards }: { readonly pack: string; readonly cards: readonly string[] },
): Promise<DraftLook | Refusal> {
  return untilStored<DraftLook | Refusal, Refusal>(async () => {
    const season = await load(context, id);
    if (isRefusal(season)) return season;
    const found = await draftFor(context, season, user, 'take');
    const rules = boostersOf(context, season);
    if (isRefusal(found) || rules === undefined) return isRefusal(found) ? found : refuse('league.unknown');
    const boosters = boosterFor(season, found.row.division, rules);
    const after = take(found.stored.draft, found.id, pack, cards, boosters);
    if (after === 'other-pack') return refuse('league.changed');
    if (after === 'other-cards') {
      const own = packFor(found.stored.draft, found.id);
      return refuse('league.take', { n: own === undefined ? 0 : picksFrom(found.stored.draft, own) });
    }
    const stored = await store(context, season, found, withPicksOfGone(season, after, rules, boosters));
    return stored === undefined ? 'outdated' : lookOf(season, stored, found.id);
  }, refuse('league.changed'));
}

/** Stores a draft after somebody has taken cards; undefined: somebody else was first. */
async function store(
  context: Context,
  season: Season,
  { row, stored: before }: Pick<Found, 'row' | 'stored'>,
  draft: Draft,
  settle?: DueRow,
): Promise<Stored | undefined> {
  const now = context.now();
  const { division } = row;
  const keyOf = (one: Draft, id: string) => {
    const pack = packFor(one, id);
    return pack && packKey(pack);
  };
  const changed = draft.group.filter((id) => keyOf(before.draft, id) !== keyOf(draft, id));
  const fresh = changed.filter((id) => keyOf(draft, id) !== undefined);
  const since = { ...before.since, ...Object.fromEntries(fresh.map((id) => [id, now])) };
  const stored = { draft, since };
  const at = { table: seasonKey(season.id), guild: season.league.guild, season: season.id };
  // A message once for each booster, however often it comes round.
  const called = fresh.filter((id) => (draft.opened[id] ?? 0) > (before.draft.opened[id] ?? 0));
  const outbox: NewOutboxRow[] = called.flatMap((id) => {
    const user = entryAt(season, Number(id))?.user;
    const news = packNews(season, draft.opened[id] ?? 1);
    return user === undefined ? [] : [outboxRow(context, { kind: 'season-news', ...at, news, to: user })];
  });
  const result = await context.store.seasons.commitDraft({
    ...{ season: season.id, division, expect: row.rev, state: JSON.stringify(stored), outbox },
    setDue: fresh.map((id) => ({ kind: pickKind(division, id), seat: -1, at: now + PATIENCE })),
    clearDue: changed.filter((id) => !fresh.includes(id)).map((id) => ({ kind: pickKind(division, id), seat: -1 })),
    ...(settle !== undefined && { settle: { kind: settle.kind, seat: settle.seat, at: settle.at } }),
  });
  if (result !== 'stored') return undefined;
  if (isDrafted(draft)) await endDrafts(context, season.id);
  else context.tables.leagues.stored([]);
  return stored;
}

/** When all groups are done, everybody builds a deck of what they have taken. */
function endDrafts(context: Context, id: string): Promise<Season | Refusal> {
  return change(context, id, async (season) => {
    if (season.status !== 'draft') return undefined;
    const drafts = (await context.store.seasons.drafts(id)).map(read);
    if (!drafts.every(({ draft }) => isDrafted(draft))) return undefined;
    const pools = new Map(drafts.flatMap(({ draft }) => Object.entries(draft.pools)));
    const entries = season.entries.map((entry) => ({ ...entry, pool: pools.get(idOf(entry.n)) ?? [] }));
    return toBuild(context, { ...season, entries });
  });
}

/** Somebody's pack has waited for too long: the program takes the best of it for them. */
export async function pickForThem(context: Context, id: string, due: DueRow): Promise<void> {
  const [, division, entry = ''] = PICK.exec(due.kind) ?? [];
  const season = await load(context, id);
  const row = isRefusal(season)
    ? undefined
    : (await context.store.seasons.drafts(id)).find((one) => one.division === Number(division));
  const rules = isRefusal(season) ? undefined : boostersOf(context, season);
  if (isRefusal(season) || row === undefined || rules === undefined || season.status !== 'draft') {
    await change(context, id, () => undefined, due);
    return;
  }
  if (await standsStill(context, season)) {
    const again = { kind: due.kind, seat: -1, at: context.now() + PATIENCE };
    await change(context, id, (now) => ({ season: now, setDue: [again] }), due);
    return;
  }
  const stored = read(row);
  const boosters = boosterFor(season, row.division, rules);
  const after = withBestPick(stored.draft, entry, rules, boosters);
  if (after === undefined) await change(context, id, () => undefined, due);
  // Whoever was first has settled it, or leaves it due.
  else await store(context, season, { row, stored }, withPicksOfGone(season, after, rules, boosters), due);
}

/** The draft after the program has taken the best of the pack that waits for somebody; undefined: none does. */
function withBestPick(draft: Draft, entry: string, rules: BoosterRules, boosters: Boosters): Draft | undefined {
  const pack = packFor(draft, entry);
  if (pack === undefined) return undefined;
  const cards = rules.best(pack.cards, draft.pools[entry] ?? []).slice(0, picksFrom(draft, pack));
  const after = take(draft, entry, packKey(pack), cards, boosters);
  return typeof after === 'string' ? undefined : after;
}

/** The draft in which no pack waits for those who have gone. */
function withPicksOfGone(season: Season, draft: Draft, rules: BoosterRules, boosters: Boosters): Draft {
  const gone = draft.group.filter((id) => entryAt(season, Number(id))?.status !== 'in');
  for (let now = draft; ; ) {
    const before = now;
    for (const id of gone) now = withBestPick(now, id, rules, boosters) ?? now;
    if (now === before) return now;
  }
}
