/** Starting on a database with many unfinished tables and many more finished ones, SQLite and PostgreSQL. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '#sandbox/sandbox';
import { postgresPrograms, startCluster } from '#test/postgres';
import { built } from '../../src/build.mjs';
import { botOf, type Environment, placeOf, startProgram } from '../trials/program.ts';
import { percentile, type Row, ratio } from './measure.ts';
import { fill, finishAllBut } from './stored-tables.ts';

/** Rows of the report; ratios against a start on an empty database in the same minute. */
export async function start(quick: boolean): Promise<Row[]> {
  const tables = quick ? 1000 : 10_000;
  /** How many finished ones there are for each of them. */
  const finished = 10;
  const runs = quick ? 1 : 5;
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-start-'));
  // Building the program is no part of starting it.
  await built();
  const sandbox = await startSandbox();
  const programs = quick ? undefined : postgresPrograms();
  const cluster = programs === undefined ? undefined : await startCluster(programs, { durable: true });
  try {
    const file = (name: string): string => join(folder, name, 'wardroom.sqlite');
    const full = file('full');
    const filled = async (place: string) => {
      await fill(place, tables * (1 + finished));
      await finishAllBut(place, 1 + finished);
    };
    await filled(full);
    const rows: Row[] = [
      {
        what: 'database',
        figure: `${tables} unfinished and ${tables * finished} finished tables, ${megabytes(statSync(full).size)}`,
      },
    ];
    const compare = async (what: string, env: Environment, empty: string, loaded: string): Promise<void> => {
      const before = await starts({ ...env, ...placeOf(empty) }, runs);
      const now = await starts({ ...env, ...placeOf(loaded) }, runs);
      rows.push({
        what,
        figure: `ready after ${now.seconds.toFixed(2)} s, ${megabytes(now.peak)}; empty ${before.seconds.toFixed(2)} s, ${megabytes(before.peak)}`,
        ratio: ratio(now.seconds / before.seconds),
        aim: 'under 3 s and 300 MB',
      });
    };
    await compare('with the sandbox in the same process', {}, file('empty'), full);
    if (!quick) await compare('the bot alone, as on Discord', botOf(sandbox), file('empty alone'), full);
    if (cluster !== undefined) {
      const server = await cluster.create();
      await filled(server);
      await compare('the bot alone, on PostgreSQL', botOf(sandbox), await cluster.create(), server);
    }
    return rows;
  } finally {
    await sandbox.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Medians of some starts: seconds from the spawning of the process to its ready line, and the most memory it ever held. */
export async function starts(
  env: Environment,
  runs: number,
): Promise<{ readonly seconds: number; readonly peak: number }> {
  const seconds: number[] = [];
  const peaks: number[] = [];
  for (let run = 0; run < runs; run++) {
    const program = await startProgram(env);
    seconds.push(program.readyMs / 1000);
    // The first sweep of the clock and the first look at the outbox belong to the start.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    peaks.push((await program.vitals()).peak);
    await program.stop();
  }
  return { seconds: percentile(seconds, 0.5), peak: percentile(peaks, 0.5) };
}
