/** The format of Shattered Empires' card files, as zod schemas. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { semCosts } from '../rules/costs.ts';
import { ability } from './ability.ts';
import { mismatches } from './fit.ts';
import { cardTypes, count, designations, figure, hostClasses, unitClasses } from './parts.ts';

const plus = (what: string) => count.optional().meta({ description: `${what} that it adds while it is in play.` });

const card = z.strictObject({
  id: slug.meta({ description: 'Names the card in decks and saved games, for good.' }),
  name: line(40).meta({ description: 'The name as people see it.' }),
  published: z.literal(true).optional().meta({ description: 'The name is a fact of the published game.' }),
  type: z.enum(cardTypes).meta({ description: 'What kind of card it is.' }),
  faction: slug.default('neutral').meta({ description: 'Whose decks may have it; `neutral`: everybody’s.' }),
  class: z.enum(unitClasses).optional().meta({ description: 'Of units.' }),
  designation: z.enum(designations).optional().meta({ description: 'Of personnel: the post that they can take.' }),
  cost: figure.optional().meta({
    description:
      'Yield for units, modifications and research, command points for commands and personnel. Absent: a card of the sideboard, or a base.',
  }),
  hp: count.optional().meta({ description: 'Hit points of units, bases and modifications.' }),
  shields: figure.default(0).meta({ description: 'Shield points of units and bases.' }),
  evasion: z
    .number()
    .int()
    .min(0)
    .max(6)
    .default(0)
    .meta({ description: 'The roll that hits it; 0: it does not evade.' }),
  hit: z.number().int().min(-5).max(5).default(0).meta({ description: 'Added to its rolls against evasion.' }),
  weapons: z.array(count).max(6).default([]).meta({ description: 'The damage of each weapon.' }),
  repair: figure.default(0).meta({ description: 'Damage that it repairs on one unit or base in each turn.' }),
  autoRepair: figure.default(0).meta({ description: 'Damage that it repairs on itself in each turn.' }),
  launcher: figure.default(0).meta({ description: 'How many projectiles are searched for when it is completed.' }),
  intercept: z.literal(true).optional().meta({ description: 'It may intercept attacks.' }),
  yield: plus('Yield'),
  researchYield: plus('Yield for research alone'),
  queue: plus('Places in the queue'),
  cp: plus('Command points'),
  handMax: plus('Cards that may be held at the end of a turn'),
  hosts: z.array(z.enum(hostClasses)).max(5).optional().meta({ description: 'Of modifications: what they go on.' }),
  posts: z
    .array(z.enum(designations))
    .max(5)
    .default([])
    .meta({ description: 'Of units and bases: posts besides the usual ones.' }),
  on: z
    .enum(['station', 'base'])
    .optional()
    .meta({ description: 'Of personnel: they work only on a station, of either class, or on the base.' }),
  instant: z.literal(true).optional().meta({ description: 'A command that may be played at any time.' }),
  attack: z.literal(true).optional().meta({ description: 'A command that counts as an attack.' }),
  projectile: z.literal(true).optional().meta({ description: 'A command that needs a launcher, and may be evaded.' }),
  alternate: z
    .array(semCosts.cost)
    .max(2)
    .optional()
    .meta({ description: 'Of research: what completes it in place of Yield.' }),
  unlimited: z.literal(true).optional().meta({ description: 'A deck may have any number of it.' }),
  unique: z.literal(true).optional().meta({ description: 'A player has at most one of it in play.' }),
  abilities: z.array(ability).max(4).default([]).meta({ description: 'What it does, a paragraph each.' }),
});
export type CardDef = z.infer<typeof card>;

/** A card, with checks that its figures and abilities can work. */
const cardShape = card.superRefine((one, context) => {
  for (const { path, message } of mismatches(one)) context.addIssue({ code: 'custom', path: [...path], message });
});

const many = z.record(slug, z.number().int().min(1).max(99));
const deck = z.strictObject({
  id: slug.meta({ description: 'Names the deck. Of an earlier set: replaces that deck.' }),
  name: line(80).meta({ description: 'The name as people see it.' }),
  base: slug.meta({ description: 'Card id of the base.' }),
  main: many.meta({ description: 'Card ids and how many of each.' }),
  sideboard: many.default({}).meta({ description: 'The same for the sideboard.' }),
  advice: z
    .strictObject({ style: line(30), difficulty: z.enum(['easy', 'medium', 'hard']), wins: line(90) })
    .optional()
    .meta({ description: 'For those who choose a deck: its style, how hard it is to play, how it wins.' }),
});

const set = setHead('sem');
const decks = z.array(deck).max(200).default([]).meta({ description: 'Decks ready to play.' });

/** A set of cards and ready decks. */
export const setShape = z.strictObject({
  ...set,
  cards: z.array(cardShape).max(2000).default([]).meta({ description: 'The cards.' }),
  decks,
});

/** A set as stored in a ruleset: it was checked when it was stored, and newer checks do not apply to it. */
export const storedSetShape = z.strictObject({ ...set, cards: z.array(card).default([]), decks });

export type DeckList = z.infer<typeof deck>;
export type CardSet = z.infer<typeof setShape>;
