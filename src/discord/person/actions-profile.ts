import { randomUUID } from 'node:crypto';
import type { UserSettings } from '#table/types';
import type { App } from '../core/app.ts';
import { box, button, COLORS, line, link, payload, row, text } from '../core/components.ts';
import { accepted } from '../core/refuse.ts';
import type { Reply } from '../core/reply.ts';
import { pressId } from '../press-id.ts';
import { type OwnPage, profileMessage } from './screens/profile.ts';

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
  const known = (await app.tables.settings(user)).publicPage;
  const key = known?.key ?? randomUUID().replaceAll('-', '');
  const publicPage = known ?? { key, name, ...(guild !== undefined && { guild }) };
  const page = ownPageOf(app, user, await app.tables.setSettings(user, { publicPage }));
  if (page?.url === undefined) {
    await reply.whisper(line(t('profile.noPages'), COLORS.bad));
    return;
  }
  await reply.whisper(
    payload([
      box([text(t('profile.pageMade'))], COLORS.good),
      row(link(page.url, t('table.page')), button(pressId('profile.noPage'), t('profile.removePage'))),
    ]),
  );
}

/** Takes the page away: a later one has another address. */
export async function removePage(app: App, { user, whisper, t }: Reply): Promise<void> {
  await app.tables.setSettings(user, { publicPage: undefined });
  await whisper(line(t('profile.pageGone'), COLORS.good));
}
