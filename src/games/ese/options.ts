/** What people may agree on before a game (set in the lobby), as the rules use it. */
import { z } from 'zod';

const flag = z.enum(['yes', 'no']).transform((text) => text === 'yes');

/** The choices of `lobby.ts` by their ids. Unknown or wrong values fall back to the usual one: tables check them before. */
const shape = z.object({
  /** How races are given: by chance, one kept of three, or chosen freely in an order by chance (2.2). */
  races: z.enum(['random', 'draft', 'pick']).catch('random'),
  /** The game ends after so many rounds; 0: only with the deck (A25). */
  maxRounds: z.coerce.number().int().min(0).max(200).catch(30),
  /** Players who are neither attacker nor owner may play battle cards for the defence (A14). */
  alliesMayFight: flag.catch(false),
  /** A captured homeworld's lasting ability goes to its new controller (A6). */
  captureTransfersGovernment: flag.catch(true),
  /** One window for each speed in place of three. */
  fastWindows: flag.catch(true),
});

export type Options = z.infer<typeof shape>;

/** Options as a table hands them over. Never throws. */
export function readOptions(given: Readonly<Record<string, unknown>> | undefined): Options {
  return shape.parse({ ...given });
}
