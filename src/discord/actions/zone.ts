/** A person's time zone: calls and summaries go by their settings, clocks by their calendar, and both take the same one. */
import type { Refusal } from '#kernel/ask';
import { type AwaySet, isRefusal } from '#table/types';
import type { App } from '../app.ts';

/** Sets the zone; a refusal if there is no such one. */
export async function setZone({ tables }: App, user: string, zone: string): Promise<AwaySet | Refusal> {
  const set = await tables.away.zone(user, zone);
  if (!isRefusal(set)) await tables.setSettings(user, { zone });
  return set;
}
