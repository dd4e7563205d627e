/**
 * Plays games with one player in every seat and prints how fair they are, as Markdown: the ready decks against each other, or
 * by numbers of players.
 * `npm run balance -- --games 100 --edition core --seed wardroom --json`
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { commandLine, flag, oneOf, refuse, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { balanceOf, type Fixture, playFixture, type Score, schedule } from './balance.ts';
import { balanceText, type Run, tablesText } from './balance-text.ts';
import { readRules } from './chosen-rules.ts';
import { createOpponents } from './index.ts';
import { progressOf } from './progress.ts';
import { withFigures } from './section.ts';
import { tables, tablesBalanceOf } from './tables-balance.ts';

const all = createGames(loadSets().sets);
const opponents = createOpponents();
const command = 'npm run balance';
const { values } = commandLine({
  command,
  about: 'Plays a game with one player in every seat and prints how fair its decks and seats are, as Markdown.',
  options: {
    games: whole('for each pair of decks, or for each number of players', { least: 2 }, 100),
    game: oneOf(
      'what is played',
      all.map(({ id }) => id),
      all[0]?.id ?? '',
    ),
    seats: someOf(
      'numbers of players; without it each pair of decks, or all numbers where players do not bring decks',
      ['2', '3', '4', '5', '6'],
      [],
    ),
    player: oneOf('who plays, in every seat', Object.keys(opponents), 'admiral'),
    rules: text('what the table chooses, such as truce=first', ''),
    edition: someOf(
      'editions to play; without it all',
      all.flatMap(({ editions }) => editions.map(({ id }) => id)),
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
const game = all.find(({ id }) => id === values.game);
if (game === undefined) throw new Error('no game to play');
const { decks, minSeats, maxSeats } = game;
const known = game.editions.map(({ id }) => id);
const foreign = values.edition.filter((id) => !known.includes(id));
if (foreign.length > 0) refuse({ command }, [`--edition: ${game.name} has ${known.join(', ')}.`]);
const editions = values.edition.length === 0 ? known : values.edition;
if (values.seats.some((n) => Number(n) > maxSeats))
  refuse({ command }, [`--seats: ${game.name} has at most ${maxSeats}.`]);
const anyNumber = Array.from({ length: maxSeats - minSeats + 1 }, (_, n) => minSeats + n);
/** Numbers of players; empty: each pair of decks. */
const seats = values.seats.length > 0 ? values.seats.map(Number) : decks.length === 0 ? anyNumber : [];
const opponent = opponents[values.player];
if (opponent === undefined) throw new Error('no player to play');
const { name: player, play: decide } = opponent;
const rules = readRules(values.rules);
const play = (fixture: Fixture) => playFixture(game, decide, fixture, rules);
const fixtures = editions.flatMap((edition) =>
  seats.length === 0
    ? schedule(decks, edition, games, values.seed)
    : seats.flatMap((n) => tables(decks, edition, n, games, values.seed)),
);

const progress = progressOf(fixtures.length, values);

if (values.share === '') await lead();
else help(values.share);

/** Has all games played and prints the report. */
async function lead(): Promise<void> {
  const scores = workers === 1 ? alone() : await shared();
  const run = { seed: values.seed, player, rules: values.rules };
  const { text, figures, faults } = seats.length === 0 ? ofPairs(scores, run) : ofTables(scores, run);
  process.stdout.write(`${values.json ? JSON.stringify({ ...run, ...figures }) : text}\n`);
  if (values.write) {
    const page = new URL('../../docs/balance.md', import.meta.url);
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), written(), text));
  }
  if (faults > 0) process.exitCode = 1;
}

type Report = { readonly text: string; readonly figures: object; readonly faults: number };

/** The ready decks against each other. */
function ofPairs(scores: readonly Score[], part: Omit<Run, 'games'>): Report {
  const run = { ...part, games: 2 * Math.ceil(games / 2) };
  const balances = editions.map((edition) => balanceOf(decks, edition, scores));
  return {
    text: balanceText(balances, run),
    figures: { games: run.games, editions: balances },
    faults: balances.flatMap(({ faults }) => faults).length,
  };
}

/** By numbers of players. */
function ofTables(scores: readonly Score[], part: Omit<Run, 'games'>): Report {
  const balances = editions.flatMap((edition) => seats.map((n) => tablesBalanceOf(decks, edition, n, scores)));
  return {
    text: tablesText(balances, { ...part, games }),
    figures: { games, tables: balances },
    faults: balances.flatMap(({ faults }) => faults).length,
  };
}

/** The command by which the page names its figures. */
function written(): string {
  const chosen = [
    ...(game === all[0] ? [] : ['--game', values.game]),
    ...(values.seats.length === 0 ? [] : ['--seats', values.seats.join(',')]),
    ...(values.player === 'admiral' ? [] : ['--player', values.player]),
    ...(values.rules === '' ? [] : ['--rules', values.rules]),
  ];
  return [command, '--', ...chosen, '--write'].join(' ');
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
  const [, script = ''] = process.argv;
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
