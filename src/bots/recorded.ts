/** A game that writes down what is answered in it. */
import type { Game } from '#face/game';
import type { Answer, Ask, Input } from '#kernel/ask';
import type { State } from '#kernel/state';

/** An answer that was given, with the state before it, as text. `turn`: counts the turns of all players. */
export type Step = { readonly state: string; readonly ask: Ask; readonly answer: Answer; readonly turn: number };

export type Recorder = {
  /** Plays as the game does. What is tried in copies of its state is not written down. */
  readonly game: Game;
  /** What has been answered since this was last called. */
  taken(): readonly Step[];
};

export function recorderOf(game: Game): Recorder {
  let steps: Step[] = [];
  let current: State | undefined;
  return {
    game: {
      ...game,
      setup(setup) {
        const begun = game.setup(setup);
        current = 'refused' in begun ? undefined : begun.state;
        return begun;
      },
      answer(state, input) {
        if (state !== current) return game.answer(state, input);
        const { ask: id, answer } = input as Input;
        const ask = state.open?.asks.find((one) => one.id === id);
        const { turn } = game.view(state, undefined);
        if (ask !== undefined) steps.push({ state: JSON.stringify(state), ask, answer, turn });
        const step = game.answer(state, input);
        if (!('refused' in step)) current = step.state;
        return step;
      },
    },
    taken() {
      const all = steps;
      steps = [];
      return all;
    },
  };
}
