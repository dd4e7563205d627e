/** The introduction for people who do not know Shattered Empires. */
import type { Introduction } from '#face/game';

export const introduction: Introduction = {
  pitch:
    'Build ships and stations turn by turn, crew them, and shoot your way through to the bases of the others. The last base wins.',
  length: 'About ten to fifteen turns each: an hour or two at one sitting, one to two weeks by a few moves a day.',
  difficulty:
    'Easy to begin with a ready deck: build, then attack. When to fire, intercept and hold back is the hard part.',
};
