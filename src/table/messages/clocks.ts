/** Messages about clocks. */
import { z } from 'zod';
import { defineMessage, seat } from './define.ts';
import { warningId } from './warned.ts';

export const clockMessages = {
  /** Warns the person on a seat that their time is running out. `at`: when that was decided. */
  warning: defineMessage({ seat, at: z.number() }, { id: (message) => warningId({ ...message, kind: 'warning' }) }),
  /** Reminds the person on a seat that they have to come to their match of a league until `by`; `at`: when that was decided. */
  come: defineMessage(
    { seat, at: z.number(), by: z.number() },
    { id: (message) => warningId({ ...message, kind: 'come' }) },
  ),
  /** Tells the person on a seat that they have more time. */
  given: defineMessage({ seat }),
  /**
   * Asks the others what is to be done about a seat whose time is up; `over`: why nothing is asked any more: it has moved, was
   * given time, the computer has answered or plays on, or the game is over.
   */
  late: defineMessage({
    seat,
    over: z.enum(['moved', 'given', 'answered', 'replaced', 'ended']).exactOptional(),
  }),
};
