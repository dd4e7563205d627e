/** A person's record: what they have played, how it went, and how long others usually wait for them. */
import type { Refusal } from '#kernel/ask';
import type { ResultTotal, SeatFact } from '#store/types';
import type { Context } from '../context.ts';
import type { Admit } from '../entrance.ts';
import type { Millis } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { UserId } from '../types.ts';
import type { Profile, ProfileService, Tally } from './profile-types.ts';
import { readSettings } from './settings-stored.ts';

/** From how many of a person's latest games their usual wait is taken, and from how many before those the earlier one. */
const latestGames = 10;
/** How much of each there has to be before they are compared. */
const comparable = { games: 3, answers: 10 };

/** Profiles, as part of the table service. */
export function createProfiles(context: Context, admit: Admit): ProfileService {
  return { profile: (user, viewer) => admit(() => profile(context, user, viewer)) };
}

async function profile(context: Context, user: UserId, viewer: UserId): Promise<Profile | Refusal> {
  const { store, games } = context;
  if (!(await maySee(context, user, viewer))) return refuse('profile.private');
  const [totals, facts, running] = await Promise.all([
    store.results.totals(user),
    store.results.seatFacts(user, ['waits', 'moved', 'waits-no-more'], 2 * latestGames),
    store.tables.ofUser(user, ['running'], 50),
  ]);
  return {
    tallies: totals.map((total) => tallyOf(total, games)),
    ...waitsOf(waitsByGame(facts)),
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

/** The usual wait in the latest games, and in those before if there is enough to compare. `games`: the latest first. */
function waitsOf(games: readonly (readonly Millis[])[]): Pick<Profile, 'usualWait' | 'earlierWait'> {
  const [latest, earlier] = [games.slice(0, latestGames), games.slice(latestGames)];
  const usualWait = median(latest.flat());
  return { usualWait, earlierWait: [latest, earlier].every(isEnough) ? median(earlier.flat()) : undefined };
}

const isEnough = (games: readonly (readonly Millis[])[]): boolean =>
  games.length >= comparable.games && games.flat().length >= comparable.answers;

/** How long the person's waits lasted in each game where there were any, the latest game first. */
function waitsByGame(facts: readonly SeatFact[]): readonly (readonly Millis[])[] {
  const finished = new Map(facts.map(({ table, finishedAt }) => [table, finishedAt]));
  return [...finished]
    .sort(([, one], [, other]) => other - one)
    .map(([table]) => lengths(facts.filter((fact) => fact.table === table)))
    .filter((waits) => waits.length > 0);
}

/** How long each wait of one game lasted until the person's first move, ms; they may make several before it waits for others. */
function lengths(facts: readonly SeatFact[]): readonly Millis[] {
  let wait: { readonly since: Millis; answered: boolean } | undefined;
  return facts.flatMap(({ kind, at }) => {
    if (kind === 'waits') wait ??= { since: at, answered: false };
    if (kind === 'waits-no-more') wait = undefined;
    if (kind !== 'moved' || wait === undefined || wait.answered) return [];
    wait.answered = true;
    return [at - wait.since];
  });
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
