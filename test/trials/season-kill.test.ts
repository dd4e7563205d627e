/** A season under kills, of as few people as play six rounds; one of 64 is played nightly. */
import { test } from 'vitest';
import { expectSeasonToSurvive } from './season-kills.ts';

test(
  '20 kills through a season of 34: nothing that was told is lost, and nothing is done or told twice',
  () => expectSeasonToSurvive(34),
  1_800_000,
);
