/**
 * The service at scale: four processes on one PostgreSQL, thousands of unfinished tables, people in eight servers; beside it one
 * process on SQLite with as much to do. People and the stand-in for Discord are in this process and share the machine with them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { postgresPrograms, startCluster } from '#test/postgres';
import type { Toll } from '../trials/ledger.ts';
import type { Vitals } from '../trials/program.ts';
import { percentile, type Row, ratio } from './measure.ts';
import { newTally, openTables, press, type Seat, type Tally } from './pressing.ts';
import { openService, type Service, type Written } from './service.ts';

/** What is asked of the service: interactions a second, and for how long; the usual ones by default. */
export type Load = { readonly rate?: number | undefined; readonly seconds?: number | undefined };

/** How a service did at one rate. Times in ms, processor time in cores. */
type Spell = {
  readonly rate: number;
  /** Interactions a second that were answered. */
  readonly reached: number;
  readonly sustained: boolean;
  readonly first: readonly number[];
  readonly ages: readonly number[];
  /** How long it lasted, until everything was answered. */
  readonly took: number;
  readonly vitals: readonly Vitals[];
  readonly cores: { readonly bots: number; readonly people: number };
  /** How late the event loop of the people and the stand-in was, one time in a hundred. */
  readonly late: number;
  readonly tally: Tally;
};

type Outcome = {
  /** The long one, at the rate that was sustained. */
  readonly spell: Spell;
  readonly opening: number;
  readonly written: readonly Written[];
  readonly toll: Toll;
  readonly breaches: readonly string[];
};

/** Rates below this are not tried. */
const leastRate = 5;
/** How long a rate is tried, seconds. It also has people open the panels from which they move. */
const trying = 20;

/** Rows of the report; ratios of the four processes against the one. */
export async function many(quick: boolean, load: Load = {}): Promise<Row[]> {
  const programs = postgresPrograms();
  if (programs === undefined) return [{ what: 'PostgreSQL', figure: 'is not installed here, so nothing was measured' }];
  const { rate = 80, seconds = quick ? 10 : 180 } = load;
  const scale = { stored: quick ? 1000 : 10_000, played: quick ? 40 : 160, seconds };
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-many-'));
  const cluster = await startCluster(programs, { durable: true });
  try {
    const four = await trial({ ...scale, processes: 4, folder, database: await cluster.create(), rate });
    await cluster.stop();
    const sustained = four.spell.rate;
    const database = join(folder, 'wardroom.sqlite');
    const one = await trial({ ...scale, processes: 1, folder, database, rate: sustained, fixed: true });
    return report(scale, four, one);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Trial = {
  readonly processes: number;
  readonly stored: number;
  /** Tables at which people play. */
  readonly played: number;
  readonly folder: string;
  readonly database: string;
  readonly rate: number;
  readonly seconds: number;
  /** Measured at this rate even if it is too high. */
  readonly fixed?: boolean;
};

async function trial(asked: Trial): Promise<Outcome> {
  const folder = mkdtempSync(join(asked.folder, 'service-'));
  const service = await openService({ ...asked, folder });
  try {
    const began = performance.now();
    const seats = await openTables(service.rooms, asked.played);
    const opening = performance.now() - began;
    await service.sent();
    const tried: Spell[] = [];
    let { rate } = asked;
    for (;;) {
      const spell = await under(service, seats, { rate, seconds: Math.min(asked.seconds, trying) });
      tried.push(spell);
      console.log(`  ${rate} interactions/s, ${asked.processes} processes: ${reachedBy(spell)}`);
      if (spell.sustained || asked.fixed === true || rate <= leastRate) break;
      rate = Math.max(leastRate, Math.round(rate * Math.SQRT1_2));
    }
    const spell = await under(service, seats, { rate, seconds: asked.seconds });
    const written = await service.written();
    const breaches = service.breaches();
    const acknowledged = [...tried, spell].flatMap(({ tally }) => tally.acknowledged);
    const toll = await service.account(acknowledged, new Set(seats.map(({ table }) => table.id)));
    return { spell, opening, written, toll, breaches };
  } finally {
    await service.close();
  }
}

async function under(
  service: Service,
  seats: readonly Seat[],
  load: { readonly rate: number; readonly seconds: number },
): Promise<Spell> {
  const { rate, seconds } = load;
  const tally = newTally();
  await service.vitals();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const cpu = process.cpuUsage();
  const since = Date.now();
  const reached = await press(seats, load, tally);
  const took = Date.now() - since;
  const { user, system } = process.cpuUsage(cpu);
  loop.disable();
  const vitals = await service.vitals();
  await service.sent();
  const first = [...tally.first.values()].flat();
  return {
    rate,
    reached,
    sustained: reached >= 0.9 * rate && tally.failed.length <= 0.01 * rate * seconds,
    first,
    ages: await service.ages(since),
    took,
    vitals,
    cores: { bots: vitals.reduce((sum, one) => sum + one.cpu, 0) / took, people: (user + system) / 1000 / took },
    late: Math.max(0, loop.percentile(99) / 1e6 - 5),
    tally,
  };
}

function report(scale: Pick<Trial, 'stored' | 'played' | 'seconds'>, four: Outcome, one: Outcome): Row[] {
  const [last, alone] = [four.spell, one.spell];
  const row = (what: string, ms: (of: Spell) => number, aim?: string): Row => ({
    what,
    figure: `${ms(last).toFixed(0)} ms; one process on SQLite ${ms(alone).toFixed(0)} ms`,
    ...(Number.isFinite(ms(last) / ms(alone)) && { ratio: ratio(ms(last) / ms(alone)) }),
    ...(aim !== undefined && { aim }),
  });
  const outcomes = [
    ['four processes', four],
    ['one process', one],
  ] as const;
  const { stored, played, seconds } = scale;
  return [
    {
      what: 'stored tables',
      figure: `${stored}, and ${played} that people play at, opened in ${(four.opening / 1000).toFixed(0)} s`,
    },
    { what: `measured: ${last.rate} interactions/s for ${seconds} s`, figure: reachedBy(last) },
    { what: 'measured: the same, one process on SQLite', figure: reachedBy(alone) },
    row('first response, p50', ({ first }) => percentile(first, 0.5)),
    row('first response, p99', ({ first }) => percentile(first, 0.99), 'under 500 ms'),
    row(`pictures (${last.tally.pictures.length}), p99`, ({ tally }) => percentile(tally.pictures, 0.99)),
    row(`age of messages when sent (${last.ages.length}), p50`, ({ ages }) => percentile(ages, 0.5)),
    row(`age of messages when sent (${last.ages.length}), p99`, ({ ages }) => percentile(ages, 0.99), 'under 6000 ms'),
    row("the bot's processor time for an interaction", ({ cores, first, took }) => (cores.bots * took) / first.length),
    { what: 'memory of each process', figure: `${memoryOf(last)}; one process on SQLite ${memoryOf(alone)}` },
    ...outcomes.flatMap(([whose, outcome]) => [
      {
        what: `${whose}: messages for servers of their own, of others`,
        figure: outcome.written.map(({ own, others }) => `${own}, ${others}`).join('; '),
      },
      { what: `${whose}: lost and doubled`, figure: tollOf(outcome.toll) },
      {
        what: `${whose}: breaches of rules of Discord`,
        figure: `${outcome.breaches.length} ${[...new Set(outcome.breaches)].join(', ')}`,
      },
    ]),
  ];
}

/** What was reached, and what may have been the limit. */
function reachedBy({ sustained, reached, first, cores, late, tally }: Spell): string {
  const machine = `${cores.bots.toFixed(2)} cores for the bot, ${cores.people.toFixed(2)} for people and stand-in, of ${availableParallelism()}`;
  const failed = [...new Set(tally.failed)].slice(0, 3).join('; ');
  return (
    `${sustained ? 'sustained' : 'too much'}, ${reached.toFixed(1)}/s, first response p99 ${percentile(first, 0.99).toFixed(0)} ms; ${machine}, which were late by ${late.toFixed(0)} ms (p99); ` +
    `nobody free ${tally.idle} times; failed ${tally.failed.length} ${failed}`
  );
}

function memoryOf({ vitals }: Spell): string {
  return vitals.map(({ rss, peak }) => `${(rss / 1e6).toFixed(0)} MB (peak ${(peak / 1e6).toFixed(0)})`).join(', ');
}

function tollOf(toll: Toll): string {
  for (const finding of toll.findings) console.log(`  ! ${finding}`);
  return (
    `of ${toll.acknowledged} moves ${toll.lost} lost, ${toll.doubled} doubled; of ${toll.calls} calls ${toll.callsLost} lost; ` +
    `messages or calls doubled ${toll.callsDoubled}; other findings ${toll.findings.length}`
  );
}
