/** The end of a game as a picture to share, as plain data in the readers' language. */
import type { SceneArt } from './art.ts';
import type { SceneSeatIndex } from './scene.ts';

/** A player with the place they came to. */
export type PosterPlace = {
  /** From 1; equal for those who share it. */
  readonly place: number;
  readonly seat: SceneSeatIndex;
  readonly name: string;
  /** A name in plain letters to draw when the fonts lack the letters of `name`. */
  readonly fallbackName: string;
  /** What they had at the end, as the board's first figure of a player: "7 shield". */
  readonly value?: { readonly icon: string; readonly value: string; readonly label: string };
};

/** Who won, with what, by which blow, and who came where. */
export type PosterScene = {
  readonly kind: 'poster';
  /** The name of the game, with its number and edition. */
  readonly game: string;
  /** "Victory", "A draw". */
  readonly title: string;
  /** What the winner played: a race, a deck, a faction. */
  readonly side?: string;
  /** The seats that won, at least one, or for a draw all that share the first place. */
  readonly winners: readonly SceneSeatIndex[];
  /** What decided the game, as a sentence. */
  readonly blow: string;
  /** The winners' ships, the one of the blow or else the largest first. */
  readonly fleet: readonly SceneArt[];
  /** What fell to the blow. */
  readonly fallen?: SceneArt;
  /** The winner's home, where nothing fell. */
  readonly home?: SceneArt;
  /** Everybody, the first first. */
  readonly places: readonly PosterPlace[];
  /** "14 turns, 3 days". */
  readonly length: string;
};
