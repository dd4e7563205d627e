/** Whole games: between computer players, the rules alone without anybody thinking, and as stored tables play them. */
import { performance } from 'node:perf_hooks';
import { playSeries } from '#bots/series';
import type { Game } from '#face/game';
import { boardgameIoMove } from './cycle.ts';
import { percentile, type Row, ratio, time } from './measure.ts';
import {
  decks,
  edition,
  editionOf,
  eve,
  games,
  opponent,
  pairOf,
  type Recorded,
  record,
  replay,
  replayReadAnew,
  replayStored,
} from './stock.ts';

type Pairing = readonly [string, string];
const pairings: readonly Pairing[] = [
  ['drifter', 'drifter'],
  ['admiral', 'admiral'],
];

/** What is aimed at, by game: the rules alone by chance and by the Admiral, and a stored table's input; absent: nothing. */
const aims: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  eve: { drifter: '≥ 25 ×', admiral: '≥ 20 ×', stored: '≤ 0.35 ×' },
  ese: { drifter: '≥ 10 ×', admiral: '≥ 10 ×', stored: '≤ 0.6 ×' },
};

/** Rows of the report; ratios against a move of boardgame.io's reducer in this process. */
export function selfplay(quick: boolean): Row[] {
  const cost = boardgameIoMove(quick ? 3000 : 20_000);
  const rows: Row[] = [
    { what: 'boardgame.io 0.50 reducer, a 120-card cycle', figure: `${Math.round(1e6 / cost)} moves/s` },
  ];
  for (const game of games) {
    const sizes: number[] = [];
    for (const pairing of pairings) rows.push(...played(game, pairing, quick, cost, sizes));
    rows.push({
      what: '  bytes of a stored state',
      figure: `median ${percentile(sizes, 0.5)}, largest ${percentile(sizes, 1)}`,
    });
  }
  return rows;
}

/** A game between two players of a kind, with all that they think, and without. `cost`: of the baseline, µs. */
function played(game: Game, pairing: Pairing, quick: boolean, cost: number, sizes: number[]): Row[] {
  const [name] = pairing;
  const count = quick ? (game === eve ? 10 : 4) : 200;
  const series = {
    game,
    edition: game === eve ? edition : editionOf(game),
    decks: game === eve ? decks : pairOf(game),
    games: count,
    seats: 2,
    seed: 'bench',
    players: pairing.map((id) => ({ id, play: opponent(id).play })),
  };
  // A few games to warm up, which also weigh the states.
  for (const _ of playSeries({ ...series, games: Math.ceil(count / 5), weighEvery: 10 }, sizes));
  let inputs = 0;
  const began = performance.now();
  for (const one of playSeries(series)) inputs += one.inputs;
  const seconds = (performance.now() - began) / 1000;
  const recorded = Array.from({ length: quick ? 6 : 50 }, (_, n) => record(`rules-${n}`, pairing, game));
  const rules = microseconds(recorded, quick ? 24 : 200, replay);
  const own = aims[game.id] ?? {};
  const rows = [
    {
      what: `${game.short ?? game.name}: ${name} against ${name}, ${count} games of ${Math.round(inputs / count)} inputs`,
      figure: `${Math.round(inputs / seconds)} inputs/s, ${(count / seconds).toFixed(1)} games/s`,
      ratio: ratio((inputs / seconds / 1e6) * cost),
    },
    {
      what: '  the rules alone, the inputs of such games again',
      figure: `${Math.round(1e6 / rules)} inputs/s`,
      ratio: ratio(cost / rules),
      ...(own[name] !== undefined && { aim: own[name] }),
    },
  ];
  if (name !== 'admiral') return rows;
  const stored = microseconds(recorded, quick ? 12 : 100, replayStored);
  const readAnew = microseconds(recorded, quick ? 12 : 100, replayReadAnew);
  return [
    ...rows,
    {
      what: '  the same with the state written after each input',
      figure: `${stored.toFixed(1)} µs an input`,
      ratio: ratio(stored / cost),
      ...(own.stored !== undefined && { aim: own.stored }),
    },
    {
      what: '  and read anew before each, as after a move of another process',
      figure: `${readAnew.toFixed(1)} µs an input`,
      ratio: ratio(readAnew / cost),
    },
  ];
}

/** What an input takes in recorded games that are played again and again, measured as the baseline is: the best of three runs. */
function microseconds(recorded: readonly Recorded[], rounds: number, again: (game: Recorded) => void): number {
  const inputs = recorded.reduce((sum, game) => sum + game.inputs.length, 0) / recorded.length;
  const game = time(rounds, (n) => {
    const one = recorded[n % recorded.length];
    if (one !== undefined) again(one);
  });
  return game / inputs;
}
