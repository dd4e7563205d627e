/** Ends open requests of which what happens at the table leaves nothing to agree to. */
import type { Change, RequestChange, RequestRow, TableRow } from '#store/types';
import type { Context } from '../../context.ts';
import { wholeTable } from '../../due/kinds.ts';
import type { Fact } from '../../facts/index.ts';
import { offerKind } from '../../seats/offer-kind.ts';
import { rulesOf } from './kinds.ts';
import { kindOf, proposalOf } from './stored.ts';

/** What a commit stores about the requests that are open at its table. */
export type RequestsAfter = {
  readonly requests: readonly RequestChange[];
  readonly facts: readonly Fact[];
  readonly setDue: NonNullable<Change['setDue']>;
};
const untouched: RequestsAfter = { requests: [], facts: [], setDue: [] };

/** What becomes of a table's open requests after these facts. `decided`: those that the commit itself ends. */
export async function requestsAfter(
  { store, now }: Pick<Context, 'store' | 'now'>,
  row: TableRow,
  facts: readonly Fact[],
  decided: readonly RequestChange[] = [],
): Promise<RequestsAfter> {
  if (row.hasRequests !== true) return untouched;
  const others = (await store.requests.openAt(row.id)).filter(
    ({ id }) => !decided.some((change) => 'id' in change && change.id === id),
  );
  const moot = others.filter((request) => facts.some((fact) => leavesMoot(fact, request)));
  const leaves = facts.some(({ fact }) => fact === 'conceded' || fact === 'computer-took-seat');
  return {
    requests: moot.map(({ id, rev }) => ({ id, expect: rev, ends: { state: 'moot', at: now() } })),
    facts: moot.map(({ id, kind }) =>
      kind === offerKind
        ? { fact: 'offer-over', offer: id, how: 'moot' }
        : { fact: 'request-over', request: id, kind, how: 'moot' },
    ),
    // One voice fewer may decide what is still open.
    setDue: leaves
      ? others
          .filter((request) => !moot.includes(request))
          .flatMap(({ kind }) => kindOf(kind) ?? [])
          .map((kind) => ({ kind: `request:${kind}`, seat: wholeTable, at: now() }))
      : [],
  };
}

function leavesMoot(fact: Fact, request: RequestRow): boolean {
  switch (fact.fact) {
    case 'finished':
    case 'ended':
    case 'ended-without-result':
      return true;
    case 'conceded':
    case 'computer-took-seat':
      if (fact.seat === request.seat || fact.seat === request.about) return true;
      break;
    case 'seat-changed-hands':
      // What a former person of the seat wanted or answered does not bind the next one.
      if (fact.seat === request.seat || fact.seat === request.about) return true;
      if (request.answers.some(({ seat }) => seat === fact.seat)) return true;
      break;
    case 'moved':
      // The others have offered the seat of somebody who has moved after all.
      if (request.kind === offerKind && request.seat !== fact.seat && request.about === fact.seat)
        return fact.by === 'person';
      break;
    default:
  }
  const proposal = proposalOf(request);
  return proposal !== undefined && rulesOf(proposal.kind).isMootAfter(fact, proposal);
}
