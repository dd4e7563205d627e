/**
 * Plays the ready decks against each other and prints how fair they are, as Markdown.
 * `npm run balance -- --games 100 --edition core --seed wardroom --json`
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { commandLine, flag, oneOf, refuse, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { balanceOf, type Fixture, playFixture, type Score, schedule } from './balance.ts';
import { balanceText } from './balance-text.ts';
import { createOpponents } from './index.ts';
import { withFigures } from './section.ts';

const withDecks = createGames(loadSets().sets).filter(({ decks }) => decks.length > 0);
const opponents = createOpponents();
const command = 'npm run balance';
const { values } = commandLine({
  command,
  about: 'Plays the ready decks of a game against each other and prints how fair they are, as Markdown.',
  options: {
    games: whole('for each pair of decks', { least: 2 }, 100),
    game: oneOf(
      'whose decks',
      withDecks.map(({ id }) => id),
      withDecks[0]?.id ?? '',
    ),
    player: oneOf('who plays, in both seats', Object.keys(opponents), 'admiral'),
    edition: someOf(
      'editions to play; without it all',
      withDecks.flatMap(({ editions }) => editions.map(({ id }) => id)),
      [],
    ),
    seed: text('decides all chance', 'wardroom'),
    workers: whole('processes that share the work', { least: 1 }, Math.min(4, availableParallelism())),
    json: flag('print the figures for a program'),
    quiet: flag('do not tell how far it is'),
    write: flag('write the figures into docs/balance.md'),
    share: text('for its own helpers: play every nth game from the kth, as k/n', ''),
  },
});
const { games, workers } = values;
const game = withDecks.find(({ id }) => id === values.game);
if (game === undefined) throw new Error('no game to play');
const known = game.editions.map(({ id }) => id);
const foreign = values.edition.filter((id) => !known.includes(id));
if (foreign.length > 0) refuse({ command }, [`--edition: ${game.name} has ${known.join(', ')}.`]);
const editions = values.edition.length === 0 ? known : values.edition;
const { decks } = game;
const opponent = opponents[values.player];
if (opponent === undefined) throw new Error('no player to play');
const { name: player, play: decide } = opponent;
const play = (fixture: Fixture) => playFixture(game, decide, fixture);
const fixtures = editions.flatMap((edition) => schedule(decks, edition, games, values.seed));

if (values.share === '') await lead();
else help(values.share);

/** Has all games played and prints the report. */
async function lead(): Promise<void> {
  const scores = workers === 1 ? alone() : await shared();
  const balances = editions.map((edition) => balanceOf(decks, edition, scores));
  const run = { seed: values.seed, games: 2 * Math.ceil(games / 2), player };
  const text = balanceText(balances, run);
  process.stdout.write(`${values.json ? JSON.stringify({ ...run, editions: balances }) : text}\n`);
  if (values.write) {
    const page = new URL('../../docs/balance.md', import.meta.url);
    const written = [command, '--', ...(game === withDecks[0] ? [] : ['--game', values.game]), '--write'].join(' ');
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), written, text));
  }
  if (balances.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function alone(): Score[] {
  return fixtures.map((fixture, n) => {
    progress(n);
    return play(fixture);
  });
}

/** Distributes the games to child processes; returns the scores in the order of the games. */
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

/** In a child process: plays its share of the games and sends each score. */
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
