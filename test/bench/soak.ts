/**
 * What memory the bot takes while people play on and on: the process that Discord would talk to, started as `npm start` does
 * it, with the stand-in and the people in this process. Then what is kept of pictures, against its bound.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '#face/scene';
import { createRenderer } from '#render/renderer';
import { CACHE_BYTES } from '#render/threaded-renderer';
import { openField } from '../trials/field.ts';
import { type Row, ratio } from './measure.ts';
import { eve, record, replay } from './stock.ts';

const tables = 8;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Rows of the report; ratios against the memory at the start, and against the bound. */
export async function soak(quick: boolean): Promise<Row[]> {
  return [...(await inPlay(quick ? 240 : 4500)), ...(await keeping(quick ? 1 : 20))];
}

async function inPlay(moves: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-soak-'));
  const field = await openField({ folder, seed: 'soak' });
  try {
    const program = await field.start();
    const resident = async (): Promise<number> => (await program.vitals()).rss;
    const first = await resident();
    await field.play(tables);
    const rows: Row[] = [{ what: 'at the start', figure: megabytes(first) }];
    let before = first;
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await field.moves(Math.max(0, Math.ceil(moves * share) - field.acknowledged.length));
      const now = await resident();
      rows.push({
        what: `after ${field.acknowledged.length} moves at ${tables} tables`,
        figure: `${megabytes(now)}, ${ratio(now / before)} of the line before`,
        ratio: ratio(now / first),
        aim: 'under 400 MB',
      });
      before = now;
    }
    const { peak } = await program.vitals();
    return [...rows, { what: 'the most at any time', figure: megabytes(peak), ratio: ratio(peak / first) }];
  } finally {
    await field.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Draws the boards and hands of whole games, as the drawing thread does, until its stores have seen enough. */
async function keeping(games: number): Promise<Row[]> {
  const renderer = createRenderer({ cacheBytes: CACHE_BYTES });
  const names = ['Mira Kestrel', 'Tobin Vale'];
  let drawn = 0;
  for (let game = 0; game < games; game++) {
    const scenes: Scene[] = [];
    replay(record(`soak-${game}`, ['admiral', 'drifter']), (state) => {
      scenes.push(eve.scenes.board(eve.view(state, undefined), names));
      scenes.push(eve.scenes.hand(eve.view(state, state.open?.asks[0]?.seat ?? 0), names));
    });
    for (const scene of scenes) await renderer.png(scene);
    drawn += scenes.length;
  }
  const kept = Object.entries(renderer.cacheUsage());
  renderer.close();
  return kept.map(([what, { bytes, bound }]) => ({
    what: `${what} kept after ${drawn} pictures of ${games} ${games === 1 ? 'game' : 'games'}`,
    figure: `${(bytes / 1e6).toFixed(1)} of ${(bound / 1e6).toFixed(1)} MB`,
    ratio: ratio(bytes / bound),
    aim: '≤ 1 ×',
  }));
}
