/** Positions of games between players of one strength, with who won: what a game's judgement is fitted to. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { ChosenRules } from '../chosen-rules.ts';
import { chance, playMatch } from '../play.ts';
import type { Player } from '../player.ts';
import { randomAnswer } from '../random.ts';
import type { Prospects } from './prospects.ts';
import type { Sample } from './regression.ts';

/** How often an answer is given by chance, so that uneven positions are seen, too. */
const LAPSES = 0.02;

export type Sampling = {
  readonly game: Game;
  readonly edition: string;
  readonly seats: number;
  readonly seed: string;
  /** Rules that the table has chosen. */
  readonly options?: ChosenRules;
  readonly player: Player;
  readonly figures: Prospects<unknown>['figures'];
};

/** The position at the beginning of each turn of a game, with decks by chance; none if the game had no single winner. */
export function samplesOf({ game, edition, seats, seed, options, player, figures }: Sampling): readonly Sample[] {
  const random = chance(`decks ${seed}`);
  const decks = game.decks.filter((deck) => deck.edition === edition);
  const positions: { readonly living: readonly number[]; readonly figures: Sample['figures'] }[] = [];
  const lapsing: Player = (view, ask, by, ...more) =>
    by() < LAPSES ? randomAnswer(ask.choice, by) : player(view, ask, by, ...more);
  let turn = 0;
  const { result } = playMatch({
    game,
    edition,
    seed,
    decks: decks.length === 0 ? [] : Array.from({ length: seats }, () => oneOf(decks, random)),
    players: Array.from({ length: seats }, () => lapsing),
    ...(options !== undefined && { options }),
    watch: (state) => {
      const view = game.view(state, undefined);
      if (view.turn === turn) return;
      turn = view.turn;
      const living = livingIn(view);
      positions.push({ living, figures: living.map((seat) => figures(view, seat)) });
    },
  });
  const [winner, ...others] = result?.winners ?? [];
  if (winner === undefined || others.length > 0) return [];
  return positions.map(({ living, figures: list }) => ({ figures: list, winner: living.indexOf(winner) }));
}

const livingIn = ({ seats, out }: View): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat));

function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
