/** A person's own settings. */
import type { UserId } from './ids.ts';
import type { ProfileAudience } from './profile-types.ts';

/** A person's own settings, for all tables. */
export type UserSettings = {
  /** Autopilot at new tables. */
  readonly autopilot: { readonly mode: 'fast' | 'strict' };
  /** Where the autopilot stops at new tables, by game; absent games have their usual stops. */
  readonly stops: Readonly<Record<string, readonly string[]>>;
  /** Standing answers at new tables, by game and question; absent questions have their usual answer. */
  readonly standing: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `mention`: is mentioned when their move comes; `quiet`: never. */
  readonly notify: 'mention' | 'quiet';
  readonly remind: boolean;
  /** Ask for confirmation before anything that cannot be undone. */
  readonly confirm: boolean;
  /** Who may see their profile. */
  readonly profile: ProfileAudience;
  /** What pictures are drawn for: `wide` a monitor, `tall` a telephone. */
  readonly pictures: 'wide' | 'tall';
};

/** People's settings. */
export type SettingsService = {
  settings(user: UserId): Promise<UserSettings>;
  setSettings(user: UserId, change: Partial<UserSettings>): Promise<UserSettings>;
};
