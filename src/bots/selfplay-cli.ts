/**
 * Lets computer players play against each other and prints the results.
 * `npm run selfplay -- --games 1000 --seats 2 --players admiral,drifter --seed x`
 */
import { commandLine, flag, oneOf, refuse, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { readRules } from './chosen-rules.ts';
import { countOf, shareOf } from './figures.ts';
import { createOpponents } from './index.ts';
import { progressOf } from './progress.ts';
import { type Played, playSeries, spread } from './series.ts';

const opponents = createOpponents();
const games = createGames(loadSets().sets);
const command = 'npm run selfplay';
const { values } = commandLine({
  command,
  about: 'Lets computer players play against each other and prints what came of it.',
  options: {
    game: oneOf(
      'what is played',
      games.map(({ id }) => id),
      games[0]?.id ?? '',
    ),
    games: whole('how many', { least: 1 }, 100),
    seats: whole('players at a table', { least: 2, most: Math.max(...games.map(({ maxSeats }) => maxSeats)) }, 2),
    players: someOf('who plays, seated in turn', Object.keys(opponents), ['admiral', 'drifter']),
    edition: text('whose cards; without it the first edition of the game', ''),
    decks: someOf(
      'ready decks of that edition; without it all of them',
      games.flatMap((game) => game.decks.map(({ id }) => id)),
      [],
    ),
    rules: text('what the table chooses, such as truce=first', ''),
    seed: text('decides all chance', 'wardroom'),
    quiet: flag('do not tell how far it is'),
  },
});
const game = games.find(({ id }) => id === values.game);
if (game === undefined) throw new Error('no game to play');
const edition = values.edition === '' ? (game.editions[0]?.id ?? '') : values.edition;
const faults = [
  ...(game.editions.some(({ id }) => id === edition)
    ? []
    : [`--edition: ${game.name} has ${game.editions.map(({ id }) => id).join(', ')}.`]),
  ...(values.seats <= game.maxSeats ? [] : [`--seats: ${game.name} has at most ${game.maxSeats}.`]),
];
if (faults.length > 0) refuse({ command }, faults);
const decks = game.decks.filter(
  ({ id, edition: of }) => of === edition && (values.decks.length === 0 || values.decks.includes(id)),
);
const foreign = values.decks.filter((id) => !decks.some((deck) => deck.id === id));
if (foreign.length > 0)
  refuse({ command }, [`--decks: ${foreign.join(', ')} cannot be played in the edition ${edition}.`]);
const players = values.players.flatMap((id) => {
  const play = opponents[id]?.play;
  return play === undefined ? [] : [{ id, play }];
});

const sizes: number[] = [];
const played: Played[] = [];
const began = performance.now();
const series = {
  game,
  edition,
  seed: values.seed,
  games: values.games,
  seats: values.seats,
  players,
  decks,
  options: readRules(values.rules),
  weighEvery: 100,
};
const progress = progressOf(series.games, values);
for (const one of playSeries(series, sizes)) {
  played.push(one);
  progress(played.length);
  if (one.result === undefined) print(`did not end: seed ${one.seed}, ${one.decks.join(' / ')}`);
}
report(played, sizes, (performance.now() - began) / 1000);

function report(all: readonly Played[], bytes: readonly number[], seconds: number): void {
  const inputs = all.reduce((sum, one) => sum + one.inputs, 0);
  const turns = spread(all.map((one) => one.turns));
  const size = spread(bytes);
  print(`games      ${all.length}, ended ${all.filter((one) => one.result !== undefined).length}`);
  print(`wins       ${wins(all)}`);
  print(`how        ${tally(all.map((one) => one.result?.how ?? 'not ended'))}`);
  print(`decks      ${tally(all.map((one) => deckOf(one)))}`);
  print(`turns      median ${turns.median}, longest ${turns.largest}`);
  print(
    `speed      ${(inputs / seconds).toFixed(0)} inputs/s, ${(all.length / seconds).toFixed(1)} games/s, ${(inputs / all.length).toFixed(0)} inputs a game`,
  );
  print(`state      median ${size.median} bytes, largest ${size.largest}`);
  print(`seed       ${values.seed}`);
}

/** Who has won how often, with the 95 % interval in per cent. */
function wins(all: readonly Played[]): string {
  return countOf(all.map((one) => one.winner ?? 'nobody'))
    .map(([name, n]) => {
      const { low, high } = shareOf(n, all.length);
      return `${name} ${n} (${Math.round(100 * low)}–${Math.round(100 * high)} %)`;
    })
    .join(', ');
}

function deckOf(one: Played): string {
  const [winner] = one.result?.winners ?? [];
  return winner === undefined ? 'nobody' : (one.decks[winner] ?? 'nobody');
}

function tally(list: readonly string[]): string {
  return countOf(list)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
