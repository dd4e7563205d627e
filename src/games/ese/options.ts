/** The options of a game, set in the lobby, as the rules use them. */
import { z } from 'zod';

const flag = z.enum(['yes', 'no']).transform((text) => text === 'yes');

/** The choices of `lobby.ts` by their ids. Unknown or wrong values fall back to the default; tables have checked them before. */
const shape = z.object({
  /** How races are assigned: at random, one kept of three, or chosen freely in a random order (2.2). */
  races: z.enum(['random', 'draft', 'pick']).catch('random'),
  /** The game ends after this many rounds; 0: only when the deck is empty (A25). */
  maxRounds: z.coerce.number().int().min(0).max(200).catch(30),
  /** Players who are neither attacker nor owner may play battle cards for the defence (A14). */
  alliesMayFight: flag.catch(false),
  /** A captured homeworld's lasting ability goes to its new controller (A6). */
  captureTransfersGovernment: flag.catch(true),
  /** One window for each speed instead of three. */
  fastWindows: flag.catch(true),
  /** How long nobody attacks (A52); absent: from the beginning anybody may. */
  truce: z.enum(['first', 'two']).optional().catch(undefined),
});

export type Options = z.infer<typeof shape>;

/** Reads the options that a table of so many seats passes to the set-up. Never throws. */
export function readOptions(given: Readonly<Record<string, unknown>> | undefined, seats: number): Options {
  const usual = seats === 2 ? 'first' : 'off';
  const { truce, ...options } = shape.parse({ ...given, ...(given?.truce === 'usual' && { truce: usual }) });
  return { ...options, ...(truce !== undefined && { truce }) };
}

const rounds = { first: 1, two: 2 } as const;

/** Whether nobody may attack in a round, the first of which is 1. */
export const isTruce = ({ truce }: Pick<Options, 'truce'>, round: number): boolean =>
  truce !== undefined && round <= rounds[truce];
