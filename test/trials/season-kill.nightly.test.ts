/** A season under kills in which more matches are made at once than may begin within a minute. */
import { test } from 'vitest';
import { expectSeasonToSurvive } from './season-kills.ts';

test(
  'LS79 20 kills through a season of 64: nothing that was told is lost, and nothing is done or told twice',
  () => expectSeasonToSurvive({ people: 64, rounds: 6 }, 20),
  1_800_000,
);
