/** The parts of which cards are made: kinds, classes, designations, numbers, phrases. */
import { z } from 'zod';
import { phraseSchema } from '#cards/phrase-schema';
import { type Filter, phrases } from './phrase.ts';

/** The largest number allowed on a card. */
const MOST = 99;

export const cardTypes = ['base', 'unit', 'modification', 'resource', 'research', 'command', 'personnel'] as const;
export type CardType = (typeof cardTypes)[number];

export const unitClasses = ['fighter', 'capital ship', 'station', 'defense station'] as const;
export type UnitClass = (typeof unitClasses)[number];

/** What a modification or personnel may be on. */
export const hostClasses = [...unitClasses, 'base'] as const;
export type HostClass = (typeof hostClasses)[number];

export const designations = ['pilot', 'captain', 'administrator', 'engineer', 'ambassador'] as const;
export type Designation = (typeof designations)[number];

/** An object named by a phrase. */
export const object = phraseSchema(phrases, 'phrase');
/** A phrase with `target`. */
export const target = object.refine((what): what is Filter => what.pick === 'target', 'say "target …"');
export const figure = z.number().int().min(0).max(MOST);
export const count = z.number().int().min(1).max(MOST);
/** A change of a figure, up or down, never 0. */
export const change = z
  .number()
  .int()
  .min(-MOST)
  .max(MOST)
  .refine((n) => n !== 0, 'say a number other than 0');
export const until = z.enum(['end of turn']);
export type Until = z.infer<typeof until>;

/** Cards may speak of a player in this way alone. */
export const you = z.literal('you').default('you');
export type Who = 'you';
