/** The settings of a season: what is usual, and what can be. */
import { z } from 'zod';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { refuse } from './refusals.ts';
import { deckSources, type Kind, kinds, type Pace, paces, type SeasonSettings } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

const shape = z.object({
  kind: z.enum(kinds),
  game: z.string(),
  edition: z.string(),
  format: z.string().optional(),
  pace: z.enum(paces),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  rounds: z.int().min(1).max(12).optional(),
  cut: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8), z.literal(16)]),
  atOnce: z.int().min(1).max(1000),
  losses: z.union([z.literal(1), z.literal(2)]),
  places: z.int().min(2).max(1000),
  table: z.int().min(2).max(6).default(2),
  seats: z.tuple([z.int(), z.int()]).default([2, 2]),
  weeks: z.union([z.literal(4), z.literal(8), z.literal(12)]).default(8),
  decks: z.enum(deckSources).default('own'),
  deckChanges: z.boolean().default(false),
  approval: z.boolean().default(false),
  role: z.string().optional(),
  gifts: z.int().min(0).max(5).default(3),
  awayDays: z.int().min(0).max(14).default(5),
  spoilers: z.boolean().default(false),
  seasonRole: z.string().optional(),
  championRole: z.string().optional(),
});

/** Fewest at a table of more than two. */
const POD = 3;

/** The settings that a season has if nobody chooses. */
export function usualSettings(kind: Kind, game: Game, edition: string): SeasonSettings {
  const { formats } = game.deckRules;
  const format = formats.find(({ id }) => id === 'tournament') ?? formats[0];
  return {
    kind,
    game: game.id,
    edition,
    ...(format !== undefined && { format: format.id }),
    pace: 'steady',
    bestOf: 1,
    cut: 0,
    atOnce: 2,
    losses: 1,
    places: kind === 'knockout' ? 256 : 1000,
    table: Math.max(2, game.minSeats),
    seats: [Math.max(POD, game.minSeats), game.maxSeats],
    weeks: 8,
    decks: 'own',
    deckChanges: false,
    approval: false,
    gifts: 3,
    awayDays: 5,
    spoilers: false,
  };
}

/** Undefined: some of them are not possible. */
export const readSettings = (value: unknown): SeasonSettings | undefined => shape.safeParse(value).data;

const BANK: Readonly<Record<Pace, number>> = { brisk: 3 * DAY, steady: 7 * DAY, relaxed: 14 * DAY };

/** How long a person may make a match wait in all, ms. */
export const bankOf = ({ pace, bestOf }: SeasonSettings): number => BANK[pace] * (bestOf === 3 ? 2 : 1);

/** How long the longest match can take, ms: somebody is always waited for. */
export const longestMatch = (settings: SeasonSettings): number => settings.table * bankOf(settings);

/** How much of their bank somebody has until their first own move, ms. */
export const showUpTime = (settings: SeasonSettings): number => Math.min(3 * DAY, bankOf(settings) / 2);

/** How many must be in for a season to begin: one table, where more than two play. */
export function leastEntries({
  kind,
  table,
  seats: [least],
}: Pick<SeasonSettings, 'kind' | 'table' | 'seats'>): number {
  if (table > 2) return least;
  return { ladder: 2, everyone: 3, swiss: 4, knockout: 4 }[kind];
}

/** Why settings do not go together; undefined: they do. */
export function settingsFault(settings: SeasonSettings, game: Game): Refusal | undefined {
  const { kind, table, seats, bestOf, decks } = settings;
  if (table < game.minSeats || table > game.maxSeats)
    return refuse('league.seats', { game: game.name, least: game.minSeats, most: game.maxSeats });
  if (table > 2 && (kind === 'everyone' || kind === 'knockout' || bestOf === 3 || table < seats[0]))
    return refuse('league.pods', { least: seats[0] });
  if (decks !== 'own' && game.boosters?.(settings.edition) === undefined)
    return refuse('league.no-boosters', { game: game.name });
  if (decks === 'draft' && ((kind !== 'swiss' && kind !== 'everyone') || table > 2)) return refuse('league.draft-kind');
  // The last matches begin early enough to end in time, so in a shorter ladder none could ever begin.
  if (kind === 'ladder' && settings.weeks * 7 * DAY <= longestMatch(settings))
    return refuse('league.ladder-short', { days: longestMatch(settings) / DAY, weeks: settings.weeks });
  return undefined;
}
