/** Every text and picture of a moment, for everybody who may look: none may throw, whatever has been played. */

import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Ask, Choice, Option } from '#kernel/ask';
import { type GameEvent, mayKnow } from '#kernel/event';
import type { Seat, State } from '#kernel/state';

const names = ['Ian', 'Elysha', 'Oksana', 'Piet'];

/** What cannot be read or drawn of a state and of what has just happened. */
export function unreadable(game: Game, state: State, events: readonly GameEvent[]): string[] {
  const viewers: (Seat | undefined)[] = [...Array.from({ length: state.seats }, (_, seat) => seat), undefined];
  return viewers.flatMap((viewer) => {
    try {
      const view = game.view(state, viewer);
      game.words.status(view, names);
      game.words.facts(view);
      game.visible(view);
      game.scenes.board(view, names);
      for (let seat = 0; seat < state.seats; seat++) game.scenes.seat?.(view, names, seat);
      game.scenes.moment?.(view, names);
      if (viewer !== undefined) game.scenes.hand(view, names);
      for (const ask of view.asks) readAsk(game, view, ask);
      for (const event of events) if (mayKnow(event, viewer)) game.words.line(event, names);
      return [];
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return [`${viewer === undefined ? 'a spectator' : `seat ${viewer}`} cannot be shown the game: ${why}`];
    }
  });
}

function readAsk(game: Game, view: View, ask: Ask): void {
  game.words.prompt(view, ask, names);
  game.words.context(view, ask, names);
  readChoice(game, view, ask.choice);
}

function readChoice(game: Game, view: View, choice: Choice): void {
  if (choice.kind !== 'number') for (const option of choice.options) readOption(game, view, option);
}

function readOption(game: Game, view: View, option: Option): void {
  game.words.option(view, option, names);
  if (option.confirm !== undefined) game.words.message(view, option.confirm, names);
  for (const need of option.needs ?? []) {
    game.words.message(view, need.prompt, names);
    readChoice(game, view, need.choice);
  }
}
