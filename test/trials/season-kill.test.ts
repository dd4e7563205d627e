/** A season under kills, of as many people as play a round without waiting; one of 64 is played nightly. */
import { test } from 'vitest';
import { expectSeasonToSurvive } from './season-kills.ts';

test(
  '20 kills through a season of 32: nothing that was told is lost, and nothing is done or told twice',
  () => expectSeasonToSurvive(32),
  900_000,
);
