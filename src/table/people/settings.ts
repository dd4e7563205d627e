/** People's own settings, for all tables. */
import { personKey } from '#store/person-key';
import { digestAfter } from '../calls/digest.ts';
import type { Context } from '../context.ts';
import type { DueKind } from '../due/kinds.ts';
import type { Entrance } from '../entrance.ts';
import type { DmStatus, SettingsService, UserId, UserSettings } from '../types.ts';
import { ofPerson } from './languages.ts';
import { readSettings } from './settings-stored.ts';

/** Settings, as part of the table service. */
export function createSettings(context: Context, { trackWork }: Entrance): SettingsService {
  const { games, now } = context;
  const { users } = context.store;
  const settings: SettingsService['settings'] = async (user) => readSettings(await users.get(user), games.values());
  return {
    settings,
    async setSettings(user, change) {
      const before = await settings(user);
      // The stops as read, since the merge may replace the former list for all games.
      const { stops } = before;
      const reach = change.calls?.turn === 'dm' ? { reach: reopened(before.reach) } : {};
      const due = 'digest' in change || 'zone' in change ? digestDue(user, { ...before, ...change }, now()) : {};
      const after = readSettings(await trackWork(users.merge(user, { stops, ...change, ...reach }, due)));
      context.memory.languages.delete(ofPerson(user));
      return after;
    },
  };
}

/** Direct messages are tried again. */
function reopened(reach: DmStatus | undefined): DmStatus | undefined {
  if (reach === undefined) return undefined;
  const { closed: _, ...rest } = reach;
  return rest;
}

/** When the next digest is due, as the settings have it. */
function digestDue(user: UserId, settings: UserSettings, now: number) {
  const row = { table: personKey(user), kind: 'digest' satisfies DueKind, seat: -1 };
  const at = digestAfter(settings, now);
  return at === undefined ? { clear: [row] } : { set: [{ ...row, at }] };
}
