/**
 * Many live tables and people who press all over them, at the program that `npm start` starts: bot and sandbox in one
 * process, real sockets between them. The people are in this process. They come at a fixed rate, however slow the answers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '#sandbox/sandbox';
import { createDriver } from '#test/driver';
import { everybody } from '../trials/crowd.ts';
import type { Vitals } from '../trials/program.ts';
import { botOf, type Environment, type Program, roomForAll, startProgram } from '../trials/program.ts';
import { percentile, type Row, ratio } from './measure.ts';
import { newTally, openTables, press, type Tally } from './pressing.ts';

/** Interactions a second. */
const rate = 20;

/** Rows of the report. */
export async function load(quick: boolean): Promise<Row[]> {
  const together = await crowd(quick, async (env) => {
    const program = await startProgram(env);
    return { program, url: program.url ?? '', close: async () => {} };
  });
  const alone = await crowd(quick, async (env) => {
    const sandbox = await startSandbox();
    const program = await startProgram({ ...env, ...botOf(sandbox) });
    return { program, url: sandbox.url, close: sandbox.close };
  });
  return [...told(together), ...memoryOf('the bot alone, as on Discord: memory', alone)];
}

type Started = { readonly program: Program; readonly url: string; readonly close: () => Promise<void> };

/** What a crowd has seen, and what the program took. Memory in bytes, times in ms. */
type Crowd = {
  readonly tables: number;
  readonly seconds: number;
  readonly opening: number;
  readonly tally: Tally;
  readonly violations: readonly { readonly rule: string }[];
  readonly opened: Vitals;
  readonly end: Vitals;
};

async function crowd(quick: boolean, start: (env: Environment) => Promise<Started>): Promise<Crowd> {
  const tables = quick ? 16 : 200;
  const seconds = quick ? 5 : 60;
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-load-'));
  const { program, url, close } = await start({ ...roomForAll, DATABASE_PATH: join(folder, 'wardroom.sqlite') });
  const driver = await createDriver(url);
  try {
    const people = await everybody(driver);
    const began = performance.now();
    const seats = await openTables([{ people }], tables);
    const opening = performance.now() - began;
    await sleep(1000);
    const opened = await program.vitals();
    const tally = newTally();
    await press(seats, { rate, seconds }, tally);
    const end = await program.vitals();
    return { tables, seconds, opening, tally, violations: await driver.violations(), opened, end };
  } finally {
    driver.close();
    await program.stop();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function memoryOf(what: string, { tables, opened, end }: Crowd): Row[] {
  return [
    {
      what,
      figure: `${megabytes(opened.rss)} with ${tables} tables opened, ${megabytes(end.rss)} at the end, the most ${megabytes(end.peak)}`,
      ratio: ratio(end.rss / 300e6),
      aim: 'under 300 MB',
    },
  ];
}

function told(crowd: Crowd): Row[] {
  const { tables, seconds, opening, tally, violations } = crowd;
  const { loop, cpu } = crowd.end;
  const all = [...tally.first.values()].flat();
  const ms = (share: number, of: readonly number[] = all): string => `${percentile(of, share).toFixed(0)} ms`;
  const spread = (of: readonly number[]): string => `p50 ${ms(0.5, of)}, p95 ${ms(0.95, of)}, p99 ${ms(0.99, of)}`;
  return [
    { what: 'live tables', figure: `${tables}, opened in ${(opening / 1000).toFixed(1)} s` },
    { what: 'interactions', figure: `${all.length} in ${seconds} s (${(all.length / seconds).toFixed(1)}/s)` },
    { what: 'first response', figure: `${spread(all)}, worst ${ms(1)}; aim p99 < 500 ms` },
    ...[...tally.first].sort().map(([what, times]) => ({ what: `  ${what} (${times.length})`, figure: spread(times) })),
    {
      what: `pictures (${tally.pictures.length}, ${tally.atOnce} of them with the first response)`,
      figure: spread(tally.pictures),
    },
    {
      what: 'event loop late',
      figure: `p50 ${loop.p50.toFixed(1)} ms, p99 ${loop.p99.toFixed(1)} ms, worst ${loop.max.toFixed(0)} ms`,
    },
    { what: 'processor', figure: `${(cpu / seconds / 10).toFixed(0)} % of a core` },
    ...memoryOf('memory', crowd),
    {
      what: 'failed interactions',
      figure: `${tally.failed.length} ${[...new Set(tally.failed)].slice(0, 3).join('; ')}`,
    },
    {
      what: 'breaches of rules of Discord',
      figure: `${violations.length} ${[...new Set(violations.map((v) => v.rule))].join(', ')}`,
    },
  ];
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
