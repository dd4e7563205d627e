/** A person's record, `TableService.profile`. */
import type { Refusal } from '#kernel/ask';
import type { Millis, UserId } from '../ids.ts';
import type { UserSettings } from './settings-stored.ts';

/** Who may see a person's profile: everybody, people who have sat at a table with them, or only they themselves. */
export type ProfileAudience = UserSettings['profile'];

/** How often a person has played an edition of a game to its end with so many players, and how often they won. */
export type Tally = {
  readonly gameName: string;
  readonly editionName: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
};

export type Profile = {
  /** The most played first. */
  readonly tallies: readonly Tally[];
  /** The median time that tables waited for them in their latest games; undefined: they have not been waited for. */
  readonly usualWait: Millis | undefined;
  /** The same in the games just before those; undefined: one of the two has too few to be compared. */
  readonly earlierWait: Millis | undefined;
  /** How many of their tables wait for them now. */
  readonly waitingNow: number;
};

export type ProfileService = {
  /** Refusal: `profile.private` if `viewer` may not see it. */
  profile(user: UserId, viewer: UserId): Promise<Profile | Refusal>;
};
