/** The set-file format: cards as data. One schema for the built-in sets and for custom sets. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { ability } from './ability.ts';

import { mismatches } from './fit.ts';
import { cardTypes, commandNames, races } from './parts.ts';
import { nonsense } from './sense.ts';

export type { Condition } from '../rules/conditions.ts';
export type { Effect, EffectOf, Verb } from '../verbs/index.ts';
export type { Trigger } from '../verbs/moments/index.ts';
export type { Ability, Cost } from './ability.ts';
export { type CommandName, commandNames, type Race } from './parts.ts';

const tabs = z.number().int().min(0).max(4);
const figure = z.number().int().min(0).max(99);

/** Fields that can be taken from the published card. */
export const printable = [
  'name',
  'type',
  'subtype',
  'number',
  'rarity',
  'races',
  'origin',
  'price',
  'income',
  'shield',
  'attack',
  'assembly',
  'minerals',
  'duration',
  'slots',
  'clone',
  'limited',
  'commands',
  'commands.name',
  'commands.power',
  'commands.side',
  'abilities',
] as const;
export type Printable = (typeof printable)[number];

const card = z.strictObject({
  id: slug.meta({
    description: 'Names the card in decks and saved games, for good. Of an earlier set: replaces that card.',
  }),
  name: line(60).meta({ description: 'The name as people see it.' }),
  type: z.enum(cardTypes).meta({ description: 'What kind of card it is.' }),
  subtype: line(40, '>').optional().meta({
    description:
      'For ships: Frigate, Cruiser, Battleship, Industrial, Barge or another word. For locations: Planet, Moon, Station or Asteroid Field. Abilities may speak of all of these.',
  }),
  number: z.number().int().min(1).max(9999).optional().meta({ description: 'The number in its set.' }),
  rarity: line(20).optional().meta({ description: 'Any word, shown at the foot of the card.' }),
  edition: z.enum(['core', 'exiled']).default('core').meta({ description: 'The edition that it comes from.' }),
  aliases: z
    .array(line(60))
    .max(20)
    .default([])
    .meta({ description: 'Nicknames and abbreviations that look-up and deck lists understand too.' }),
  races: z
    .array(z.enum(races))
    .max(races.length)
    .default([])
    .meta({ description: 'Race icons: only players of these races may play it; none: everybody. A starbase has one.' }),
  origin: z.enum(races).optional().meta({ description: 'Race by background, of ships and characters.' }),
  price: z
    .union([figure, z.literal('X')])
    .optional()
    .meta({
      description: 'ISK to play it, to open the region, or to upgrade to this side; X: chosen when paid. Absent: 0.',
    }),
  income: figure
    .optional()
    .meta({ description: 'ISK in each income step of whoever controls it; any type may have one.' }),
  shield: figure
    .optional()
    .meta({ description: 'Damage that destroys a ship or starbase; of a structure what it adds.' }),
  attack: figure
    .optional()
    .meta({ description: 'Damage that a ship deals, or a structure that shoots for its starbase.' }),
  assembly: tabs.optional().meta({ description: 'Turns until a ship is ready. Absent: 0.' }),
  minerals: figure.optional().meta({ description: 'Mineral value of a location.' }),
  duration: z
    .union([tabs, z.literal('infinite')])
    .optional()
    .meta({ description: 'Turns for which a news stays; absent or 0: it happens at once and is gone.' }),
  slots: z
    .union([figure, z.literal('infinite')])
    .optional()
    .meta({ description: 'Locations that a region or starbase has room for. Absent: 0.' }),
  clone: figure.optional().meta({ description: 'ISK to save a pilot whose ship leaves play. Absent: 0.' }),
  limited: z.boolean().default(false).meta({ description: 'One limited card for each player in a turn.' }),
  upgraded: z
    .boolean()
    .default(false)
    .meta({ description: 'Of a starbase: this is the back of the basic side of its race.' }),
  commands: z
    .array(
      z.strictObject({
        name: z.enum(commandNames).meta({ description: 'Which command.' }),
        power: figure.min(1).meta({ description: 'Its number.' }),
        side: z.enum(['up', 'right', 'down', 'left']).meta({
          description: 'The side of the card that it stands on; commands of one side are switched on together.',
        }),
      }),
    )
    .max(8)
    .default([])
    .meta({ description: 'Commands of a ship or character.' }),
  abilities: z.array(ability).max(8).default([]).meta({ description: 'What it does, a paragraph each.' }),
  printed: z.array(z.enum(printable)).default([]).meta({
    description: 'Names of the fields that are facts of the published card. All others are shown as made up.',
  }),
});
export type CardDef = z.infer<typeof card>;

/** Whether a field is taken from the published card; "commands" covers all their fields. */
export function isPrinted({ printed }: Pick<CardDef, 'printed'>, field: Printable): boolean {
  return printed.includes(field) || (field.startsWith('commands.') && printed.includes('commands'));
}

/** A card, with checks that its figures and abilities can work. */
export const cardShape = card.superRefine((one, context) => {
  for (const { path, message } of [...nonsense(one), ...mismatches(one)])
    context.addIssue({ code: 'custom', path: [...path], message });
});

const adviceShape = z.strictObject({
  style: line(20).meta({ description: 'How it plays, in a word or two.' }),
  difficulty: z.enum(['easy', 'medium', 'hard']).meta({ description: 'How hard it is to play.' }),
  wins: line(60).meta({ description: 'How it wins, in half a line.' }),
});

const deckShape = z.strictObject({
  id: slug.meta({ description: 'Names the deck. Of an earlier set: replaces that deck.' }),
  name: line(80).meta({ description: 'The name as people see it.' }),
  edition: z.enum(['core', 'exiled']).meta({ description: 'The edition at whose tables it is offered.' }),
  starbase: slug.meta({ description: 'Card id of the basic side.' }),
  upgrade: slug.meta({ description: 'Card id of the upgraded side, of the same race.' }),
  regions: z.array(slug).max(9).meta({ description: 'Card ids of the three outer regions.' }),
  market: z.record(slug, z.number().int().min(1).max(99)).meta({ description: 'Card ids and how many of each.' }),
  advice: adviceShape.exactOptional().meta({ description: 'Helps people to choose it.' }),
});
export type DeckList = z.infer<typeof deckShape>;

const set = setHead('eve');
const decks = z.array(deckShape).max(200).default([]).meta({ description: 'Decks ready to play.' });
export const setShape = z.strictObject({
  ...set,
  cards: z.array(cardShape).max(2000).default([]).meta({ description: 'The cards.' }),
  decks,
});
/** A set of cards and ready decks, as checked. */
export type CardSet = z.infer<typeof setShape>;

/** A set as stored in a ruleset: it was checked when it was stored, and newer checks do not apply to it. */
export const storedSetShape = z.strictObject({ ...set, cards: z.array(card).default([]), decks });
