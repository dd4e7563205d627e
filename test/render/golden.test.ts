/**
 * Pictures as people see them, compared with ones looked at and found good. A wanted change:
 * `UPDATE_GOLDEN=1 npx vitest run test/render/golden.test.ts`, then look at every changed file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene } from '#kernel/scene';
import { createRenderer } from '#render/renderer';
import {
  battle,
  cardScene,
  crowded,
  deck,
  deckEmpty,
  deckHuge,
  deckWrong,
  fourSeats,
  hand,
  homeBattle,
  hostile,
  midgame,
  opening,
  threeSeats,
} from './fixtures.ts';
import { pictures } from './fixtures-ese.ts';

const folder = new URL('golden/', import.meta.url);
const SHOWN = 350;
/** Mean difference of a channel (0 to 255), and share of channels that differ clearly: room for another rasteriser, none for another layout. */
const MEAN = 1.2;
const SHARE = 0.01;

const scenes: Readonly<Record<string, Scene>> = {
  'board-opening': opening,
  'board-midgame': midgame,
  'board-battle': battle,
  'board-home-battle': homeBattle,
  'board-three-seats': threeSeats,
  'board-four-seats': fourSeats,
  'board-crowded': crowded,
  'board-hostile-names': hostile,
  'hand-empty': hand(0),
  'hand-1': hand(1),
  'hand-7': hand(7),
  'hand-20': hand(20),
  'card-ship-printed-and-house': cardScene(0),
  'card-commands': cardScene(1),
  'card-news': cardScene(2),
  'card-structure': cardScene(4),
  'card-battleship': cardScene(5),
  deck,
  'deck-empty': deckEmpty,
  'deck-huge': deckHuge,
  'deck-wrong': deckWrong,
  ...pictures(),
};

describe('pictures look as they were found good', () => {
  const renderer = createRenderer({ cacheBytes: 32e6 });
  it.each(Object.entries(scenes))('%s', async (name, scene) => {
    const { data } = await renderer.png(scene);
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
    let sum = 0;
    let clear = 0;
    for (let i = 0; i < golden.data.length; i++) {
      const difference = Math.abs((golden.data[i] ?? 0) - (small.data[i] ?? 0));
      sum += difference;
      if (difference > 40) clear += 1;
    }
    expect(sum / golden.data.length).toBeLessThan(MEAN);
    expect(clear / golden.data.length).toBeLessThan(SHARE);
  });
});
