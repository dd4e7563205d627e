/** Who meets whom in a match of a league, as plain data in the readers' language. */
import type { SceneArt } from './art.ts';
import type { SceneSeatIndex } from './scene.ts';

/** Somebody of a match, with what everybody may know of them as it begins. */
export type MatchSide = {
  readonly seat: SceneSeatIndex;
  readonly name: string;
  /** A name in plain letters to draw when the fonts lack the letters of `name`. */
  readonly fallbackName: string;
  /** What they play, where it lies open: a race, a faction. */
  readonly title?: string;
  /** How they have done so far: "Place 2 · 9 points"; absent before there are results. */
  readonly record?: string;
  /** Their home on the board, where it lies open. */
  readonly home?: SceneArt;
};

/** Two or more people of a match. */
export type MatchScene = {
  readonly kind: 'match';
  readonly title: string;
  readonly fallbackTitle: string;
  /** "Match 12 · Round 3". */
  readonly subtitle: string;
  readonly sides: readonly MatchSide[];
};
