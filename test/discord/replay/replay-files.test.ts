// A whole game in one file: data after a published schema, a page that is safe to open, a moving picture; never too large.

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { App } from '#discord/core/app';
import type { Payload } from '#discord/core/components';
import type { Drawn } from '#discord/core/images';
import { tellingRefusals } from '#discord/core/refuse';
import { type ReplayFile, sendReplayFile } from '#discord/replay/actions-files';
import { spread } from '#discord/replay/actions-page';
import { replaySchema, replayShape } from '#discord/replay/screens/json';
import type { BoardScene, Scene } from '#face/scene';
import type { Viewpoint } from '#table/types';
import { bareReply } from '#test/bare-reply';
import { tinyGame } from '#test/tiny-game';
import { answer, deckOf, game, lobby, ok, openRoom, playCard, type Room } from '../../table/room.ts';
import { expectPossible, textOf } from '../checks.ts';
import { appWithoutPictures } from '../press.ts';

const MB = 1024 * 1024;
const NASTY = '</script><img src=x onerror=alert(1)>';

const board: BoardScene = {
  kind: 'board',
  game: 'Tiny',
  title: '',
  phases: [],
  headline: '',
  seats: [
    {
      seat: 0,
      name: NASTY,
      fallbackName: 'A',
      figures: [{ icon: 'score', label: 'points <b>', value: '3 & more' }],
      turn: true,
      acting: false,
    },
  ],
  areas: [],
};
const tiny = { ...tinyGame(), scenes: { ...tinyGame().scenes, board: (): Scene => board } };

/** A finished game whose winner is called `NASTY`. */
async function finished(room: Room): Promise<string> {
  const { id } = await lobby(room, ['ann', 'bob'], { host: { user: 'ann', name: NASTY } });
  for (const user of ['ann', 'bob']) ok(await room.service.chooseDeck(id, user, deckOf('gain')));
  ok(await room.service.start(id, 'ann'));
  for (const user of ['ann', 'bob']) await answer(room, id, user, { pick: ['keep'] });
  for (const user of ['ann', 'bob', 'ann', 'bob']) await answer(room, id, user, { pick: ['end'] });
  for (let n = 0; n < 4; n++) await playCard(room, id, 'ann', 'gain');
  return id;
}

/** What the command sends, and how many boards were drawn at a time. `bytes`: how large each board is. */
async function sends(
  room: Room,
  id: string,
  file: ReplayFile,
  {
    user = 'ann',
    view,
    limit = 10 * MB,
    bytes = 20,
  }: { user?: string; view?: Viewpoint; limit?: number; bytes?: number } = {},
) {
  const drawn: number[] = [];
  const app: App = {
    ...appWithoutPictures(room.service, [tiny]),
    images: {
      draw: () => {
        throw new Error('not here');
      },
      async webp(scenes) {
        drawn.push(scenes.length);
        return Buffer.alloc(bytes * scenes.length, 'b');
      },
      close() {},
    },
  };
  const shown: Payload[] = [];
  const files: Drawn[] = [];
  const show = (payload: Payload, images: readonly Drawn[]) => {
    shown.push(payload);
    files.push(...images);
  };
  const reply = bareReply({ user, name: user }, show, () => false);
  await tellingRefusals(app, reply, () => sendReplayFile(app, reply, id, { file, view, limit }));
  shown.forEach(expectPossible);
  return { text: shown.map(textOf).join('\n'), file: files[0], drawn };
}

const open = async () => {
  const room = await openRoom({ games: [tiny] });
  return { room, id: await finished(room) };
};

describe('as data', () => {
  test('a file says all that the viewpoint may know, as the published schema describes it', async () => {
    const { room, id } = await open();
    const { file } = await sends(room, id, 'json', { view: 'open' });
    const data = JSON.parse(file!.data.toString('utf8'));
    const schema = JSON.parse(readFileSync('docs/replay.schema.json', 'utf8'));
    expect(JSON.stringify(schema)).toBe(JSON.stringify(JSON.parse(replaySchema())));
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(data).toMatchObject({
      format: 'wardroom-replay',
      version: 1,
      view: 'open',
      seed: (await room.store.tables.find(id))!.seed,
      seats: [{ name: NASTY.slice(0, 31).concat('…') }, { name: 'BOB' }],
      result: { winners: [0], how: 'points' },
      end: { hands: [{ seat: 0 }, { seat: 1 }] },
    });
    expect(data.inputs.every((input: object) => 'answer' in input)).toBe(true);
    expect(replayShape.parse(data)).toEqual(data);
    expect(file!.data.toString('utf8')).not.toMatch(/"ann"|"bob"/);
  });

  test('while the game is running it has neither seed nor what others answered or hold', async () => {
    const room = await openRoom({ games: [tiny] });
    const { id } = await game(room, ['ann', 'bob']);
    const data = JSON.parse((await sends(room, id, 'json')).file!.data.toString('utf8'));
    expect(data).toMatchObject({ view: 0, end: { hands: [{ seat: 0 }] } });
    expect(data).not.toHaveProperty('seed');
    for (const input of data.inputs) {
      if (input.seat !== 0) {
        for (const own of ['answer', 'ask', 'by']) expect(input).not.toHaveProperty(own);
        expect(input.events).not.toEqual([]);
      }
      for (const event of input.events) if (event.e === 'draw') expect(event.seat).toBe(0);
    }
    const refusal = await sends(room, id, 'json', { view: 1 });
    expect(refusal.file).toBeUndefined();
    expect(refusal.text).toContain('from your own seat, or as a spectator');
  });
});

describe('as a page', () => {
  test('AS53 it is inert: no script, no address outside, names as text', async () => {
    const { room, id } = await open();
    const { file } = await sends(room, id, 'html', { view: 'open' });
    const page = file!.data.toString('utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:;`);
    expect(page).toContain('&lt;/script&gt;&lt;img src=x');
    expect(page).toContain('<td>3 &amp; more</td>');
    expect(page).toContain('points &lt;b&gt;');
    expect(page).not.toMatch(/<script|<link|<iframe|@import|https?:|javascript:/i);
    const tags = [...page.matchAll(/<([a-z0-9]+)([^>]*)>/gi)];
    const known = 'html head meta title style body header h1 p strong main section h2 ul li img div table tr th td';
    expect([...new Set(tags.map(([, tag]) => tag))].filter((tag) => !known.split(' ').includes(tag!))).toEqual([]);
    for (const [, tag, attributes = ''] of tags) {
      expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/i);
      if (tag === 'img')
        expect(attributes).toMatch(/^ src="data:image\/webp;base64,[\w+/=]+" alt="[^"]*" loading="lazy"$/);
    }
    for (const heading of ['Before the first turn', 'BOB: turn']) expect(page).toContain(`<h2>${heading}</h2>`);
    expect(page.match(/<img /g)).toHaveLength(5);
    expect(page.indexOf('BOB: end')).toBeLessThan(page.lastIndexOf('<h2>'));
  });

  test('boards are left out where there is no room for all, and it says so', async () => {
    const { room, id } = await open();
    const { file } = await sends(room, id, 'html', { bytes: 40_000, limit: 200_000 });
    const page = file!.data.toString('utf8');
    const count = page.match(/<img /g)?.length ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(5);
    expect(file!.data.length).toBeLessThan(200_000);
    expect(page).toContain('There was no room for a picture of every turn.');
    const none = await sends(room, id, 'html', { bytes: 400_000, limit: 200_000 });
    expect(none.file!.data.toString('utf8')).not.toContain('<img ');
  });

  test('one that may not be sent at all is told of', async () => {
    const { room, id } = await open();
    for (const file of ['html', 'json'] as const)
      expect((await sends(room, id, file, { limit: 66_000 })).text).toContain('too long for a file');
  });
});

describe('as a moving picture', () => {
  test('it shows the end of each turn, and says in words what is seen', async () => {
    const { room, id } = await open();
    const { file, text, drawn } = await sends(room, id, 'animated');
    expect(drawn).toEqual([5]);
    expect(file).toMatchObject({ file: `tiny-${id}.webp`, alt: 'Turn 1 · Turn 2 · Turn 3 · Turn 4 · Turn 5' });
    expect(text).toContain('The end of each turn');
    expect(text).not.toContain('no room');
  });

  test('of one that is too large turns are left out, and of one that cannot be drawn there is no picture', async () => {
    const { room, id } = await open();
    const { file, text } = await sends(room, id, 'animated', { bytes: 30_000, limit: 65_536 + 100_000 });
    expect(file!.data.length).toBe(90_000);
    expect(file!.alt.endsWith('Turn 5')).toBe(true);
    expect(text).toContain('there was no room for 2 of them');
    const none = await sends(room, id, 'animated', { bytes: 200_000, limit: 65_536 + 100_000 });
    expect(none.text).toContain('There are no pictures of this game');
  });

  test('as many boards as there is room for are spread evenly, the last one among them', () => {
    const all = Array.from({ length: 95 }, (_, i) => i);
    expect(spread(all, 100)).toEqual(all);
    expect(spread(all, 0)).toEqual([]);
    expect(spread(all, 1)).toEqual([94]);
    const some = spread(all, 40);
    expect([some.length, new Set(some).size, some.at(-1)]).toEqual([40, 40, 94]);
  });
});

test('pictures of several sizes make one animation of one size', async () => {
  const { toWebp } = await import('#render/webp');
  const image = async (width: number, height: number, background: string) => ({
    data: await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
    width,
    height,
    alt: '',
  });
  const images = [
    await image(1200, 600, '#804020'),
    await image(1200, 900, '#208040'),
    await image(600, 300, '#204080'),
  ];
  const data = await toWebp(images, { width: 400, delay: 1500 }, [10, 15, 26]);
  const { format, pages, delay, width, pageHeight, loop } = await sharp(data, { animated: true }).metadata();
  expect({ format, pages, delay, width, pageHeight, loop }).toEqual({
    format: 'webp',
    pages: 3,
    delay: [1500, 1500, 1500],
    width: 400,
    pageHeight: 300,
    loop: 0,
  });
  const still = await toWebp(images.slice(0, 1), { width: 400, delay: 0 }, [10, 15, 26]);
  expect(await sharp(still).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
});
