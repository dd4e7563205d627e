/**
 * Lets computer players play against each other and prints what came of it.
 * `npm run selfplay -- --games 1000 --seats 2 --players admiral,drifter --seed x`
 */
import { parseArgs } from 'node:util';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { countOf } from './figures.ts';
import { createOpponents } from './index.ts';
import { type Played, playSeries, spread } from './series.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seats: { type: 'string', default: '2' },
    players: { type: 'string', default: 'admiral,drifter' },
    decks: { type: 'string', default: '' },
    edition: { type: 'string', default: 'core' },
    seed: { type: 'string', default: 'wardroom' },
  },
});

const { sets } = loadSets();
const opponents = createOpponents({ eve: sets });
const [game] = createGames({ eve: sets });
if (game === undefined) throw new Error('no game to play');
const players = values.players.split(',').map((id) => {
  const found = opponents[id];
  if (found === undefined) throw new Error(`no player "${id}"; known are ${Object.keys(opponents).join(', ')}`);
  return { id, play: found.play };
});
const wanted = values.decks.split(',').filter((id) => id !== '');
const decks = game.decks.filter(
  (deck) => deck.edition === values.edition && (wanted.length === 0 || wanted.includes(deck.id)),
);

const sizes: number[] = [];
const played: Played[] = [];
const began = performance.now();
const series = {
  game,
  edition: values.edition,
  seed: values.seed,
  games: Number(values.games),
  seats: Number(values.seats),
  players,
  decks,
  weighEvery: 100,
};
for (const one of playSeries(series, sizes)) {
  played.push(one);
  if (one.result === undefined) print(`did not end: seed ${one.seed}, ${one.decks.join(' / ')}`);
}
report(played, sizes, (performance.now() - began) / 1000);

function report(all: readonly Played[], bytes: readonly number[], seconds: number): void {
  const inputs = all.reduce((sum, one) => sum + one.inputs, 0);
  const turns = spread(all.map((one) => one.turns));
  const size = spread(bytes);
  print(`games      ${all.length}, ended ${all.filter((one) => one.result !== undefined).length}`);
  print(`wins       ${tally(all.map((one) => one.winner ?? 'nobody'))}`);
  print(`how        ${tally(all.map((one) => one.result?.how ?? 'not ended'))}`);
  print(`decks      ${tally(all.map((one) => deckOf(one)))}`);
  print(`turns      median ${turns.median}, longest ${turns.largest}`);
  print(
    `speed      ${(inputs / seconds).toFixed(0)} inputs/s, ${(all.length / seconds).toFixed(1)} games/s, ${(inputs / all.length).toFixed(0)} inputs a game`,
  );
  print(`state      median ${size.median} bytes, largest ${size.largest}`);
  print(`seed       ${values.seed}`);
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
