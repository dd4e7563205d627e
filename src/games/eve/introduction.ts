/** The introduction for people who do not know EVE. */
import type { Introduction } from '#face/game';

export const introduction: Introduction = {
  pitch: 'Earn ISK, open and hold regions, build a fleet of your own deck, and shoot down the starbases of all others.',
  length: '10 to 15 turns each: an hour or two at one sitting, one to two weeks by a few moves a day.',
  difficulty: 'Medium: five phases a turn, and others may answer what you play. Ready decks are there to begin with.',
};
