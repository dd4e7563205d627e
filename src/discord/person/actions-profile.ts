import { randomUUID } from 'node:crypto';
import type { UserSettings } from '#table/types';
import type { App } from '../core/app.ts';
import { COLORS, line } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { type OwnPage, pageMadeMessage, profileMessage } from './screens/profile.ts';

/** Trophies that a profile names, the latest. */
const TROPHIES = 10;

/** Shows a person's profile to whoever asks, if they may see it; with their ratings in the leagues of the server where that is. */
export async function showProfile(app: App, reply: Reply, user: string, guild?: string): Promise<void> {
  const profile = accepted(await app.tables.profile(user, reply.user));
  const settings = user === reply.user ? await app.tables.settings(user) : undefined;
  const page = settings && ownPageOf(app, user, settings);
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
  await reply.whisper(profileMessage({ user, profile, audience: settings?.profile, ratings, page }, reply.t));
}

/** The page of somebody's results; undefined: the program has no pages. */
export const ownPageOf = (
  { pages }: Pick<App, 'pages'>,
  user: string,
  { publicPage }: Pick<UserSettings, 'publicPage'>,
): OwnPage | undefined => pages && { url: publicPage && pages.person(user, publicPage.key) };

/** Makes a page of the person's results, unless they have one. `guild`: whose leagues stand there. */
export async function makePage(app: App, reply: Reply, guild: string | undefined): Promise<void> {
  const { user, name, t } = reply;
  const { pages, tables } = app;
  if (pages === undefined) {
    await reply.whisper(line(t('profile.noPages'), COLORS.bad));
    return;
  }
  const known = (await tables.settings(user)).publicPage;
  const made = known ?? { key: randomUUID().replaceAll('-', ''), name, ...(guild !== undefined && { guild }) };
  if (known === undefined) await tables.setSettings(user, { publicPage: made });
  await reply.whisper(pageMadeMessage({ url: pages.person(user, made.key) }, t));
}

/** Takes the page away: a later one has another address. */
export async function removePage(app: App, reply: Reply): Promise<void> {
  await app.tables.setSettings(reply.user, { publicPage: undefined });
  await reply.whisper(line(reply.t('profile.pageGone'), COLORS.good));
}
