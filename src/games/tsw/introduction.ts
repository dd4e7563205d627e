/** The introduction for people who do not know The Space War. */
import type { Introduction } from '#face/game';

export const introduction: Introduction = {
  pitch: 'Send ships and missiles across to flip the cards of the enemy station. Then kill the commander behind it.',
  length: 'About ten turns each: half an hour to an hour at one sitting, a week or so by a few moves a day.',
  difficulty: 'Easy to begin with a ready deck. Counters that cost nothing, in both turns, are the hard part.',
};
