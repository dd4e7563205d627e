/**
 * Lets computer players play against themselves and prints what they played for nothing.
 * `npm run wasted -- --games 20 --game tsw --players lieutenant,captain`
 */
import { commandLine, flag, someOf, text, whole } from '#cli';
import type { Game } from '#face/game';
import { createGames } from '#games/index';
import type { State } from '#kernel/state';
import { loadSets } from '#sets/load';
import { createOpponents } from './index.ts';
import { ladderOf, type Rung } from './ladder.ts';
import type { Match } from './play.ts';
import { progressOf } from './progress.ts';
import { createSchools } from './schools.ts';
import { playSeries } from './series.ts';
import { type Step, stepOf, type Wasted, wastedPlays } from './wasted.ts';

const all = createGames(loadSets().sets);
const schools = createSchools();
// The lowest may play for nothing.
const players = ladderOf(createOpponents()).slice(1);
const { values } = commandLine({
  command: 'npm run wasted',
  about:
    'Lets each computer player play against itself and prints the plays without which the turn would have gone as well.',
  options: {
    games: whole('for each edition and player', { least: 1 }, 10),
    game: someOf(
      'which games',
      all.map(({ id }) => id),
      all.map(({ id }) => id),
    ),
    players: someOf(
      'who plays; those that look ahead take minutes for a game',
      players.map(({ id }) => id),
      players.filter(({ level }) => level < 5).map(({ id }) => id),
    ),
    seed: text('decides all chance', 'wasted'),
    quiet: flag('do not tell how far it is'),
  },
});

for (const game of all.filter(({ id }) => values.game.includes(id)))
  for (const { id: edition } of game.editions)
    for (const player of players.filter(({ id }) => values.players.includes(id))) report(game, edition, player);

function report(game: Game, edition: string, player: Rung): void {
  const school = schools(game);
  if (school === undefined) return;
  const { games, seed } = values;
  let steps: Step[] = [];
  const watch = (...given: Parameters<NonNullable<Match['watch']>>) => {
    steps.push(stepOf(game, ...given));
  };
  const progress = progressOf(games, values);
  const decks = game.decks.filter((deck) => deck.edition === edition);
  let [answers, wasted, played] = [0, 0, 0];
  for (const one of playSeries({ game, edition, seed, games, seats: 2, players: [player], decks, watch })) {
    const found = wastedPlays(game, steps, school);
    for (const play of found) process.stdout.write(`${one.seed}, ${inWords(game, play)}\n`);
    answers += steps.length;
    wasted += found.length;
    steps = [];
    progress(++played);
  }
  process.stdout.write(`${game.name}, ${edition}, ${player.name}: ${wasted} of ${answers} answers in ${games} games\n`);
}

/** When and by whom, and the answer with cards by their definitions. */
function inWords(game: Game, { state, ask, answer, turn, loss }: Wasted): string {
  const { cards } = game.open(state) as State;
  const what = JSON.stringify(answer).replace(/\bc\d+\b/g, (id) => cards[id]?.def ?? id);
  return `turn ${turn}, seat ${ask.seat}, ${ask.prompt.key}: ${what} (chance ${loss.toFixed(3)} better without)`;
}
