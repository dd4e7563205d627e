/** The settings of a season: what is usual, and what can be. */
import { z } from 'zod';
import type { Game } from '#face/game';
import { type Kind, kinds, type Pace, paces, type SeasonSettings } from './types.ts';

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
});

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
  };
}

/** Undefined: some of them are not possible. */
export const readSettings = (value: unknown): SeasonSettings | undefined => shape.safeParse(value).data;

const BANK: Readonly<Record<Pace, number>> = { brisk: 3 * DAY, steady: 7 * DAY, relaxed: 14 * DAY };

/** How long a person may make a match wait in all, ms. */
export const bankOf = ({ pace, bestOf }: SeasonSettings): number => BANK[pace] * (bestOf === 3 ? 2 : 1);

/** How long the longest match can take, ms: somebody is always waited for. */
export const longestMatch = (settings: SeasonSettings): number => 2 * bankOf(settings);

/** How much of their bank somebody has until their first own move, ms. */
export const showUpTime = (settings: SeasonSettings): number => Math.min(3 * DAY, bankOf(settings) / 2);

/** How many must be in for a season to begin. */
export const leastEntries = (kind: Kind): number => (kind === 'everyone' ? 3 : 4);
