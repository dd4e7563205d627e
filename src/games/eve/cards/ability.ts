/** Abilities as data: their kinds, triggers, conditions and costs, and the vocabulary of verbs. */
import { z } from 'zod';
import {
  abilityKinds,
  amount,
  change,
  commandNames,
  count,
  kindOfCard,
  object,
  payer,
  player,
  races,
  until,
} from './parts.ts';
import { phrases } from './phrase.ts';

/** Defines a verb: its name, its fields, and a sentence on what it does. */
const does = <V extends string, S extends z.ZodRawShape>(verb: V, fields: S, meaning: string) =>
  z.strictObject({ verb: z.literal(verb), ...fields }).meta({ description: meaning });
const modified = <V extends string>(verb: V, meaning: string) =>
  does(verb, { n: change, what: object, until: until.optional() }, meaning);
const forbidden = <V extends string>(verb: V, meaning: string) =>
  does(verb, { what: object, until: until.optional() }, meaning);

const effects = [
  does(
    'draw',
    { n: amount, who: player.default('you') },
    'The player draws cards. Drawing from an empty market loses the game.',
  ),
  does('extraDraw', { n: count }, 'Draw more cards in your draw phase. Continuous only.'),
  does(
    'discard',
    { n: amount, who: player.default('you'), random: z.boolean().default(false) },
    'The player puts cards of their choice, or at random, from hand into the scrapheap.',
  ),
  does(
    'search',
    { for: kindOfCard, to: z.enum(['hand', 'play', 'play in this region']) },
    'Search your market for a card of a kind, show it, put it there, and shuffle. Ships and characters enter play in the dock.',
  ),
  does(
    'putIntoPlay',
    { from: z.enum(['hand', 'scrapheap']), for: kindOfCard },
    'Put a card of a kind into play without paying for it.',
  ),
  does(
    'recover',
    { n: count.default(1), for: kindOfCard },
    'Take so many cards of a kind from your scrapheap into your hand; all of them if there are fewer.',
  ),
  does('shuffleIn', { n: count }, 'Shuffle up to so many cards from your scrapheap into your market.'),
  does('mill', { n: amount, who: player }, 'Cards go from the top of the player’s market to the scrapheap.'),
  does('lookAtHand', { who: player }, 'Look at the player’s hand, once.'),
  does(
    'lookAtMarket',
    { n: count, and: z.enum(['reorder', 'keep one']) },
    'Look at the top cards of your market; put them back in any order, or take one and put the rest on the bottom.',
  ),
  does('returnToHand', { what: object }, 'Return objects to their owner’s hand.'),
  does('reassemble', { what: object }, 'Ships go back to the dock with their full time of assembly.'),
  does('destroy', { what: object }, 'Destroy objects.'),
  does('damage', { n: amount, what: object }, 'Deal damage to ships or starbases.'),
  does(
    'prevent',
    { n: z.union([count, z.literal('all')]), what: object, until: z.enum(['end of phase', 'end of turn']) },
    'Take away the next damage to objects.',
  ),
  modified('modAttack', 'Change the attack of ships.'),
  modified('modShield', 'Change the shield of ships or starbases.'),
  modified('modIncome', 'Change the income of locations, regions, structures or starbases.'),
  modified('modMineral', 'Change the mineral value of locations that have one.'),
  modified('modSlots', 'Change the number of locations that regions have room for.'),
  does(
    'modCommand',
    { n: change, command: z.enum(commandNames), what: object, until: until.optional() },
    'Change the power of a command of ships, where it is active.',
  ),
  does('modHandLimit', { n: change }, 'Change your hand limit. Continuous only.'),
  does('modRegionPlays', { n: count }, 'You may open more outer regions in a turn (Exiled). Continuous only.'),
  does(
    'modPrice',
    { n: change, for: kindOfCard, who: payer.default('you') },
    'Change what cards of a kind cost you or your opponents. Continuous only.',
  ),
  does('moveTab', { n: change, what: object }, 'Move unfinished ships or news on (above 0) or back (below 0) by tabs.'),
  does('takeControl', { what: object, until: until.optional() }, 'Gain control of ships; they go to your home region.'),
  does('gainIsk', { n: amount, per: object.optional() }, 'Gain ISK; with "per" so many for each such object.'),
  does('loseIsk', { n: amount, who: player.default('you') }, 'The player loses ISK.'),
  does('stealIsk', { n: amount, who: player }, 'Take ISK from the player.'),
  does(
    'moveShip',
    {
      what: object,
      to: z.enum(['your home region', "its controller's home region", 'an outer region you control']),
    },
    'Move ships without a warp.',
  ),
  does(
    'forbidWarp',
    { what: object, into: z.enum(['target outer region']).optional(), until: until.optional() },
    'Ships cannot warp, or not into that region.',
  ),
  forbidden('forbidAttack', 'Ships cannot attack.'),
  forbidden('forbidCommand', 'Ships cannot have an active command; those that are on go off.'),
  does(
    'forbidTarget',
    {
      what: object,
      by: z.enum(['news', 'enemy news', 'enemy abilities', 'news or abilities', 'enemy news or abilities']),
      until: until.optional(),
    },
    'Objects cannot be the target of such things.',
  ),
  forbidden('forbidDestroy', 'Objects cannot be destroyed.'),
  forbidden('forbidWithdraw', 'Ships cannot withdraw from a battle of their own will.'),
  does('commandOff', { what: object }, 'Switch off the commands of ships.'),
  does(
    'counter',
    { what: object, unless: count.optional() },
    'Take something off the pile, unless its controller pays. `what` is a "target … on the pile".',
  ),
  does(
    'reassembleInstead',
    { what: object, pay: count.optional() },
    'Where such an object would be destroyed it is reassembled instead, for a payment if one is named. Continuous only.',
  ),
  does('multiTarget', { n: z.number().int().min(2).max(9) }, 'The ship may shoot at several ships. Continuous only.'),
  does('winGame', {}, 'You win the game.'),
] as const;
const effect = z.discriminatedUnion('verb', effects);
export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;

const cost = z.union([
  z.strictObject({ pay: count }).meta({ description: 'Pay ISK.' }),
  z.strictObject({ discard: count }).meta({ description: 'Discard cards from hand.' }),
  z.strictObject({ sacrifice: object }).meta({ description: 'Sacrifice such a card of yours, or `this`.' }),
]);
export type Cost = z.infer<typeof cost>;

/** Defines a trigger: its name, its fields, and a sentence on when it happens. */
const when = <E extends string, S extends z.ZodRawShape>(on: E, fields: S, meaning: string) =>
  z.strictObject({ on: z.literal(on), ...fields }).meta({ description: meaning });
const trigger = z.discriminatedUnion('on', [
  when('turn begins', {}, 'At the beginning of your turn.'),
  when('income step begins', {}, 'At the beginning of your income step.'),
  when('enters play', { what: object }, 'When such a card enters play.'),
  when('destroyed', { what: object }, 'When such a card is destroyed.'),
  when('warps', { what: object }, 'When such a ship warps.'),
  when('warps into this region', { what: object }, 'When such a ship warps into the region of this card.'),
  when('attacks', { what: object }, 'When such a ship attacks.'),
  when(
    'enemy attacks',
    { where: z.enum(['this region', 'your home region', 'a region you control']) },
    'When an enemy attacks there, once for each attack.',
  ),
  when(
    'battle phase begins',
    { where: z.enum(['this region', 'your home region']) },
    'At the beginning of a battle phase there.',
  ),
  when('you gain control of this region', {}, 'When you gain control of the region of this card.'),
  when('you play', { what: object }, 'When you play such a card.'),
  when('opponent draws', {}, 'When an opponent draws a card.'),
  when('boards', {}, 'When this character boards a ship.'),
]);
export type Trigger = z.infer<typeof trigger>;

const condition = z.union([
  z.strictObject({ isk: count }).meta({ description: 'You have so many ISK or more.' }),
  z
    .strictObject({ control: count, of: z.enum(phrases.nouns) })
    .meta({ description: 'You control so many of these or more.' }),
  z.strictObject({ origin: z.enum(races) }).meta({ description: 'The piloted ship is of that origin.' }),
]);
export type Condition = z.infer<typeof condition>;

export const ability = z.strictObject({
  kind: z.enum(abilityKinds).meta({
    description:
      '`pending`: goes on the pile when its `when` happens; `executed`: used by its controller for its cost; `continuous`: always in effect; `resolve`: what a news does when it resolves.',
  }),
  affinity: z
    .enum(races)
    .optional()
    .meta({ description: 'Works only for a player whose starbase is of that race. Printed as "[Race]".' }),
  role: z
    .enum(['agent', 'pilot'])
    .optional()
    .meta({ description: 'Of a character: works while it is in the dock, or while it is on a ship.' }),
  while: z.enum(commandNames).optional().meta({ description: 'Works only while the ship has that command active.' }),
  tab: z
    .number()
    .int()
    .min(1)
    .max(4)
    .optional()
    .meta({ description: 'Of a news with a duration: works only while it shows that many tabs.' }),
  when: trigger.optional().meta({ description: 'Of a pending ability: the moment at which it triggers.' }),
  if: condition.optional().meta({ description: 'Works only if that is so.' }),
  cost: z.array(cost).max(3).default([]).meta({ description: 'What using it costs; all of it is paid.' }),
  once: z.boolean().default(false).meta({ description: 'Once per turn.' }),
  may: z
    .union([z.literal(true), count])
    .optional()
    .meta({ description: '"You may": decided when it happens; a number is what it costs then.' }),
  do: z.array(effect).min(1).max(6).meta({ description: 'What happens, in order.' }),
});
export type Ability = z.infer<typeof ability>;
