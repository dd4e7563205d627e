/** Whole games of EVE: between computer players, and the rules alone, without anybody thinking. */
import { performance } from 'node:perf_hooks';
import { playSeries } from '#bots/series';
import { boardgameIoMove } from './cycle.ts';
import { percentile, type Row, ratio, time } from './measure.ts';
import { decks, edition, eve, opponent, record, replay } from './stock.ts';

type Pairing = readonly [string, string];
const pairings: readonly Pairing[] = [
  ['drifter', 'drifter'],
  ['admiral', 'admiral'],
];

/** Rows of the report; ratios against a move of boardgame.io's reducer in this process. */
export function selfplay(quick: boolean): Row[] {
  const games = quick ? 10 : 200;
  const baseline = 1e6 / boardgameIoMove(quick ? 3000 : 20_000);
  const rows: Row[] = [
    { what: 'boardgame.io 0.50 reducer, a 120-card cycle', figure: `${Math.round(baseline)} moves/s` },
  ];
  const sizes: number[] = [];
  for (const pairing of pairings) {
    const name = pairing[0];
    const series = {
      game: eve,
      edition,
      decks,
      games,
      seats: 2,
      seed: 'bench',
      players: pairing.map((id) => ({ id, play: opponent(id).play })),
    };
    // A few games to warm up, which also weigh the states.
    for (const _ of playSeries({ ...series, games: Math.ceil(games / 5), weighEvery: 10 }, sizes));
    let inputs = 0;
    const began = performance.now();
    for (const played of playSeries(series)) inputs += played.inputs;
    const seconds = (performance.now() - began) / 1000;
    rows.push({
      what: `${name} against ${name}, ${games} games of ${Math.round(inputs / games)} inputs`,
      figure: `${Math.round(inputs / seconds)} inputs/s, ${(games / seconds).toFixed(1)} games/s`,
      ratio: ratio(inputs / seconds / baseline),
    });
    rows.push(rulesAlone(pairing, quick ? 24 : 200, baseline));
  }
  rows.push({
    what: 'bytes of a stored state',
    figure: `median ${percentile(sizes, 0.5)}, largest ${percentile(sizes, 1)}`,
  });
  return rows;
}

/** Recorded games again and again, measured as the baseline is: the best of three runs after a warm-up. */
function rulesAlone(pairing: Pairing, games: number, baseline: number): Row {
  const recorded = Array.from({ length: Math.ceil(games / 4) }, (_, n) => record(`rules-${n}`, pairing));
  const inputs = recorded.reduce((sum, game) => sum + game.inputs.length, 0) / recorded.length;
  const game = time(games, (n) => {
    const one = recorded[n % recorded.length];
    if (one !== undefined) replay(one);
  });
  const rate = (inputs * 1e6) / game;
  return {
    what: '  the rules alone, the inputs of such games again',
    figure: `${Math.round(rate)} inputs/s`,
    ratio: ratio(rate / baseline),
    aim: '≥ 10 ×',
  };
}
