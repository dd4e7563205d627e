/** The end of a game or of a season as a picture to share, as plain data in the readers' language. */
import type { SceneArt } from './art.ts';
import type { SceneSeatIndex } from './scene.ts';

/** A player with the place they came to. At least one of a poster's has won. */
export type PosterPlace = {
  /** From 1; equal for those who share it. */
  readonly place: number;
  /** Where they sat; a season has no seats. */
  readonly seat?: SceneSeatIndex;
  /** They won, or share the first place of a draw. */
  readonly won?: true;
  readonly name: string;
  /** A name in plain letters to draw when the fonts lack the letters of `name`. */
  readonly fallbackName: string;
  /** What they had at the end, as the board's first figure of a player or as points: "7 shield". */
  readonly value?: { readonly icon: string; readonly value: string; readonly label: string };
};

/** How the chances went, with what that is: "Chances by what lay open". */
export type PosterCurve = {
  readonly label: string;
  /** The chance of winning, from 0 to 1, as each turn began and at the end; all of one length, at least two. */
  readonly lines: readonly { readonly seat: SceneSeatIndex; readonly chances: readonly number[] }[];
};

/** Who won, with what, by which blow or match, and who came where. */
export type PosterScene = {
  readonly kind: 'poster';
  /** The name of the game, with its number and edition; or of the league and its season. */
  readonly game: string;
  /** "Victory", "A draw", "Champion". */
  readonly title: string;
  /** What the winner played: a race, a deck, a faction; of a season, which game. */
  readonly side?: string;
  /** What decided it, as a sentence or two. */
  readonly blow: string;
  /** The winners' ships, the one of the blow or else the largest first. */
  readonly fleet: readonly SceneArt[];
  /** What fell to the blow. */
  readonly fallen?: SceneArt;
  /** The winner's home, where nothing fell. */
  readonly home?: SceneArt;
  /** Of a game that took some turns; a season has none. */
  readonly curve?: PosterCurve;
  /** The first first: everybody of a game, the best of a season. */
  readonly places: readonly PosterPlace[];
  /** "14 turns, 3 days"; "34 players, 128 matches". */
  readonly length: string;
};

/** A moment of the blow that ended a game: the upper part of its poster, from `at` 0 (the fleet comes) to 1 (what fell burns). */
export type BlowScene = { readonly kind: 'blow'; readonly poster: PosterScene; readonly at: number };
