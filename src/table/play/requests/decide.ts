/** What is stored of answers and ends of requests, each in one commit. */
import type { Refusal } from '#kernel/ask';
import type { Change, DueRow, RequestAnswer, RequestRow } from '#store/types';
import type { Wanted } from '../../change/change-table.ts';
import { happensAt } from '../../change/commit.ts';
import { clockChanges } from '../../clock/seat-clocks.ts';
import { timesOf } from '../../clock/times.ts';
import type { Context } from '../../context.ts';
import type { Fact } from '../../facts/index.ts';
import type { RequestEnd } from '../../types.ts';
import { carryOut } from './carry-out.ts';
import type { OpenedAt, SeatProposal } from './kind.ts';
import { rulesOf } from './kinds.ts';
import { verdictOf } from './verdict.ts';

/** `due`: the end of the request is due, and is due again if it has not come yet. */
export type Step = { readonly answer?: RequestAnswer; readonly due?: Pick<DueRow, 'kind' | 'seat'> };

/** An answer, or none, and whatever it decides. A refusal: what was agreed to is not possible any more. */
export async function decide(
  context: Context,
  at: OpenedAt,
  request: RequestRow,
  proposal: SeatProposal,
  step: Step,
): Promise<Wanted | Refusal> {
  const { answer } = step;
  const rules = rulesOf(proposal.kind);
  if (rules.refuses(at, proposal) !== undefined) return over(context, at, request, 'moot', step);
  // The clock has not looked at it yet, but it came too late.
  if (answer !== undefined && at.now >= request.endsAt) {
    return over(context, at, request, 'lapsed');
  }
  const before = request.answers.filter(({ seat }) => seat !== answer?.seat);
  const answers = answer === undefined ? before : [...before, answer];
  const verdict = verdictOf(rules.quorum, rules.voters(at, proposal), proposal.seat, answers);
  if (verdict === 'refused') return over(context, at, request, 'refused', step);
  if (verdict === 'agreed') {
    const ends = { state: 'agreed', at: at.now };
    return carryOut(context, at, proposal, {
      requests: [{ id: request.id, expect: request.rev, ...(answer !== undefined && { answer }), ends }],
      facts: [...answered(request, step), overFact(request, 'agreed')],
    });
  }
  if (at.now >= request.endsAt) return over(context, at, request, 'lapsed', step);
  return store(context, at, request, step, undefined);
}

/** Ends a request without what was asked. */
export function over(
  context: Context,
  at: Pick<OpenedAt, 'row' | 'now'>,
  request: RequestRow,
  how: Exclude<RequestEnd, 'agreed'>,
  step: Step = {},
): Promise<Wanted> {
  return store(context, at, request, step, how);
}

async function store(
  context: Context,
  { row, now }: Pick<OpenedAt, 'row' | 'now'>,
  request: RequestRow,
  step: Step,
  how: Exclude<RequestEnd, 'agreed'> | undefined,
): Promise<Wanted> {
  const { answer, due } = step;
  const told = [...answered(request, step), ...(how === undefined ? [] : [overFact(request, how)])];
  const times = how === undefined ? undefined : await timesOf(context, row);
  const clocks = times === undefined ? undefined : clockChanges(row, told, times, now);
  const facts = [...told, ...(clocks?.facts ?? [])];
  const change: Change = {
    table: row.id,
    expect: undefined,
    ...(clocks !== undefined && clocks.patch.length > 0 && { patch: clocks.patch }),
    requests: [
      {
        id: request.id,
        expect: request.rev,
        ...(answer !== undefined && { answer }),
        ...(how !== undefined && { ends: { state: how, at: now } }),
      },
    ],
    ...(due !== undefined && how === undefined && { setDue: [{ ...due, at: request.endsAt }] }),
  };
  return { change: happensAt(context, row, change, facts) };
}

function answered({ id }: RequestRow, { answer }: Step): readonly Fact[] {
  return answer === undefined ? [] : [{ fact: 'answered', request: id, seat: answer.seat, yes: answer.yes }];
}

const overFact = ({ id, kind }: RequestRow, how: RequestEnd): Fact => ({
  fact: 'request-over',
  request: id,
  kind,
  how,
});
