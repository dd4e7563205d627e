/** Messages that call people. */
import { z } from 'zod';
import { defineMessage, seat, union, user, users } from './define.ts';

/** People who are called, merged with those who were to be called before. */
const called = {
  merge: <B extends { readonly users: readonly string[] }>(message: B, { users: before }: B): B => ({
    ...message,
    users: union(before, message.users),
  }),
};

export const callMessages = {
  /** Reminds `users` that the table waits for them. */
  reminder: defineMessage({ users }, called),
  /** Tells `users` that the table waits for them, as their call was held back. */
  call: defineMessage({ users }, called),
  /** Tells `user` that the player on the seat `by` would like them to move. */
  nudge: defineMessage({ user, by: seat }),
  /** Tells `user` directly that they are next. */
  next: defineMessage({ user }),
  /** Tells `user`, at the table or directly, that only they are missing. */
  last: defineMessage({ user, direct: z.literal(true).exactOptional() }),
  /** Tells `user` directly which of `tables` wait for them. `table` is the person's place, which no table has as its id. */
  calls: defineMessage(
    { user, tables: z.array(z.string()) },
    { merge: (message, earlier) => ({ ...message, tables: union(earlier.tables, message.tables) }) },
  ),
  /** Tells `user` how their tables stand, and what has ended after `since`. `table` is the person's place. */
  digest: defineMessage(
    { user, since: z.number() },
    { merge: (message, earlier) => ({ ...message, since: Math.min(earlier.since, message.since) }) },
  ),
};
