/** Who may get a place in a season, or a match of it: one rule for all ways of getting one. */
import type { Refusal } from '#kernel/ask';
import { mayNotPlay } from '#table/servers/settings';
import type { UserId } from '#table/types';
import type { Context } from '../context.ts';
import { refuse } from '../refusals.ts';
import type { Season } from '../types.ts';

/** More acts than are looked through for somebody who has seen a list. */
const ACTS = 10_000;

/** Why a person may not get a place, told to themselves; undefined: they may. */
export async function mayNotTake(context: Context, season: Season, user: UserId): Promise<Refusal | undefined> {
  const { league } = season;
  const banned = await mayNotPlay(context.store, league.guild, user, context.now());
  if (banned !== undefined) return banned;
  return (await hasLooked(context, season, user)) ? refuse('league.has-looked', { name: league.name }) : undefined;
}

/** The same, told to whoever wants to give them one. */
export async function mayNotGet(context: Context, season: Season, user: UserId): Promise<Refusal | undefined> {
  const { league } = season;
  if (await isBanned(context, season, user)) return refuse('league.they-are-banned');
  const looked = await hasLooked(context, season, user);
  return looked ? refuse('league.they-have-looked', { name: league.name }) : undefined;
}

/** Whether the moderators of the server do not let somebody play. */
export const isBanned = async ({ store, now }: Context, { league }: Season, user: UserId): Promise<boolean> =>
  (await mayNotPlay(store, league.guild, user, now())) !== undefined;

/** Whether somebody has looked at a list as an organiser. */
async function hasLooked({ store }: Context, { id, status }: Season, user: UserId): Promise<boolean> {
  // Before the start there are no lists to be seen.
  if (status === 'signup') return false;
  const acts = await store.servers.acts({ season: id }, { limit: ACTS });
  return acts.some(({ what, actor }) => what === 'league.look' && actor === user);
}
