/** Abilities as data: their kinds and gates. Triggers: `moments.ts`, conditions: `conditions.ts`, costs: `costs.ts`, effects: `verbs/`. */
import { z } from 'zod';
import { tswConditions } from '../rules/conditions.ts';
import { tswCosts } from '../rules/costs.ts';
import { tswVocabulary } from '../verbs/index.ts';
import { tswCalendar } from '../verbs/moments.ts';
import { count } from './parts.ts';

const effects = z.array(tswVocabulary.effect).min(1).max(6);

export const ability = z.strictObject({
  kind: z.enum(['event', 'entering', 'continuous', 'triggered', 'ability', 'action', 'any time']).meta({
    description:
      '`event`: what an event does when it resolves; `entering`: what any other card does as it enters play, for which targets are named when it is played; `continuous`: in effect while the card is in play; `triggered`: happens at its moment; `ability`: used in place of attacks; `action`: used in its player’s action phase; `any time`: used in either turn, and answered like a card.',
  }),
  when: tswCalendar.trigger
    .optional()
    .meta({ description: 'Of a triggered ability: the moment at which it triggers.' }),
  if: tswConditions.condition.optional().meta({ description: 'Works only if that is so.' }),
  may: z
    .enum(['you', 'your opponent'])
    .optional()
    .meta({ description: 'That player decides, when it happens, whether it does.' }),
  notFirstTurn: z.literal(true).optional().meta({ description: 'Not in the turn in which the card has entered play.' }),
  unmoved: z.literal(true).optional().meta({ description: 'Not in a turn in which the card has moved.' }),
  times: count
    .optional()
    .meta({ description: 'How often it may be used in a turn. Absent: as often as it is paid for.' }),
  cost: z.array(tswCosts.cost).max(3).default([]).meta({ description: 'What using it costs; all of it is paid.' }),
  do: effects.optional().meta({ description: 'What happens, in order.' }),
  choose: z.array(effects).min(2).max(3).optional().meta({ description: 'One of these happens, as its player says.' }),
});
export type Ability = z.infer<typeof ability>;
