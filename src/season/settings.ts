/** The settings of a season: what is usual, and what can be. */
import { z } from 'zod';
import type { Game } from '#face/game';
import { suggestedRules } from '#face/suggested-rules';
import type { Refusal } from '#kernel/ask';
import { formatOf } from './formats/index.ts';
import { maxMatchLength } from './pace.ts';
import { refuse } from './refusals.ts';
import { deckSources, type Kind, kinds, paces, seedings } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What an organiser chooses; it stays as it is from the start of the season on. */
const shape = z.object({
  kind: z.enum(kinds),
  game: z.string(),
  edition: z.string(),
  /** What decks are checked for; absent: the game has none, or one format. */
  format: z.string().optional(),
  /** What its tables have chosen of the game's rules, by option; the default of all others. */
  rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** How long a person may make a match wait in all: 3, 7 or 14 days, and twice that for the best of three. */
  pace: z.enum(paces),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  /** Of Swiss; absent: as many as one of the field needs to win every match. */
  rounds: z.int().min(1).max(12).optional(),
  /** So many of the best play a knock-out after Swiss rounds; 0: none. */
  cut: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8), z.literal(16)]),
  /** Matches that a person has at a time where everyone meets everyone. */
  atOnce: z.int().min(1).max(1000),
  /** How often people meet where everyone meets everyone; twice: once at home, where they begin, and once away. */
  legs: z.union([z.literal(1), z.literal(2)]).default(1),
  /** How many people are in a team, each at a board of their own; 1: everybody plays for themselves. */
  teamSize: z.int().min(1).max(5).default(1),
  /** After so many losses somebody is out of a knock-out. */
  losses: z.union([z.literal(1), z.literal(2)]),
  /** Entries at most. */
  places: z.int().min(2).max(1000),
  /** How many sit at a table; more than two: wished, as some tables have one more or less. */
  table: z.int().min(2).max(6).default(2),
  /** Fewest and most at a table of more than two. */
  seats: z.tuple([z.int(), z.int()]).default([2, 2]),
  /** How long a ladder goes on. */
  weeks: z.union([z.literal(4), z.literal(8), z.literal(12)]).default(8),
  decks: z.enum(deckSources).default('own'),
  /** Whether decks of one’s own may be changed between matches; otherwise they are locked at the start. */
  deckChanges: z.boolean().default(false),
  /** Whether organisers let people in. */
  approval: z.boolean().default(false),
  /** The role that people need to join. */
  role: z.string().optional(),
  /** Days that somebody may give away in a match. */
  gifts: z.int().min(0).max(5).default(3),
  /** Whole days on which somebody may be away in the season, at once or in parts. */
  awayDays: z.int().min(0).max(14).default(5),
  /** Before the start so many hours, in which everybody has to say that they are there; 0: nobody has to. */
  checkIn: z.int().min(0).max(48).default(0),
  /** How people are seeded in a knock-out. */
  seeding: z.enum(seedings).default('lot'),
  /** Whether results stand behind spoiler bars until their round is done. */
  spoilers: z.boolean().default(false),
  /** A role that everybody in the season has meanwhile, and one that its champion has until the next one. */
  seasonRole: z.string().optional(),
  championRole: z.string().optional(),
});
export type SeasonSettings = Readonly<z.infer<typeof shape>>;

/** Fewest at a table of more than two. */
const POD = 3;
/** How many are in a team if nobody chooses. */
const TEAM = 3;

/** The settings that a season has if nobody chooses. */
export function usualSettings(kind: Kind, game: Game, edition: string): SeasonSettings {
  const { formats } = game.deckRules;
  const format = formats.find(({ id }) => id === 'tournament') ?? formats[0];
  return {
    kind,
    game: game.id,
    edition,
    ...(format !== undefined && { format: format.id }),
    rules: suggestedRules(game, edition),
    pace: 'steady',
    bestOf: 1,
    cut: 0,
    atOnce: 2,
    legs: 1,
    teamSize: formatOf({ settings: { kind } }).teams === undefined ? 1 : TEAM,
    losses: 1,
    places: formatOf({ settings: { kind } }).maxEntries,
    table: Math.max(2, game.minSeats),
    seats: [Math.max(POD, game.minSeats), game.maxSeats],
    weeks: 8,
    decks: 'own',
    deckChanges: false,
    approval: false,
    gifts: 3,
    awayDays: 5,
    spoilers: false,
    checkIn: 0,
    seeding: 'lot',
  };
}

/** Undefined: some of them are not possible. */
export const readSettings = (value: unknown): SeasonSettings | undefined => shape.safeParse(value).data;

/** How many must be in for a season to begin: one table, where more than two play. */
export const minEntries = (settings: Pick<SeasonSettings, 'kind' | 'table' | 'seats' | 'teamSize'>): number =>
  settings.table > 2 ? settings.seats[0] : settings.teamSize * formatOf({ settings }).minEntries;

/** Why settings do not go together; undefined: they do. */
export function settingsFault(settings: SeasonSettings, game: Game): Refusal | undefined {
  const { table, seats, bestOf, decks, legs, teamSize } = settings;
  const { allowsTables, allowsDrafts, allowsLegs, teams, endAt } = formatOf({ settings });
  if (table < game.minSeats || table > game.maxSeats)
    return refuse('league.seats', { game: game.name, least: game.minSeats, most: game.maxSeats });
  if (table > 2 && (allowsTables !== true || bestOf === 3 || table < seats[0]))
    return refuse('league.pods', { least: seats[0] });
  if (teamSize > 1 !== (teams !== undefined)) return refuse('league.team-size');
  if (legs === 2 && allowsLegs !== true) return refuse('league.legs');
  if (decks !== 'own' && game.boosters?.(settings.edition) === undefined)
    return refuse('league.no-boosters', { game: game.name });
  if (decks === 'draft' && (allowsDrafts !== true || table > 2)) return refuse('league.draft-kind');
  // The last matches begin early enough to end in time, so in a shorter season none could ever begin.
  if (endAt !== undefined && settings.weeks * 7 * DAY <= maxMatchLength(settings))
    return refuse('league.ladder-short', { days: maxMatchLength(settings) / DAY, weeks: settings.weeks });
  return undefined;
}
