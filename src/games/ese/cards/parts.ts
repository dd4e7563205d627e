/** The parts of which cards are made: their types, figures, and what effects speak of. */
import { z } from 'zod';

export const cardTypes = ['race', 'homeworld', 'planet', 'fleet', 'tech', 'tactics', 'battle', 'event'] as const;
export type CardType = (typeof cardTypes)[number];

export const n = z.number().int().min(1).max(20);
/** So many of ten. */
export const chance = z.number().int().min(1).max(10);
export const fleetClass = z.enum(['light', 'main', 'heavy']);
/** Which fleets an effect changes: those of a class, or in a role; `here`: those that defend this planet. */
export const reach = z.enum(['all', 'light', 'main', 'heavy', 'attacking', 'defending', 'here']);
export const mark = z.enum(['A', 'D', 'C', 'F', 'any']);
export const hand = z.enum(['resource', 'action']);
export const playable = z.enum(['tech', 'fleet', 'planet', 'event']);
export const inPlay = z.enum(['planet', 'tech', 'fleet']);

export type FleetClass = z.infer<typeof fleetClass>;
export type Reach = z.infer<typeof reach>;
export type Mark = z.infer<typeof mark>;
export type HandKind = z.infer<typeof hand>;
export type Playable = z.infer<typeof playable>;
export type InPlay = z.infer<typeof inPlay>;
