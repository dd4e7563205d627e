/** Abilities as data. Moments: `moments.ts`, conditions: `conditions.ts`, costs: `costs.ts`, effects: `verbs/`. */
import { z } from 'zod';
import { semConditions } from '../rules/conditions.ts';
import { semCosts } from '../rules/costs.ts';
import { semVocabulary } from '../verbs/index.ts';
import { semCalendar } from '../verbs/moments.ts';

export const ability = z.strictObject({
  when: semCalendar.trigger.optional().meta({
    description:
      'The moment at which it happens. Absent: on a command, when it is played; on any other card, all the time.',
  }),
  if: semConditions.condition.optional().meta({ description: 'Works only if that is so.' }),
  may: z.literal(true).optional().meta({ description: 'Its player decides, when it happens, whether it does.' }),
  once: z.literal(true).optional().meta({ description: 'At most once in a turn.' }),
  cost: z
    .array(semCosts.cost)
    .max(2)
    .default([])
    .meta({ description: 'What it costs if it happens; all of it is paid.' }),
  do: z.array(semVocabulary.effect).min(1).max(4).meta({ description: 'What happens, in order.' }),
});
export type Ability = z.infer<typeof ability>;
