/**
 * Plays each computer player against the one a level below and prints how often it wins, as rows of a Markdown table.
 * `npm run ladder -- --games 100 --game tsw --levels 2,3`
 */
import { commandLine, flag, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { shareOf } from './figures.ts';
import { createOpponents } from './index.ts';
import { ladderOf, winsOf } from './ladder.ts';
import { progressOf } from './progress.ts';

const all = createGames(loadSets().sets);
const ladder = ladderOf(createOpponents());
const { values } = commandLine({
  command: 'npm run ladder',
  about: 'Plays each computer player against the one a level below and prints how often it wins.',
  options: {
    games: whole('for each edition and each pair of levels', { least: 1 }, 100),
    game: someOf(
      'which games',
      all.map(({ id }) => id),
      all.map(({ id }) => id),
    ),
    levels: someOf(
      'which levels against the one below',
      ladder.slice(1).map(({ level }) => `${level}`),
      ladder.slice(1).map(({ level }) => `${level}`),
    ),
    seed: text('decides all chance', 'ladder'),
    quiet: flag('do not tell how far it is'),
  },
});

process.stdout.write('| Game | Level | Against | Won | Seed |\n| --- | --- | --- | --- | --- |\n');
for (const game of all.filter(({ id }) => values.game.includes(id)))
  for (const { id: edition, name } of game.editions)
    for (const [i, better] of ladder.entries()) {
      const below = ladder[i - 1];
      if (below === undefined || !values.levels.includes(`${better.level}`)) continue;
      const { games, seed } = values;
      const won = winsOf([better, below], { game, edition, seed, games }, progressOf(games, values));
      const { low, high } = shareOf(won, games);
      const interval = `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;
      const title = game.editions.length > 1 ? `${game.name}, ${name}` : game.name;
      process.stdout.write(
        `| ${title} | ${better.level}. ${better.name} | ${below.name} | ${won} of ${games} (${interval}) | \`${seed}\` |\n`,
      );
    }
