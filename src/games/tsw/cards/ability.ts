/** Abilities as data: their kinds, costs and gates. What they do: `verbs/`. */
import { z } from 'zod';
import { tswVocabulary } from '../verbs/index.ts';
import { count } from './parts.ts';

const cost = z.union([
  z.strictObject({ actions: count }).meta({ description: 'Spend actions.' }),
  z.strictObject({ discardThis: z.literal(true) }).meta({ description: 'Discard this card from play.' }),
  z.strictObject({ stationDamage: count }).meta({ description: 'Take damage to one’s own station.' }),
]);
export type Cost = z.infer<typeof cost>;

const effects = z.array(tswVocabulary.effect).min(1).max(6);

const ability = z.strictObject({
  kind: z.enum(['event', 'continuous', 'triggered', 'ability', 'action', 'any time']).meta({
    description:
      '`event`: what an event does when it resolves; `continuous`: in effect while the card is in play; `triggered`: happens at its moment; `ability`: used in place of attacks; `action`: used in its player’s action phase; `any time`: used in either turn, and answered like a card.',
  }),
  when: z
    .strictObject({ on: z.enum(['your draw phase', 'played']) })
    .optional()
    .meta({ description: 'Of a triggered ability: the moment. `played`: not when the card is put into play.' }),
  if: z.strictObject({ hand: count }).optional().meta({ description: 'Only if its player holds so many other cards.' }),
  may: z
    .enum(['you', 'your opponent'])
    .optional()
    .meta({ description: 'That player decides, when it happens, whether it does.' }),
  times: count
    .optional()
    .meta({ description: 'How often it may be used in a turn. Absent: as often as it is paid for.' }),
  cost: z.array(cost).max(3).default([]).meta({ description: 'What using it costs; all of it is paid.' }),
  do: effects.optional().meta({ description: 'What happens, in order.' }),
  choose: z.array(effects).min(2).max(3).optional().meta({ description: 'One of these happens, as its player says.' }),
});
export type Ability = z.infer<typeof ability>;

/** An ability whose parts fit each other. */
export const abilityShape = ability.superRefine((one, context) => {
  for (const message of faultsOf(one)) context.addIssue({ code: 'custom', message });
});

/** What is wrong with an ability, each with what to write instead. */
function faultsOf({ kind, when, do: effects, choose }: Ability): string[] {
  const all = [...(effects ?? []), ...(choose ?? []).flat()];
  return [
    ...((effects === undefined) === (choose === undefined)
      ? ['say either what it does, or what there is to choose']
      : []),
    ...((kind === 'triggered') === (when === undefined) ? ['a triggered ability, and no other, says when'] : []),
    ...all.flatMap((effect) => tswVocabulary.misfit(effect, kind === 'continuous') ?? []),
  ];
}
