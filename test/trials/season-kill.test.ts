/** A season under kills, of so many people as play three rounds; one of 64 is played nightly. */
import { test } from 'vitest';
import { expectSeasonToSurvive } from './season-kills.ts';

test(
  '12 kills through a season of 8: nothing that was told is lost, and nothing is done or told twice',
  () => expectSeasonToSurvive({ people: 8, rounds: 3 }, 12),
  1_800_000,
);
