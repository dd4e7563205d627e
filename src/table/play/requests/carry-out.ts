/** What is stored of a decided request together with what follows from it, in one commit. */
import type { Refusal } from '#kernel/ask';
import type { Change, RequestChange } from '#store/types';
import type { Wanted } from '../../change/change-table.ts';
import { happensAt } from '../../change/commit.ts';
import { changeOf } from '../../change/record.ts';
import type { Context } from '../../context.ts';
import type { Fact } from '../../facts/index.ts';
import { isRefusal } from '../../types.ts';
import type { OpenedAt, SeatProposal } from './kind.ts';
import { rulesOf } from './kinds.ts';
import { requestsAfter } from './moot.ts';

/** What is stored besides the consequence. */
export type Decided = {
  readonly requests: readonly RequestChange[];
  readonly facts: readonly Fact[];
};

/** What was agreed to. A refusal: it is not possible any more. */
export async function carryOut(
  context: Context,
  at: OpenedAt,
  proposal: SeatProposal,
  { requests: decided, facts }: Decided,
): Promise<Wanted | Refusal> {
  const follows = await rulesOf(proposal.kind).follow(context, at, proposal);
  if (isRefusal(follows)) return follows;
  const { row } = at;
  const requests = [...decided, ...(follows.requests ?? [])];
  const told = [...facts, ...(follows.facts ?? [])];
  const seats = follows.seats === undefined ? {} : { seats: follows.seats };
  if (follows.moves !== undefined) {
    const { moves, also, patch } = follows;
    const change = await changeOf(context, moves, { ...also, row: follows.row, facts: told, requests, patch });
    return { moves, change: { ...change, ...seats } };
  }
  const others = await requestsAfter(context, row, told, requests);
  const change: Change = {
    table: row.id,
    expect: row.rev,
    ...seats,
    row: follows.row,
    patch: follows.patch ?? [],
    requests: [...requests, ...others.requests],
    setDue: others.setDue,
  };
  return { change: happensAt(context, row, change, [...told, ...others.facts]) };
}
