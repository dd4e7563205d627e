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

/** Lines of the log that cannot be read, once the events have been stored with what set their cards apart. */
export function untellable(game: Game, before: View, events: readonly GameEvent[]): string[] {
  const stored = JSON.stringify(game.words.apart?.(before, events) ?? events);
  const lines = [game, game.in?.('de') ?? game].flatMap(({ words }) =>
    (JSON.parse(stored) as GameEvent[]).map((event) => words.line(event, names) ?? ''),
  );
  const faulty = lines.find((line) => /undefined|\(\)|\(, |, \)|[\uE000\uE001]/.test(line));
  return faulty === undefined ? [] : [`the log says "${faulty}"`];
}

/** What a seat reads or sees that is empty, or says `undefined`. `about`: the player whose part of the table is enlarged. */
export function unspeakable(game: Game, state: State, seat: Seat, names: readonly string[], about = seat): string[] {
  const { words, scenes } = game;
  const view = game.view(state, seat);
  const texts = [
    words.status(view, names),
    ...words.facts(view),
    ...view.asks.flatMap((ask) => [
      words.prompt(view, ask, names),
      ...words.context(view, ask, names),
      ...(ask.choice.kind === 'number' ? [] : ask.choice.options).flatMap((option) => [
        words.option(view, option, names).label,
        ...(option.needs ?? []).map(({ prompt }) => words.message(view, prompt, names)),
      ]),
    ]),
  ];
  const empty = texts.filter((one) => one === '' || one.includes('undefined'));
  const drawn = JSON.stringify([
    scenes.board(view, names),
    scenes.hand(view, names),
    scenes.moment?.(view, names),
    scenes.seat?.(view, names, about),
    game.visible(view),
  ]);
  return [
    ...(empty.length > 0 ? [`seat ${seat} reads "${empty[0]}"`] : []),
    ...(drawn.includes('undefined') ? ['a picture holds "undefined"'] : []),
  ];
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
