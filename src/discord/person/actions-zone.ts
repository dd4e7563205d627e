/** A person's time zone: calls and summaries go by their settings, clocks by their calendar, and both take the same one. */
import type { Refusal } from '#kernel/ask';
import { type AwaySet, isRefusal } from '#table/types';
import type { App } from '../core/app.ts';

/** Sets the zone that somebody means by what they typed; a refusal if there is no such one, or several may be meant. */
export async function setZone({ tables }: App, user: string, typed: string): Promise<AwaySet | Refusal> {
  const set = await tables.away.zone(user, typed);
  if (!isRefusal(set) && set.away.zone !== undefined) await tables.setSettings(user, { zone: set.away.zone });
  return set;
}
