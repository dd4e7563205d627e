/** A person's record: what they have played, how it went, and how long others usually wait for them. */
import type { Refusal } from '#kernel/ask';
import type { ResultTotal, SeatFact } from '#store/types';
import type { Context } from './context.ts';
import type { Enter } from './entrance.ts';
import type { Millis } from './ids.ts';
import type { Profile, ProfileService, Tally } from './profile-types.ts';
import { refuse } from './refusals.ts';
import { readSettings } from './rows.ts';
import type { UserId } from './types.ts';

/** From how many of a person's latest games their usual wait is taken. */
const latestGames = 10;

/** Profiles, as part of the table service. */
export function createProfiles(context: Context, enter: Enter): ProfileService {
  return { profile: (user, viewer) => enter(() => profile(context, user, viewer)) };
}

async function profile(context: Context, user: UserId, viewer: UserId): Promise<Profile | Refusal> {
  const { store, games } = context;
  if (!(await maySee(context, user, viewer))) return refuse('profile.private');
  const [totals, waits, running] = await Promise.all([
    store.results.totals(user),
    store.results.seatFacts(user, ['waits', 'moved', 'waits-no-more'], latestGames),
    store.tables.ofUser(user, ['running'], 50),
  ]);
  return {
    tallies: totals.map((total) => tallyOf(total, games)),
    usualWait: median(lengths(waits)),
    waitingNow: running.filter(({ seats }) => seats.some((one) => one.user === user && one.waitingSince !== undefined))
      .length,
  };
}

/** A stored total with the names of its game and edition. */
export function tallyOf({ game, edition, ...counts }: ResultTotal, games: Context['games']): Tally {
  const known = games.get(game);
  const editionName = known?.editions.find(({ id }) => id === edition)?.name ?? edition;
  return { gameName: known?.name ?? game, editionName, ...counts };
}

async function maySee({ store }: Context, user: UserId, viewer: UserId): Promise<boolean> {
  if (user === viewer) return true;
  const { profile: audience } = readSettings(await store.users.get(user));
  switch (audience) {
    case 'everybody':
      return true;
    case 'players':
      return store.results.haveMet(user, viewer);
    case 'me':
      return false;
    default:
      return audience satisfies never;
  }
}

/** How long each wait lasted until the person's first move, ms; they may make several before the table waits for others. */
function lengths(facts: readonly SeatFact[]): readonly Millis[] {
  const waits = new Map<string, { readonly since: Millis; answered: boolean }>();
  return facts.flatMap(({ table, kind, at }) => {
    const wait = waits.get(table);
    if (kind === 'waits' && wait === undefined) waits.set(table, { since: at, answered: false });
    if (kind === 'waits-no-more') waits.delete(table);
    if (kind !== 'moved' || wait === undefined || wait.answered) return [];
    wait.answered = true;
    return [at - wait.since];
  });
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
