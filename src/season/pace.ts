/** How long matches may take, by a season's pace. */
import type { Millis } from '#table/types';
import type { Pace, SeasonSettings } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

const BANK: Readonly<Record<Pace, number>> = { brisk: 3 * DAY, steady: 7 * DAY, relaxed: 14 * DAY };

/** How long a person may make a match wait in all, ms. */
export const bankOf = ({ pace, bestOf }: SeasonSettings): Millis => BANK[pace] * (bestOf === 3 ? 2 : 1);

/** How long the longest match can take, ms: somebody is always waited for. */
export const maxMatchLength = (settings: SeasonSettings): Millis => settings.table * bankOf(settings);

/** How much of their bank somebody has until their first own move, ms. */
export const showUpTime = (settings: SeasonSettings): Millis => Math.min(3 * DAY, bankOf(settings) / 2);
