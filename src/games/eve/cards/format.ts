/** The set-file format: what a card is as data. One schema for the built-in sets and for sets of one's own. */
import { z } from 'zod';
import { nouns, parsePhrase, type Selector } from './phrase.ts';
import { nonsense } from './sense.ts';

export const races = ['Amarr', 'Caldari', 'Gallente', 'Minmatar'] as const;
export type Race = (typeof races)[number];
export const commandNames = ['ambush', 'haul', 'mining', 'patrol', 'sniping', 'tanking', 'trade'] as const;
export type CommandName = (typeof commandNames)[number];

/** An object named by a phrase, see `phrase.ts`. */
const object = z.string().transform((text, ctx): Selector => {
  const parsed = parsePhrase(text);
  if (typeof parsed !== 'string') return parsed;
  ctx.addIssue({ code: 'custom', message: parsed });
  return z.NEVER;
});
/** Cards by kind, outside play: "location", "ship with price 4 or less". */
const cards = object.refine(
  (s) => s.pick !== 'ref' && s.where === undefined,
  'say a kind of card, as "ship with price 4 or less"',
);
const amount = z.union([z.number().int(), z.literal('X')]);
const count = z.number().int().positive();
const until = z.enum(['end of phase', 'end of turn', 'this leaves play']);
const player = z.enum([
  'you',
  'each opponent',
  'target opponent',
  'target player',
  'its controller',
  'its owner',
  'that player',
]);
const payer = z.enum(['you', 'opponents']);

const modified = <V extends string>(verb: V) =>
  z.strictObject({ verb: z.literal(verb), n: z.number().int(), what: object, until: until.optional() });
const forbidden = <V extends string>(verb: V) =>
  z.strictObject({ verb: z.literal(verb), what: object, until: until.optional() });

const effects = [
  z.strictObject({ verb: z.literal('draw'), n: amount, who: player.default('you') }),
  z.strictObject({ verb: z.literal('extraDraw'), n: count }),
  z.strictObject({
    verb: z.literal('discard'),
    n: amount,
    who: player.default('you'),
    random: z.boolean().default(false),
  }),
  z.strictObject({ verb: z.literal('search'), for: cards, to: z.enum(['hand', 'play in this region']) }),
  z.strictObject({ verb: z.literal('putIntoPlay'), from: z.enum(['hand', 'scrapheap']), for: cards }),
  z.strictObject({ verb: z.literal('recover'), n: count.default(1), for: cards }),
  z.strictObject({ verb: z.literal('shuffleIn'), n: count }),
  z.strictObject({ verb: z.literal('mill'), n: amount, who: player }),
  z.strictObject({ verb: z.literal('lookAtHand'), who: player }),
  z.strictObject({ verb: z.literal('lookAtMarket'), n: count, and: z.enum(['reorder', 'keep one']) }),
  z.strictObject({ verb: z.literal('returnToHand'), what: object }),
  z.strictObject({ verb: z.literal('reassemble'), what: object }),
  z.strictObject({ verb: z.literal('destroy'), what: object }),
  z.strictObject({ verb: z.literal('damage'), n: amount, what: object }),
  z.strictObject({
    verb: z.literal('prevent'),
    n: z.union([count, z.literal('all')]),
    what: object,
    until: z.enum(['end of phase', 'end of turn']),
  }),
  modified('modAttack'),
  modified('modShield'),
  modified('modIncome'),
  modified('modMineral'),
  modified('modSlots'),
  z.strictObject({
    verb: z.literal('modCommand'),
    n: z.number().int(),
    command: z.enum(commandNames),
    what: object,
    until: until.optional(),
  }),
  z.strictObject({ verb: z.literal('modHandLimit'), n: z.number().int() }),
  z.strictObject({ verb: z.literal('modRegionPlays'), n: count }),
  z.strictObject({ verb: z.literal('modPrice'), n: z.number().int(), for: cards, who: payer.default('you') }),
  z.strictObject({ verb: z.literal('moveTab'), n: z.number().int(), what: object }),
  z.strictObject({ verb: z.literal('takeControl'), what: object, until: until.optional() }),
  z.strictObject({ verb: z.literal('gainIsk'), n: amount, per: object.optional() }),
  z.strictObject({ verb: z.literal('loseIsk'), n: amount, who: player.default('you') }),
  z.strictObject({ verb: z.literal('stealIsk'), n: amount, who: player }),
  z.strictObject({
    verb: z.literal('moveShip'),
    what: object,
    to: z.enum(['your home region', "its controller's home region", 'an outer region you control']),
  }),
  z.strictObject({
    verb: z.literal('forbidWarp'),
    what: object,
    into: z.enum(['target outer region']).optional(),
    until: until.optional(),
  }),
  forbidden('forbidAttack'),
  forbidden('forbidCommand'),
  z.strictObject({
    verb: z.literal('forbidTarget'),
    what: object,
    by: z.enum(['news', 'enemy news', 'enemy abilities', 'news or abilities', 'enemy news or abilities']),
    until: until.optional(),
  }),
  forbidden('forbidDestroy'),
  forbidden('forbidWithdraw'),
  z.strictObject({ verb: z.literal('commandOff'), what: object }),
  z.strictObject({ verb: z.literal('counter'), what: object, unless: count.optional() }),
  z.strictObject({ verb: z.literal('reassembleInstead'), what: object, pay: count.optional() }),
  z.strictObject({ verb: z.literal('multiTarget'), n: z.number().int().min(2) }),
  z.strictObject({ verb: z.literal('winGame') }),
] as const;
const effect = z.discriminatedUnion('verb', effects);
export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;

const cost = z.union([
  z.strictObject({ pay: count }),
  z.strictObject({ discard: count }),
  z.strictObject({ sacrifice: object }),
]);
export type Cost = z.infer<typeof cost>;

const trigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('turn begins') }),
  z.strictObject({ on: z.literal('income step begins') }),
  z.strictObject({ on: z.literal('enters play'), what: object }),
  z.strictObject({ on: z.literal('destroyed'), what: object }),
  z.strictObject({ on: z.literal('warps'), what: object }),
  z.strictObject({ on: z.literal('warps into this region'), what: object }),
  z.strictObject({ on: z.literal('attacks'), what: object }),
  z.strictObject({
    on: z.literal('enemy attacks'),
    where: z.enum(['this region', 'your home region', 'a region you control']),
  }),
  z.strictObject({ on: z.literal('battle phase begins'), where: z.enum(['this region', 'your home region']) }),
  z.strictObject({ on: z.literal('you gain control of this region') }),
  z.strictObject({ on: z.literal('you play'), what: object }),
  z.strictObject({ on: z.literal('opponent draws') }),
  z.strictObject({ on: z.literal('boards') }),
]);
export type Trigger = z.infer<typeof trigger>;

const condition = z.union([
  z.strictObject({ isk: count }),
  z.strictObject({ control: count, of: z.enum(nouns) }),
  z.strictObject({ origin: z.enum(races) }),
]);
export type Condition = z.infer<typeof condition>;

const ability = z.strictObject({
  /**
   * pending: goes on the pile when its trigger happens; executed: used by its controller for its cost;
   * continuous: always in effect; resolve: what a news does when it resolves.
   */
  kind: z.enum(['pending', 'executed', 'continuous', 'resolve']),
  affinity: z.enum(races).optional(),
  role: z.enum(['agent', 'pilot']).optional(),
  while: z.enum(commandNames).optional(),
  when: trigger.optional(),
  if: condition.optional(),
  cost: z.array(cost).default([]),
  once: z.boolean().default(false),
  /** "You may": decided on resolution; a number is what it costs. */
  may: z.union([z.literal(true), count]).optional(),
  do: z.array(effect).min(1),
});
export type Ability = z.infer<typeof ability>;

const tabs = z.number().int().min(0).max(4);
const figure = z.number().int().min(0);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and hyphens');

const card = z.strictObject({
  id: slug,
  name: z.string().min(1).max(60),
  type: z.enum(['starbase', 'outer region', 'ship', 'news', 'structure', 'location', 'character']),
  subtype: z.string().max(40).optional(),
  number: z.number().int().positive().optional(),
  rarity: z.string().max(20).optional(),
  edition: z.enum(['core', 'exiled']).default('core'),
  races: z.array(z.enum(races)).default([]),
  origin: z.enum(races).optional(),
  price: z.union([figure, z.literal('X')]).optional(),
  income: figure.optional(),
  shield: figure.optional(),
  attack: figure.optional(),
  assembly: tabs.optional(),
  minerals: figure.optional(),
  duration: z.union([tabs, z.literal('infinite')]).optional(),
  slots: z.union([figure, z.literal('infinite')]).optional(),
  clone: figure.optional(),
  limited: z.boolean().default(false),
  /** Only for starbases: the back of a basic side of its race. */
  upgraded: z.boolean().default(false),
  commands: z
    .array(z.strictObject({ name: z.enum(commandNames), power: count, side: z.enum(['up', 'right', 'down', 'left']) }))
    .max(4)
    .default([]),
  abilities: z.array(ability).default([]),
  /** Fields that are facts of the published card; all others are figures of our own. */
  printed: z.array(z.string()).default([]),
});
export type CardDef = z.infer<typeof card>;

/** A card whose figures and abilities can work. */
export const cardShape = card.superRefine((one, context) => {
  for (const { path, message } of nonsense(one)) context.addIssue({ code: 'custom', path: [...path], message });
});

const deckShape = z.strictObject({
  id: slug,
  name: z.string().min(1).max(80),
  edition: z.enum(['core', 'exiled']),
  starbase: slug,
  upgrade: slug,
  regions: z.array(slug),
  market: z.record(slug, count),
});
export type DeckList = z.infer<typeof deckShape>;

export const setShape = z.strictObject({
  set: slug,
  name: z.string().min(1).max(60),
  game: z.literal('eve'),
  cards: z.array(cardShape).default([]),
  decks: z.array(deckShape).default([]),
});
/** A set of cards and ready decks, as checked. */
export type CardSet = z.infer<typeof setShape>;
