/** Many matches in a row, with changing decks and seats, and their results in figures. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { ChosenRules } from './chosen-rules.ts';
import { quantile } from './figures.ts';
import { type Match, type Outcome, playMatch } from './play.ts';
import type { Player } from './player.ts';

export type Entrant = { readonly id: string; readonly play: Player };

export type Series = {
  readonly game: Game;
  readonly edition: string;
  readonly seed: string;
  readonly games: number;
  readonly seats: number;
  /** Seated in turn; a player may be named more than once. */
  readonly players: readonly Entrant[];
  /** Empty if players do not bring decks. */
  readonly decks: readonly Deck[];
  /** Rules that the table has chosen. */
  readonly options?: ChosenRules;
  /** Measures the stored size at every nth input; 0: never. */
  readonly weighEvery?: number;
  readonly askAll?: true;
  readonly watch?: Match['watch'];
};

/** One game of a series: its seed plays it again. */
export type Played = Outcome & {
  readonly seed: string;
  readonly entrants: readonly string[];
  readonly decks: readonly string[];
  readonly winner: string | undefined;
};

/** Plays a series one game at a time. `sizes` receives the sizes of states, in bytes. */
export function* playSeries(series: Series, sizes: number[] = []): Generator<Played> {
  const { seats, players, decks, weighEvery = 0, watch } = series;
  let inputs = 0;
  for (let n = 0; n < series.games; n++) {
    // Seats change from game to game, decks from round to round, so that everybody plays everything.
    const round = Math.floor(n / players.length);
    const entrants = Array.from({ length: seats }, (_, seat) => at(players, seat + n));
    const chosen =
      decks.length === 0
        ? []
        : Array.from({ length: seats }, (_, seat) => at(decks, seat + round + Math.floor(round / decks.length) * seat));
    const seed = `${series.seed}-${n}`;
    const outcome = playMatch({
      game: series.game,
      edition: series.edition,
      seed,
      decks: chosen,
      ...(series.options !== undefined && { options: series.options }),
      players: entrants.map((one) => one.play),
      ...(series.askAll && { askAll: series.askAll }),
      watch: (state, ask, answer) => {
        watch?.(state, ask, answer);
        if (weighEvery > 0 && inputs++ % weighEvery === 0) sizes.push(Buffer.byteLength(JSON.stringify(state)));
      },
    });
    const [winner] = outcome.result?.winners ?? [];
    yield {
      ...outcome,
      seed,
      entrants: entrants.map((one) => one.id),
      decks: chosen.map((one) => one.id),
      winner: winner === undefined ? undefined : entrants[winner]?.id,
    };
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('a series needs players and decks');
  return found;
}

/** The median and the maximum of some numbers; 0 if there are none. */
export function spread(numbers: readonly number[]): { readonly median: number; readonly largest: number } {
  return { median: quantile(numbers, 0.5), largest: quantile(numbers, 1) };
}
