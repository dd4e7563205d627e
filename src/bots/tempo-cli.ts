/** `npm run tempo`: measures how often a person would be asked, turn by turn, with the autopilot that real tables use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine, flag, oneOf, someOf, text, whole } from '#cli';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { decide, newAutopilot } from '#table/play/autopilot';
import { createOpponents } from './index.ts';
import { withFigures } from './section.ts';
import { measureTempo } from './tempo.ts';
import { type Measured, tempoText } from './tempo-text.ts';

const all = createGames(loadSets().sets);
const opponents = createOpponents();
const { values } = commandLine({
  command: 'npm run tempo',
  about: 'Counts how often a person would be asked, turn by turn, and prints tables as Markdown.',
  options: {
    game: oneOf(
      'what is played',
      all.map(({ id }) => id),
      all[0]?.id ?? '',
    ),
    games: whole('for each row of the tables', { least: 1 }, 50),
    seats: someOf(
      'sizes of tables; larger ones than the game allows are left out',
      ['2', '3', '4', '5', '6'],
      ['2', '4'],
    ),
    editions: someOf(
      'whose cards; without it all of the game',
      all.flatMap(({ editions }) => editions.map(({ id }) => id)),
      [],
    ),
    modes: someOf('of the autopilot', ['strict', 'fast'], ['strict', 'fast']),
    player: oneOf('the computer player that decides', Object.keys(opponents), 'admiral'),
    seed: text('decides all chance', 'tempo'),
    write: flag('write the figures into docs/tempo.md'),
  },
});
const opponent = opponents[values.player];
const game = all.find(({ id }) => id === values.game);
if (opponent === undefined || game === undefined) throw new Error('nobody to play, or nothing');
const editions = game.editions.filter(({ id }) => values.editions.length === 0 || values.editions.includes(id));

const measured: Measured[] = [];
for (const seats of values.seats.map(Number).filter((n) => n <= game.maxSeats)) {
  for (const edition of editions) {
    for (const mode of values.modes) {
      const name = `${edition.id}, ${seats} players`;
      process.stderr.write(`${name}, ${mode}\n`);
      const pilot = newAutopilot(mode, undefined, game.words.stops);
      const series = {
        game,
        edition: edition.id,
        seed: values.seed,
        games: values.games,
        seats,
        players: [{ id: values.player, play: opponent.play }],
        decks: game.decks.filter((deck) => deck.edition === edition.id),
      };
      measured.push({ name, mode, tempo: measureTempo(series, (view, ask) => decide(view, ask, pilot).answer) });
    }
  }
}
const figures = tempoText(measured, { seed: values.seed, player: opponent.name });
process.stdout.write(`${figures}\n`);
if (values.write) {
  const page = new URL('../../docs/tempo.md', import.meta.url);
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'npm run tempo -- --write', figures));
}
