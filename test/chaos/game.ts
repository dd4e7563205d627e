/** The game of the chaos: a turn or two long, for up to six, with draws and boosters, so that every format can be played. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { Step } from '#kernel/answer';
import { tinyGame } from '#test/tiny-game';

/** A bid with which the game ends drawn between all who are still in it. */
export const DRAWN = 20;

const defs = ['gain', 'strike', 'shield'];
const GOAL = 3;

export function chaosGame(): Game {
  const tiny = tinyGame({ goal: GOAL });
  return {
    ...tiny,
    maxSeats: 6,
    boosters: () => ({
      plan: [{ cards: 8, of: [...defs, ...defs, ...defs, ...defs] }],
      outfit: ['gain'],
      format: 'open',
      build: listOf,
      best: (cards) => cards.toSorted(),
    }),
    concede(state, seat) {
      const step = tiny.concede(state, seat);
      return 'refused' in step ? step : withWinner(step);
    },
    answer(state, input) {
      const step = tiny.answer(state, input);
      if ('refused' in step || step.state.result !== undefined) return step;
      const isDrawn = step.events.some(({ e, bid }) => e === 'bid' && bid === DRAWN);
      if (!isDrawn) return step;
      const { state: after } = step;
      const still = Array.from({ length: after.seats }, (_, seat) => seat).filter((seat) => !after.out.includes(seat));
      const places = Array.from({ length: after.seats }, (_, seat) => placeOf(seat, still, after.out));
      delete after.open;
      after.result = { winners: still, how: 'points', places };
      return { ...step, state: after };
    },
  };
}

/** Whoever is the last one in the game has won, whatever is asked. */
function withWinner(step: Step): Step {
  const { state } = step;
  const still = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !state.out.includes(seat));
  if (state.result !== undefined || still.length > 1) return step;
  delete state.open;
  const places = Array.from({ length: state.seats }, (_, seat) => placeOf(seat, still, state.out));
  state.result = { winners: still, how: 'last', places };
  return step;
}

const placeOf = (seat: number, still: readonly number[], out: readonly number[]): number =>
  still.includes(seat) ? 1 : still.length + (out.length - out.indexOf(seat));

function listOf(pool: readonly string[]): Pick<Deck, 'extra' | 'main'> {
  const count = (def: string) => Math.min(12, pool.filter((one) => one === def).length);
  return { extra: {}, main: { gain: 10, ...Object.fromEntries(defs.slice(1).map((def) => [def, count(def)])) } };
}
