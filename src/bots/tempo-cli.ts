/**
 * Measures how often a person would be asked, turn by turn, with the autopilot that real tables use.
 * `npm run tempo -- --games 200 --seats 2 --editions core,exiled --modes fast,strict --seed x`
 */
import { parseArgs } from 'node:util';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { decide, newPilot, type Pilot } from '#table/autopilot';
import { quantile } from './figures.ts';
import { createOpponents } from './index.ts';
import { type Kind, measureTempo, type Sitting, type Tempo } from './tempo.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '2' },
    player: { type: 'string', default: 'admiral' },
    editions: { type: 'string', default: 'core,exiled' },
    modes: { type: 'string', default: 'fast,strict' },
    seed: { type: 'string', default: 'tempo' },
  },
});

const { sets } = loadSets();
const [game] = createGames({ eve: sets });
const play = createOpponents({ eve: sets })[values.player]?.play;
if (game === undefined || play === undefined) throw new Error(`no player "${values.player}"`);

for (const edition of values.editions.split(',')) {
  for (const mode of values.modes.split(',')) {
    const pilot: Pilot = newPilot(mode === 'strict' ? 'strict' : 'fast', undefined, game.words.stops);
    const series = {
      game,
      edition,
      seed: values.seed,
      games: Number(values.games),
      seats: Number(values.seats),
      players: [{ id: values.player, play }],
      decks: game.decks.filter((deck) => deck.edition === edition),
    };
    report(
      `${edition}, ${mode}, ${values.seats} seats`,
      measureTempo(series, (view, ask) => decide(view, ask, pilot).answer),
    );
  }
}
print(`seed ${values.seed}`);

function report(title: string, tempo: Tempo): void {
  print(`\n${title}: ${tempo.games} games, ${tempo.ended} ended`);
  print('                   turns    none  median    mean     p90     max');
  const others = tempo.sittings.filter(({ own }) => !own);
  const own = tempo.sittings.filter((one) => one.own);
  figures('other turn, asks ', others, ({ asks }) => asks);
  figures('other turn, calls', others, ({ calls }) => calls);
  figures('own turn, asks   ', own, ({ asks }) => asks);
  figures('own turn, calls  ', own, ({ calls }) => calls);
  list('asked, other turn', tempo.asked, false, others.length);
  list('asked, own turn', tempo.asked, true, own.length);
  list('passed where the player would have acted, other turn', tempo.lost, false, others.length);
  list('passed where the player would have acted, own turn', tempo.lost, true, own.length);
}

function figures(title: string, sittings: readonly Sitting[], of: (one: Sitting) => number): void {
  const counts = sittings.map(of);
  const turns = Math.max(1, counts.length);
  const mean = counts.reduce((sum, n) => sum + n, 0) / turns;
  const none = (100 * counts.filter((n) => n === 0).length) / turns;
  const at = (share: number) => quantile(counts, share);
  const columns = [counts.length, `${none.toFixed(0)} %`, at(0.5), mean.toFixed(2), at(0.9), at(1)];
  print(`${title}${columns.map((one) => String(one).padStart(8)).join('')}`);
}

/** Kinds of asks with how often they come per turn. */
function list(title: string, kinds: readonly Kind[], own: boolean, turns: number): void {
  const shown = kinds
    .filter((one) => one.own === own)
    .map(({ kind, times }) => `${kind} ${(times / turns).toFixed(3)}`);
  print(`  ${title}: ${shown.length === 0 ? 'none' : shown.join(', ')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
