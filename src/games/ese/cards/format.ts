/** The format of Epic Space Empires' card files, as zod schemas. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { mismatches } from './fit.ts';

const n = z.number().int().min(1).max(20);
const chance = z.number().int().min(1).max(10);
const fleetClass = z.enum(['light', 'main', 'heavy']);
/** Which fleets an effect changes: those of a class, or in a role; `here`: those that defend this planet. */
const reach = z.enum(['all', 'light', 'main', 'heavy', 'attacking', 'defending', 'here']);
const mark = z.enum(['A', 'D', 'C', 'F', 'any']);
const hand = z.enum(['resource', 'action']);
const playable = z.enum(['tech', 'fleet', 'planet', 'event']);
const inPlay = z.enum(['planet', 'tech', 'fleet']);

/** An effect: its verb, its further fields, and what it does, for the reference. */
const verb = <const V extends string, S extends z.ZodRawShape>(name: V, description: string, fields: S) =>
  z.strictObject({ verb: z.literal(name), ...fields }).meta({ description });

const effect = z.discriminatedUnion('verb', [
  // As long as the card is in play.
  verb('handMax', 'A higher limit of a hand.', { of: hand, n }),
  verb('plays', 'More cards of a type may be played in a turn.', { of: playable, n }),
  verb('draws', 'More resource cards are drawn in Production.', { n }),
  verb('speed', 'More speed for fleets.', { of: reach, n }),
  verb('force', 'More force for fleets.', { of: reach, n }),
  verb('battleCards', 'Battle cards of a kind add more force.', { of: mark, n }),
  verb('points', 'Victory points.', { n }),
  verb('planetPoints', 'More victory points for each planet.', { n }),
  verb('boost', 'Speed for a fleet once in a turn, in a tactics window.', { n }),
  verb('sharpTactics', 'Tactics speed fleets up more.', { n }),
  verb('techAsCard', 'Techs in hand may be discarded as battle cards.', { n }),
  verb('scavenge', 'Draws may be taken from the top of the discarded resource cards.', {}),
  verb('lure', 'An opponent discards random action cards once in an Event Phase.', { n }),
  verb('rescue', 'By chance, so many of ten: a lost fleet is kept.', { chance }),
  verb('salvage', 'By chance, so many of ten: a destroyed enemy fleet becomes one’s own.', { chance }),
  verb('pilfer', 'By chance, so many of ten: takes a random card from a hand once in Production.', { chance }),
  // At the start, and on coming into play.
  verb('start', 'Draws races, or turns up planets or techs, at the start of the game.', {
    with: z.enum(['race', 'planet', 'tech']),
    n,
  }),
  verb('attach', 'Draws a race card when it comes into play, which is attached.', {}),
  // Tactics.
  verb('hasten', 'Speed for some fleets until the end of the turn.', { fleets: n, n, only: fleetClass.optional() }),
  verb('cancel', 'Cancels a card that was played in the same window.', {}),
  verb('redirect', 'Assigns a fleet to another planet.', { whose: z.enum(['own', 'opponent']) }),
  verb('strand', 'A fleet loses its assignment for this turn.', {}),
  verb('swap', 'Two fleets change their assignments with each other.', {}),
  // Battle.
  verb('addForce', 'More force on a fleet.', { n, only: fleetClass.optional() }),
  verb('save', 'A fleet of the battle is not destroyed.', {}),
  verb('destroy', 'Destroys a fleet of the battle.', {}),
  // Events.
  verb('ruin', 'Discards a card in play.', { what: inPlay }),
  verb('takeOver', 'Takes control of an opponent’s card in play.', { what: inPlay }),
  verb('fetch', 'Puts a card from the resource deck into play.', { what: inPlay }),
  verb('makeDiscard', 'An opponent discards cards of their choice.', { hand, n }),
  verb('stealCards', 'Takes random cards from an opponent’s hand.', { hand, n }),
  verb('drawActions', 'Draws action cards.', { n }),
  verb('recruit', 'Draws a race card into play.', {}),
  verb('spy', 'Looks at both hands of an opponent.', {}),
  verb('peace', 'No attacks in an opponent’s turn.', {}),
  verb('rampage', 'The turn goes on again from the Action Phase.', {}),
]);

const cardTypes = ['race', 'homeworld', 'planet', 'fleet', 'tech', 'tactics', 'battle', 'event'] as const;

const card = z.strictObject({
  id: slug.meta({ description: 'Names the card in saved games, for good. Of an earlier set: replaces that card.' }),
  name: line(40).meta({ description: 'The name as people see it.' }),
  printed: line(40).optional().meta({ description: 'The published name, if another one is shown.' }),
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
  do: z.array(effect).max(8).default([]).meta({ description: 'What it does, a paragraph each.' }),
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

export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];
export type FleetClass = z.infer<typeof fleetClass>;
export type Reach = z.infer<typeof reach>;
export type Mark = z.infer<typeof mark>;
export type HandKind = z.infer<typeof hand>;
export type Playable = z.infer<typeof playable>;
export type InPlay = z.infer<typeof inPlay>;
export type CardSet = z.infer<typeof setShape>;
