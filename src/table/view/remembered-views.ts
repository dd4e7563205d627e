/**
 * Views of states that are made once until the state changes: a press, the automatic moves after it and the messages that show
 * it look at the same state from the same seats again and again.
 */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { State } from '#kernel/state';
import type { Language } from '#words/languages';

/** By state, then by language and seat. Nothing of a view changes when its state does. */
const made = new WeakMap<State, Map<string, View>>();

/** The game, which makes each view of a state once. Its states must be changed by its own answers and concessions alone. */
export function rememberingViews(game: Game): Game {
  const inLanguages = new Map<Language, Game>();
  const inOther = (language: Language): Game => {
    const known = inLanguages.get(language) ?? rememberingViews(game.in?.(language) ?? game);
    inLanguages.set(language, known);
    return known;
  };
  return {
    ...game,
    ...(game.in !== undefined && { in: inOther }),
    view(state, seat) {
      const views = made.get(state) ?? new Map<string, View>();
      made.set(state, views);
      const key = `${game.language ?? ''} ${seat ?? ''}`;
      const view = views.get(key) ?? game.view(state, seat);
      views.set(key, view);
      return view;
    },
    answer(state, input) {
      made.delete(state);
      return game.answer(state, input);
    },
    concede(state, seat) {
      made.delete(state);
      return game.concede(state, seat);
    },
  };
}
