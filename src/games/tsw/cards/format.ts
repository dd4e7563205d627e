/** The format of The Space War's card files, as zod schemas. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { editionIds } from '../editions.ts';
import { ability } from './ability.ts';
import { mismatches } from './fit.ts';
import { object } from './parts.ts';
import type { Filter } from './phrase.ts';

const figure = z.number().int().min(0).max(99);
const name = line(40);

/** A phrase with `target`. */
const target = object.refine((what): what is Filter => what.pick === 'target', 'say "target …"');

const cardTypes = ['spaceship', 'missile', 'defense', 'duration', 'event', 'commander'] as const;

export const keywords = ['slow', 'fast', 'long range', 'through shield', 'shield', 'cannon', 'delayed'] as const;

const figures = {
  name: name.meta({ description: 'The name as people see it.' }),
  cost: z
    .union([figure, z.literal('X')])
    .optional()
    .meta({ description: 'Actions to play it; X: chosen when paid.' }),
  xIs: z
    .strictObject({ costOf: target, plus: z.number().int().min(0).max(9).default(0) })
    .optional()
    .meta({
      description: 'X is not chosen: it is the printed cost of a target of its abilities, and so much more.',
    }),
  attack: z
    .union([figure, z.literal('X')])
    .optional()
    .meta({ description: 'Damage that its attack deals; X: by its text.' }),
  defense: figure.optional().meta({ description: 'Damage that destroys it.' }),
  life: figure.optional().meta({ description: 'Life points of a commander.' }),
  station: figure
    .optional()
    .meta({ description: 'The station maximum under this commander. Absent: as in the rules.' }),
  actions: figure
    .optional()
    .meta({ description: 'Actions for each card in the action row under this commander. Absent: as in the rules.' }),
  attacks: figure.optional().meta({ description: 'How often it may attack in a turn. Absent: once.' }),
  counters: figure.optional().meta({ description: 'Counters with which it enters play.' }),
  keywords: z.array(z.enum(keywords)).default([]).meta({ description: 'Rules that apply to it.' }),
  abilities: z.array(ability).max(4).default([]).meta({ description: 'What it does, a paragraph each.' }),
};

/** What may differ in an edition. Each field is optional there, and replaces the one of the card. */
const variant = z
  .strictObject({ ...figures, keywords: figures.keywords.unwrap(), abilities: figures.abilities.unwrap() })
  .partial();

const card = z.strictObject({
  id: slug.meta({ description: 'Names the card in decks and saved games, for good.' }),
  ...figures,
  type: z.enum(cardTypes).meta({ description: 'What kind of card it is.' }),
  copies: figure.default(3).meta({ description: 'How many of it a constructed deck may have.' }),
  limited: z.boolean().default(false).meta({ description: 'A player has at most one limited card in play.' }),
  unseen: z
    .boolean()
    .default(false)
    .meta({ description: 'Its present text has not been seen; it plays as it was printed in 2021 (W22).' }),
  variants: z
    .partialRecord(z.enum(editionIds), variant)
    .default({})
    .meta({ description: 'What differs in an edition.' }),
});

export type CardDef = z.infer<typeof card>;

/** A card, with checks that its abilities can work. */
const cardShape = card.superRefine((one, context) => {
  for (const { path, message } of mismatches(one)) context.addIssue({ code: 'custom', path: [...path], message });
});

const deck = z.strictObject({
  id: slug.meta({ description: 'Names the deck. Of an earlier set: replaces that deck.' }),
  name: line(80).meta({ description: 'The name as people see it.' }),
  commanders: z.array(slug).min(1).max(20).meta({ description: 'Card ids of the commanders that may lead it.' }),
  main: z.record(slug, z.number().int().min(1).max(99)).meta({ description: 'Card ids and how many of each.' }),
});

const set = setHead('tsw');
const decks = z.array(deck).max(200).default([]).meta({ description: 'Decks ready to play.' });

/** A set of cards and ready decks. */
export const setShape = z.strictObject({
  ...set,
  cards: z.array(cardShape).max(2000).default([]).meta({ description: 'The cards.' }),
  decks,
});

/** A set as stored in a ruleset: it was checked when it was stored, and newer checks do not apply to it. */
export const storedSetShape = z.strictObject({ ...set, cards: z.array(card).default([]), decks });

export type CardType = CardDef['type'];
export type Keyword = (typeof keywords)[number];
export type DeckList = z.infer<typeof deck>;
export type CardSet = z.infer<typeof setShape>;
