/** The states of games, packed one by one, and what storing them adds to the commit of a move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Change } from '#store/types';
import { pack, unpack } from '#table/open/frame-packing';
import { allGames, statesByChance } from '#test/played';
import { percentile, type Row, ratio } from './measure.ts';
import { fill, openedStore, storedTables } from './stored-tables.ts';

/** Rows of the report; the ratio is a commit with its frame against one without. */
export async function frames(quick: boolean): Promise<Row[]> {
  const rows = allGames.flatMap((game) => {
    const states = Array.from({ length: quick ? 2 : 8 }, (_, n) => statesByChance(game, `bench-${n}`, 1000));
    const [made, read]: [number[], number[]] = [[], []];
    const sizes: number[] = [];
    for (const course of states) {
      for (const [n, state] of course.entries()) {
        const before = course[n - 1];
        if (before === undefined) continue;
        const began = performance.now();
        const frame = pack(state, before);
        made.push((performance.now() - began) * 1000);
        sizes.push(frame.data.length);
        if (n % 32 !== 31) continue;
        const chain = course.slice(n - 31, n + 1).map((one, i, all) => pack(one, all[i - 1]));
        const from = performance.now();
        if (unpack(chain) !== state) throw new Error('a state came out differently');
        read.push((performance.now() - from) * 1000);
      }
    }
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    const bytes = states.flat().map((state) => state.length);
    return [
      {
        what: `${game.id}: a frame`,
        figure: `mean ${mean.toFixed(0)} bytes, largest ${percentile(sizes, 1)}; the state median ${percentile(bytes, 0.5)}`,
      },
      {
        what: `${game.id}: made, and read with 31 others`,
        figure: `medians ${percentile(made, 0.5).toFixed(0)} µs and ${percentile(read, 0.5).toFixed(0)} µs`,
      },
    ];
  });
  return [...rows, ...(await commits(quick))];
}

/** Commits of consecutive moves, in turn with and without their frames, so that both meet the same machine. */
async function commits(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-frames-'));
  try {
    const place = join(folder, 'wardroom.sqlite');
    await fill(place, quick ? 1000 : 10_000);
    const store = await openedStore(place);
    const [game] = allGames;
    if (game === undefined) throw new Error('there is no game');
    const course = statesByChance(game, 'commits', 600);
    const took: [number[], number[]] = [[], []];
    const revs = new Map<string, number>();
    for (let i = 0; i < (quick ? 400 : 6000); i++) {
      const framed = i % 2;
      const table = storedTables[i % storedTables.length] ?? '';
      const expect = revs.get(table) ?? (await store.tables.find(table))?.rev ?? 0;
      const n = 1 + (expect % (course.length - 1));
      const [before, state = ''] = [course[n - 1], course[n]];
      const began = performance.now();
      const at = Date.now();
      const change: Change = {
        table,
        expect,
        row: { state },
        patch: [{ seat: i % 2, waitingSince: at, movedRev: expect + 1 }],
        inputs: [{ rev: expect + 1, n: 0, seat: 0, user: '100', by: 'person', ask: i, input: '{}', events: '[]', at }],
        facts: [{ kind: 'moved', body: '{"seat":0}', at }],
        outbox: [{ id: `m${i}`, kind: 'live', payload: '{}', at, merge: ([first = '{}']) => first }],
        setDue: [{ kind: 'remind', seat: 0, at: at + 86_400_000 }],
        ...(framed === 1 && { frame: pack(state, expect % 32 === 0 ? undefined : before) }),
      };
      if ((await store.tables.commit(change)) !== 'stored') throw new Error('a move was not stored');
      took[framed as 0 | 1].push((performance.now() - began) * 1000);
      revs.set(table, expect + 1);
    }
    await store.close();
    const [without, framed] = took.map((times) => percentile(times, 0.5)) as [number, number];
    return [
      { what: 'a commit without its frame', figure: `median ${without.toFixed(0)} µs` },
      {
        what: 'a commit with it, packing included',
        figure: `median ${framed.toFixed(0)} µs`,
        ratio: ratio(framed / without),
        aim: '≤ 1.3 ×',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
