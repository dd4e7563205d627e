/** People's own settings, for all tables. */
import type { Context } from './context.ts';
import type { Entrance } from './entrance.ts';
import { readSettings } from './rows.ts';
import type { SettingsService } from './types.ts';

/** Settings, as part of the table service. */
export function createSettings({ store: { users }, games }: Context, { track }: Entrance): SettingsService {
  const settings: SettingsService['settings'] = async (user) => readSettings(await users.get(user), games.values());
  return {
    settings,
    async setSettings(user, change) {
      // The stops as read, since the merge may replace the former list for all games.
      const { stops } = await settings(user);
      return readSettings(await track(users.merge(user, { stops, ...change })));
    },
  };
}
