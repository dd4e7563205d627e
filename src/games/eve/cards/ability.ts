/** Abilities as data: their kinds and gates. Triggers: `moments/`, conditions: `conditions.ts`, costs: `costs.ts`, effects: `verbs/`. */
import { z } from 'zod';
import { eveConditions } from '../rules/conditions.ts';
import { eveCosts } from '../rules/costs.ts';
import { eveVocabulary } from '../verbs/index.ts';
import { eveCalendar } from '../verbs/moments/index.ts';
import { abilityKinds, buyer, commandNames, count, races } from './parts.ts';

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
  when: eveCalendar.trigger.optional().meta({ description: 'Of a pending ability: the moment at which it triggers.' }),
  if: eveConditions.condition.optional().meta({ description: 'Works only if that is so.' }),
  cost: z.array(eveCosts.cost).max(3).default([]).meta({ description: 'What using it costs; all of it is paid.' }),
  once: z.boolean().default(false).meta({ description: 'Once per turn.' }),
  may: z
    .union([z.literal(true), count])
    .optional()
    .meta({ description: '"You may": decided when it happens; a number is what it costs then.' }),
  unless: z.strictObject({ pay: count, who: buyer }).optional().meta({
    description:
      'It does not happen if `who` pays so many ISK (`pay`), which they decide when it would. `its controller`: of the target, else of the card of the event.',
  }),
  do: z.array(eveVocabulary.effect).min(1).max(6).meta({ description: 'What happens, in order.' }),
});
export type Ability = z.infer<typeof ability>;
export type Cost = Ability['cost'][number];
