/** How the chances in a game went, as plain data in the reader's language. */
import type { SceneSeatIndex } from './scene.ts';

/** A line for each seat over the turns of a game. */
export type CurveScene = {
  readonly kind: 'curve';
  readonly title: string;
  readonly fallbackTitle: string;
  readonly subtitle: string;
  /** The chance of winning, from 0 to 1, at the beginning of each turn and at the end; all of one length. */
  readonly lines: readonly {
    readonly seat: SceneSeatIndex;
    readonly name: string;
    readonly fallbackName: string;
    readonly chances: readonly number[];
  }[];
  /** Turns that changed most, from 0, with the number by which they are told. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  /** What the lower end, the middle and the upper end of the scale say. */
  readonly scale: readonly [string, string, string];
  /** What stands below the beginning and the end of the lines. */
  readonly ends: readonly [string, string];
};
