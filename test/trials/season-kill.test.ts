/** A season under kills, of so many people as play four rounds; one of 64 is played nightly. */
import { test } from 'vitest';
import { expectSeasonToSurvive } from './season-kills.ts';

test(
  '15 kills through a season of 16: nothing that was told is lost, and nothing is done or told twice',
  () => expectSeasonToSurvive({ people: 16, rounds: 4 }, 15),
  1_800_000,
);
