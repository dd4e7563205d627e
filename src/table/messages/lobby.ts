/** Messages of lobbies. */
import { z } from 'zod';
import { defineMessage, users } from './define.ts';

export const lobbyMessages = {
  /**
   * Updates the lobby message (joined, left, cancelled …; after the start it becomes a link to the table). There is none for
   * opening it: the reply to that press is the lobby message (record it with `setPlace`). `fresh`: sends a new message and deletes
   * the old one; `mention`: people whom it calls, `why`: absent if it invites them.
   */
  lobby: defineMessage(
    {
      fresh: z.literal(true).exactOptional(),
      mention: users.exactOptional(),
      why: z.enum(['full', 'ends-soon']).exactOptional(),
    },
    { merge: (message, earlier) => ({ ...earlier, ...message }) },
  ),
  /** Creates the thread; the first live message is a message of its own. */
  started: defineMessage({}),
};
