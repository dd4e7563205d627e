/**
 * Pictures of real games against the bare work: the very same content as one flat SVG, rasterised and encoded by sharp in
 * one go, with neither sprites nor our own composition.
 */
import sharp from 'sharp';
import type { Scene } from '#face/scene';
import type { State } from '#kernel/state';
import { createKit } from '#render/kit';
import { createRenderer, layout } from '#render/renderer';
import { doc, num } from '#render/svg';
import { CACHE_BYTES } from '#render/threaded-renderer';
import { duelPoster } from '../render/fixtures-poster.ts';
import { each, percentile, type Row, ratio } from './measure.ts';
import { eve, record, replay } from './stock.ts';

const names = ['Mira Kestrel', 'Tobin Vale'];
const kit = createKit();

const boardOf = (state: State): Scene => eve.scenes.board(eve.view(state, undefined), names);
const handOf = (state: State): Scene => eve.scenes.hand(eve.view(state, state.open?.asks[0]?.seat ?? 0), names);

/** Rows of the report; ratios against the flat picture of the same scene. */
export async function images(quick: boolean): Promise<Row[]> {
  const runs = quick ? 5 : 30;
  const game = record('images-0', ['admiral', 'admiral']);
  const course: Scene[] = [];
  const hands: Scene[] = [];
  replay(game, (state) => {
    course.push(boardOf(state));
    hands.push(handOf(state));
  });
  const middle = Math.floor(course.length / 2);
  const singles: readonly (readonly [string, Scene | undefined])[] = [
    ['board in mid-game', course[middle]],
    ['fullest board of two', fullestBoard(quick ? 4 : 40)],
    ['hand', hands[middle]],
    ['card', eve.scenes.card(eve.cards[0]?.id ?? '')],
    ['poster', duelPoster],
  ];
  const rows: Row[] = [];
  for (const [what, scene] of singles) if (scene !== undefined) rows.push(...(await single(what, scene, runs)));
  rows.push(await inPlay(course, quick ? 30 : 300));
  return rows;
}

/** A scene drawn with nothing at hand, and its flat counterpart in turn with it. */
async function single(what: string, scene: Scene, runs: number): Promise<Row[]> {
  const forgetful = createRenderer({ cacheBytes: 0 });
  const flat = flatten(scene);
  const { data, width, height } = await forgetful.png(scene);
  await bare(flat);
  const own: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < runs; run++) {
    theirs.push(...(await each(1, () => bare(flat))));
    own.push(...(await each(1, () => forgetful.png(scene))));
  }
  forgetful.close();
  const took = percentile(own, 0.5);
  const min = percentile(theirs, 0.5);
  return [
    {
      what: `${what}, ${width} × ${height}, ${Math.round(data.length / 1000)} kB, nothing drawn before`,
      figure: `${took.toFixed(1)} ms against ${min.toFixed(1)} ms`,
      ratio: ratio(took / min),
      aim: '≤ 2 ×',
    },
  ];
}

/** The boards of a game one after the other, each with the sprites of those before: what happens at a table. */
async function inPlay(course: readonly Scene[], max: number): Promise<Row> {
  const renderer = createRenderer({ cacheBytes: CACHE_BYTES });
  const changes = course.filter((scene, n) => JSON.stringify(scene) !== JSON.stringify(course[n - 1])).slice(0, max);
  const theirs: number[] = [];
  const own: number[] = [];
  for (const scene of changes) {
    own.push(...(await each(1, () => renderer.png(scene))));
    if (own.length % 5 === 0) theirs.push(...(await each(1, () => bare(flatten(scene)))));
  }
  renderer.close();
  const took = percentile(own, 0.5);
  const min = percentile(theirs, 0.5);
  return {
    what: `board after each of ${changes.length} changes of one game`,
    figure: `${took.toFixed(1)} ms (p95 ${percentile(own, 0.95).toFixed(1)} ms) against ${min.toFixed(1)} ms`,
    ratio: ratio(took / min),
    aim: '≤ 2 ×',
  };
}

/** The board with the most on it in some games. */
function fullestBoard(games: number): Scene | undefined {
  let fullest: { readonly scene: Scene; readonly size: number } | undefined;
  for (let n = 0; n < games; n++) {
    let count = 0;
    replay(record(`full-${n}`, n % 2 === 0 ? ['drifter', 'drifter'] : ['admiral', 'admiral']), (state) => {
      if (count++ % 8 !== 0) return;
      const scene = boardOf(state);
      const size = layout(kit, scene).layers.length;
      if (size > (fullest?.size ?? 0)) fullest = { scene, size };
    });
  }
  return fullest?.scene;
}

/** All of a scene's layers in one SVG. */
function flatten(scene: Scene): Buffer {
  const { width, height, layers } = layout(kit, scene);
  const bodies = layers.map(
    (layer) =>
      `<svg x="${num(layer.x)}" y="${num(layer.y)}" width="${num(layer.width)}" height="${num(layer.height)}">${layer.body()}</svg>`,
  );
  return Buffer.from(doc(width, height, `<rect width="100%" height="100%" fill="#0a0f1a"/>${bodies.join('')}`));
}

/** Rasterises and encodes as our own pictures are encoded. */
function bare(svg: Buffer): Promise<Buffer> {
  return sharp(svg, { density: 72 }).removeAlpha().png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer();
}
