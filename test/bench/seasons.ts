/** A large season beside other work, its standings as a picture, and a start with thousands of leagues. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { standingsScene } from '#discord/league/screens/standings-picture';
import { pairingsMessage, standingsMessage } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import { createGames, rebuildGame } from '#games/index';
import { createRenderer } from '#render/renderer';
import { CACHE_BYTES } from '#render/threaded-renderer';
import { entryRow, matchRow } from '#season/read';
import { createServices } from '#season/services';
import type { Season } from '#season/types';
import { loadSets } from '#sets/load';
import { isRefusal, type Member } from '#table/types';
import { aMatch, anEntry, aSeason, aSetting } from '#test/a-season';
import { placeOf } from '../trials/program.ts';
import { each, percentile, type Row, ratio } from './measure.ts';
import { starts } from './start.ts';
import { openedStore } from './stored-tables.ts';

const guild = '10';
const t = translatorIn('en');
const member = (user: string): Member => ({ user, name: `Player ${user}`, guild, manages: true, roles: [] });

/** Rows of the report; ratios against an idle loop, an empty database, or the bare picture, in the same minutes. */
export async function seasons(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-seasons-'));
  try {
    return [
      ...(await opening(join(folder, 'opening.sqlite'), quick ? 64 : 512)),
      ...(await resultsSet(folder, quick ? [64, 256] : [64, 256, 1000])),
      ...(await looking(quick ? 100 : 1000)),
      await manyLeagues(folder, quick ? 500 : 10_000, quick ? 1 : 3),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Leagues over a new database. `sweep`: does what is due. */
async function openSeasons(file: string) {
  const store = await openedStore(file);
  let sweep = async (): Promise<void> => undefined;
  const services = createServices({
    store,
    games: createGames(loadSets().sets),
    rebuild: rebuildGame,
    bots: {},
    log: pino({ level: 'error' }),
    every: (work) => {
      sweep = work;
      return () => undefined;
    },
  });
  return { ...services, store, sweep: () => sweep() };
}

/** A season with so many people begins: its first round is paired aside, and its tables are opened. */
async function opening(file: string, people: number): Promise<Row[]> {
  const { store, tables, seasons, sweep } = await openSeasons(file);
  const boss = member('boss');
  const made = await seasons.create(boss, { key: 'k', name: 'Large', channel: '20', kind: 'swiss', game: 'eve' });
  if (isRefusal(made)) throw new Error(made.refused);
  for (let n = 0; n < people; n++) await seasons.join(made.id, member(`p${n}`));
  const idle = await lateWhile(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const began = performance.now();
  const busy = await lateWhile(async () => {
    await seasons.start(made.id, boss);
    for (let open = 0; open < people / 2; ) {
      await sweep();
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = await seasons.find(made.id);
      open = isRefusal(now) ? people : now.matches.filter(({ status }) => status === 'open').length;
    }
  });
  const seconds = (performance.now() - began) / 1000;
  const answered = await pressed(async (n) => {
    const season = await seasons.find(made.id);
    if (isRefusal(season)) throw new Error(season.refused);
    const match = season.matches[n % season.matches.length];
    const user = season.entries.find((entry) => entry.n === match?.seats[0]?.entry)?.user;
    if (n % 4 === 0) standingsMessage(season, n % 10, t);
    else if (n % 4 === 1) pairingsMessage(season, n % 10, t);
    else await tables.view(match?.table ?? '', user);
  });
  await tables.close();
  await store.close();
  return [
    {
      what: `the event loop while ${people} people are paired and ${people / 2} tables opened`,
      figure: `late p50 ${busy.p50.toFixed(1)} ms, p99 ${busy.p99.toFixed(1)} ms, most ${busy.max.toFixed(0)} ms, in ${seconds.toFixed(1)} s; idle p99 ${idle.p99.toFixed(1)} ms`,
      ratio: ratio(busy.p99 / idle.p99),
      aim: 'p99 under 50 ms',
    },
    {
      what: `20 looks a second at that season and its ${people / 2} live tables, without Discord`,
      figure: `p50 ${percentile(answered, 0.5).toFixed(0)} ms, p99 ${percentile(answered, 0.99).toFixed(0)} ms`,
      aim: 'p99 under 500 ms',
    },
  ];
}

/** How many rounds are paired in a season of which a result is set. */
const ROUNDS = 9;

/** What it costs to set an earlier result of a season of so many people while its last round runs, against one of the fewest. */
async function resultsSet(folder: string, sizes: readonly number[]): Promise<Row[]> {
  const costs: { readonly people: number; readonly ms: number }[] = [];
  for (const people of sizes) costs.push({ people, ms: await resultSet(join(folder, `${people}.sqlite`), people) });
  const [fewest] = costs;
  return costs.map(({ people, ms }) => ({
    what: `a result set among ${people} people and ${(ROUNDS * people) / 2} matches, of the processor`,
    figure: `${ms.toFixed(1)} ms`,
    ratio: ratio(ms / (fewest?.ms ?? ms)),
  }));
}

/** Milliseconds of the processor, the mean of 30. */
async function resultSet(file: string, people: number): Promise<number> {
  const { store, tables, seasons } = await openSeasons(file);
  const boss = member('boss');
  const made = await seasons.create(boss, { key: 'k', name: 'Large', channel: '20', kind: 'swiss', game: 'eve' });
  if (isRefusal(made)) throw new Error(made.refused);
  const { matches: done, entries, settings } = played(people, ROUNDS);
  const matches = done.map((match) =>
    match.round < ROUNDS ? match : { ...match, status: 'open' as const, outcome: undefined },
  );
  await store.seasons.commit({
    season: made.id,
    expect: made.rev,
    row: { status: 'running', settings: JSON.stringify(settings), startedAt: 1 },
    entries: entries.map((entry) => entryRow(entry, 1)),
    matches: matches.map(matchRow),
    results: matches.flatMap(({ id, outcome }) => (outcome === undefined ? [] : [{ match: id, ...outcome }])),
  });
  const setOne = async (n: number) => {
    const won = n % 2 === 0 ? [1, 0] : [0, 1];
    const ruled = await seasons.rule(made.id, boss, { match: 1 + (n % 16), won, reason: 'measured' });
    if (isRefusal(ruled)) throw new Error(ruled.refused);
  };
  for (let n = 0; n < 3; n++) await setOne(n);
  const before = process.cpuUsage();
  for (let n = 0; n < 30; n++) await setOne(n + (n >> 4));
  const { user, system } = process.cpuUsage(before);
  await tables.close();
  await store.close();
  return (user + system) / 30_000;
}

/** Milliseconds that each of 100 presses takes which come 20 a second, whether those before are answered or not. */
async function pressed(press: (n: number) => Promise<void>): Promise<readonly number[]> {
  const took: Promise<number>[] = [];
  for (let n = 0; n < 100; n++) {
    const from = performance.now();
    took.push(press(n).then(() => performance.now() - from));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Promise.all(took);
}

/** How late timers of the loop are meanwhile, ms. */
async function lateWhile(work: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await work();
  delays.disable();
  const ms = (share: number) => delays.percentile(share) / 1e6;
  return { p50: ms(50), p99: ms(99), max: delays.max / 1e6 };
}

/** Somebody looks at the standings of a season of so many people: the words, and the picture. */
async function looking(people: number): Promise<Row[]> {
  const season = played(people, 10);
  standingsMessage(season, 0, t);
  const words = await each(30, async () => standingsMessage(season, 0, t));
  const scene = standingsScene(season, 0, 'Round 10 of 10', t);
  if (scene === undefined) throw new Error('no picture');
  const [warm, bare] = [createRenderer({ cacheBytes: CACHE_BYTES }), createRenderer({ cacheBytes: 0 })];
  await warm.png(scene);
  await bare.png(scene);
  // Another round each time, as the very same picture is kept.
  const rounds = Array.from({ length: 20 }, (_, n) => standingsScene(season, 0, `Round ${n} of 30`, t) ?? scene);
  const drawn = await each(rounds.length, (i) => warm.png(rounds[i] ?? scene));
  const cold = await each(10, () => bare.png(scene));
  for (const one of [warm, bare]) one.close();
  const [took, min] = [percentile(drawn, 0.5), percentile(cold, 0.5)];
  return [
    {
      what: `the standings of ${people} people after 10 rounds, in words`,
      figure: `p50 ${percentile(words, 0.5).toFixed(1)} ms, p99 ${percentile(words, 0.99).toFixed(1)} ms`,
    },
    {
      what: 'the same as a picture of 25 lines, warm',
      figure: `${took.toFixed(1)} ms against ${min.toFixed(1)} ms with nothing drawn before`,
      ratio: ratio(took / min),
      aim: 'under 150 ms',
    },
  ];
}

/** A season after so many rounds, in which the one with the lower number always wins. */
function played(people: number, rounds: number): Season {
  const half = Math.floor(people / 2);
  return aSeason({
    settings: aSetting({ rounds: rounds }),
    entries: Array.from({ length: people }, (_, i) => anEntry(i + 1, { name: `Player ${i + 1}` })),
    matches: Array.from({ length: rounds * half }, (_, i) => {
      const [round, n] = [Math.floor(i / half), i % half];
      return aMatch(i + 1, [n + 1, half + 1 + ((n + round) % half)], {
        ...{ round: round + 1, n: n + 1 },
        outcome: { how: 'played', won: [1, 0], drawn: 0, at: 1 },
      });
    }),
  });
}

/** The program starts on a database with so many leagues, of which a fifth is running. */
async function manyLeagues(folder: string, count: number, runs: number): Promise<Row> {
  const full = join(folder, 'full', 'wardroom.sqlite');
  await fillLeagues(full, count);
  const now = await starts({ ...placeOf(full) }, runs);
  const before = await starts({ ...placeOf(join(folder, 'empty', 'wardroom.sqlite')) }, runs);
  return {
    what: `a start with ${count} leagues, ${count / 5} of them running`,
    figure: `ready after ${now.seconds.toFixed(2)} s, ${(now.peak / 1e6).toFixed(0)} MB; empty ${before.seconds.toFixed(2)} s, ${(before.peak / 1e6).toFixed(0)} MB`,
    ratio: ratio(now.seconds / before.seconds),
    aim: 'under 3 s and 300 MB',
  };
}

async function fillLeagues(file: string, count: number): Promise<void> {
  const store = await openedStore(file);
  const at = Date.now();
  const act = { at, actor: 'boss', guild, table: undefined, what: 'league.create', args: '{}' };
  for (let n = 0; n < count; n++) {
    const id = `s${n}`;
    const running = n % 5 === 0;
    const known = { league: `l${n}`, rev: 1, settings: JSON.stringify(aSetting()), seed: id, course: undefined };
    await store.seasons.create(
      {
        league: { ...{ id: `l${n}`, key: `k${n}`, guild: `${n % 100}`, channel: '20' }, ...named(n), createdAt: at },
        season: {
          ...{ id, n: 1, status: running ? 'running' : 'final', ...known, message: undefined, ruleset: undefined },
          ...{ startsAt: undefined, startedAt: at, endedAt: running ? undefined : at },
        },
        act: { ...act, season: id },
        setDue: running ? [{ kind: 'season.next', seat: -1, at: at + 86_400_000 }] : [],
      },
      { server: count, owner: count },
    );
    if (!running) continue;
    await store.seasons.commit({
      season: id,
      expect: 1,
      row: {},
      entries: Array.from({ length: 8 }, (_, i) => ({
        ...{ n: i + 1, user: `u${i}`, name: `Player ${i}`, status: 'in', lot: i + 1, division: 0, fromRound: 1 },
        ...{ deck: undefined, joinedAt: at, pool: undefined, secret: false, standsFor: undefined, away: undefined },
      })),
    });
  }
  await store.close();
}

const named = (n: number) => ({ name: `League ${n}`, nameKey: `league ${n}`, owner: 'boss' });
