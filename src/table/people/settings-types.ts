/** A person's own settings. */

import type { UserId } from '../ids.ts';
import type { UserSettings } from './settings-stored.ts';

export type { CallSettings, CallsHere, Digest, DmStatus, TurnCall, UserSettings } from './settings-stored.ts';

/** People's settings. */
export type SettingsService = {
  settings(user: UserId): Promise<UserSettings>;
  /** Changes some settings; what depends on them, such as when the next digest is due, is stored in the same step. */
  setSettings(user: UserId, change: Partial<Omit<UserSettings, 'reach'>>): Promise<UserSettings>;
};
