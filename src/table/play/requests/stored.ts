/** Requests as they are stored. Their JSON texts are validated, since a row may be damaged. */
import { z } from 'zod';
import type { RequestRow } from '#store/types';
import { readJson } from '../../open/stored-text.ts';
import {
  type RequestDetails,
  type RequestEnd,
  type RequestKind,
  type RequestState,
  requestKinds,
} from '../../types.ts';
import type { SeatProposal } from './kind.ts';

const details = z.object({
  until: z.number().int().min(0).exactOptional(),
  move: z.number().int().min(0).exactOptional(),
  seen: z.literal(true).exactOptional(),
});
const ends: readonly RequestEnd[] = ['agreed', 'refused', 'lapsed', 'moot', 'withdrawn'];

/** What a stored request wants; undefined if this version of the program does not know it. */
export function proposalOf({ kind, seat, about, args, atRev }: RequestRow): SeatProposal | undefined {
  const known = kindOf(kind);
  if (known === undefined) return undefined;
  const read: RequestDetails | undefined = args === undefined ? undefined : details.safeParse(readJson(args)).data;
  return {
    kind: known,
    seat,
    atRev,
    ...(about !== undefined && { about }),
    ...(read !== undefined && { details: read }),
  };
}

/** How a stored request stands. */
export const stateOf = ({ state }: RequestRow): RequestState =>
  state === 'open' ? state : (ends.find((end) => end === state) ?? 'moot');

/** A stored kind; undefined for one of a newer version of the program. */
export const kindOf = (stored: string): RequestKind | undefined => requestKinds.find((kind) => kind === stored);
