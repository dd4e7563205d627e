/** Messages of running games, and of what moderators do with them. */
import { z } from 'zod';
import { defineMessage, seat, text, union, user, users } from './define.ts';

export const gameMessages = {
  /** Updates the live message; `fresh`: sends a new one that mentions `mention`, and the old one becomes part of the story. */
  live: defineMessage(
    { mention: users, fresh: z.boolean() },
    {
      merge: (message, earlier) => ({
        ...message,
        mention: union(earlier.mention, message.mention),
        fresh: earlier.fresh || message.fresh,
      }),
    },
  ),
  /** Sends the result; the live message becomes part of the story. */
  finished: defineMessage({}),
  /** Says that the table has fallen asleep, and offers to wake it. */
  asleep: defineMessage({}),
  /** Tells the table's watchers how it stands, or that it is over. */
  watched: defineMessage(
    { over: z.literal(true).exactOptional() },
    { merge: (message, earlier) => ({ ...earlier, ...message }) },
  ),
  /** Says that a seat's person has left the server. */
  left: defineMessage({ seat }),
  /** Says something at the table, or only to `user`. */
  notice: defineMessage({ user: user.exactOptional(), text }),
  /** Shows a request that somebody has made, or how it stands by now. */
  asked: defineMessage({ request: z.string() }),
  /** Shows the offer of a seat, or who has taken it. */
  offered: defineMessage({ offer: z.string() }),
  /** Says at the place where a table was that it is in another channel, and deletes its messages there. */
  'moved-away': defineMessage({
    /** The channel, and the table's thread and messages there. */
    from: z.object({
      channel: z.string(),
      thread: z.string().exactOptional(),
      lobbyMessage: z.string().exactOptional(),
      liveMessage: z.string().exactOptional(),
    }),
  }),
  /** Says in a server's log channel what a moderator has done, at `table` or, if that is empty, in the server. */
  act: defineMessage({ guild: z.string().exactOptional(), channel: z.string(), text }),
};
