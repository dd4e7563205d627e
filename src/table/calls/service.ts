/** What people decide about calls at a table, and what becomes of calls that do not arrive. */

import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { personKey } from '#store/person-key';
import type { TableRow } from '#store/types';
import { changeRow, changeTable, findRow } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { type Context, type Opened, openTable, seatOf } from '../context.ts';
import type { DueKind } from '../due/kinds.ts';
import type { Entrance } from '../entrance.ts';
import { autopilotAt, readSeatCalls, type SeatCalls, seatCallsText } from '../open/rows.ts';
import { readSettings } from '../people/settings-stored.ts';
import { refuse } from '../refusals.ts';
import type { CallService, CallsHere, Millis, UserId, UserSettings } from '../types.ts';
import { translatorIn } from '../words/catalogue.ts';
import { type CallRoute, callRoute, endOfQuiet, isQuiet, mayTell, reminderAt } from './calls.ts';
import { ownClocks } from './digest.ts';
import { stillWaiting } from './reminders.ts';

/** A seat is nudged at most once within this time, in ms. */
const NUDGE_EVERY = 24 * 60 * 60_000;
/** So many digests in a row that do not arrive end them. */
const DIGESTS_TRIED = 3;

/** Calls, as part of the table service. */
export function createCalls(context: Context, { admit, trackWork }: Entrance): CallService {
  const { store, now } = context;
  const settingsOf = async (user: UserId) => readSettings(await store.users.get(user));
  const among = async (users: readonly UserId[], wants: (settings: UserSettings, user: UserId) => boolean) => {
    const all = await Promise.all(users.map(settingsOf));
    return users.filter((user, i) => {
      const settings = all[i];
      return settings !== undefined && wants(settings, user);
    });
  };
  return {
    async toMention(table, users) {
      const row = await store.tables.find(table);
      const here = (user: UserId) => {
        const seat = row?.seats.find((one) => one.user === user);
        return seat === undefined ? {} : readSeatCalls(seat);
      };
      return among(
        users,
        (settings, user) => !isQuiet(settings, now()) && callRoute(settings, here(user)) === 'mention',
      );
    },
    toTell: (users, of) => among(users, (settings) => mayTell(settings, of, now())),
    here: (table, user) =>
      admit(async () => {
        const row = await store.tables.find(table);
        if (row === undefined) return refuse('table.unknown');
        const seat = row.seats.find((one) => one.user === user);
        return seat === undefined ? refuse('table.not-seated') : hereOf(readSeatCalls(seat));
      }),
    setHere: (table, user, change) => admit(() => setHere(context, table, user, change)),
    nudge: (table, user, seat) => admit(() => nudge(context, table, user, seat)),
    hush: (table, user) => admit(() => hush(context, table, user)),
    unreachable: (user, tables) => trackWork(unreachable(context, user, tables)),
    ownClocks: (user) => ownClocks(context, user),
    digestLost: (user, message) => trackWork(digestLost(context, user, message)),
    digestArrived: (user) =>
      trackWork(
        (async () => {
          const { reach } = await settingsOf(user);
          if (reach?.digestsLost === undefined) return;
          const { digestsLost: _, ...rest } = reach;
          await store.users.merge(user, { reach: rest });
        })(),
      ),
  };
}

const hereOf = ({ turn, after }: SeatCalls): CallsHere => ({
  ...(turn !== undefined && { turn }),
  ...(after !== undefined && { after }),
});

function setHere(
  context: Context,
  id: string,
  user: UserId,
  change: Parameters<CallService['setHere']>[2],
): Promise<CallsHere | Refusal> {
  return changeTable<TableRow, CallsHere>(context, id, findRow, (row) => {
    const seat = row.seats.find((one) => one.user === user);
    if (seat === undefined) return refuse('table.not-seated');
    if (row.status !== 'running') return refuse(row.status === 'lobby' ? 'table.not-started' : 'table.finished');
    const { turn, after, ...rest } = { ...readSeatCalls(seat), ...change };
    const calls: SeatCalls = { ...rest, ...hereOf({ turn, after } as SeatCalls) };
    const patch = [{ seat: seat.seat, calls: seatCallsText(calls) }];
    return {
      change: { table: id, expect: row.rev, patch },
      async result() {
        if (turn === 'dm') await reopen(context, user);
        return hereOf(calls);
      },
    };
  });
}

/** Direct messages are tried again, since the person has chosen them anew. */
async function reopen({ store }: Context, user: UserId): Promise<void> {
  const { reach } = readSettings(await store.users.get(user));
  if (reach?.closed !== true) return;
  const { closed: _, ...rest } = reach;
  await store.users.merge(user, { reach: rest });
}

function nudge(context: Context, id: string, user: UserId, target: Seat): Promise<'nudged' | Refusal> {
  return changeTable<Opened, 'nudged'>(context, id, openTable, async (opened) => {
    const { row } = opened;
    const now = context.now();
    const by = playingSeat(opened, user);
    if (by === undefined) return refuse('table.not-seated');
    const seat = stillWaiting(row, target);
    if (seat === undefined || by === target) return refuse('call.nobody');
    const here = readSeatCalls(seat);
    if (here.nudgedAt !== undefined && now - here.nudgedAt < NUDGE_EVERY) return refuse('call.nudged');
    const way = nudgeAt(readSettings(await context.store.users.get(seat.user)), here, now);
    if (way === undefined) return refuse('call.unwanted');
    const calls = seatCallsText({ ...here, nudgedAt: now });
    const direct = way.how === 'direct' ? { directAt: way.at } : {};
    const change = { table: id, expect: row.rev, patch: [{ seat: target, calls, ...direct }] };
    const routes = new Map([[target, { turn: way }]]);
    const nudged = { fact: 'nudged', seat: target, by } as const;
    return { change: happensAt(context, row, change, nudged, routes), result: () => 'nudged' };
  });
}

/** The seat of a person who is still in the game. */
function playingSeat({ row, game, state }: Opened, user: UserId): Seat | undefined {
  const seat = seatOf(row, user);
  if (seat === undefined || game.view(state, undefined).out.includes(seat)) return undefined;
  return autopilotAt(row, game, seat).conceded === true ? undefined : seat;
}

/** A nudge comes as a reminder would or, for those who want none, as a call. */
function nudgeAt(settings: UserSettings, here: SeatCalls, now: Millis): CallRoute | undefined {
  if (here.hushed === true) return undefined;
  if (settings.calls.remind.late) return reminderAt(settings, here, now);
  const how = callRoute(settings, here);
  return how && { how, at: endOfQuiet(settings, now) };
}

function hush(context: Context, id: string, user: UserId): Promise<'hushed' | Refusal> {
  return changeTable<TableRow, 'hushed'>(context, id, findRow, (row) => {
    const own = seatOf(row, user);
    if (own === undefined) return refuse('table.not-seated');
    const seat = stillWaiting(row, own);
    if (seat === undefined) return refuse('call.not-you');
    const here = readSeatCalls(seat);
    if (here.hushed === true) return { answer: 'hushed' };
    const patch = [{ seat: own, calls: seatCallsText({ ...here, hushed: true }), directAt: undefined }];
    const kinds: readonly DueKind[] = ['call', 'remind', 'half'];
    const clearDue = kinds.map((kind) => ({ kind, seat: own }));
    return { change: { table: id, expect: row.rev, patch, clearDue }, result: () => 'hushed' };
  });
}

/** Every step may be done twice: a table is called at once only as long as its direct call stands. */
async function unreachable(context: Context, user: UserId, tables: readonly string[]): Promise<void> {
  const { store, now } = context;
  const { reach, language } = readSettings(await store.users.get(user));
  if (reach?.told !== true) await store.pendingTexts.add(user, 'direct-closed', translatorIn(language)('call.closed'));
  for (const id of tables) {
    await changeRow(context, id, (row) => {
      const seat = row.seats.find((one) => one.user === user);
      const waits = seat === undefined ? undefined : stillWaiting(row, seat.seat);
      if (waits?.directAt === undefined) return undefined;
      const patch = [{ seat: waits.seat, directAt: undefined }];
      const routes = new Map([[waits.seat, { turn: { how: 'mention', at: now() } as const }]]);
      const called = { fact: 'called', seat: waits.seat } as const;
      return happensAt(context, row, { table: id, expect: row.rev, patch }, called, routes);
    });
  }
  await store.users.merge(user, { reach: { ...reach, closed: true, told: true } });
}

async function digestLost({ store }: Context, user: UserId, message: string): Promise<void> {
  const { reach = {}, language } = readSettings(await store.users.get(user));
  const digestsLost = [...new Set([...(reach.digestsLost ?? []), message])];
  if (digestsLost.length < DIGESTS_TRIED) {
    await store.users.merge(user, { reach: { ...reach, digestsLost } });
    return;
  }
  await store.pendingTexts.add(user, 'digest-ended', translatorIn(language)('call.digest-ended'));
  const { digestsLost: _, ...rest } = reach;
  const due = { table: personKey(user), kind: 'digest' satisfies DueKind, seat: -1 };
  await store.users.merge(user, { digest: 'off', reach: rest }, { clear: [due] });
}
