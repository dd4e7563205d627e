/** What was done in a season, as it is stored with its arguments. */
import { z } from 'zod';
import type { AuditRow } from '#store/types';
import type { SeasonAct } from './types.ts';

const optional = <T>(shape: z.ZodType<T>) => shape.optional().catch(undefined);

const shape = z
  .object({
    reason: z.string().catch(''),
    /** The match's number. */
    match: optional(z.number()),
    /** The person whom it was about. */
    about: optional(z.string()),
    days: optional(z.number()),
    /** Games by seat, or places at a larger table, of a match that was set: before, if it had a result, and after. */
    result: optional(z.object({ before: z.array(z.number()).optional(), after: z.array(z.number()) })),
    /** It was about a match of their own. */
    own: z.boolean().catch(false),
  })
  .catch({ reason: '', own: false });

export type ActArgs = z.infer<typeof shape>;

/** The arguments of an act; what cannot be read is left out. */
export const readArgs = ({ args }: Pick<AuditRow, 'args'>): ActArgs => shape.parse(JSON.parse(args));

export function readAct(row: AuditRow): SeasonAct {
  const { own, ...args } = readArgs(row);
  return { ...args, at: row.at, actor: row.actor, what: row.what.replace(/^league\./, ''), isOwn: own, seq: row.seq };
}
