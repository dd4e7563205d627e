/**
 * A season of many people through the program as it is run, which is killed again and again. The people sign up, give their
 * matches up and wait; whatever is not answered they do again.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, seedRng, shuffle } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { startSandbox } from '#sandbox/sandbox';
import { peopleOf, settle } from '#test/many-people';
import { openPageSocket } from '#test/page-socket';
import { PATIENT_DEADLINE } from '#test/patience';
import { execute } from '#test/query';
import { tableOf } from './crowd.ts';
import { drained } from './field.ts';
import { buttonOf, callIn, type Leaguer, leaguer, type MatchCall, says } from './league-people.ts';
import { botOf, type Program, placeOf, startProgram } from './program.ts';
import { momentsOf, nowIn } from './season-moments.ts';

export type SeasonKilling = {
  readonly people: number;
  readonly rounds: number;
  readonly game: string;
  /** Decides the moments and who gives up; how they fall together is up to the machine. */
  readonly seed: string;
  /** An empty folder. */
  readonly folder: string;
};

/** What people were told. */
export type Told = {
  /** Ids of those who were told that they are in. */
  readonly joined: string[];
  /** By the number of a match: who gave it up, and was told that it is over. */
  readonly conceded: Map<number, string>;
  isFinal: boolean;
};

export type SeasonKilled = {
  readonly told: Told;
  readonly kills: readonly string[];
  readonly database: string;
  /** The database of the stand-in for Discord, with everything that was ever written. */
  readonly world: string;
  readonly channel: string;
  readonly breaches: readonly string[];
  /** What the program logged as errors, and how it ended when it was asked to. */
  readonly faults: readonly string[];
  readonly code: number | null;
};

const LEAGUE = 'Autumn';
const SERVER = 'Great League';
/** How many sign up at the same time. */
const HANDS = 4;
/** How long people let a match wait before they give it up, ms. */
const THINKING = 2500;
/** How long a season may take in which something hangs, ms. */
const LONGEST = 25 * 60_000;

/** Runs the trial. */
export async function killThroughSeason(trial: SeasonKilling): Promise<SeasonKilled> {
  const { folder, seed, game } = trial;
  const world = join(folder, 'sandbox.sqlite');
  const database = join(folder, 'wardroom.sqlite');
  const known = peopleOf(trial.people);
  settle(world, SERVER, known);
  const sandbox = await startSandbox({ databasePath: world, deadlines: { firstMs: PATIENT_DEADLINE } });
  const people = known.map((one) => leaguer(sandbox.url, one));
  const [boss] = people;
  if (boss === undefined) throw new Error('there is nobody');
  const told: Told = { joined: [], conceded: new Map(), isFinal: false };
  const errors: string[] = [];
  const kills: string[] = [];
  const ending = { now: false };
  let program: Promise<Program> = start();
  let down = program.then(({ ended }) => ended);

  async function start(): Promise<Program> {
    return startProgram({ ...botOf(sandbox), ...placeOf(database) });
  }

  async function kill(): Promise<void> {
    const { out, err } = await (await program).kill();
    errors.push(...faultsIn(out + err));
    // As time would end them.
    await execute(database, `UPDATE outbox SET leased_until = 0; UPDATE due SET leased_until = 0`);
    program = start();
    down = program.then(({ ended }) => ended);
    await program;
  }

  /** Does it until it is done; nobody waits for an answer of a program that is dead. */
  async function insist<T>(act: () => Promise<T | undefined>): Promise<T | undefined> {
    while (!ending.now) {
      await program;
      const done = await Promise.race([act().catch(() => undefined), down.then(() => undefined)]);
      if (done !== undefined) return done;
      await sleep(100);
    }
    return undefined;
  }

  async function signUp(person: Leaguer, channel: string): Promise<void> {
    await insist(async () => {
      const board = (await person.messages(channel)).findLast((m) => buttonOf(m, 'lg.join') !== undefined);
      return board && person.press(board, 'lg.join', says('You are in'));
    });
    told.joined.push(person.id);
  }

  async function giveUp({ match, table, thread, users }: MatchCall): Promise<void> {
    const rng = seedRng(`${seed} ${match}`);
    const user = users[below(rng, users.length)];
    const person = people.find(({ id }) => id === user);
    if (person === undefined) throw new Error(`match ${match} is nobody's`);
    let hasTried = false;
    await sleep(below(rng, THINKING));
    await insist(async () => {
      const asked = await person.command(thread, 'concede', {});
      if (asked === undefined) return undefined;
      // The answer was lost with the program, but not what they did.
      if (hasTried && (says('at no running table')(asked) || isAbout(asked, table) === false)) return asked;
      if (isAbout(asked, table) !== true) return undefined;
      hasTried = true;
      return person.press(asked, 'concede.yes', says('You have conceded'));
    });
    told.conceded.set(match, person.id);
  }

  const called = new Map<number, Promise<void>>();
  const socket = await openPageSocket(sandbox.url, ({ event }) => {
    const call = event.kind === 'message' ? callIn(event.message) : undefined;
    if (call !== undefined && !called.has(call.match)) called.set(call.match, giveUp(call));
  });
  const tooLong = setTimeout(() => {
    ending.now = true;
  }, LONGEST);
  try {
    await socket.watch([boss.id]);
    const channel = await boss.channel('game-tables');
    await insist(() => boss.command(channel, 'league create', { name: LEAGUE, kind: 'swiss', start: 0, game }));
    const killed = (async () => {
      for (const moment of momentsOf(trial)) {
        while (!ending.now && !moment.hasCome(await nowIn(database))) await sleep(15);
        await sleep(moment.after);
        await kill();
        kills.push(`${moment.what}: ${JSON.stringify(await nowIn(database))}`);
      }
    })();
    const waiting = shuffle(seedRng(seed), [...people]);
    const hand = async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await signUp(one, channel);
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    await insist(async () => (await nowIn(database)).entries === people.length || undefined);
    await insist(() => boss.command(channel, 'organise start', {}, says(/has begun|closed/)));
    await insist(async () => (await nowIn(database)).status === 'review' || undefined);
    const final = await insist(() => boss.command(channel, 'organise final', {}, says('stands')));
    told.isFinal = final !== undefined;
    await killed;
    await Promise.all(called.values());
    await drained(database);
    const { code, out, err } = await (await program).stop();
    const breaches = sandbox.violations().map(({ rule, route, detail }) => `${rule} ${route} ${detail}`);
    return { told, kills, database, world, channel, breaches, faults: [...errors, ...faultsIn(out + err)], code };
  } finally {
    clearTimeout(tooLong);
    ending.now = true;
    await (await program).kill();
    socket.close();
    await sandbox.close();
  }
}

/** Whether a message asks to give that table up; undefined: it asks for nothing. */
const isAbout = (message: PageMessage, table: string | undefined): boolean | undefined =>
  buttonOf(message, 'concede.yes') === undefined ? undefined : tableOf(message) === table;

/** What a program has logged as errors. */
function faultsIn(said: string): readonly string[] {
  return said.split('\n').filter((line) => /"level":"?(?:[56]0|error|fatal)/.test(line));
}
