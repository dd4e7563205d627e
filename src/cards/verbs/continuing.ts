/** How verbs that all games share continue after a question: with their own tags, to which the game adds its prefix. */
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { CardId, Frame, Seat } from '#kernel/state';

/** An op without the prefix of its game. */
export type Tagged = { readonly op: string; readonly [field: string]: unknown };

/** Cards that a seat chooses from. `prompt`: what the question is about. */
export type CardChoice = {
  readonly seat: Seat;
  readonly prompt: string;
  readonly ids: readonly CardId[];
  readonly min: number;
  readonly max: number;
};

/** Asks a seat to choose cards, and continues with `then`. If there are none, nobody is asked, and `then` gets no answer. */
export type ChooseCards<K extends Kind> = (m: Machine<K>, frame: Frame, choice: CardChoice, then: Tagged) => void;
/** Puts an op before the remaining ones of a frame. */
export type Continue<K extends Kind> = (m: Machine<K>, frame: Frame, op: Tagged) => void;
