/**
 * Plays the ready decks against each other and prints how fair they are, as Markdown.
 * `npm run balance -- --games 100 --edition core --seed wardroom --json`
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { balanceOf, type Fixture, playFixture, type Score, schedule } from './balance.ts';
import { balanceText } from './balance-text.ts';
import { createOpponents } from './index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    edition: { type: 'string', default: '' },
    seed: { type: 'string', default: 'wardroom' },
    json: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    quiet: { type: 'boolean', default: false },
    /** Set by the program for its own helpers: play every nth game, from the kth. */
    share: { type: 'string' },
  },
});

const { sets } = loadSets();
const [game] = createGames({ eve: sets });
const { admiral } = createOpponents({ eve: sets });
if (game === undefined || admiral === undefined) throw new Error('no game or no player to play it');
const { decks } = game;
const play = (fixture: Fixture) => playFixture(game, admiral.play, fixture);

const games = numberOf('games', 2);
const workers = numberOf('workers', 1);
const known = game.editions.map(({ id }) => id);
const editions = values.edition === '' ? known : values.edition.split(',');
const strange = editions.find((one) => !known.includes(one));
if (strange !== undefined) stop(`There is no edition "${strange}". Take one of ${known.join(', ')}.`);
const fixtures = editions.flatMap((edition) => schedule(decks, edition, games, values.seed));

if (values.share === undefined) await lead();
else help(values.share);

/** Has everything played and prints the report. */
async function lead(): Promise<void> {
  const scores = workers === 1 ? alone() : await shared();
  const balances = editions.map((edition) => balanceOf(decks, edition, scores));
  const run = { seed: values.seed, games: 2 * Math.ceil(games / 2), player: admiral?.name ?? '' };
  process.stdout.write(
    `${values.json ? JSON.stringify({ ...run, editions: balances }) : balanceText(balances, run)}\n`,
  );
  if (balances.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function alone(): Score[] {
  return fixtures.map((fixture, n) => {
    progress(n);
    return play(fixture);
  });
}

/** The games are dealt out to processes of their own; the scores come back in the order of the games. */
async function shared(): Promise<Score[]> {
  const scores = new Map<number, Score>();
  const script = fileURLToPath(import.meta.url);
  const helpers = Array.from({ length: workers }, (_, n) =>
    fork(script, [...process.argv.slice(2), '--share', `${n}/${workers}`]),
  );
  for (const helper of helpers)
    helper.on('message', ([n, score]: [number, Score]) => {
      scores.set(n, score);
      progress(scores.size);
    });
  await Promise.all(helpers.map(done)).catch((why: unknown) => {
    for (const helper of helpers) helper.kill();
    throw why;
  });
  return fixtures.flatMap((_, n) => scores.get(n) ?? []);
}

function done(helper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    helper.on('error', reject);
    helper.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('a helper process did not play to its end')),
    );
  });
}

/** Plays one's own part of the games and sends each score. */
function help(share: string): void {
  const [first = 0, step = 1] = share.split('/').map(Number);
  for (let n = first; n < fixtures.length; n += step) {
    const fixture = fixtures[n];
    if (fixture !== undefined) process.send?.([n, play(fixture)]);
  }
  process.disconnect?.();
}

function progress(n: number): void {
  const step = Math.max(1, Math.floor(fixtures.length / 20));
  if (!values.quiet && n % step === 0) process.stderr.write(`${n} of ${fixtures.length} games\n`);
}

function numberOf(name: 'games' | 'workers', least: number): number {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < least) stop(`--${name} wants a whole number from ${least}, not "${values[name]}".`);
  return n;
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
