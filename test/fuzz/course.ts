/** The course of a game played by chance, whichever game it is: who answers next, and the same game from its inputs alone. */
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import type { Ask } from '#kernel/ask';
import type { GameEvent } from '#kernel/event';
import type { Seat, State } from '#kernel/state';

/** Answers by chance. */
export const drifter: Player = (_view, ask, random) => randomAnswer(ask.choice, random);

/** One of the asks that are open; several seats may owe an answer at once. */
export function owed(state: State, below: (n: number) => number): Ask {
  const open = (state.open?.asks ?? []).filter(({ seat }) => state.open?.answers[seat] === undefined);
  const ask = open[below(open.length)];
  if (ask === undefined) throw new Error('the game waits for nobody');
  return ask;
}

/** An answer to an ask, or a seat's giving up. */
export function take(game: Game, state: State, input: unknown): ReturnType<Game['answer']> {
  const { concede } = input as { readonly concede?: Seat };
  return concede === undefined ? game.answer(state, input) : game.concede(state, concede);
}

/** The stored inputs alone make the same game again, events and all (S-107). `log`: the events of each step as text. */
export function replay(
  game: Game,
  setup: Parameters<Game['setup']>[0],
  inputs: readonly unknown[],
  log: readonly string[],
  end: string,
): string[] {
  const begun = game.setup(setup);
  if ('refused' in begun) return ['the replay cannot begin'];
  const events: readonly (readonly GameEvent[])[] = [
    begun.events,
    ...inputs.map((input) => {
      const step = take(game, begun.state, input);
      return 'refused' in step ? [{ e: `refused ${step.refused}` }] : step.events;
    }),
  ];
  const first = events.findIndex((one, i) => JSON.stringify(one) !== log[i]);
  if (first >= 0) return [`the replay differs at input ${first}`];
  return JSON.stringify(begun.state) === end ? [] : ['the replay ends differently'];
}
