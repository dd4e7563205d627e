/** What stands beside a season's entries and matches while it goes on. People stand here by the numbers of their entries. */
import { z } from 'zod';

const millis = z.number();
const entry = z.number();

const shape = z.object({
  /** Since when the organisers hold it. */
  heldSince: millis.optional(),
  /** The bot may not write in the league's channel, which its organisers were told. */
  isSilent: z.boolean().default(false),
  /** A ladder is over as soon as its last matches are done. */
  isEnded: z.boolean().default(false),
  /** Who is not to be paired with whom. */
  apart: z.array(z.tuple([entry, entry])).default([]),
  /** Rounds that were paired anew, with what their pairing is drawn from. */
  seeds: z.record(z.string(), z.string()).default({}),
  /** Pairs that organisers have chosen, by round. */
  chosen: z.record(z.string(), z.array(z.tuple([entry, entry]))).default({}),
  /** Who waits for a match of a ladder, and since when; the longest wait first. */
  queue: z.array(z.object({ entry, since: millis })).default([]),
  challenges: z.array(z.object({ from: entry, to: entry, at: millis })).default([]),
  /** What players object to; `match`: its id. Open ones only. */
  disputes: z.array(z.object({ match: z.string(), entry, at: millis })).default([]),
  /** Who was reminded last that they have to come to their match, when, and at which table. */
  reminded: z
    .array(z.object({ match: z.string(), entry, table: z.string(), seat: z.number(), at: millis }))
    .default([]),
  /** Whom no warning reaches in a match, as its organisers were told. */
  unreached: z.array(z.object({ match: z.string(), entry })).default([]),
});

export type Course = z.infer<typeof shape>;

const NEW_COURSE: Course = shape.parse({});

/** A stored course; what cannot be read is as if it had not happened. */
export const readCourse = (value: unknown): Course => shape.catch(NEW_COURSE).parse(value ?? {});
