/**
 * Fits how computer players judge positions to games between Admirals, and prints the weights.
 * `npm run fit -- --game eve --games 500`
 */
import { commandLine, oneOf, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { readRules } from './chosen-rules.ts';
import { createSchools } from './schools.ts';
import { fitWeights, type Sample, surprise } from './search/regression.ts';
import { samplesOf } from './search/samples.ts';

const games = createGames(loadSets().sets);
const { values } = commandLine({
  command: 'npm run fit',
  about: 'Fits how computer players judge positions to games between Admirals, and prints the weights.',
  options: {
    game: oneOf(
      'what is played',
      games.map(({ id }) => id),
      games[0]?.id ?? '',
    ),
    games: whole('how many', { least: 5 }, 500),
    seats: someOf('numbers of players, in turn', ['2', '3', '4', '5', '6'], ['2']),
    rules: text('what the table chooses, such as truce=first', ''),
    seed: text('decides all chance', 'wardroom'),
  },
});
const game = games.find(({ id }) => id === values.game);
const school = game && createSchools()(game);
if (game === undefined || school === undefined) throw new Error(`nobody has learned the game ${values.game}`);
const { figures, weights: present } = school.prospects;

const options = readRules(values.rules);
const played: (readonly Sample[])[] = [];
for (let n = 0; n < values.games; n++) {
  const edition = game.editions[n % game.editions.length]?.id ?? '';
  const seats = Number(values.seats[Math.floor(n / game.editions.length) % values.seats.length]);
  played.push(
    samplesOf({ game, edition, seats, seed: `${values.seed} ${n}`, options, player: school.admiral, figures }),
  );
}

// A fifth of the games is kept back, to see what the weights are worth in games that they were not fitted to.
const kept = Math.floor(played.length * 0.8);
const unknown = played.slice(kept).flat();
const inUnknown = (weights: readonly number[]): string => surprise(unknown, weights).toFixed(4);
print(`games      ${played.length}, positions ${played.flat().length}`);
print(`surprise   ${inUnknown(fitWeights(played.slice(0, kept).flat()))} nats in games not fitted to`);
print(`           ${inUnknown(present)} with the present weights, ${inUnknown([])} with equal chances`);
print(
  `weights    [${fitWeights(played.flat())
    .map((weight) => Number(weight.toPrecision(3)))
    .join(', ')}]`,
);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
