/**
 * Checks whether a member or a message is gone. Without privileged intents the bot is not notified when a member leaves,
 * so it asks when that matters. Only Discord's "unknown member" or "unknown message" counts; other errors prove nothing.
 */
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';

export type AbsenceChecks = {
  /**
   * Whether a person is no longer a member of a server. Somebody who was found there within the last `lately` ms
   * (default: 0) is not looked up again.
   */
  hasLeft(guild: string | undefined, user: string, lately?: number): Promise<boolean>;
  /** Whether a message or its channel no longer exists. */
  isGone(channel: string, message: string): Promise<boolean>;
};

const REMEMBERED = 5000;
const NO_MEMBER: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];
const NO_MESSAGE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel];

/** Checks by requests to Discord. `now` in ms. */
export function createAbsenceChecks(rest: REST, now: () => number): AbsenceChecks {
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    async hasLeft(guild, user, lately = 0) {
      if (guild === undefined) return false;
      const key = `${guild} ${user}`;
      if (now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < lately) return false;
      if (await failsWith(NO_MEMBER, rest.get(Routes.guildMember(guild, user)))) return true;
      seen.set(key, now());
      return false;
    },
    isGone: (channel, message) => failsWith(NO_MESSAGE, rest.get(Routes.channelMessage(channel, message))),
  };
}

async function failsWith(codes: readonly unknown[], request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && codes.includes(error.code);
  }
}
