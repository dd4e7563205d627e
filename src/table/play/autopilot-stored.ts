/** Autopilots as a seat's row has them. */
import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';

const shown = {
  mode: z.enum(['fast', 'strict']),
  /** Stop ids (`Game.words.stops`) at which `fast` does not pass while the seat could do something. */
  stops: z.array(z.string()),
  /** Standing answers to the game's recurring questions (`Words.standing`), by id; absent: the usual one. */
  standing: z.record(z.string(), z.string()).exactOptional(),
  /**
   * A one-off order to pass windows: until the seat's own turn, something that concerns it, or the end of a span
   * (`Words.spans`). It ends by itself. Absent: none.
   */
  until: z.union([z.enum(['turn', 'targeted']), z.templateLiteral(['span:', z.string()])]).exactOptional(),
};

export const autopilotShape = z.object({
  ...shown,
  /** The turn in which "until my turn" was set, and whose turn it was: that turn does not end it. */
  setIn: z.object({ turn: z.number(), active: z.int().min(0) }).exactOptional(),
  /** The span until whose end to pass, as `Ask.spans` names it. */
  span: z.string().exactOptional(),
  /** The person has conceded: every further ask gets its fallback, until the rules remove the seat. */
  conceded: z.literal(true).exactOptional(),
});

/**
 * What the program may answer for a seat, based on nothing but that seat's own view.
 * - `fast`: passes windows in which nothing can be done, and uneventful windows at stops not in `stops`; gives standing
 *   answers; takes single options.
 * - `strict`: answers nothing by itself, except the passes that `until` orders.
 */
export type Autopilot = Frozen<z.infer<z.ZodObject<typeof shown>>>;
export type Until = NonNullable<Autopilot['until']>;

/** An autopilot with what it must remember between asks. */
export type AutopilotState = Frozen<z.infer<typeof autopilotShape>>;
