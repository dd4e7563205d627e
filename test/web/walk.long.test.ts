// Whole games by chance, looked at from the web: no page and no picture of a running table names a card that spectators may not know.
import { expect, test } from 'vitest';
import { randomAnswer } from '#bots/random';
import { isRefusal } from '#table/types';
import { allGames } from '#test/played';
import { ok, openRoom, type Room } from '../table/room.ts';
import { openSite } from './site.ts';

const people = ['ann', 'bob'];
/** More answers than are looked at; so many lie between two looks. */
const [ANSWERS, STEP] = [160, 8];

/** What is on the page and in its picture. */
async function shownAt(ask: ReturnType<typeof openSite>['ask'], table: string): Promise<string> {
  const { text } = await ask(`/tables/${table}`);
  const path = /src="(\/tables\/[^"]+\.png)"/.exec(text)?.[1];
  return path === undefined ? '' : text + (await ask(path, {}, '198.51.100.9')).text;
}

/** Names of the cards that somebody holds, and nobody else may know. */
async function secretsAt(room: Room, table: string): Promise<ReadonlySet<string>> {
  const spectator = ok(await room.service.view(table, undefined));
  const nameOf = new Map(spectator.game.cards.map(({ id, name }) => [id, name]));
  const namesIn = (data: unknown): ReadonlySet<string> =>
    new Set([...JSON.stringify(data).matchAll(/"([\w.-]+)"/g)].flatMap(([, id = '']) => nameOf.get(id) ?? []));
  const open = namesIn(spectator.view);
  const secrets = new Set<string>();
  for (const user of people) {
    const own = await room.service.view(table, user);
    if (isRefusal(own) || own.seat === undefined) continue;
    const hand = own.game.scenes.hand(own.view, people);
    for (const [, name = ''] of JSON.stringify(hand ?? {}).matchAll(/"name":"([^"]+)"/g))
      if (!open.has(name) && [...nameOf.values()].includes(name)) secrets.add(name);
  }
  return secrets;
}

test.each(allGames.map(({ id }) => id))('%s', async (game) => {
  const room = await openRoom({ games: allGames });
  const { ask, failures } = openSite(room);
  const place = { guild: 'guild', channel: '5' };
  const opened = ok(await room.service.open({ key: game, game, host: { user: 'ann', name: 'Ann' }, place }));
  ok(await room.service.join(opened.id, { user: 'bob', name: 'Bob' }));
  ok(await room.service.start(opened.id, 'ann'));
  let chance = 7;
  const random = () => {
    chance = (chance * 16_807) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  let looked = 0;
  let known = 0;
  for (let n = 0; n < ANSWERS; n++) {
    const info = ok(await room.service.info(opened.id));
    const user = info.waiting[0]?.user;
    if (info.status !== 'running' || user === undefined) break;
    if (n % STEP === 0) {
      room.clock.now += 60_000;
      const secrets = await secretsAt(room, opened.id);
      const shown = await shownAt(ask, opened.id);
      expect(shown.length).toBeGreaterThan(0);
      for (const name of secrets)
        expect(shown.includes(`"${name}"`) || shown.includes(`>${name}<`), `${n} ${name}`).toBe(false);
      looked++;
      known += secrets.size;
    }
    const { view } = ok(await room.service.view(opened.id, user));
    const [asked] = view.asks;
    if (asked === undefined) break;
    const moved = await room.service.submit(opened.id, user, {
      ask: asked.id,
      answer: randomAnswer(asked.choice, random),
    });
    // Not all that chance thinks of is allowed.
    if (isRefusal(moved)) ok(await room.service.submit(opened.id, user, { ask: asked.id, answer: asked.fallback }));
  }
  expect(looked).toBeGreaterThan(3);
  expect(known).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});
