/** The pages to share in a real browser: at three widths, in the light and in the dark, for everybody to read. */
import axe from 'axe-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createImages, type SceneRenderer } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createLog } from '#discord/core/log';
import { eveGame } from '#games/eve/game';
import { createRenderer } from '#render/renderer';
import { loadSets } from '#sets/load';
import { tinyGame } from '#test/tiny-game';
import { startWebServer } from '#web/server';
import { begun, boss, member, playAll, playOpen, wishes } from '../season/season-room.ts';
import { ok, openRoom } from '../table/room.ts';
import { type KeptBrowser, openBrowser } from './chromium.ts';

let browser: KeptBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The addresses of a page of each kind. */
async function open() {
  const room = await openRoom({ games: [tinyGame(), eveGame(loadSets().sets.eve)] });
  const { service, seasons, clock } = room;
  const season = await begun(room, 8);
  await playOpen(room, season.id);
  await room.sweep();
  const cup = await begun(room, 4, { kind: 'knockout', key: 'cup', name: 'Cup' });
  await playOpen(room, cup.id);
  const clans = ok(
    await seasons.create(boss, wishes({ kind: 'teams', key: 'clans', name: 'Clans', more: { teamSize: 2 } })),
  );
  for (const user of ['41', '42', '43', '44'])
    ok(await seasons.join(clans.id, member(user), { team: user < '43' ? 'Red Dwarfs' : 'The Blues' }));
  ok(await seasons.start(clans.id, boss));
  await room.sweep();
  await playAll(room, clans.id);
  ok(await seasons.finish(clans.id, boss));
  const key = '0123456789abcdef0123456789abcdef';
  await service.setSettings('42', { publicPage: { key, name: 'Dora', guild: 'guild' } });
  const place = { guild: 'guild', channel: '5' };
  const table = ok(await service.open({ key: 'k', game: 'eve', host: { user: 'ann', name: 'Ann' }, place }));
  ok(await service.join(table.id, { user: 'bob', name: 'Bob' }));
  ok(await service.start(table.id, 'ann'));
  const renderer: SceneRenderer = createRenderer({ cacheBytes: 1e7 });
  const site = {
    ...{ tables: service, seasons, now: () => clock.now, library: createLibrary(service.games.values()) },
    images: createImages(renderer, createLog('silent')),
  };
  const failures: unknown[] = [];
  const options = { port: 0, host: '127.0.0.1', url: undefined, isIndexed: false };
  const server = await startWebServer(site, { ...options, failed: (error) => failures.push(error) });
  if ('failed' in server) throw new Error(server.failed.join());
  onTestFinished(() => server.close());
  const home = new URL('/', server.league(season.id)).href;
  return {
    failures,
    pages: {
      home,
      league: server.league(season.id),
      cup: server.league(cup.id),
      clans: server.league(clans.id),
      person: server.person('42', key),
      cards: `${home}cards?q=ship`,
      card: server.card('eve/velator'),
      table: server.table(table.id),
    },
  };
}

test.each([
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const)('every page fits into %i px and is accessible in the %s', async (width, colorScheme) => {
  const { pages, failures } = await open();
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    const answer = await page.goto(address, { waitUntil: 'load' });
    expect([name, answer?.status()]).toEqual([name, 200]);
    const [wide, loaded] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
    ]);
    expect([name, Number(wide) <= width, loaded]).toEqual([name, true, true]);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
    expect([name, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([name, []]);
  }
  expect(failures).toEqual([]);
});

test('somebody searches for a card, opens it, and goes on to another, with the keyboard alone', async () => {
  const { pages } = await open();
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(pages.home);
  await page.getByRole('link', { name: 'All cards' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill('velator');
  await page.keyboard.press('Enter');
  await page
    .getByText('One card')
    .or(page.getByText(/\d+ cards/))
    .waitFor();
  await page.getByRole('link', { name: 'Velator' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Velator', level: 1 }).waitFor();
  expect(await page.getByText('Attack').count()).toBeGreaterThan(0);
});
