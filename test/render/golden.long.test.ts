/**
 * Pictures as people see them, compared with ones looked at and found good. A wanted change:
 * `UPDATE_GOLDEN=1 npx vitest run test/render/golden.long.test.ts`, then look at every changed file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { motifs } from '#face/art';
import type { Scene } from '#face/scene';
import { drawArt } from '#render/art/index';
import { encode } from '#render/encode';
import { type Layer, layer } from '#render/picture';
import { createRenderer } from '#render/renderer';
import { compose, rasterise } from '#render/sprites';
import { scenes } from './every-scene.ts';
import { fourSeats, hand, midgame } from './fixtures.ts';
import { raid } from './fixtures-attacks.ts';
import { duel } from './fixtures-battle.ts';
import { duelCurve, sixCurves } from './fixtures-curve.ts';
import { runningStandings } from './fixtures-league.ts';

const folder = new URL('golden/', import.meta.url);
const SHOWN = 350;
/** Side of the squares that are compared, in pixels: about as large as a sign on a card. */
const SQUARE = 7;
/** The most that any square may differ, as the mean over its channels (0 to 255). */
const MEAN = 2;

const tall: Readonly<Record<string, Scene>> = {
  board: midgame,
  panel: { kind: 'panel', board: midgame, hand: hand(5) },
  'board-four-seats': fourSeats,
  battle: duel,
  attacks: raid,
  'curve-two': duelCurve,
  'curve-six': sixCurves,
  'hand-5': hand(5),
  standings: runningStandings,
};

describe('pictures look as they were found good', () => {
  const renderer = createRenderer({ cacheBytes: 32e6 });
  it.each(Object.entries(scenes))('%s', async (name, scene) => {
    await isAsFoundGood(name, (await renderer.png(scene)).data);
  });

  it.each(Object.entries(tall))('%s on a telephone', async (name, scene) => {
    await isAsFoundGood(`tall-${name}`, (await renderer.png(scene, 'now', 'tall')).data);
  });

  it('art of every kind, some of each', async () => {
    const layers = artSheet();
    const rows = Math.ceil(layers.length / ART.columns);
    const picture = { width: ART.width * ART.columns, height: ART.height * rows, layers };
    const sprites = await Promise.all(picture.layers.map(rasterise));
    await isAsFoundGood('art', await encode(compose(picture, sprites, [0, 0, 0]), picture.width, picture.height));
  });
});

const ART = { width: 116, height: 78, columns: 8 };

/** A row for each family of ships, one for ships of none, then some of everything else. */
function artSheet(): readonly Layer[] {
  const hulls = ['frigate', 'industrial', 'barge', 'cruiser', 'battleship', 'capital', 'drone', 'destroyer'];
  const fleets = ['amarr', 'caldari', 'gallente', 'minmatar', 'ashen', undefined].map((family, row) =>
    hulls.map((hull, nth) => ({
      kind: `ship/${hull}`,
      seed: `${family} ${hull}`,
      ...(family && { palette: family }),
      traits: { nth: nth + row, guns: nth, shield: nth % 4 },
    })),
  );
  const numbered = (kinds: readonly string[], count: number) =>
    kinds.flatMap((kind) =>
      Array.from({ length: count }, (_, nth) => ({ kind, seed: `${kind} ${nth}`, traits: { nth, count: nth + 1 } })),
    );
  const others = [
    ...numbered(['location/planet'], 10),
    ...numbered(['location/moon', 'location/asteroid-field', 'location/station', 'region'], 2),
    ...numbered(['starbase'], 6),
    ...numbered(['structure/damage', 'structure/draw', 'structure/build', 'structure/money', 'structure/forbid'], 1),
    ...numbered(['structure/plan', 'structure/repair', 'structure/protect', 'structure/move', 'other'], 1),
    ...numbered(
      motifs.map((motif) => `motif/${motif}`),
      3,
    ),
    ...numbered(['chart/pincer', 'chart/ring', 'chart/cross', 'chart/parallel', 'chart/feint'], 2),
    ...numbered(['people/warrior', 'people/swift', 'people/clever', 'people/many'], 2),
    ...numbered(['character'], 8),
  ];
  return [...fleets.flat(), ...others].map((art, i) => {
    const place = { x: (i % ART.columns) * ART.width, y: Math.floor(i / ART.columns) * ART.height };
    return layer('art', { ...place, width: ART.width, height: ART.height }, art, () =>
      drawArt(art, ART.width, ART.height),
    );
  });
}

/** Compares a picture with the golden one of that name, or makes it the golden one where that is asked for. */
async function isAsFoundGood(name: string, data: Buffer): Promise<void> {
  const file = new URL(`${name}.png`, folder);
  const small = await sharp(data).resize(SHOWN).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(folder, { recursive: true });
    const { width, height } = small.info;
    writeFileSync(
      file,
      await sharp(small.data, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  }
  expect(existsSync(file), `${name} has no golden picture yet`).toBe(true);
  const golden = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([small.info.width, small.info.height]).toEqual([golden.info.width, golden.info.height]);
  const { by, x, y } = furthest(small, golden);
  expect(by, `the square at ${x}, ${y} looks different`).toBeLessThan(MEAN);
}

type Pixels = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } };

/** The square that differs most, and by how much in the mean: over the whole picture a lost frame or sign would not show. */
function furthest(one: Pixels, other: Pixels): { readonly by: number; readonly x: number; readonly y: number } {
  const { width, height } = one.info;
  let found = { by: 0, x: 0, y: 0 };
  for (let y = 0; y < height; y += SQUARE) {
    for (let x = 0; x < width; x += SQUARE) {
      const [right, bottom] = [Math.min(width, x + SQUARE), Math.min(height, y + SQUARE)];
      let sum = 0;
      for (let row = y; row < bottom; row++)
        for (let at = (row * width + x) * 3; at < (row * width + right) * 3; at++)
          sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
      const by = sum / ((right - x) * (bottom - y) * 3);
      if (by > found.by) found = { by, x, y };
    }
  }
  return found;
}
