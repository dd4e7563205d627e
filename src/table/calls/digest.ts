/** Digests: what waits for a person and what has ended, by direct message at a time of their choice. */
import { personAtPlace } from '#store/person-key';
import type { DueRow } from '#store/types';
import { nextAt } from '../away/local-time.ts';
import { tellPerson } from '../change/commit.ts';
import { shownClocks } from '../clock/seat-clocks.ts';
import { timesOf } from '../clock/times.ts';
import type { Context } from '../context.ts';
import { isLesson } from '../open/rows.ts';
import { readSettings } from '../people/settings-stored.ts';
import type { Digest, Millis, SeatClock, TableId, UserId, UserSettings } from '../types.ts';
import { zoneOf } from './calls.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Clocks are set forward or back by less than this, ms. */
const CLOCK_CHANGE = 3 * hour;
/** How many games a digest looks through. */
const MOST = 200;

/** When the first digest after an instant is due; undefined: none is wanted. */
export function digestAfter(settings: Pick<UserSettings, 'digest' | 'zone'>, after: Millis): Millis | undefined {
  const { digest } = settings;
  return digest === 'off' ? undefined : nextAt(after, digest.at, zoneOf(settings), digest.day);
}

/** When the digest before one was due. */
function digestBefore(digest: Digest, zone: string, at: Millis): Millis {
  const period = digest.day === undefined ? day : 7 * day;
  return nextAt(at - period - CLOCK_CHANGE, digest.at, zone, digest.day);
}

/** Sends a person their digest, if there is anything to say, and sets the time of the next one; once for each time. */
export async function sendDigest(context: Context, { table: place, ...due }: DueRow): Promise<void> {
  const { store, now } = context;
  const user = personAtPlace(place) ?? '';
  const settings = readSettings(await store.users.get(user));
  const next = digestAfter(settings, now());
  if (settings.digest === 'off' || next === undefined) return tellPerson(context, user, { settle: due }, []);
  const since = digestBefore(settings.digest, zoneOf(settings), due.at);
  const [running, finished] = await Promise.all([
    store.tables.ofUser(user, ['running'], MOST),
    store.tables.ofUser(user, ['finished'], MOST),
  ]);
  const waits = running.some(
    (row) => !isLesson(row) && row.seats.some((seat) => seat.user === user && seat.waitingSince !== undefined),
  );
  const ended = finished.some((row) => !isLesson(row) && (row.finishedAt ?? 0) > since);
  await tellPerson(
    context,
    user,
    { settle: due, setDue: [{ ...due, at: next }] },
    waits || ended ? [{ kind: 'digest', table: place, user, since }] : [],
  );
}

/** A person's own clocks at the tables that wait for them, as far as these have clocks. */
export async function ownClocks(context: Context, user: UserId): Promise<ReadonlyMap<TableId, SeatClock>> {
  const rows = await context.store.tables.ofUser(user, ['running'], MOST);
  const clocks = new Map<TableId, SeatClock>();
  for (const row of rows) {
    const own = row.seats.find((seat) => seat.user === user && seat.waitingSince !== undefined);
    const times = own === undefined ? undefined : await timesOf(context, row);
    if (times === undefined) continue;
    const clock = shownClocks(row, times, context.now()).find(({ seat }) => seat === own?.seat);
    if (clock !== undefined) clocks.set(row.id, clock);
  }
  return clocks;
}
