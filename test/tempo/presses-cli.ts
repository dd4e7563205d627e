/** `npm run tempo -- --presses`: plays whole games through the screens and counts what that takes of people. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createOpponents } from '#bots/index';
import { withFigures } from '#bots/section';
import { commandLine, flag, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { resolute } from './battle.ts';
import { before } from './before.ts';
import { pressesText } from './presses-text.ts';
import { playSeries, type Series } from './series.ts';

const sets = loadSets().sets;
const games = createGames(sets);
const [player] = Object.values(createOpponents());
if (player === undefined) throw new Error('nobody to play');
const known = games.map(({ id }) => id);
const { values } = commandLine({
  command: 'npm run tempo',
  about: 'Plays whole games through the screens that people have, and counts presses, calls and messages.',
  options: {
    presses: flag('this; without it asks are counted and no screens are shown'),
    games: whole('of each edition', { least: 1 }, 20),
    only: someOf('of which games', known, known),
    seed: text('decides all chance', 'tempo'),
    write: flag('write the figures into docs/tempo.md'),
  },
});

const all: Series[] = [];
for (const game of games.filter(({ id }) => values.only.includes(id))) {
  for (const { id: edition } of game.editions) {
    const told = (line: string) => process.stderr.write(`${line}\n`);
    all.push(
      await playSeries({ game, edition, player: resolute(player.play), games: values.games, seed: values.seed, told }),
    );
  }
}
const figures = pressesText(all, { seed: values.seed, player: player.name, games: values.games }, before);
process.stdout.write(`${figures}\n`);
if (values.write) {
  const page = new URL('../../docs/tempo.md', import.meta.url);
  const command = 'npm run tempo -- --presses --write';
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), command, figures));
}
