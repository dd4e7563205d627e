/** A person's settings about calls as they are stored, and as they were stored before there was more than on and off. */
import { z } from 'zod';
import { isZone } from '../away/zones.ts';
import type { CallSettings } from '../people/settings-types.ts';

const minute = 60_000;
/** How long a call may wait for the person to come by themselves, in ms. */
export const CALL_DELAYS: readonly number[] = [0, 10 * minute, 60 * minute, 480 * minute];

const turn = z.enum(['mention', 'dm', 'off']);
const after = z.number().refine((value) => CALL_DELAYS.includes(value));
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.int().min(1).max(7);

/** The settings beside `calls` that decide when somebody is told something. */
export const timesShape = {
  quiet: z.object({ from: clock, to: clock, days: z.array(weekday) }),
  digest: z.union([z.literal('off'), z.object({ at: clock, day: weekday.exactOptional() })]),
  zone: z.string().refine(isZone),
  reach: z.object({
    closed: z.literal(true).exactOptional(),
    told: z.literal(true).exactOptional(),
    digestsLost: z.array(z.string()).exactOptional(),
  }),
};

const callsShape = z.object({
  turn: turn.catch('mention'),
  after: after.catch(0),
  next: z.boolean().catch(false),
  last: z.boolean().catch(false),
  remind: z.object({ half: z.boolean().catch(true), late: z.boolean().catch(true) }).catch({ half: true, late: true }),
  finished: z.boolean().catch(true),
  wake: z.boolean().catch(false),
});

/** What was stored in place of `calls` before. */
const formerShape = z.object({
  notify: z.enum(['mention', 'quiet']).catch('mention'),
  remind: z.boolean().catch(true),
});

const anyCalls = z.object({ calls: z.looseObject({}) });

/** How a person is called, by their stored settings; damaged or missing parts are the usual ones. */
export function readCalls(stored: unknown): CallSettings {
  const { calls } = anyCalls.safeParse(stored).data ?? {};
  return calls === undefined ? formerCalls(formerShape.catch(usual).parse(stored)) : callsShape.parse(calls);
}

const usual = { notify: 'mention', remind: true } as const;

/** Whoever wanted no mentions got none when it was their move, nor at the end of a game, but reminders unless these were off. */
function formerCalls({ notify, remind }: z.output<typeof formerShape>): CallSettings {
  return {
    turn: notify === 'quiet' ? 'off' : 'mention',
    after: 0,
    next: false,
    last: false,
    remind: { half: remind, late: remind },
    finished: notify === 'mention',
    wake: false,
  };
}

/** How people are called who have said nothing of it. */
export const usualCalls: CallSettings = formerCalls(usual);

/** What somebody has chosen for one table. */
export const callsHereShape = z.object({ turn: turn.exactOptional(), after: after.exactOptional() });
