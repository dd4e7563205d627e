/** Starting on a database with many unfinished tables, each with a state of a real game, as a long-running bot has them. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFailure } from '#failure';
import { startSandbox } from '#sandbox/sandbox';
import { openFile } from '#sqlite';
import { openStore } from '#store/open';
import { botOf, type Environment, startProgram } from '../trials/program.ts';
import { percentile, type Row, ratio } from './measure.ts';
import { decks, edition, eve, record, replay } from './stock.ts';

/** Different states; the tables take them in turn. */
const variety = 40;

/** Rows of the report; ratios against a start on an empty database in the same minute. */
export async function start(quick: boolean): Promise<Row[]> {
  const tables = quick ? 1000 : 10_000;
  const runs = quick ? 1 : 5;
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-start-'));
  const full = join(folder, 'full', 'wardroom.sqlite');
  const sandbox = await startSandbox();
  try {
    await fill(full, tables);
    const bytes = statSync(full).size;
    const rows: Row[] = [{ what: 'database', figure: `${tables} tables, ${(bytes / 1e6).toFixed(0)} MB` }];
    const ways = [
      ['with the sandbox in the same process', {}],
      ['the bot alone, as on Discord', botOf(sandbox)],
    ] as const;
    for (const [what, env] of quick ? ways.slice(0, 1) : ways) {
      const empty = await starts({ ...env, DATABASE_PATH: join(folder, `empty ${what}`, 'wardroom.sqlite') }, runs);
      const loaded = await starts({ ...env, DATABASE_PATH: full }, runs);
      rows.push({
        what,
        figure: `ready after ${(loaded.seconds).toFixed(2)} s, ${(loaded.peak / 1e6).toFixed(0)} MB; empty ${empty.seconds.toFixed(2)} s, ${(empty.peak / 1e6).toFixed(0)} MB`,
        ratio: ratio(loaded.seconds / empty.seconds),
        aim: 'under 3 s and 300 MB',
      });
    }
    return rows;
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Medians of some starts: seconds from the spawning of the process to its ready line, and the most memory it ever held. */
async function starts(env: Environment, runs: number): Promise<{ readonly seconds: number; readonly peak: number }> {
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

/** Some tables go in through the store, and are then multiplied in the database itself. */
async function fill(path: string, count: number): Promise<void> {
  const store = await openStore(path);
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  const texts: string[] = [];
  for (let n = 0; texts.length < variety; n++) {
    const states: string[] = [];
    replay(record(`start-${n}`, ['admiral', 'drifter']), (state) => states.push(JSON.stringify(state)));
    texts.push(...[0.3, 0.5, 0.7, 0.9].map((share) => states[Math.floor(states.length * share)] ?? ''));
  }
  const at = Date.now();
  for (const [n, state] of texts.slice(0, variety).entries()) {
    const id = `model${n}`;
    await store.tables.create({
      id,
      key: id,
      status: 'lobby',
      game: eve.id,
      edition,
      seed: `start-${n}`,
      host: '1',
      options: JSON.stringify({ seats: 2, remindAfter: 86_400_000, game: {} }),
      place: { guild: '10', channel: '20', thread: `3${n}`, lobbyMessage: `4${n}`, liveMessage: `5${n}` },
      openedAt: at,
      seats: [0, 1].map((seat) => ({
        seat,
        user: `10${n}${seat}`,
        bot: undefined,
        name: `Player ${seat}`,
        deck: JSON.stringify(decks[seat]),
        settings: undefined,
        waitingSince: seat === 0 ? at : undefined,
        movedRev: 1,
      })),
    });
    await store.tables.commit({
      table: id,
      expect: 1,
      row: { status: 'running', ruleset: eve.ruleset, startedAt: at, state },
      ruleset: { hash: eve.ruleset, game: eve.id, data: JSON.stringify(eve.data) },
      setDue: [{ kind: 'remind', seat: 0, at: at + 86_400_000 }],
    });
  }
  await store.close();
  multiply(path, Math.ceil(count / variety) - 1);
}

function multiply(path: string, times: number): void {
  const file = openFile(path);
  const copies: readonly (readonly [string, readonly string[]])[] = [
    ['tables', ['id', 'key']],
    ['seats', ['table_id']],
    ['due', ['table_id']],
  ];
  const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)';
  file.pragma('synchronous = OFF');
  file.transaction(() => {
    for (const [table, keys] of copies) {
      const columns = file.pragma(`table_info(${table})`) as readonly { readonly name: string }[];
      const listed = columns.map(({ name }) => name);
      const values = listed.map((name) => {
        if (keys.includes(name)) return `${name} || 'x' || i`;
        return name === 'number' ? `number + i * ${variety}` : name;
      });
      file.prepare(`${numbers} INSERT INTO ${table} (${listed}) SELECT ${values} FROM ${table}, n`).run(times);
    }
  })();
  file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
}
