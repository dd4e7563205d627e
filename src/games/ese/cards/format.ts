/** The format of Epic Space Empires' card files, as zod schemas. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { eseVocabulary } from '../verbs/index.ts';
import { mismatches } from './fit.ts';
import { cardTypes, fleetClass, mark, n } from './parts.ts';

export type { Effect, Verb } from '../verbs/index.ts';

const card = z.strictObject({
  id: slug.meta({ description: 'Names the card in saved games, for good. Of an earlier set: replaces that card.' }),
  name: line(40).meta({ description: 'The name as people see it.' }),
  printed: line(40).optional().meta({
    description: 'The published name, if another one is shown, such as one without a slip of spelling (A23).',
  }),
  unsaid: z.literal(true).optional().meta({
    description: 'The published name is offensive: it is shown nowhere, and the card is not found by it.',
  }),
  type: z.enum(cardTypes).meta({ description: 'What kind of card it is, and so into which deck it goes.' }),
  class: fleetClass.optional().meta({ description: 'Of fleets.' }),
  speed: n.optional().meta({ description: 'Of fleets.' }),
  mark: mark.optional().meta({
    description: 'Of tactics and battle cards: who may play it (A attacker, D defender), or of what kind it is.',
  }),
  force: n.optional().meta({ description: 'Of fleets, planets and homeworlds.' }),
  points: n.optional().meta({ description: 'Victory points of planets and homeworlds.' }),
  copies: n.default(1).meta({ description: 'How many of it are in its deck.' }),
  do: z.array(eseVocabulary.effect).max(8).default([]).meta({ description: 'What it does, a paragraph each.' }),
});
export type CardDef = z.infer<typeof card>;

/** A card, with checks that its figures and effects can work. */
const cardShape = card.superRefine((one, context) => {
  for (const { path, message } of mismatches(one)) context.addIssue({ code: 'custom', path: [...path], message });
});

const set = setHead('ese');

/** A set of cards. */
export const setShape = z.strictObject({
  ...set,
  cards: z.array(cardShape).max(2000).meta({ description: 'The cards.' }),
});

/** A set as stored in a ruleset: it was checked when it was stored, and newer checks do not apply to it. */
export const storedSetShape = z.strictObject({ ...set, cards: z.array(card) });

export type CardSet = z.infer<typeof setShape>;
