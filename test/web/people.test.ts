// The page of somebody's results is there as long as they want it, for whoever has its address.
import { expect, test } from 'vitest';
import type { Pages } from '#discord/core/app';
import { makePage, showProfile } from '#discord/person/actions-profile';
import { findPress } from '#discord/presses';
import { bareReply } from '#test/bare-reply';
import { appWithoutPictures, runPress } from '../discord/press.ts';
import { boss, member, playAll, wishes } from '../season/season-room.ts';
import { ok, openRoom } from '../table/room.ts';
import { openSite } from './site.ts';

const key = '0123456789abcdef0123456789abcdef';

test('shows games, ratings and trophies to whoever has the address, and nobody anything without consent', async () => {
  const room = await openRoom();
  const { ask, failures } = openSite(room);
  const { id } = ok(await room.seasons.create(boss, wishes()));
  for (const user of ['41', '42', '43', '44']) ok(await room.seasons.join(id, member(user)));
  ok(await room.seasons.start(id, boss));
  await room.sweep();
  await playAll(room, id);
  ok(await room.seasons.finish(id, boss));
  const ratings = await room.seasons.ratings('guild', 'tiny');
  const [best] = ratings;
  const user = best?.user ?? '';
  expect((await ask(`/people/${user}-${key}`)).status).toBe(404);
  await room.service.setSettings(user, { publicPage: { key, name: '<b>Ann</b>', guild: 'guild' } });
  const { status, text } = await ask(`/people/${user}-${key}`);
  expect([status, text.includes('&lt;b&gt;Ann&lt;/b&gt;'), text.includes('<b>Ann')]).toEqual([200, true, false]);
  expect(text).toContain(`${best?.rating}? ± ${best?.uncertainty}`);
  expect(text).toContain(`${best?.won}–${best?.drawn}–${best?.lost}`);
  expect(text).toMatch(/Tiny Empires.*2 players: 2 games/);
  expect(text).toContain('Champion: Autumn');
  for (const { rating } of ratings.slice(1)) expect(text).not.toContain(`${rating}? ±`);
  const [other] = ratings.slice(1);
  for (const address of [`${user}-${key.replace('0', '1')}`, user, `${other?.user}-${key}`, `${user}-`, `x-${key}`])
    expect([address, (await ask(`/people/${address}`)).status]).toEqual([address, 404]);
  await room.service.setSettings(user, { publicPage: undefined });
  expect((await ask(`/people/${user}-${key}`)).status).toBe(404);
  expect(failures).toEqual([]);
});

test('is gone as soon as its owner has their data deleted', async () => {
  const room = await openRoom();
  const { ask } = openSite(room);
  await room.service.setSettings('42', { publicPage: { key, name: 'Ann' } });
  expect((await ask(`/people/42-${key}`)).status).toBe(200);
  ok(await room.service.people.forget('42'));
  expect((await ask(`/people/42-${key}`)).status).toBe(404);
});

test('is not made where there are no pages', async () => {
  const room = await openRoom();
  const app = { ...appWithoutPictures(room.service, []), seasons: room.seasons };
  const shown: string[] = [];
  const reply = bareReply(
    { user: '42', name: 'Ann' },
    (payload) => shown.push(JSON.stringify(payload)),
    () => false,
  );
  await makePage(app, reply, 'guild');
  expect(shown).toEqual([expect.stringContaining('There are no pages here')]);
  expect((await room.service.settings('42')).publicPage).toBeUndefined();
});

test('is made by a press under their own profile, keeps its address, and is taken away by another press', async () => {
  const room = await openRoom();
  const pages = { person: (user: string, own: string) => `https://wardroom.example.org/people/${user}-${own}` };
  const app = { ...appWithoutPictures(room.service, []), seasons: room.seasons, pages: pages as Pages };
  const shown: string[] = [];
  const reply = bareReply(
    { user: '42', name: 'Ann' },
    (payload) => shown.push(JSON.stringify(payload)),
    () => false,
  );
  const addressIn = (text: string | undefined) => /people\/42-[0-9a-f]{32}/.exec(text ?? '')?.[0];
  const pressIn = async (text: string | undefined, label: string) => {
    const id = new RegExp(`"custom_id":"([^"]+)"[^{}]*"label":"${label}"`).exec(text ?? '')?.[1];
    const press = findPress(id ?? '');
    if (press === undefined) throw new Error(`no press for "${label}": ${id}`);
    shown.push(...(await runPress(app, press, '42')).map((payload) => JSON.stringify(payload)));
  };
  await showProfile(app, reply, '42', 'guild');
  await pressIn(shown.at(-1), 'Make a page of my results');
  const address = addressIn(shown.at(-1));
  expect(address).toBeDefined();
  await makePage(app, reply, 'guild');
  await showProfile(app, reply, '42', 'guild');
  expect([shown.at(-2), shown.at(-1)].map(addressIn)).toEqual([address, address]);
  const { ask } = openSite(room);
  expect((await ask(`/${address}`)).text).toContain('<h1>');
  await pressIn(shown.at(-1), 'Take the page away');
  expect(shown.at(-1)).toContain('The page is gone');
  expect((await ask(`/${address}`)).status).toBe(404);
  await makePage(app, reply, 'guild');
  expect(addressIn(shown.at(-1))).not.toBe(address);
  await room.service.setSettings('42', { profile: 'everybody' });
  await showProfile(
    app,
    bareReply(
      { user: '7', name: 'Bo' },
      (payload) => shown.push(JSON.stringify(payload)),
      () => false,
    ),
    '7',
  );
  expect(shown.at(-1)).not.toContain('people/42');
});
