/** The options of a table as they are stored; their type follows from that. Damaged, a table counts as broken. */
import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';
import type { TableRow } from '#store/types';
import { languageOf } from '#words/languages';
import { keptReader } from './stored-text.ts';

const whole = z.number().int().min(0);

/** Which moves may be taken back. */
export const takeBackRules = ['ask', 'free', 'off'] as const;

/**
 * The clock of a table, the same for all seats. A wait, which lasts until somebody else is asked, draws on its allowance first, then
 * on the seat's reserve. A wait that ends within its allowance gives `refill` of the reserve back; so does every wait where there is
 * no allowance. Times in ms.
 */
const clock = z.object({
  /** For each wait; 0: only the reserve counts. */
  allow: whole,
  /** For the whole game, and the most that there ever is of it. */
  reserve: whole,
  refill: whole,
  /**
   * What happens when somebody's time is up: `nothing`: they are reminded; `claim`: the others are asked what is to be done;
   * `move`: their question gets its usual answer; `forfeit`: they concede, as leagues may order.
   */
  zero: z.enum(['nothing', 'claim', 'move', 'forfeit']),
  /** Whether the clock stands still while its person sleeps, */
  sleep: z.boolean(),
  /** while they are on vacation, */
  leave: z.boolean(),
  /** and whether the table may agree on a pause. */
  pause: z.boolean(),
});
export type Clock = Frozen<z.infer<typeof clock>>;
export type AtZero = Clock['zero'];

/** How far a lesson is. `told`: ids of its hints, the first told first; `stands`: the one that is shown; `off`: none is. */
const lesson = z.object({
  told: z.array(z.string()),
  stands: z.string().exactOptional(),
  off: z.literal(true).exactOptional(),
});
export type LessonSoFar = Frozen<z.infer<typeof lesson>>;

/** Whose game a table of a league is. */
const league = z.object({
  season: z.string(),
  match: z.string(),
  /** Keys of the times that were added to its banks. */
  given: z.array(z.string()).exactOptional(),
  /** When the player of a seat is away, so that their clock stands still. */
  away: z.array(z.object({ seat: whole, from: whole, to: whole })).exactOptional(),
});
export type LeagueGame = Frozen<z.infer<typeof league>>;

/** How a match stood before a game: games played, and wins by seat. */
const match = z.object({ games: whole, wins: z.array(whole).length(2) });
export type MatchSoFar = Frozen<z.infer<typeof match>>;

const shape = z.object({
  /** Seats at most; within the game's range. */
  seats: whole,
  /** Remind people for whom the table is waiting after this time, ms; 0: never. */
  remindAfter: whole,
  /** How long people may let the table wait; absent: as long as they like. A damaged one counts as none, so that the table can be played on. */
  clock: clock.optional().catch(undefined),
  /** The game's own options, handed to its setup. `format` (an id of `Game.deckRules.formats`) is what decks are checked for; without it: the first. */
  game: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Two sides play a match of at most so many games; absent: a game by itself. */
  bestOf: z.literal(3).exactOptional(),
  /**
   * Whether players may take moves back: `off`: never; `free`: only what nobody has learned anything by; `ask`: also others, if all
   * who play agree. Absent: `ask`.
   */
  undo: z.enum(takeBackRules).exactOptional(),
  /**
   * What is answered automatically in a window that everybody knows to be open is answered after a while, so that the time tells
   * nothing. Absent or damaged: at once.
   */
  veil: z.literal(true).optional().catch(undefined),
  /** What the table's messages are written in, as its server speaks; absent, damaged or of a later program: English. */
  language: z.string().transform(languageOf).optional().catch(undefined),

  // Not for the host to change:
  /** It begins by itself once all seats are taken and all people have chosen their decks. */
  autostart: z.literal(true).exactOptional(),
  /** Everybody may see every hand from the start on, as when somebody teaches the game. */
  open: z.literal(true).exactOptional(),
  /** A guided first game, of which nobody but its person is told and which counts for nothing. */
  lesson: lesson.exactOptional(),
  /** The season and the match of a league that it is a game of. */
  league: league.exactOptional(),
  /** Nobody is mentioned at the table, as a moderator wants. */
  quiet: z.literal(true).exactOptional(),
  /** Absent: it is the first game of its match. */
  match: match.exactOptional(),
  /** Until when nobody may see what the others held, although the game is over, ms since 1970; absent: its end. */
  handsHiddenUntil: whole.exactOptional(),
  /** Who begins, where the game lets itself be told. */
  first: whole.optional(),
});
export type TableOptions = Frozen<z.infer<typeof shape>>;

const optionsIn = keptReader((stored): TableOptions | undefined => shape.safeParse(stored).data);

/** The table's options, or undefined if the row is damaged. */
export const readOptions = ({ options }: Pick<TableRow, 'options'>): TableOptions | undefined => optionsIn(options);
