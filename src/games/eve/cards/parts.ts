/** The parts of which effects, costs and triggers are made: phrases, amounts, players, times. */
import { z } from 'zod';
import { phraseSchema } from '#cards/phrase-schema';
import { phrases, type Trait } from './phrase.ts';

export const races = ['Amarr', 'Caldari', 'Gallente', 'Minmatar'] as const;
export type Race = (typeof races)[number];
export const commandNames = ['ambush', 'haul', 'mining', 'patrol', 'sniping', 'tanking', 'trade'] as const;
export type CommandName = (typeof commandNames)[number];

/** The trait of a ship while its command is turned on. */
export const traitOf: Readonly<Record<CommandName, Trait>> = {
  ambush: 'ambushing',
  haul: 'hauling',
  mining: 'mining',
  patrol: 'patrolling',
  sniping: 'sniping',
  tanking: 'tanking',
  trade: 'trading',
};

export const cardTypes = ['starbase', 'outer region', 'ship', 'news', 'structure', 'location', 'character'] as const;
export type CardType = (typeof cardTypes)[number];

export const abilityKinds = ['pending', 'executed', 'continuous', 'resolve'] as const;
export type AbilityKind = (typeof abilityKinds)[number];

/** The largest number allowed on a card. */
const MOST = 99;

/** An object named by a phrase. */
export const object = phraseSchema(phrases, 'phrase');
/** Cards by kind, outside play: "location", "ship with price 4 or less". */
export const kindOfCard = phraseSchema(phrases, 'kind of card', (what) =>
  what.pick === 'ref' || what.where !== undefined
    ? 'say a kind of card, such as "ship with price 4 or less"'
    : undefined,
);
export const count = z.number().int().min(1).max(MOST);
export const amount = z.union([z.number().int().min(0).max(MOST), z.literal('X'), z.literal('that many')]);
export const change = z
  .number()
  .int()
  .min(-MOST)
  .max(MOST)
  .refine((n) => n !== 0, 'a change by 0 is none; say more or less than 0');
export const until = z.enum(['end of phase', 'end of turn', 'this leaves play']);
export const player = z.enum([
  'you',
  'each opponent',
  'target opponent',
  'target player',
  'its controller',
  'its owner',
  'that player',
  'each player',
]);
export const payer = z.enum(['you', 'opponents']);

/** Who may keep an ability from happening by paying. */
export const buyer = z.enum([
  'you',
  'any opponent',
  'any player',
  'target opponent',
  'target player',
  'its controller',
  'that player',
]);
export type Buyer = z.infer<typeof buyer>;
export type Payer = z.infer<typeof payer>;
export type Until = z.infer<typeof until>;
/** How cards name players. */
export type Who = z.infer<typeof player>;
