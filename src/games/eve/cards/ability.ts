/** Abilities as data: their kinds, triggers, conditions and costs. What they do: `verbs/`. */
import { z } from 'zod';
import { eveVocabulary } from '../verbs/index.ts';
import { abilityKinds, commandNames, count, object, races } from './parts.ts';
import { phrases } from './phrase.ts';

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
  do: z.array(eveVocabulary.effect).min(1).max(6).meta({ description: 'What happens, in order.' }),
});
export type Ability = z.infer<typeof ability>;
