/**
 * Who is still in a server, and what is still in a channel. Without privileged intents the bot hears of nobody's leaving,
 * so it asks when it matters. Only a plain "no such" counts: whatever else goes wrong says nothing.
 */
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';

export type Standing = {
  /**
   * Whether a person is not a member of a server (any more). Who was seen there in the last `lately` ms (default: 0)
   * counts as there.
   */
  hasLeft(guild: string | undefined, user: string, lately?: number): Promise<boolean>;
  /** Whether a message, or its channel, is not there (any more). */
  isGone(channel: string, message: string): Promise<boolean>;
};

const REMEMBERED = 5000;
const NO_MEMBER: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];
const NO_MESSAGE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel];

/** Asks Discord. `now` in ms. */
export function createStanding(rest: REST, now: () => number): Standing {
  const seen = new LRUCache<string, number>({ max: REMEMBERED });
  return {
    async hasLeft(guild, user, lately = 0) {
      if (guild === undefined) return false;
      const key = `${guild} ${user}`;
      if (now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < lately) return false;
      if (await says(NO_MEMBER, rest.get(Routes.guildMember(guild, user)))) return true;
      seen.set(key, now());
      return false;
    },
    isGone: (channel, message) => says(NO_MESSAGE, rest.get(Routes.channelMessage(channel, message))),
  };
}

async function says(codes: readonly unknown[], asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && codes.includes(error.code);
  }
}
