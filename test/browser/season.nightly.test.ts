import { test } from 'vitest';
import { playSwissSeason } from './season-story.ts';

test(
  'LS79 sixteen people play a Swiss season, from its sign-up to the champion’s trophies',
  () => playSwissSeason({ size: 16, rounds: 4 }),
  2_700_000,
);
