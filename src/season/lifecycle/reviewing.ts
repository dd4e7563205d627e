/** How long organisers may look at the results of a season that is done before they stand. */

import type { Millis } from '#table/types';
import { formatOf } from '../formats/index.ts';
import type { Season } from '../types.ts';

/** When the results of a season stand that is looked at, unless something is in dispute then. */
export const reviewedAt = ({ progress, matches, settings }: Season): Millis =>
  progress.reviewUntil ??
  Math.max(0, ...matches.map(({ outcome }) => outcome?.at ?? 0)) + formatOf({ settings }).reviewTime;
