/** Substitutes: a seat of a running game is offered, and belongs to whoever takes it from that commit on. */

import { z } from 'zod';
import type { Refusal } from '#kernel/ask';
import type { Change, DueRow, RequestRow, SeatRow, TableRow } from '#store/types';
import { changeTable, doDue, findRowIfAny } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, gameOf, type Opened, openTable, seatOf } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import { notInLeagues } from '../league/not-in-leagues.ts';
import { infoOf } from '../open/rows.ts';
import { readJson } from '../open/stored-text.ts';
import { newMoves, playAutomatic } from '../play/automatic-moves.ts';
import { movedTo } from '../play/person-move.ts';
import { seatsIn } from '../play/requests/kind.ts';
import { stateOf } from '../play/requests/stored.ts';
import { refuse } from '../refusals.ts';
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

export function createOffers(context: Context, { admit, trackWork }: Entrance): OfferService {
  return {
    open: (table, user, who) => admit(() => openOffer(context, table, user, who)),
    take: (table, offer, who) => admit(() => take(context, table, offer, who)),
    info: (offer) => admit(() => offerInfo(context, offer)),
    setMessage: (offer, message) => trackWork(context.store.requests.setMessage(offer, message)),
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
  const { store } = context;
  return changeTable<Opened, OfferInfo>(context, id, openTable, async (opened) => {
    const { row } = opened;
    const seat = seatOf(row, user);
    if (seat === undefined) return refuse('table.not-seated');
    if (row.status === 'finished') return refuse('table.finished');
    const inLeague = notInLeagues(row);
    if (inLeague !== undefined) return inLeague;
    if (!seatsIn(opened).includes(seat)) return refuse('table.out');
    if (who !== undefined && seatOf(row, who) !== undefined) return refuse('table.offer-seated');
    const open = (await store.requests.openAt(id)).find(({ kind }) => kind === offerKind);
    if (open !== undefined && open.about !== seat) return refuse('table.offer-open');
    if (open !== undefined) {
      const info = await offerInfo(context, open.id);
      return isRefusal(info) ? info : { answer: info };
    }
    const { opens, fact } = newOffer(context, row, { seat, about: seat, who }, context.now());
    const change = { table: id, expect: undefined, requests: [{ opens }] };
    return { change: happensAt(context, row, change, fact), result: () => offerInfo(context, opens.id) };
  });
}

/** An offer as it stands when somebody takes it, with its table. */
async function openOffered(context: Context, id: string, offerId: string) {
  const offer = await context.store.requests.find(offerId);
  const opened = await openTable(context, id);
  return isRefusal(opened) ? opened : { offer, opened };
}

function take(context: Context, id: string, offerId: string, who: Person): Promise<OfferTaken | Refusal> {
  const { store, now, limits } = context;
  const read = () => openOffered(context, id, offerId);
  return changeTable<Exclude<Awaited<ReturnType<typeof read>>, Refusal>, OfferTaken>(
    context,
    id,
    read,
    async ({ offer, opened }) => {
      const { row } = opened;
      const before = row.seats.find(({ seat }) => seat === offer?.about);
      if (offer?.table !== id || offer.kind !== offerKind || before === undefined) return refuse('table.offer-over');
      if (offer.state === 'open' && before.user === who.user)
        return { change: closing(context, row, offer, 'withdrawn'), result: () => ({ kind: 'kept' }) };
      const refused =
        refusesTaker(opened, offer, before, who) ?? (await mayNotPlay(store, row.place.guild, who.user, now()));
      if (refused !== undefined) return refused;
      const mine = await seatFor(context, opened, before, who);
      const seats = row.seats.map((one) => (one.seat === before.seat ? mine : one));
      const moves = newMoves({ ...opened, row: { ...row, seats } });
      await playAutomatic(context, moves);
      const change = await changeOf(context, moves, {
        before: row,
        row: { host: hostOf(row, seats) },
        facts: [
          { fact: 'seat-changed-hands', seat: before.seat },
          { fact: 'offer-over', offer: offerId, how: 'agreed' },
        ],
        requests: [{ id: offerId, expect: offer.rev, ends: { state: 'agreed', at: now() } }],
      });
      return {
        moves,
        change: {
          ...change,
          seats,
          tenure: { seat: before.seat, before, after: mine, why: 'substitute' },
          room: { user: who.user, tablesPerPerson: limits.tablesPerPerson },
        },
        result: async () => ({ kind: 'taken', moved: await movedTo(context, moves, change, who.user) }),
      };
    },
  );
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
export function endOffer(context: Context, due: DueRow): Promise<void> {
  return doDue(context, due, findRowIfAny, async (row) => {
    const offer = (await context.store.requests.openAt(due.table)).find(({ kind }) => kind === offerKind);
    return row === undefined || offer === undefined ? undefined : closing(context, row, offer, 'lapsed');
  });
}

function closing(context: Context, row: TableRow, { id, rev }: RequestRow, how: RequestEnd): Change {
  const requests = [{ id, expect: rev, ends: { state: how, at: context.now() } }];
  const change = { table: row.id, expect: undefined, requests };
  return happensAt(context, row, change, { fact: 'offer-over', offer: id, how });
}
