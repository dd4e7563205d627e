/** Stores a decided request together with what follows from it, in one commit. */
import type { Refusal } from '#kernel/ask';
import type { Change, CommitResult, RequestChange } from '#store/types';
import { commit, happensAt } from '../../change/commit.ts';
import { changeOf } from '../../change/record.ts';
import type { Context } from '../../context.ts';
import type { Fact } from '../../facts/facts.ts';
import { isRefusal } from '../../types.ts';
import { commitCourse } from '../course.ts';
import type { Around, SeatWish } from './kind.ts';
import { rulesOf } from './kinds.ts';
import { requestsAfter } from './moot.ts';

/** What is stored besides the consequence. */
export type Decided = {
  readonly requests: readonly RequestChange[];
  readonly facts: readonly Fact[];
  readonly settle?: Change['settle'];
};

/** Does what was agreed to. A refusal: it is not possible any more, and nothing was stored. */
export async function carryOut(
  context: Context,
  around: Around,
  wish: SeatWish,
  { requests: decided, facts, settle }: Decided,
): Promise<CommitResult | Refusal> {
  const follows = await rulesOf(wish.kind).follow(context, around, wish);
  if (isRefusal(follows)) return follows;
  const { row } = around;
  const requests = [...decided, ...(follows.requests ?? [])];
  const told = [...facts, ...(follows.facts ?? [])];
  const settles = settle === undefined ? {} : { settle };
  const seats = follows.seats === undefined ? {} : { seats: follows.seats };
  if (follows.course !== undefined) {
    const { course, also, patch } = follows;
    const change = await changeOf(context, course, { ...also, row: follows.row, facts: told, requests, patch });
    return commitCourse(context, course, { ...change, ...settles, ...seats });
  }
  const others = await requestsAfter(context, row, told, requests);
  const change: Change = {
    table: row.id,
    expect: row.rev,
    ...settles,
    ...seats,
    row: follows.row,
    patch: follows.patch ?? [],
    requests: [...requests, ...others.requests],
    setDue: others.setDue,
  };
  return commit(context, happensAt(context, row, change, [...told, ...others.facts]));
}
