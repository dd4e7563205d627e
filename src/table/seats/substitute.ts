/** Substitutes: a seat of a running game is offered, and belongs to whoever takes it from that commit on. */

import { z } from 'zod';
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { DueRow, RequestRow, SeatRow } from '#store/types';
import { commit, happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, gameOf, type Opened, openTable, seatOf } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { notInLeagues } from '../league/not-in-leagues.ts';
import { infoOf } from '../open/rows.ts';
import { readJson } from '../open/stored-text.ts';
import { newCourse, runOn } from '../play/chain.ts';
import { commitCourse } from '../play/course.ts';
import { movedTo } from '../play/person-move.ts';
import { seatsIn } from '../play/requests/kind.ts';
import { stateOf } from '../play/requests/stored.ts';
import { refuse, refuseCrowd } from '../refusals.ts';
import { mayNotPlay } from '../servers/settings.ts';
import { hostOf } from '../servers/stuck.ts';
import {
  isRefusal,
  type OfferInfo,
  type OfferService,
  type OfferTaken,
  type Person,
  type RequestEnd,
  type UserId,
} from '../types.ts';
import { seatFor } from './next-person.ts';
import { newOffer } from './offer.ts';
import { offerKind } from './offer-kind.ts';

/** Most attempts when another process stores first. */
const tries = 5;

export function createOffers(context: Context, { enter, track }: Entrance): OfferService {
  return {
    open: (table, user, who) => enter(() => openOffer(context, table, user, who)),
    take: (table, offer, who) => enter(() => take(context, table, offer, who)),
    info: (offer) => enter(() => offerInfo(context, offer)),
    setMessage: (offer, message) => track(context.store.requests.setMessage(offer, message)),
  };
}

const details = z.object({ who: z.string() });

async function offerInfo({ store, ...context }: Context, id: string): Promise<OfferInfo | Refusal> {
  const offer = await store.requests.find(id);
  const row = offer && (await store.tables.find(offer.table));
  if (offer?.kind !== offerKind || offer.about === undefined || row === undefined) return refuse('table.offer-over');
  const game = await gameOf({ store, ...context }, row).catch(() => undefined);
  return {
    id,
    table: infoOf(row, game, false),
    seat: offer.about,
    state: stateOf(offer),
    who: whoOf(offer),
    message: offer.message,
  };
}

const whoOf = ({ args }: RequestRow): UserId | undefined => details.safeParse(readJson(args)).data?.who;

function openOffer(context: Context, id: string, user: UserId, who?: UserId): Promise<OfferInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row } = opened;
      const seat = seatOf(row, user);
      if (seat === undefined) return refuse('table.not-seated');
      if (row.status === 'finished') return refuse('table.finished');
      const inLeague = notInLeagues(row);
      if (inLeague !== undefined) return inLeague;
      if (!seatsIn(opened).includes(seat)) return refuse('table.out');
      if (who !== undefined && seatOf(row, who) !== undefined) return refuse('table.offer-seated');
      const open = (await store.requests.openAt(id)).find(({ kind }) => kind === offerKind);
      if (open !== undefined) return open.about === seat ? offerInfo(context, open.id) : refuse('table.offer-open');
      const { opens, fact } = newOffer(context, row, { seat, about: seat, who }, context.now());
      const change = { table: id, expect: undefined, requests: [{ opens }] };
      if ((await commit(context, happensAt(context, row, change, fact))) === 'stored') {
        return offerInfo(context, opens.id);
      }
    }
    return refuse('table.moved-on');
  });
}

function take(context: Context, id: string, offerId: string, who: Person): Promise<OfferTaken | Refusal> {
  const { store, locks, now, limits } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const offer = await store.requests.find(offerId);
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row } = opened;
      const before = row.seats.find(({ seat }) => seat === offer?.about);
      if (offer?.table !== id || offer.kind !== offerKind || before === undefined) return refuse('table.offer-over');
      if (offer.state === 'open' && before.user === who.user) {
        if ((await close(context, opened, offer, 'withdrawn')) === 'stored') return { kind: 'kept' };
        continue;
      }
      const refused =
        refusesTaker(opened, offer, before, who) ?? (await mayNotPlay(store, row.place.guild, who.user, now()));
      if (refused !== undefined) return refused;
      const mine = await seatFor(context, opened, before, who);
      const changed = row.seats.map((one) => (one.seat === before.seat ? mine : one));
      const course = newCourse({ ...opened, row: { ...row, seats: changed } });
      await runOn(context, course);
      const change = await changeOf(context, course, {
        before: row,
        row: { host: hostOf(row, changed) },
        facts: [
          { fact: 'seat-changed-hands', seat: before.seat },
          { fact: 'offer-over', offer: offerId, how: 'agreed' },
        ],
        requests: [{ id: offerId, expect: offer.rev, ends: { state: 'agreed', at: now() } }],
      });
      const result = await commitCourse(context, course, {
        ...change,
        seats: changed,
        tenure: { seat: before.seat, before, after: mine, why: 'substitute' },
        room: { user: who.user, tablesPerPerson: limits.tablesPerPerson },
      });
      if (result === 'crowded') return refuseCrowd('tablesPerPerson', limits);
      if (result === 'stored') return { kind: 'taken', moved: await movedTo(context, course, change, who.user) };
    }
    return refuse('table.moved-on');
  });
}

function refusesTaker({ row }: Opened, offer: RequestRow, before: SeatRow, who: Person): Refusal | undefined {
  if (offer.state === 'agreed') return refuse('table.offer-taken', { name: before.name });
  if (offer.state !== 'open') return refuse('table.offer-over');
  if (row.status === 'finished') return refuse('table.finished');
  if (seatOf(row, who.user) !== undefined) return refuse('table.seated');
  const only = whoOf(offer);
  return only === undefined || only === who.user ? undefined : refuse('table.offer-for');
}

/** Ends an offer that nobody has taken in time. */
export function endOffer(context: Context, { table, kind, seat, at }: DueRow): Promise<void> {
  const { store, locks } = context;
  return locks.run(table, async () => {
    const settle = { kind, seat, at };
    const row = await store.tables.find(table);
    const offer = (await store.requests.openAt(table)).find((one) => one.kind === offerKind);
    if (row === undefined || offer === undefined) await store.tables.commit({ table, expect: undefined, settle });
    else await close(context, { row }, offer, 'lapsed', settle);
  });
}

function close(
  context: Context,
  { row }: Pick<Opened, 'row'>,
  { id, rev }: RequestRow,
  how: RequestEnd,
  settle?: { readonly kind: string; readonly seat: Seat; readonly at: number },
) {
  const requests = [{ id, expect: rev, ends: { state: how, at: context.now() } }];
  const change = { table: row.id, expect: undefined, requests, ...(settle !== undefined && { settle }) };
  return commit(context, happensAt(context, row, change, { fact: 'offer-over', offer: id, how }));
}
