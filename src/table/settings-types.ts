/** A person's own settings. */
import type { UserId } from './ids.ts';

/** A person's own settings, for all tables. */
export type UserSettings = {
  /** Autopilot at new tables. */
  readonly autopilot: { readonly mode: 'fast' | 'strict' };
  /** Where the autopilot stops at new tables, by game; a game that is not there has its usual stops. */
  readonly stops: Readonly<Record<string, readonly string[]>>;
  /** Answers for good to standing questions at new tables, by game and question; one that is not there has its usual one. */
  readonly standing: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `mention`: is mentioned when their move comes; `quiet`: never. */
  readonly notify: 'mention' | 'quiet';
  readonly remind: boolean;
  /** Ask once more before what cannot be taken back. */
  readonly confirm: boolean;
  /** What pictures are drawn for: `wide` a monitor, `tall` a telephone. */
  readonly pictures: 'wide' | 'tall';
};

/** People's settings. */
export type SettingsService = {
  settings(user: UserId): Promise<UserSettings>;
  setSettings(user: UserId, change: Partial<UserSettings>): Promise<UserSettings>;
};
