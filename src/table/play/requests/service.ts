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
  type RequestDraft,
  type RequestInfo,
  type RequestService,
  type UserId,
  type Wish,
} from '../../types.ts';
import { carryOut } from './carry-out.ts';
import { decide, over } from './decide.ts';
import { type Around, type SeatWish, seatsIn } from './kind.ts';
import { rulesOf } from './kinds.ts';
import { stateOf, wishOf } from './stored.ts';
import { verdictOf } from './verdict.ts';

/** After how long, in ms, what was not agreed to may be asked again. */
const askAgainAfter = 24 * 60 * 60 * 1000;

export function createRequests(context: Context, { enter, track }: Entrance): RequestService {
  const { store } = context;
  return {
    draft: (table, user, wish) => enter(() => draft(context, table, user, wish)),
    ask: (table, user, wish) => enter(() => ask(context, table, user, wish)),
    answer: (table, user, request, yes) => enter(() => answer(context, table, user, request, yes)),
    info: (request) => enter(() => requestInfo(context, request)),
    setMessage: (request, message) => track(store.requests.setMessage(request, message)),
  };
}

type Prepared = { readonly around: Around; readonly wish: SeatWish };

/** Opens the table for somebody who wants to ask something, or says why they may not. */
async function prepare(context: Context, id: string, user: UserId, wanted: Wish): Promise<Prepared | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  const { row } = opened;
  const inLeague = notInLeagues(row);
  if (inLeague !== undefined) return inLeague;
  const seat = seatOf(row, user);
  if (seat === undefined) return refuse('table.not-seated');
  if (row.status === 'finished') return refuse('table.finished');
  if (!seatsIn(opened).includes(seat)) return refuse('table.out');
  const around = { ...opened, now: context.now() };
  return { around, wish: { ...wanted, seat, atRev: row.rev } };
}

/** Why a seat may not ask this (again) now. `last`: the last request of the kind. */
async function refusesToAsk(
  context: Context,
  { around, wish }: Prepared,
  last: RequestRow | undefined,
): Promise<Refusal | undefined> {
  const { store } = context;
  const { row, now } = around;
  if (last?.state === 'open') {
    return refuse('request.open', { who: row.seats.find(({ seat }) => seat === last.seat)?.name ?? '?' });
  }
  const rules = rulesOf(wish.kind);
  if (rules.refusesAgain !== undefined) {
    const past = (await store.requests.past(row.id, wish.kind)).flatMap((request) => {
      const before = wishOf(request);
      return before === undefined ? [] : [{ ...before, state: stateOf(request) }];
    });
    const refused = rules.refusesAgain(past, wish) ?? rules.refuses(around, wish);
    return refused ?? (await rules.cannotBeAsked?.(context, around, wish));
  }
  const failed = last !== undefined && ['refused', 'lapsed', 'withdrawn'].includes(last.state);
  const again = failed ? (last.endedAt ?? last.endsAt) + askAgainAfter : now;
  if (again > now) return refuse('request.wait', { hours: Math.ceil((again - now) / 3_600_000) });
  return rules.refuses(around, wish);
}

async function draft(context: Context, id: string, user: UserId, wanted: Wish): Promise<RequestDraft | Refusal> {
  const prepared = await prepare(context, id, user, wanted);
  if (isRefusal(prepared)) return prepared;
  const refused = await refusesToAsk(context, prepared, await context.store.requests.last(id, wanted.kind));
  if (refused !== undefined) return refused;
  const { around, wish } = prepared;
  const rules = rulesOf(wish.kind);
  return {
    ...wanted,
    table: infoOf(around.row, around.game, false),
    enough: rules.enough,
    asked: rules.voters(around, wish).filter((seat) => seat !== wish.seat),
    lasts: rules.lasts(around, wish),
  };
}

function ask(context: Context, id: string, user: UserId, wanted: Wish): Promise<RequestInfo | Refusal> {
  const read = () => prepare(context, id, user, wanted);
  return changeTable<Prepared, RequestInfo>(context, id, read, async (prepared) => {
    const { around, wish } = prepared;
    const last = await context.store.requests.last(id, wish.kind);
    if (last?.state === 'open' && last.seat === wish.seat && last.about === wish.about)
      return answered(await requestInfo(context, last.id));
    const refused = await refusesToAsk(context, prepared, last);
    if (refused !== undefined) return refused;
    const request = context.newId(12);
    const opens = await open(context, prepared, request, around.now);
    return isRefusal(opens) ? opens : { ...opens, result: () => requestInfo(context, request) };
  });
}

const answered = (info: RequestInfo | Refusal): Decision<RequestInfo> => (isRefusal(info) ? info : { answer: info });

/** A new request; one that needs nobody's agreement is carried out in the same commit. */
async function open(context: Context, { around, wish }: Prepared, id: string, now: Millis): Promise<Wanted | Refusal> {
  const { row } = around;
  const rules = rulesOf(wish.kind);
  const { kind, seat, about, details, atRev } = wish;
  const agreed = verdictOf(rules.enough, rules.voters(around, wish), seat, []) === 'agreed';
  const endsAt = now + rules.lasts(around, wish);
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
  if (agreed) return carryOut(context, around, wish, { requests: [{ opens }], facts: [] });
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
    async ({ request, wish, opened }) => {
      const around = { ...opened, now: context.now() };
      const seat = seatOf(opened.row, user);
      const voters = rulesOf(wish.kind).voters(around, wish);
      if (seat === undefined || !(seat === wish.seat || voters.includes(seat))) return refuse('request.not-yours');
      const said = request.answers.find((one) => one.seat === seat)?.yes ?? (seat === wish.seat ? true : undefined);
      if (request.state !== 'open' || said === yes) return answered(await requestInfo(context, requestId));
      const decided =
        seat === wish.seat
          ? await over(context, around, request, 'withdrawn')
          : await decide(context, around, request, wish, { answer: { seat, yes, at: around.now } });
      return isRefusal(decided) ? decided : { ...decided, result: () => requestInfo(context, requestId) };
    },
  );
}

type Answering = { readonly request: RequestRow; readonly wish: SeatWish; readonly opened: Opened };

/** A request as it stands when somebody answers it, with its table. */
async function openAsked(context: Context, id: string, requestId: string): Promise<Answering | Refusal> {
  const request = await context.store.requests.find(requestId);
  const wish = request && wishOf(request);
  if (request?.table !== id || wish === undefined) return refuse('request.unknown');
  const opened = await openTable(context, id);
  return isRefusal(opened) ? opened : { request, wish, opened };
}

/** A request as it stands. */
async function requestInfo(context: Context, id: string): Promise<RequestInfo | Refusal> {
  const request = await context.store.requests.find(id);
  const wish = request && wishOf(request);
  if (request === undefined || wish === undefined) return refuse('request.unknown');
  const opened = await openTable(context, request.table);
  if (isRefusal(opened)) return opened;
  const rules = rulesOf(wish.kind);
  const voters = rules.voters({ ...opened, now: context.now() }, wish);
  const { atRev: _, ...wanted } = wish;
  return {
    ...wanted,
    id,
    table: infoOf(opened.row, opened.game, false),
    state: stateOf(request),
    endsAt: request.endsAt,
    asked: voters
      .filter((seat) => seat !== wish.seat)
      .map((seat) => ({ seat, yes: request.answers.find((one) => one.seat === seat)?.yes })),
    enough: rules.enough,
    message: request.message,
  };
}
