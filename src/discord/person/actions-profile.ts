import type { App } from '../core/app.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { profileMessage } from './screens/profile.ts';

/** Trophies that a profile names, the latest. */
const TROPHIES = 10;

/** Shows a person's profile to whoever asks, if they may see it; with their ratings in the leagues of the server where that is. */
export async function showProfile(app: App, reply: Reply, user: string, guild?: string): Promise<void> {
  const profile = accepted(await app.tables.profile(user, reply.user));
  const audience = user === reply.user ? (await app.tables.settings(user)).profile : undefined;
  const ratings: string[] = [];
  for (const [id, { name }] of guild === undefined ? [] : app.tables.games) {
    const own = (await app.seasons.ratings(guild ?? '', id)).find((one) => one.user === user);
    if (own !== undefined) ratings.push(reply.t('lg.ownRating', { game: name, ...own }));
  }
  const trophies = guild === undefined ? [] : await app.seasons.trophies(user, guild);
  const won = trophies
    .slice(0, TROPHIES)
    .map(({ kind, league, n }) => reply.t('lg.trophy.line', { kind: reply.t(`lg.trophy.${kind}`), league, season: n }));
  if (won.length > 0) ratings.push(reply.t('lg.trophies'), ...won);
  await reply.whisper(profileMessage({ user, profile, audience, ratings }, reply.t));
}
