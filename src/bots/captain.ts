/** The Captain: the Admiral's plans without the Admiral's eye for a fight. */

import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Player } from './player.ts';

type Rule<B> = { answer(view: View<B>, ask: Ask): Answer }['answer'];

/** What the Captain does not think about in a game, by what is asked. */
export type Habits<B = unknown> = {
  /** Answered with the ask's fallback. */
  readonly overlooked: ReadonlySet<string>;
  /** Options that it does not see, by their verb. */
  readonly unseen?: (verb: string) => boolean;
  /** Answered by a rule of thumb. */
  readonly simple?: Readonly<Record<string, Rule<B>>>;
};

/** A player like `admiral`, but with the given habits by game. `shareIn`: in how many of its decisions, of 1, it falls into them. */
export function captain(
  admiral: Player,
  habits: Readonly<Record<string, Habits>>,
  shareIn: (game: string) => number = () => 1,
): Player {
  return (view, ask, random, game) => {
    const own = habits[game.id];
    const { key } = ask.prompt;
    if (own === undefined || random() >= shareIn(game.id)) return admiral(view, ask, random, game);
    if (own.overlooked.has(key)) return ask.fallback;
    return own.simple?.[key]?.(view, ask) ?? admiral(view, without(ask, own.unseen), random, game);
  };
}

/** An ask without the options of some verbs. */
export function without(ask: Ask, isUnseen: ((verb: string) => boolean) | undefined): Ask {
  const { choice } = ask;
  if (isUnseen === undefined || choice.kind !== 'choose') return ask;
  return { ...ask, choice: { ...choice, options: choice.options.filter(({ verb = '' }) => !isUnseen(verb)) } };
}
