// Pages for whoever has their address: cards, tables, what is not there, and what somebody does who asks too often.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import type { HandScene } from '#face/scene';
import type { View } from '#face/view';
import { eveGame } from '#games/eve/game';
import type { EveBoard } from '#games/eve/view';
import { loadSets } from '#sets/load';
import { addressOf } from '#web/visitors';
import { ok, openRoom, type Room } from '../table/room.ts';
import { openSite } from './site.ts';

const eve = eveGame(loadSets().sets.eve);

/** A game of EVE that computers play; its table. */
async function game(room: Room): Promise<string> {
  const { service } = room;
  const host = { user: 'ann', name: 'Ann' };
  const place = { guild: 'guild', channel: '5' };
  const table = ok(await service.open({ key: 'k', game: 'eve', host, place }));
  ok(await service.join(table.id, { user: 'bob', name: 'Bob' }));
  ok(await service.start(table.id, 'ann'));
  return table.id;
}

test('cards are found by name, by text and by conditions, as with /card', async () => {
  const { ask, failures } = openSite(await openRoom({ games: [eve] }));
  expect((await ask('/cards?q=velator')).text).toContain('href="/cards/eve/velator"');
  const some = (await ask('/cards?q=type%3Aship+attack%3E%3D7')).text;
  expect(some).toMatch(/\d+ cards/);
  expect(some).not.toContain('velator');
  const last = (await ask('/cards?game=eve&page=9999')).text;
  expect(last).toContain('>Back</a>');
  expect((await ask(`/cards?q=${'%3Cb%3E'.repeat(200)}`)).text).not.toContain('<b>');
  const card = await ask('/cards/eve/velator');
  expect(card.text).toContain('<h1>Velator</h1>');
  expect(card.text).toContain('<img src="/cards/eve/velator.png"');
  expect((await ask('/cards/eve/velator.png')).headers.get('content-type')).toBe('image/png');
  expect((await ask('/cards/eve/velator', { 'accept-language': 'de-AT,de;q=0.9' })).text).toContain('<html lang="de">');
  expect(failures).toEqual([]);
});

test('a running table shows what a spectator sees, and no hand', async () => {
  const room = await openRoom({ games: [eve] });
  const { ask, failures } = openSite(room);
  const table = await game(room);
  const { text } = await ask(`/tables/${table}`);
  expect(text).toContain('Ann · Bob');
  expect(text).toContain('>Load anew</a>');
  const picture = /src="(\/tables\/[^"]+\.png)"/.exec(text)?.[1] ?? '';
  const shown = await ask(picture);
  expect(JSON.parse(shown.text)).toMatchObject({ kind: 'board', title: 'Opening hands' });
  for (const user of ['ann', 'bob']) {
    const { view } = ok(await room.service.view(table, user));
    const scene = eve.scenes.hand(view as View<EveBoard>, ['Ann', 'Bob']) as HandScene;
    const hand = scene.cards.map(({ face }) => face.name);
    expect(hand.length).toBeGreaterThan(0);
    for (const name of hand) expect(text + shown.text).not.toContain(name);
  }
  expect(failures).toEqual([]);
});

test('a finished game is read turn by turn; a lobby, and what is not there, have no page', async () => {
  const { captain } = createOpponents();
  const room = await openRoom({ games: [eve], bots: { captain: captain?.play ?? (() => ({ pick: [] })) } });
  const { ask, failures } = openSite(room);
  const table = await game(room);
  ok(await room.service.concede(table, 'bob'));
  const { status, text } = await ask(`/tables/${table}`);
  expect([status, text.includes('Ann')]).toEqual([200, true]);
  expect(text).not.toContain('<script');
  // Its own styles are the only ones that it may have.
  const styles = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
  const source = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  expect(text).toContain(`style-src ${source};`);
  expect(text).not.toMatch(/ style="|unsafe-inline/);
  expect((await ask('/')).headers.get('content-security-policy')).toContain(`style-src 'self' ${source}`);
  const place = { guild: 'guild', channel: '5' };
  const lobby = ok(await room.service.open({ key: 'l', game: 'eve', host: { user: 'ann', name: 'Ann' }, place }));
  for (const path of [
    `/tables/${lobby.id}`,
    '/tables/none',
    '/leagues/none',
    '/cards/eve/none',
    '/cards/x/y.png',
    '/admin',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect(failures).toEqual([]);
});

test('nothing runs in a page, nobody frames it, search engines stay out unless they are let in', async () => {
  const room = await openRoom();
  const { headers } = await openSite(room).ask('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect((await openSite(room).ask('/robots.txt')).text).toContain('Disallow: /');
  const open = openSite(room, true);
  expect((await open.ask('/')).headers.get('x-robots-tag')).toBeNull();
  expect((await open.ask('/robots.txt')).text).toContain('Allow: /');
});

test('what has not changed is not sent again', async () => {
  const { ask } = openSite(await openRoom());
  const first = await ask('/cards');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await ask('/cards', { 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('who asks too often waits a minute; others do not', async () => {
  const room = await openRoom();
  const { ask } = openSite(room);
  let refused = 0;
  for (let n = 0; n < 300; n++) refused += (await ask('/robots.txt')).status === 429 ? 1 : 0;
  expect(refused).toBe(60);
  expect((await ask('/')).headers.get('retry-after')).toBe('60');
  expect((await ask('/', {}, '198.51.100.1')).status).toBe(200);
  room.clock.now += 60_000;
  expect((await ask('/')).status).toBe(200);
});

test('an address is taken from a proxy nearby alone, and from what that has added itself', () => {
  expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(addressOf('127.0.0.1', '9.9.9.9, 198.51.100.1')).toBe('198.51.100.1');
  expect(addressOf('::ffff:172.18.0.3', '2001:db8::1')).toBe('2001:db8::1');
  expect(addressOf('10.1.1.1', 'somebody')).toBe('10.1.1.1');
  expect(addressOf(undefined, undefined)).toBe('');
});
