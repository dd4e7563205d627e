import { test } from 'vitest';
import { playSwissSeason } from './season-story.ts';

/** One of sixteen is played nightly. */
test('eight people play a Swiss season, from its sign-up to the champion’s trophies', () =>
  playSwissSeason({ size: 8, rounds: 3 }));
