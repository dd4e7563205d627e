/** A person's own settings. */
import type { ChosenLanguage } from '#words/languages';
import type { TimeOfDay } from '../away/local-time.ts';
import type { Millis, UserId } from '../ids.ts';
import type { ProfileAudience } from './profile-types.ts';

/** How somebody hears that it is their move: mentioned at the table, by direct message, or not at all. */
export type TurnCall = 'mention' | 'dm' | 'off';

/** How and when a person is called. */
export type CallSettings = {
  readonly turn: TurnCall;
  /** Only if the table still waits after this time; 0: at once. One of `CALL_DELAYS`. */
  readonly after: Millis;
  /** By direct message when they are next after the player whose turn it is. */
  readonly next: boolean;
  /** When only they are missing, of several who were asked together. */
  readonly last: boolean;
  /** Reminders: when half of their time is used up, at tables with a clock; when a table has waited long, at others. */
  readonly remind: { readonly half: boolean; readonly late: boolean };
  /** Mentioned when a game of theirs is over. */
  readonly finished: boolean;
  /** Warned in quiet hours too, if a warning after them would come too late. */
  readonly wake: boolean;
};

/** What differs from the person's settings at one table. */
export type CallsHere = Partial<Pick<CallSettings, 'turn' | 'after'>>;

/** When calls wait: from one local time of day to another, perhaps past midnight, on the days on which that begins. */
export type QuietHours = {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** 1 is Monday, 7 Sunday. */
  readonly days: readonly number[];
};

/** A summary by direct message at a local time of day; `day`: only on that day of the week (1 is Monday). */
export type Digest = { readonly at: TimeOfDay; readonly day?: number };

/** What has become of direct messages to a person. */
export type Reach = {
  /** Their direct messages were closed to the bot; calls are mentions until the person chooses direct messages anew. */
  readonly closed?: true;
  /** They have been told so. */
  readonly told?: true;
  /** Digests that could not be delivered one after the other, by the ids of their messages. */
  readonly digestsLost?: readonly string[];
};

/** A person's own settings, for all tables. */
export type UserSettings = {
  /** Autopilot at new tables. */
  readonly autopilot: { readonly mode: 'fast' | 'strict' };
  /** Where the autopilot stops at new tables, by game; absent games have their usual stops. */
  readonly stops: Readonly<Record<string, readonly string[]>>;
  /** Standing answers at new tables, by game and question; absent questions have their usual answer. */
  readonly standing: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly calls: CallSettings;
  /** Absent: none. */
  readonly quiet?: QuietHours | undefined;
  readonly digest: 'off' | Digest;
  /** What they read the program in; absent: as Discord says with each press, and elsewhere as the server does. */
  readonly language?: ChosenLanguage | undefined;
  /** The IANA name of the person's time zone; absent: UTC. */
  readonly zone?: string | undefined;
  /** Not for the person to change. */
  readonly reach?: Reach | undefined;
  /** Ask for confirmation before anything that cannot be undone. */
  readonly confirm: boolean;
  /** Whether others may ask them to agree to take a move back. */
  readonly takeBacks: 'ask' | 'never';
  /** Who may see their profile. */
  readonly profile: ProfileAudience;
  /** What pictures are drawn for: `wide` a monitor, `tall` a telephone; `off`: the person reads the same facts as text. */
  readonly pictures: 'wide' | 'tall' | 'off';
};

/** People's settings. */
export type SettingsService = {
  settings(user: UserId): Promise<UserSettings>;
  /** Changes some settings; what depends on them, such as when the next digest is due, is stored in the same step. */
  setSettings(user: UserId, change: Partial<Omit<UserSettings, 'reach'>>): Promise<UserSettings>;
};
