/** What people may agree on before a game (set in the lobby), with its defaults. */
import { z } from 'zod';

/** Unknown or wrong values fall back to the default: they were checked in the lobby. */
export const optionsShape = z.object({
  /** How races are given: by chance, one kept of three, or chosen freely in an order by chance (2.2). */
  races: z.enum(['random', 'draft', 'pick']).catch('random').default('random'),
  /** The game ends after so many rounds; 0: only with the deck (A25). */
  maxRounds: z.number().int().min(0).max(200).catch(30).default(30),
  /** Players who are neither attacker nor owner may play battle cards for the defence (A14). */
  alliesMayFight: z.boolean().catch(false).default(false),
  /** A captured homeworld's lasting ability goes to its new controller (A6). */
  captureTransfersGovernment: z.boolean().catch(true).default(true),
  /** One window for each speed in place of three. */
  fastWindows: z.boolean().catch(false).default(false),
});

export type Options = z.infer<typeof optionsShape>;

/** Options as a table hands them over. Never throws. */
export function readOptions(given: unknown): Options {
  const read = optionsShape.safeParse(given ?? {});
  return read.success ? read.data : optionsShape.parse({});
}
