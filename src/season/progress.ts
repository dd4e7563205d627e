/** What stands beside a season's entries and matches while it goes on. People stand here by the numbers of their entries. */
import { z } from 'zod';
import { paces } from './types.ts';

const millis = z.number();
const entry = z.number();
const source = z.union([
  z.object({ seed: z.number() }),
  z.object({ winnerOf: z.number() }),
  z.object({ loserOf: z.number() }),
]);

/**
 * A knock-out, or who plays on after the rounds, as it was settled when it began. `seeds`: who is in it, the best first; nobody: it
 * does not take place. `matches`: which there are and where their people come from; none where it is a single table.
 */
const stage = z.object({
  seeds: z.array(entry),
  matches: z.array(
    z.object({
      n: z.number(),
      part: z.enum(['upper', 'lower', 'final', 'second final']),
      round: z.number(),
      sources: z.tuple([source, source]),
    }),
  ),
  bothAbsent: z.enum(['one-loss-each', 'both-out']),
});

export type Stage = z.infer<typeof stage>;

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
  /** How many Swiss rounds there are in each division, or are played at tables of more than two; undefined: not known yet. */
  rounds: z.array(z.number()).optional(),
  /** `main`: of a knock-out; `cut`: of the best after Swiss rounds. Undefined: it has not begun. */
  stages: z.object({ main: stage.optional(), cut: stage.optional() }).optional(),
  /**
   * Days that were added to the banks of a match, by its id: by organisers or, to all others, by the seat of a `giver`. `key`: of
   * whoever pressed, so that it happens once; absent: it was before these stood here. Undefined: they stand in the log alone.
   */
  added: z
    .array(z.object({ match: z.string(), key: z.string().optional(), days: z.number(), giver: z.number().optional() }))
    .optional(),
  /** What those were called whose places others have taken over, by the numbers of the entries. */
  substituted: z.record(z.string(), z.string()).optional(),
  /** Who has said before the start that they are there; undefined: nobody was asked to. */
  checkedIn: z.array(entry).optional(),
  /** Whom the organisers have seeded by hand, the best first. */
  seeded: z.array(entry).default([]),
  /** Teams with their people, the first board first; some of these may have left before the start. */
  teams: z.array(z.object({ name: z.string(), captain: entry, boards: z.array(entry) })).default([]),
  /** Paces that it had earlier, and until when, ms: matches that began before go by them. */
  paces: z.array(z.object({ pace: z.enum(paces), until: millis })).optional(),
  /** Until when decks are built; undefined: not known, as in earlier versions. */
  buildUntil: millis.optional(),
  /** How many matches were opened since a moment, so that there are not too many at a time. */
  opened: z.object({ since: millis, count: z.number() }).optional(),
  /**
   * What organisers want to do, and have to confirm. `match`: its id, or nothing; `state`: how it stood then; `gone`: ids of the
   * matches that they were told begin anew or end. Of earlier versions they are results, and have no `state`.
   */
  proposals: z
    .array(
      z.object({
        key: z.string(),
        by: z.string(),
        what: z.enum(['rule', 'void', 'replay', 'remove', 'replace', 'cancel']).default('rule'),
        match: z.string(),
        won: z.array(z.number()),
        places: z.array(z.number()).optional(),
        reason: z.string(),
        withAll: z.boolean(),
        user: z.string().optional(),
        next: z.object({ user: z.string(), name: z.string(), username: z.string().optional() }).optional(),
        state: z.string().optional(),
        gone: z.array(z.string()),
      }),
    )
    .optional(),
  /** How many tables a match had when it was last begun anew, by its id. */
  begunAnew: z.record(z.string(), z.number()).optional(),
  /**
   * What players object to; `match`: its id. Open ones only. `by`: who wrote the text; undefined: whoever has the entry. An empty
   * text: theirs is deleted, or it was not kept.
   */
  disputes: z
    .array(
      z.object({
        match: z.string(),
        entry,
        at: millis,
        by: z.string().optional(),
        text: z.string().default(''),
      }),
    )
    .default([]),
  /** Who was reminded last that they have to come to their match, when, and at which table. */
  reminded: z
    .array(z.object({ match: z.string(), entry, table: z.string(), seat: z.number(), at: millis }))
    .default([]),
  /** When its results stand, as they are looked at. */
  reviewUntil: millis.optional(),
  /** It is due again and again to look whether its tables can be played on. */
  hasCheckDue: z.boolean().default(false),
  /** Matches, by id, of which the organisers were told that their tables cannot be played on. */
  stuck: z.array(z.string()).default([]),
  /** Whom no warning reaches in a match, as its organisers were told. */
  unreached: z.array(z.object({ match: z.string(), entry })).default([]),
});

export type SeasonProgress = z.infer<typeof shape>;

const NOT_BEGUN: SeasonProgress = shape.parse({});

/** Reads stored progress; what cannot be read is as if it had not happened. */
export const readProgress = (value: unknown): SeasonProgress =>
  shape.catch(NOT_BEGUN).parse(inPresentTerms(value) ?? {});

/** Earlier versions call a field otherwise. */
const inPresentTerms = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isChecked' in value && !('hasCheckDue' in value)
    ? { ...value, hasCheckDue: value.isChecked }
    : value;
