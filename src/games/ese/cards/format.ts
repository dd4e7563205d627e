/** The format of Epic Space Empires' card files, as zod schemas. */
import { z } from 'zod';

const n = z.number().int().min(1).max(20);
const chance = z.number().int().min(1).max(10);
const fleetClass = z.enum(['light', 'main', 'heavy']);
/** Which fleets an effect changes: those of a class, or in a role; `here`: those that defend this planet. */
const reach = z.enum(['all', 'light', 'main', 'heavy', 'attacking', 'defending', 'here']);
const mark = z.enum(['A', 'D', 'C', 'F', 'any']);
const hand = z.enum(['resource', 'action']);
const playable = z.enum(['tech', 'fleet', 'planet', 'event']);
const inPlay = z.enum(['planet', 'tech', 'fleet']);

const effect = z.discriminatedUnion('verb', [
  // As long as the card is in play.
  z.strictObject({ verb: z.literal('handMax'), of: hand, n }),
  z.strictObject({ verb: z.literal('plays'), of: playable, n }),
  z.strictObject({ verb: z.literal('draws'), n }),
  z.strictObject({ verb: z.literal('speed'), of: reach, n }),
  z.strictObject({ verb: z.literal('force'), of: reach, n }),
  z.strictObject({ verb: z.literal('battleCards'), of: mark, n }),
  z.strictObject({ verb: z.literal('points'), n }),
  z.strictObject({ verb: z.literal('planetPoints'), n }),
  z.strictObject({ verb: z.literal('boost'), n }),
  z.strictObject({ verb: z.literal('sharpTactics'), n }),
  z.strictObject({ verb: z.literal('techAsCard'), n }),
  z.strictObject({ verb: z.literal('scavenge') }),
  z.strictObject({ verb: z.literal('lure'), n }),
  // `chance`: of ten.
  z.strictObject({ verb: z.literal('rescue'), chance }),
  z.strictObject({ verb: z.literal('salvage'), chance }),
  z.strictObject({ verb: z.literal('pilfer'), chance }),
  // At the start, and on coming into play.
  z.strictObject({ verb: z.literal('start'), with: z.enum(['race', 'planet', 'tech']), n }),
  z.strictObject({ verb: z.literal('attach') }),
  // Tactics.
  z.strictObject({ verb: z.literal('hasten'), fleets: n, n, only: fleetClass.optional() }),
  z.strictObject({ verb: z.literal('cancel') }),
  z.strictObject({ verb: z.literal('redirect'), whose: z.enum(['own', 'opponent']) }),
  z.strictObject({ verb: z.literal('strand') }),
  z.strictObject({ verb: z.literal('swap') }),
  // Battle.
  z.strictObject({ verb: z.literal('addForce'), n, only: fleetClass.optional() }),
  z.strictObject({ verb: z.literal('save') }),
  z.strictObject({ verb: z.literal('destroy') }),
  // Events.
  z.strictObject({ verb: z.literal('ruin'), what: inPlay }),
  z.strictObject({ verb: z.literal('takeOver'), what: inPlay }),
  z.strictObject({ verb: z.literal('fetch'), what: inPlay }),
  z.strictObject({ verb: z.literal('makeDiscard'), hand, n }),
  z.strictObject({ verb: z.literal('stealCards'), hand, n }),
  z.strictObject({ verb: z.literal('drawActions'), n }),
  z.strictObject({ verb: z.literal('recruit') }),
  z.strictObject({ verb: z.literal('spy') }),
  z.strictObject({ verb: z.literal('peace') }),
  z.strictObject({ verb: z.literal('rampage') }),
]);

const card = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower case letters, digits and hyphens'),
  name: z.string().min(1).max(40),
  /** The published name, if another one is shown. */
  printed: z.string().min(1).max(40).optional(),
  /** The published name is offensive: it is shown nowhere, and the card is not found by it. */
  unsaid: z.literal(true).optional(),
  type: z.enum(['race', 'homeworld', 'planet', 'fleet', 'tech', 'tactics', 'battle', 'event']),
  /** Of fleets. */
  class: fleetClass.optional(),
  speed: n.optional(),
  /** Of tactics and battle cards: who may play it (A attacker, D defender), or of what kind it is. */
  mark: mark.optional(),
  /** Of fleets, planets and homeworlds. */
  force: n.optional(),
  /** Victory points of planets and homeworlds. */
  points: n.optional(),
  copies: z.number().int().min(1).max(20).default(1),
  do: z.array(effect).default([]),
});

/** A set of cards. */
export const setShape = z.strictObject({
  set: z.string(),
  name: z.string(),
  game: z.literal('ese'),
  cards: z.array(card),
});

export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];
export type FleetClass = z.infer<typeof fleetClass>;
export type Reach = z.infer<typeof reach>;
export type Mark = z.infer<typeof mark>;
export type HandKind = z.infer<typeof hand>;
export type Playable = z.infer<typeof playable>;
export type InPlay = z.infer<typeof inPlay>;
export type CardDef = z.infer<typeof card>;
export type CardSet = z.infer<typeof setShape>;
