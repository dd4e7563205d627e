/** The introduction for people who do not know Epic Space Empires. */
import type { Introduction } from '#face/game';

export const introduction: Introduction = {
  pitch: 'Collect planets, fleets and techs, trade, and take planets from the others. Most victory points win.',
  length: 'About 20 turns in all, fewer with two: an evening at one sitting, one to two weeks by a few moves a day.',
  difficulty: 'Easy to begin: everybody plays from the same decks. Secret tactics make the attacks the hard part.',
};
