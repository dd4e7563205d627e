/** The course of a game played by chance, whichever game it is: who answers next, and the same game from its inputs alone. */
import { inspect, isDeepStrictEqual } from 'node:util';
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import type { Answer, Ask } from '#kernel/ask';
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

/** Throws what does not hold, with where that was. */
export function checker(seed: string, inputs: readonly unknown[]): (faults: readonly string[]) => void {
  return (faults) => {
    if (faults.length > 0)
      throw new Error([`seed ${seed}, input ${inputs.length}:`, ...faults.slice(0, 5)].join('\n  '));
  };
}

/** Any legal answer, but one of `idle` less often than chance would have it where there is something to do. */
export function likelyAnswer({ choice, role }: Ask, idle: readonly string[], chance: () => number): Answer {
  if (choice.kind !== 'choose' || role === 'choice' || chance() < 0.2) return randomAnswer(choice, chance);
  const options = choice.options.filter(({ id }) => !idle.includes(id));
  return randomAnswer(
    options.length < Math.max(1, choice.min)
      ? choice
      : { ...choice, options, max: Math.min(choice.max, options.length) },
    chance,
  );
}

/** Bad inputs in place of an answer are refused, and leave the state as it was. */
export function hostileFaults(game: Game, state: State, bad: readonly unknown[]): string[] {
  const text = JSON.stringify(state);
  return bad.flatMap((one) => {
    // A key that reaches nothing leaves an answer that may be legal without it.
    const copy = inspect(one, { depth: 9 }).includes('__proto__') ? game.open(text) : state;
    const outcome = game.answer(copy, one);
    return [
      ...(!('refused' in outcome) && copy === state ? [`took ${JSON.stringify(one)}`] : []),
      ...(JSON.stringify(state) === text ? [] : [`changed by ${JSON.stringify(one)}`]),
    ];
  });
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
  // Fields that were left out and came back stand in another order.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(begun.state)), JSON.parse(end))
    ? []
    : ['the replay ends differently'];
}
