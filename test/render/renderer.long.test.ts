import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '#face/scene';
import { MOST_BYTES } from '#render/encode';
import { createKit } from '#render/kit';
import { createRenderer, layout } from '#render/renderer';
import { createCache, pack, rasterise } from '#render/sprites';
import { doc } from '#render/svg';
import {
  battle,
  cardScene,
  crowded,
  faces,
  hand,
  homeBattle,
  hostile,
  midgame,
  opening,
  threeSeats,
} from './fixtures.ts';

import { raid } from './fixtures-attacks.ts';
import { duel, rout } from './fixtures-battle.ts';

const kit = createKit();
const scenes: readonly Scene[] = [
  opening,
  midgame,
  battle,
  homeBattle,
  threeSeats,
  crowded,
  hostile,
  duel,
  rout,
  raid,
  hand(0),
  hand(1),
  hand(7),
  hand(20),
  ...faces.map((_, i) => cardScene(i)),
];

describe('layers', () => {
  it('hold no text, no image, no link: nothing that another font or file could get into', () => {
    for (const scene of scenes) {
      for (const layer of layout(kit, scene).layers) {
        const body = layer.body();
        expect(body).not.toMatch(/<(text|tspan|image|foreignObject|script|style|use|a)\b|href|font|url\((?!#)/);
        const names = new Set([...body.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
        for (const name of names) {
          expect([
            'svg',
            'g',
            'defs',
            'path',
            'rect',
            'circle',
            'ellipse',
            'polygon',
            'clipPath',
            'linearGradient',
            'radialGradient',
            'stop',
          ]).toContain(name);
        }
      }
    }
  });

  it('never have a broken number', () => {
    for (const scene of scenes) {
      for (const layer of layout(kit, scene).layers) {
        expect(doc(layer.width, layer.height, layer.body())).not.toMatch(/NaN|undefined|Infinity|="-?\d*\.?\d+e/);
      }
    }
  });

  it('stay inside of the picture', () => {
    for (const scene of scenes) {
      const { width, height, layers } = layout(kit, scene);
      for (const layer of layers) {
        expect(layer.x).toBeGreaterThanOrEqual(0);
        expect(layer.y).toBeGreaterThanOrEqual(0);
        expect(layer.x + layer.width).toBeLessThanOrEqual(width);
        expect(layer.y + layer.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('do not lie over each other where they are cards', () => {
    for (const scene of scenes) {
      const tiles = layout(kit, scene).layers.filter(({ key }) => key.startsWith('tile') || key.startsWith('face'));
      tiles.forEach((a, i) => {
        for (const b of tiles.slice(i + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart, `${a.key.slice(0, 80)} / ${b.key.slice(0, 80)}`).toBe(true);
        }
      });
    }
  });

  it('change only where the scene changes', () => {
    const before = new Set(layout(kit, midgame).layers.map(({ key }) => key));
    const [first, ...others] = midgame.seats;
    const after = layout(kit, {
      ...midgame,
      seats: [
        { ...first!, figures: [{ icon: 'isk', value: '99', label: 'ISK' }, ...first!.figures.slice(1)] },
        ...others,
      ],
    });
    expect(after.layers.filter(({ key }) => !before.has(key))).toHaveLength(1);
  });
});

describe('boards that are hardly there', () => {
  it('have a picture without any places', () => {
    const { width, height, layers } = layout(kit, { ...midgame, areas: [] });
    expect([width > 500, height > 50]).toEqual([true, true]);
    for (const { body } of layers) expect(body()).not.toMatch(/NaN|Infinity/);
  });

  it('leave the words alone where somebody has a blank name', () => {
    const blank = { ...midgame, seats: midgame.seats.map((seat) => ({ ...seat, name: ' ' })) };
    const words = (scene: Scene) => layout(kit, scene).layers[0]?.key;
    expect(words({ ...blank, headline: 'Mira  decides' })).not.toBe(words({ ...blank, headline: 'Mira decides' }));
    expect(words(blank)).toContain(midgame.headline);
  });
});

describe('pictures', () => {
  const renderer = createRenderer({ cacheBytes: 64e6 });
  afterAll(() => renderer.close());

  it('are PNG files under the limit, even of the fullest boards and hands', async () => {
    for (const scene of scenes) {
      const image = await renderer.png(scene);
      const meta = await sharp(image.data).metadata();
      expect(meta.format).toBe('png');
      expect([meta.width, meta.height]).toEqual([image.width, image.height]);
      expect(image.data.length).toBeLessThan(MOST_BYTES);
      expect(image.alt.length).toBeGreaterThan(0);
      expect(image.alt.length).toBeLessThanOrEqual(1024);
    }
  });

  it('are drawn once for equal scenes', async () => {
    const [a, b] = await Promise.all([renderer.png(structuredClone(midgame)), renderer.png(structuredClone(midgame))]);
    expect(a).toBe(b);
    expect(await renderer.png(structuredClone(midgame))).toBe(a);
  });

  it('are the same every time', async () => {
    const other = createRenderer({ cacheBytes: 0 });
    const [a, b] = [await renderer.png(battle), await other.png(battle)];
    other.close();
    expect(a.data.equals(b.data)).toBe(true);
  });

  it('are kept within the bytes given', async () => {
    const cache = createCache<Buffer>(1000, (value) => value.length);
    for (let i = 0; i < 100; i++) cache.set(String(i), Buffer.alloc(90));
    expect(cache.calculatedSize).toBeLessThanOrEqual(1000);
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('99')).toBeDefined();
    cache.get('95');
    for (let i = 0; i < 5; i++) cache.set(`new ${i}`, Buffer.alloc(90));
    expect(cache.get('95')).toBeDefined();
    cache.set('huge', Buffer.alloc(2000));
    expect(cache.get('huge')).toBeUndefined();
    // Keys are kept as well: they hold all that a picture is drawn from.
    for (const letter of 'abcdefgh') cache.set(letter.repeat(200), Buffer.alloc(90));
    expect(cache.calculatedSize).toBe(2 * (90 + 400));
  });

  it('are packed into no more memory than is counted for them', async () => {
    for (const layer of layout(kit, midgame).layers) {
      const { bytes } = await pack(await rasterise(layer));
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });

  it('and their parts are forgotten when more is kept than agreed', async () => {
    const small = createRenderer({ cacheBytes: 1e6 });
    for (const scene of scenes) await small.png(scene);
    for (const { bytes, bound } of Object.values(small.cacheUsage())) {
      expect(bytes).toBeGreaterThan(bound / 2);
      expect(bytes).toBeLessThanOrEqual(bound);
    }
    small.close();
  });

  it('leave the event loop free while many are drawn', async () => {
    const fresh = createRenderer({ cacheBytes: 1e6 });
    let done = 0;
    const doneAtBeat: number[] = [];
    const beat = setInterval(() => doneAtBeat.push(done), 1);
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        fresh.png({ ...midgame, title: `Turn ${i}` }).then(() => {
          done += 1;
        }),
      ),
    );
    clearInterval(beat);
    fresh.close();
    // Other work got its turn while each single picture was being drawn, not only after all of them.
    for (let drawn = 0; drawn < 8; drawn++) expect(doneAtBeat).toContain(drawn);
  });

  it('are refused after closing', async () => {
    const closed = createRenderer({ cacheBytes: 1e6 });
    closed.close();
    await expect(closed.png(opening)).rejects.toThrow('closed');
  });

  it('come even from a scene with things it has no picture for', async () => {
    const image = await renderer.png({
      ...opening,
      areas: [
        {
          ...opening.areas[0]!,
          art: { kind: '', seed: '' },
          groups: [
            {
              cards: [
                {
                  name: '',
                  art: { kind: 'unheard/of', seed: '' },
                  form: 'unit',
                  figures: [{ icon: 'unheard', value: '', label: '' }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(image.data.length).toBeGreaterThan(1000);
  });
});

describe('assets', () => {
  it('have a licence beside the fonts', () => {
    const files = readdirSync(new URL('../../assets/fonts', import.meta.url));
    expect(files.filter((file) => file.endsWith('.txt')).length).toBe(2);
    for (const file of files.filter((name) => name.endsWith('.txt'))) {
      expect(readFileSync(new URL(`../../assets/fonts/${file}`, import.meta.url), 'utf8')).toContain(
        'SIL Open Font License',
      );
    }
  });

  it('have every icon the scenes name', () => {
    const named = new Set<string>();
    JSON.stringify(scenes, (key, value: unknown) => {
      if ((key === 'icon' || key === 'emblem') && typeof value === 'string') named.add(value);
      return value;
    });
    for (const name of named) expect([...kit.icons.keys()]).toContain(name);
  });
});
