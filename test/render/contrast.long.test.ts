/**
 * Words and figures stand out from what lies under them: at least 4.5 to 1, as WCAG asks of small text (AA). Measured on the pixels
 * themselves: each picture is drawn with its texts and without them, and where a letter is, the two are compared.
 */
import { expect, it } from 'vitest';
import type { Scene, SceneShape } from '#face/scene';
import { GROUND } from '#render/ground';
import type { Layer, Picture } from '#render/picture';
import { layout } from '#render/renderer';
import { compose, createCache, rasterise, type Sprite } from '#render/sprites';
import { scenes } from './every-scene.ts';
import { listening } from './listening.ts';

const ENOUGH = 4.5;
/** Side of the squares that are judged, in pixels: a few letters. */
const SQUARE = 36;
/** By so much, of 255, colours may differ that count as one. */
const SHADE = 2;
/** The share of a square's letters that may lie on something too bright: the edge of a world that a name crosses. */
const SHARE = 0.2;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;

const luminance = (rgb: Rgb): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const isLike = (one: Rgb, other: Rgb): boolean => one.every((c, i) => Math.abs(c - (other[i] ?? 0)) <= SHADE);

/** Each layer is drawn once: scenes share most of their cards, and what has no text is the same without it. */
const cache = createCache<Sprite>(150_000_000, ({ pixels }) => pixels.length);

async function spriteOf(layer: Layer): Promise<Sprite> {
  const key = `${layer.width} ${layer.height} ${layer.body()}`;
  const sprite = cache.get(key) ?? (await rasterise(layer));
  cache.set(key, sprite);
  return sprite;
}

/** The picture as pixels, with its texts or without, and the colours of its texts. */
async function drawn(scene: Scene, shape: SceneShape, withTexts: boolean) {
  const { kit, drawn: texts } = listening(!withTexts);
  const picture: Picture = layout(kit, scene, shape);
  const sprites = await Promise.all(picture.layers.map(spriteOf));
  return {
    ...picture,
    pixels: compose(picture, sprites, GROUND),
    inks: [...new Set(texts.map(({ fill }) => fill))].map(rgbOf),
  };
}

/** A whole pixel at each place. */
const wholePixels = (pixels: Buffer): Uint32Array =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);

/** The squares where letters do not stand out, with the least contrast in each. */
async function faint(scene: Scene, shape: SceneShape): Promise<readonly string[]> {
  const [lettered, bare] = [await drawn(scene, shape, true), await drawn(scene, shape, false)];
  const { width, height, inks } = lettered;
  const rgbAt = (pixels: Buffer, x: number, y: number): Rgb => {
    const at = (y * width + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  // Most of a picture is the same in both: nothing is made for it.
  const isSame = (at: number): boolean => {
    for (let i = at; i < at + 3; i++)
      if (Math.abs((lettered.pixels[i] ?? 0) - (bare.pixels[i] ?? 0)) > SHADE) return false;
    return true;
  };
  const [wholes, barely] = [wholePixels(lettered.pixels), wholePixels(bare.pixels)];
  const squares = new Map<string, { all: number; low: number; least: number }>();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      // What is drawn in both may differ by a shade.
      if (wholes[y * width + x] === barely[y * width + x] || isSame((y * width + x) * 4)) continue;
      const pixel = rgbAt(lettered.pixels, x, y);
      const under = rgbAt(bare.pixels, x, y);
      const ink = inks.find((one) => isLike(one, pixel));
      if (ink === undefined) continue;
      // The edge of a letter is mixed with what lies under it, and may look like another ink; inside, all around is the same.
      const isInk = (dx: number, dy: number) => isLike(ink, rgbAt(lettered.pixels, x + dx, y + dy));
      if (!(isInk(-1, 0) || isInk(1, 0)) || !(isInk(0, -1) || isInk(0, 1))) continue;
      const key = `${Math.floor(x / SQUARE) * SQUARE},${Math.floor(y / SQUARE) * SQUARE}`;
      const square = squares.get(key) ?? { all: 0, low: 0, least: 99 };
      const found = contrast(pixel, under);
      square.all += 1;
      square.least = Math.min(square.least, found);
      if (found < ENOUGH) square.low += 1;
      squares.set(key, square);
    }
  }
  expect(squares.size).toBeGreaterThan(0);
  return [...squares].flatMap(([key, { all, low, least }]) =>
    all >= 20 && low / all > SHARE ? [`${key}: ${least.toFixed(1)} in ${low} of ${all}`] : [],
  );
}

/** Whether its two shapes differ. */
const isShaped = (scene: Scene): boolean => layout(shaper, scene, 'wide').width !== layout(shaper, scene, 'tall').width;
const shaper = listening(true).kit;
const all = Object.entries(scenes).flatMap(([name, scene]) =>
  (isShaped(scene) ? (['wide', 'tall'] as const) : (['wide'] as const)).map((shape) => [name, shape, scene] as const),
);

it.each(all)('%s, %s', async (_, shape, scene) => {
  expect(await faint(scene, shape)).toEqual([]);
});
