/** The offer of a seat, before it is stored. */
import type { Seat } from '#kernel/state';
import type { NewRequest, TableRow } from '#store/types';
import type { Context } from '../context.ts';
import type { Fact } from '../facts/index.ts';
import type { Millis, UserId } from '../types.ts';
import { offerKind, offerLasts } from './offer-kind.ts';

/** A new offer with its fact. `seat`: who offers; `about`: the seat; `who`: the only person who may take it. */
export function newOffer(
  { newId }: Pick<Context, 'newId'>,
  row: TableRow,
  { seat, about, who }: { readonly seat: Seat; readonly about: Seat; readonly who?: UserId | undefined },
  now: Millis,
): { readonly opens: NewRequest; readonly fact: Fact } {
  const id = newId(12);
  const endsAt = now + offerLasts;
  const opens = {
    id,
    kind: offerKind,
    seat,
    about,
    args: who === undefined ? undefined : JSON.stringify({ who }),
    atRev: row.rev,
    state: 'open',
    openedAt: now,
    endsAt,
    endedAt: undefined,
  };
  return { opens, fact: { fact: 'seat-offered', offer: id, seat: about, until: endsAt } };
}
