/** Having all clocks of a table stand still for some days: everybody who is still in the game has to agree. */
import { maxPause, pausedUntil } from '../../clock/pauses.ts';
import { readOptions } from '../../open/options.ts';
import { readPauses } from '../../open/rows.ts';
import { refuse } from '../../refusals.ts';
import { type RequestRules, seatsIn } from './kind.ts';

const DAY = 24 * 60 * 60 * 1000;

export const pauseRules: RequestRules = {
  lasts: () => 2 * DAY,
  quorum: 'all',
  voters: (at) => seatsIn(at),
  refuses({ row, now }, { details }) {
    const clock = readOptions(row)?.clock;
    if (clock === undefined) return refuse('pause.no-clock');
    if (!clock.pause) return refuse('pause.off');
    const already = pausedUntil(row, now);
    if (already !== undefined) return refuse('pause.already', { until: Math.floor(already / 1000) });
    const { until } = details ?? {};
    // The others may take their time to answer, so the first day of it may be over by then.
    const fits = until !== undefined && until > now && until <= now + maxPause;
    return fits ? undefined : refuse('pause.length', { most: maxPause / DAY });
  },
  isMootAfter: () => false,
  follow(_context, { row, now }, { details }) {
    const { until } = details ?? {};
    if (until === undefined || until <= now) return refuse('pause.length', { most: maxPause / DAY });
    const pauses = JSON.stringify([...readPauses(row), { from: now, to: until }]);
    return { row: { pauses }, facts: [{ fact: 'paused', until }] };
  },
};
