/**
 * Many live tables and people who press all over them, at the program that `npm start` starts: bot and sandbox in one
 * process, real sockets between them. The people are in this process. They come at a fixed rate, however slow the answers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng, seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { createDriver, type DrivenPerson, type Exchange } from '#test/driver';
import {
  askOf,
  everybody,
  hasPicture,
  liveOf,
  openTable,
  pressAnything,
  type RunningTable,
  type Timed,
  usualPlaces,
} from '../trials/crowd.ts';
import { roomForAll, startProgram } from '../trials/program.ts';
import { percentile, type Row } from './measure.ts';

/** Interactions a second. */
const rate = 20;
/** Cards whose names are typed, a few letters each. */
const typed = ['om', 'ex', 'min', 'th', 'slash', 'c', 'tower', 'dr', 'st', 'ca'];

type Seat = { readonly person: DrivenPerson; readonly table: RunningTable; panel?: PageMessage | undefined };

type Tally = {
  /** First responses, ms, by what was done. */
  readonly first: Map<string, number[]>;
  /** From the action to the picture on the screen, ms. */
  readonly pictures: number[];
  /** Of these, how many came with the first response. */
  atOnce: number;
  readonly failed: string[];
  /** Beats at which nobody was free to act. */
  idle: number;
};

/** Rows of the report. */
export async function load(quick: boolean): Promise<Row[]> {
  const tables = quick ? 16 : 200;
  const seconds = quick ? 5 : 60;
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-load-'));
  const program = await startProgram({ ...roomForAll, DATABASE_PATH: join(folder, 'wardroom.sqlite') });
  const driver = await createDriver(program.url ?? '');
  try {
    const people = await everybody(driver);
    const began = performance.now();
    const seats = await openTables(people, tables);
    const opening = performance.now() - began;
    await sleep(1000);
    await program.vitals();
    const tally: Tally = { first: new Map(), pictures: [], atOnce: 0, failed: [], idle: 0 };
    await press(seats, seconds, tally);
    const { loop, rss, cpu } = await program.vitals();
    const violations = await driver.violations();
    const all = [...tally.first.values()].flat();
    const ms = (share: number, of: readonly number[] = all): string => `${percentile(of, share).toFixed(0)} ms`;
    const spread = (of: readonly number[]): string => `p50 ${ms(0.5, of)}, p95 ${ms(0.95, of)}, p99 ${ms(0.99, of)}`;
    return [
      { what: 'live tables', figure: `${tables}, opened in ${(opening / 1000).toFixed(1)} s` },
      { what: 'interactions', figure: `${all.length} in ${seconds} s (${(all.length / seconds).toFixed(1)}/s)` },
      { what: 'first response', figure: `${spread(all)}, worst ${ms(1)}; aim p99 < 500 ms` },
      ...[...tally.first]
        .sort()
        .map(([what, times]) => ({ what: `  ${what} (${times.length})`, figure: spread(times) })),
      {
        what: `pictures (${tally.pictures.length}, ${tally.atOnce} of them with the first response)`,
        figure: spread(tally.pictures),
      },
      {
        what: 'event loop late',
        figure: `p50 ${loop.p50.toFixed(1)} ms, p99 ${loop.p99.toFixed(1)} ms, worst ${loop.max.toFixed(0)} ms`,
      },
      {
        what: 'processor',
        figure: `${(cpu / seconds / 10).toFixed(0)} % of a core; memory ${(rss / 1e6).toFixed(0)} MB`,
      },
      {
        what: 'failed interactions',
        figure: `${tally.failed.length} ${[...new Set(tally.failed)].slice(0, 3).join('; ')}`,
      },
      {
        what: 'breaches of rules of Discord',
        figure: `${violations.length} ${[...new Set(violations.map((v) => v.rule))].join(', ')}`,
      },
    ];
  } finally {
    driver.close();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Half of the tables are against the computer, half between two people. */
async function openTables(people: readonly DrivenPerson[], count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const host = people[n % people.length];
      const guest = n % 2 === 0 ? undefined : people[(n + 1) % people.length];
      if (host === undefined) return;
      const table = await openTable(host, guest, usualPlaces[n % usualPlaces.length]);
      for (const person of table.people) seats.push({ person, table });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return seats;
}

/** Lets somebody act at every beat; who has not finished acting is passed over. */
async function press(seats: readonly Seat[], seconds: number, tally: Tally): Promise<void> {
  const rng = seedRng('load');
  const busy = new Set<string>();
  const underway = new Set<Promise<void>>();
  const began = performance.now();
  for (let beat = 0; beat < seconds * rate; beat++) {
    await sleep(Math.max(0, began + (beat * 1000) / rate - performance.now()));
    const free = seats.filter(({ table }) => !busy.has(table.id));
    const seat = free[below(rng, Math.max(1, free.length))];
    if (seat === undefined) {
      tally.idle++;
      continue;
    }
    busy.add(seat.table.id);
    const work = act(seat, rng, tally)
      .catch((error: unknown) => {
        tally.failed.push(error instanceof Error ? error.message : String(error));
        seat.panel = undefined;
      })
      .finally(() => {
        busy.delete(seat.table.id);
        underway.delete(work);
      });
    underway.add(work);
  }
  await Promise.all(underway);
}

/** One thing that a person does: mostly a move, else a look at the hand, the board, the log or a card. */
async function act(seat: Seat, rng: Rng, tally: Tally): Promise<void> {
  const { person, table } = seat;
  const note = ({ what, exchange }: Timed): void => {
    const times = tally.first.get(what) ?? [];
    tally.first.set(what, times);
    if (exchange.firstResponseMs === undefined)
      tally.failed.push(`${what}: ${exchange.interaction.error ?? 'nothing'}`);
    else times.push(exchange.firstResponseMs);
  };
  const command = async (what: string, name: string, options: Record<string, string> = {}) => {
    const from = performance.now();
    const exchange = await person.command(table.thread, name, options);
    note({ what, exchange });
    return picture(person, exchange, from, tally);
  };
  const dice = below(rng, 100);
  if (dice < 55 && seat.panel !== undefined && askOf(seat.panel) !== undefined) {
    seat.panel = await pressAnything(person, seat.panel, rng, note);
  } else if (dice < 70) {
    const live = await liveOf(person, table);
    if (live === undefined) throw new Error('there is no live message');
    const from = performance.now();
    const exchange = await person.press(live, 'My hand & moves');
    note({ what: 'My hand & moves', exchange });
    seat.panel = await picture(person, exchange, from, tally);
  } else if (dice < 78) {
    await command('/board', 'board');
  } else if (dice < 84) {
    await command('/log', 'log');
  } else if (dice < 88) {
    await command('/games', 'games');
  } else {
    const text = typed[below(rng, typed.length)] ?? '';
    const from = performance.now();
    const choices = await person.autocomplete(table.thread, 'card', 'name', text);
    const times = tally.first.get('autocomplete') ?? [];
    tally.first.set('autocomplete', [...times, performance.now() - from]);
    const choice = choices[below(rng, Math.max(1, choices.length))];
    if (dice >= 94 && choice !== undefined) await command('/card', 'card', { name: String(choice.value) });
  }
}

/** Waits until an answer shows its picture, and notes how long that took. Gives the message then. */
async function picture(
  person: DrivenPerson,
  exchange: Exchange,
  from: number,
  tally: Tally,
): Promise<PageMessage | undefined> {
  const pictured = ['hand', 'board', 'card'].some((word) =>
    `${exchange.interaction.commandName ?? ''} ${exchange.interaction.customId ?? ''}`.includes(word),
  );
  const settled = await exchange.settled();
  if (!pictured || settled === undefined) return settled;
  if (exchange.message !== undefined && hasPicture(exchange.message)) {
    tally.atOnce++;
    tally.pictures.push(performance.now() - from);
    return settled;
  }
  const shown = await person.waitFor((m) => m.id === settled.id && hasPicture(m), 15_000);
  tally.pictures.push(performance.now() - from);
  return shown;
}
