/** Which page is at which address. Whatever is asked for, the answer is a page, and nobody learns of a fault more than that there is one. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { plainNames } from '#discord/core/people';
import { STYLE_SOURCE } from '#discord/replay/screens/page';
import type { Scene } from '#face/scene';
import { standingsCsv } from '#season/csv';
import { languageOf } from '#words/languages';
import { page, problemPage, STYLES } from './layout.ts';
import { calendarOf } from './pages/calendar.ts';
import { cardPage, cardsPage } from './pages/cards.ts';
import { bracketOf, leaguePage, seasonAt } from './pages/league.ts';
import { createPeoplesPages } from './pages/person.ts';
import { createReplays } from './pages/replay.ts';
import { runningAt, tablePage } from './pages/table.ts';
import { type LocalizedSite, localized, paths, type Site } from './site.ts';
import { addressOf, createVisitors } from './visitors.ts';

export type RouteOptions = {
  /** How people reach the pages, without a slash at the end. */
  readonly url: () => string;
  /** Search engines may list the pages. */
  readonly isIndexed: boolean;
  readonly failed: (error: unknown) => void;
};

/** How long what changes may be kept, and what only a new version of the program changes; seconds. */
const CACHE = {
  now: 'public, max-age=30',
  version: 'public, max-age=3600',
};

export function routesOf(site: Site, { url, isIndexed, failed }: RouteOptions): Hono {
  const app = new Hono();
  const visitors = createVisitors();
  const replays = createReplays();
  const people = createPeoplesPages();
  const address = (c: Context): string => addressOf(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'));
  const siteFor = (c: Context): LocalizedSite => {
    const supports = ['en', 'de'];
    const chosen = accepts(c, { header: 'Accept-Language', supports, default: 'en' });
    c.header('vary', 'accept-language');
    return localized(site, languageOf(chosen));
  };
  const nothing = (c: Context, { t } = siteFor(c)) => c.html(problemPage(t, 'notFound'), 404);
  const drawn = async (c: Context, scene: Scene, keep: string) => {
    const drawing = site.images.draw(scene, { user: `web ${address(c)}`, guild: undefined });
    const picture = await drawing.ready;
    if (picture === undefined) return c.html(problemPage(siteFor(c).t, 'busy'), 503);
    return c.body(new Uint8Array(picture.data), 200, { 'content-type': 'image/png', 'cache-control': keep });
  };

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        ...{ defaultSrc: ["'none'"], imgSrc: ["'self'", 'data:'], formAction: ["'self'"], baseUri: ["'none'"] },
        // A replay holds its styles within itself, as it is also a file.
        ...{ styleSrc: ["'self'", STYLE_SOURCE], frameAncestors: ["'none'"] },
      },
      referrerPolicy: 'no-referrer',
      // Whether people reach it by https is up to the proxy before it.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (c, next) => {
    if (!isIndexed) c.header('x-robots-tag', 'noindex, nofollow');
    if (!visitors.admits(address(c), site.now())) {
      c.header('retry-after', '60');
      return c.html(problemPage(siteFor(c).t, 'busy'), 429);
    }
    return next();
  });
  app.use(etag({ weak: true }));

  app.get('/robots.txt', (c) => c.text(`User-agent: *\n${isIndexed ? 'Allow' : 'Disallow'}: /\n`));
  app.get('/styles.css', (c) => c.body(STYLES, 200, { 'content-type': 'text/css', 'cache-control': CACHE.version }));
  app.get(paths.home, (c) => {
    const { t } = siteFor(c);
    const body = html`<p>${t('home.about')}</p><p><a href="${paths.cards}">${t('home.cards')}</a></p>`;
    return c.html(page(t, { title: t('home.title'), body }), 200, { 'cache-control': CACHE.version });
  });

  app.get('/cards', (c) => {
    const { q: typed = '', game = '', page: at = '' } = c.req.query();
    const search = { typed, game: game === '' ? undefined : game, page: Number.parseInt(at, 10) || 0 };
    return c.html(cardsPage(siteFor(c), search), 200, { 'cache-control': CACHE.version });
  });
  app.get('/cards/:game/:card', async (c) => {
    const { game, card } = c.req.param();
    const isPicture = card.endsWith('.png');
    const own = siteFor(c);
    const found = own.library.card(`${game}/${isPicture ? card.slice(0, -'.png'.length) : card}`);
    if (found === undefined) return nothing(c, own);
    if (isPicture) return drawn(c, found.game.scenes.card(found.card.id), CACHE.version);
    return c.html(cardPage(own, found), 200, { 'cache-control': CACHE.version });
  });

  app.get('/leagues/:season', async (c) => {
    const own = siteFor(c);
    const season = await seasonAt(own, c.req.param('season'));
    if (season === undefined) return nothing(c, own);
    return c.html(await leaguePage(own, season), 200, { 'cache-control': CACHE.now });
  });
  app.get('/leagues/:season/bracket.png', async (c) => {
    const own = siteFor(c);
    const season = await seasonAt(own, c.req.param('season'));
    const scene = season && bracketOf(own, season);
    return scene === undefined ? nothing(c, own) : drawn(c, scene, CACHE.now);
  });
  app.get('/leagues/:season/standings.csv', async (c) => {
    const season = await seasonAt(siteFor(c), c.req.param('season'));
    if (season === undefined || season.status === 'signup') return nothing(c);
    const ratings = await site.seasons.ratings(season.league.guild, season.settings.game);
    return c.body(standingsCsv(season, ratings), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="standings.csv"',
      'cache-control': CACHE.now,
    });
  });
  app.get('/leagues/:season/dates.ics', async (c) => {
    const own = siteFor(c);
    const season = await seasonAt(own, c.req.param('season'));
    if (season === undefined) return nothing(c, own);
    // The hour, so that an unchanged calendar stays the same for a while.
    const asOf = site.now() - (site.now() % 3_600_000);
    return c.body(calendarOf(season, `${url()}${paths.league(season.id)}`, asOf, own.t), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': CACHE.now,
    });
  });

  app.get('/people/:address', async (c) => {
    const own = siteFor(c);
    const found = await people.at(own, c.req.param('address'));
    return found === undefined ? nothing(c, own) : c.html(found, 200, { 'cache-control': CACHE.now });
  });

  app.get('/tables/:table', async (c) => {
    const own = siteFor(c);
    const id = c.req.param('table');
    const running = await runningAt(own, id);
    if (running !== undefined) return c.html(tablePage(own, running), 200, { 'cache-control': CACHE.now });
    const replay = await replays.pageOf(own, id, `web ${address(c)}`);
    if (replay === undefined) return nothing(c, own);
    return c.html(replay, 200, { 'cache-control': CACHE.now });
  });
  app.get('/tables/:table/:rev{\\d+\\.png}', async (c) => {
    const running = await runningAt(siteFor(c), c.req.param('table'));
    if (running === undefined) return nothing(c);
    const { game, view, names } = running;
    return drawn(c, game.scenes.board(view, plainNames(names)), CACHE.now);
  });

  app.notFound((c) => nothing(c));
  app.onError((error, c) => {
    failed(error);
    return c.html(problemPage(siteFor(c).t, 'wrong'), 500);
  });
  return app;
}
