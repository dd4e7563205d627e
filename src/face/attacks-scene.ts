/** What attacked what in a stretch of a game, as plain data in the reader's language. */
import type { SceneArt, SceneSeatIndex, SceneTone } from './scene.ts';

/** Who attacks or is attacked: a card, several that go together, a place. */
export type SceneParty = {
  /** Whose it is; undefined: nobody's. */
  readonly seat: SceneSeatIndex | undefined;
  /** "Scout", "Scout ×2", "Scout +1", "Station". */
  readonly name: string;
  readonly art: SceneArt;
};

export type SceneAttack = {
  readonly from: SceneParty;
  readonly to: SceneParty;
  /** What came of it, in a few words: "destroyed", "3 damage". */
  readonly result: string;
  readonly tone?: SceneTone;
};

/** An arrow for each attack. It stands below words that say when this was, so that nothing of the kind is drawn. */
export type AttacksScene = {
  readonly kind: 'attacks';
  readonly game: string;
  /** For the alt text: "Attacks since you were here". */
  readonly title: string;
  /** In order of time, at least one. */
  readonly attacks: readonly SceneAttack[];
};
