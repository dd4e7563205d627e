/** Requests, as part of the table service: asked, answered, shown. */
import type { Refusal } from '#kernel/ask';
import type { RequestRow } from '#store/types';
import { changeTable, type Decision, type Wanted } from '../../change/change-table.ts';
import { happensAt } from '../../change/commit.ts';
import { type Context, type Opened, openTable, seatOf } from '../../context.ts';
import type { Entrance } from '../../entrance.ts';
import { notInLeagues } from '../../league/not-in-leagues.ts';
import { infoOf } from '../../open/rows.ts';
import { refuse } from '../../refusals.ts';
import {
  isRefusal,
  type Millis,
  type Proposal,
  type RequestDraft,
  type RequestInfo,
  type RequestService,
  type UserId,
} from '../../types.ts';
import { carryOut } from './carry-out.ts';
import { decide, over } from './decide.ts';
import { type OpenedAt, type SeatProposal, seatsIn } from './kind.ts';
import { rulesOf } from './kinds.ts';
import { proposalOf, stateOf } from './stored.ts';
import { verdictOf } from './verdict.ts';

/** After how long, in ms, what was not agreed to may be asked again. */
const askAgainAfter = 24 * 60 * 60 * 1000;

export function createRequests(context: Context, { admit, trackWork }: Entrance): RequestService {
  const { store } = context;
  return {
    draft: (table, user, proposal) => admit(() => draft(context, table, user, proposal)),
    ask: (table, user, proposal) => admit(() => ask(context, table, user, proposal)),
    answer: (table, user, request, yes) => admit(() => answer(context, table, user, request, yes)),
    info: (request) => admit(() => requestInfo(context, request)),
    setMessage: (request, message) => trackWork(store.requests.setMessage(request, message)),
  };
}

type Prepared = { readonly at: OpenedAt; readonly proposal: SeatProposal };

/** Opens the table for somebody who wants to ask something, or says why they may not. */
async function prepare(context: Context, id: string, user: UserId, wanted: Proposal): Promise<Prepared | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  const { row } = opened;
  const inLeague = notInLeagues(row);
  if (inLeague !== undefined) return inLeague;
  const seat = seatOf(row, user);
  if (seat === undefined) return refuse('table.not-seated');
  if (row.status === 'finished') return refuse('table.finished');
  if (!seatsIn(opened).includes(seat)) return refuse('table.out');
  const at = { ...opened, now: context.now() };
  return { at, proposal: { ...wanted, seat, atRev: row.rev } };
}

/** Why a seat may not ask this (again) now. `last`: the last request of the kind. */
async function refusesToAsk(
  context: Context,
  { at, proposal }: Prepared,
  last: RequestRow | undefined,
): Promise<Refusal | undefined> {
  const { store } = context;
  const { row, now } = at;
  if (last?.state === 'open') {
    return refuse('request.open', { who: row.seats.find(({ seat }) => seat === last.seat)?.name ?? '?' });
  }
  const rules = rulesOf(proposal.kind);
  if (rules.refusesAgain !== undefined) {
    const past = (await store.requests.past(row.id, proposal.kind)).flatMap((request) => {
      const before = proposalOf(request);
      return before === undefined ? [] : [{ ...before, state: stateOf(request) }];
    });
    const refused = rules.refusesAgain(past, proposal) ?? rules.refuses(at, proposal);
    return refused ?? (await rules.cannotBeAsked?.(context, at, proposal));
  }
  const failed = last !== undefined && ['refused', 'lapsed', 'withdrawn'].includes(last.state);
  const again = failed ? (last.endedAt ?? last.endsAt) + askAgainAfter : now;
  if (again > now) return refuse('request.wait', { hours: Math.ceil((again - now) / 3_600_000) });
  return rules.refuses(at, proposal);
}

async function draft(context: Context, id: string, user: UserId, wanted: Proposal): Promise<RequestDraft | Refusal> {
  const prepared = await prepare(context, id, user, wanted);
  if (isRefusal(prepared)) return prepared;
  const refused = await refusesToAsk(context, prepared, await context.store.requests.last(id, wanted.kind));
  if (refused !== undefined) return refused;
  const { at, proposal } = prepared;
  const rules = rulesOf(proposal.kind);
  return {
    ...wanted,
    table: infoOf(at.row, at.game, false),
    quorum: rules.quorum,
    asked: rules.voters(at, proposal).filter((seat) => seat !== proposal.seat),
    lasts: rules.lasts(at, proposal),
  };
}

function ask(context: Context, id: string, user: UserId, wanted: Proposal): Promise<RequestInfo | Refusal> {
  const read = () => prepare(context, id, user, wanted);
  return changeTable<Prepared, RequestInfo>(context, id, read, async (prepared) => {
    const { at, proposal } = prepared;
    const last = await context.store.requests.last(id, proposal.kind);
    if (last?.state === 'open' && last.seat === proposal.seat && last.about === proposal.about)
      return answered(await requestInfo(context, last.id));
    const refused = await refusesToAsk(context, prepared, last);
    if (refused !== undefined) return refused;
    const request = context.newId(12);
    const opens = await open(context, prepared, request, at.now);
    return isRefusal(opens) ? opens : { ...opens, result: () => requestInfo(context, request) };
  });
}

const answered = (info: RequestInfo | Refusal): Decision<RequestInfo> => (isRefusal(info) ? info : { answer: info });

/** A new request; one that needs nobody's agreement is carried out in the same commit. */
async function open(context: Context, { at, proposal }: Prepared, id: string, now: Millis): Promise<Wanted | Refusal> {
  const { row } = at;
  const rules = rulesOf(proposal.kind);
  const { kind, seat, about, details, atRev } = proposal;
  const agreed = verdictOf(rules.quorum, rules.voters(at, proposal), seat, []) === 'agreed';
  const endsAt = now + rules.lasts(at, proposal);
  const opens = {
    id,
    kind,
    seat,
    about,
    args: details === undefined ? undefined : JSON.stringify(details),
    atRev,
    state: agreed ? 'agreed' : 'open',
    openedAt: now,
    endsAt,
    endedAt: agreed ? now : undefined,
  };
  if (agreed) return carryOut(context, at, proposal, { requests: [{ opens }], facts: [] });
  const change = { table: row.id, expect: undefined, requests: [{ opens }] };
  return { change: happensAt(context, row, change, { fact: 'asked', request: id, kind, seat, until: endsAt }) };
}

function answer(
  context: Context,
  id: string,
  user: UserId,
  requestId: string,
  yes: boolean,
): Promise<RequestInfo | Refusal> {
  return changeTable<Answering, RequestInfo>(
    context,
    id,
    () => openAsked(context, id, requestId),
    async ({ request, proposal, opened }) => {
      const at = { ...opened, now: context.now() };
      const seat = seatOf(opened.row, user);
      const voters = rulesOf(proposal.kind).voters(at, proposal);
      if (seat === undefined || !(seat === proposal.seat || voters.includes(seat))) return refuse('request.not-yours');
      const said = request.answers.find((one) => one.seat === seat)?.yes ?? (seat === proposal.seat ? true : undefined);
      if (request.state !== 'open' || said === yes) return answered(await requestInfo(context, requestId));
      const decided =
        seat === proposal.seat
          ? await over(context, at, request, 'withdrawn')
          : await decide(context, at, request, proposal, { answer: { seat, yes, at: at.now } });
      return isRefusal(decided) ? decided : { ...decided, result: () => requestInfo(context, requestId) };
    },
  );
}

type Answering = { readonly request: RequestRow; readonly proposal: SeatProposal; readonly opened: Opened };

/** A request as it stands when somebody answers it, with its table. */
async function openAsked(context: Context, id: string, requestId: string): Promise<Answering | Refusal> {
  const request = await context.store.requests.find(requestId);
  const proposal = request && proposalOf(request);
  if (request?.table !== id || proposal === undefined) return refuse('request.unknown');
  const opened = await openTable(context, id);
  return isRefusal(opened) ? opened : { request, proposal, opened };
}

/** A request as it stands. */
async function requestInfo(context: Context, id: string): Promise<RequestInfo | Refusal> {
  const request = await context.store.requests.find(id);
  const proposal = request && proposalOf(request);
  if (request === undefined || proposal === undefined) return refuse('request.unknown');
  const opened = await openTable(context, request.table);
  if (isRefusal(opened)) return opened;
  const rules = rulesOf(proposal.kind);
  const voters = rules.voters({ ...opened, now: context.now() }, proposal);
  const { atRev: _, ...wanted } = proposal;
  return {
    ...wanted,
    id,
    table: infoOf(opened.row, opened.game, false),
    state: stateOf(request),
    endsAt: request.endsAt,
    asked: voters
      .filter((seat) => seat !== proposal.seat)
      .map((seat) => ({ seat, yes: request.answers.find((one) => one.seat === seat)?.yes })),
    quorum: rules.quorum,
    message: request.message,
  };
}
