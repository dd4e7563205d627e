/** Spans of time, ms, and how long people have in a match by the design, apart from how the program reckons it. */
import type { SeasonSettings } from '#season/types';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What is done soon is done within this, also after a process has stopped. */
export const SOON = 2 * HOUR;

const PACES: Readonly<Record<SeasonSettings['pace'], number>> = { brisk: 3 * DAY, steady: 7 * DAY, relaxed: 14 * DAY };

/** L10: for how long somebody may make a match wait in all. */
export const bankOf = ({ pace = 'steady', bestOf = 1 }: Partial<Pick<SeasonSettings, 'pace' | 'bestOf'>>): number =>
  PACES[pace] * (bestOf === 3 ? 2 : 1);
