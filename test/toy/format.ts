/** The format of card files. */
import { z } from 'zod';
import { line, setHead, slug } from '#cards/set';
import { salvageVocabulary } from './verbs.ts';

const effects = z.array(salvageVocabulary.effect).max(3);

const card = z.strictObject({
  id: slug.meta({ description: 'Names the card in saved games, for good.' }),
  name: line(40).meta({ description: 'The name as people see it.' }),
  kind: z.enum(['hulk', 'tool']).meta({ description: 'A hulk counts, a tool does something.' }),
  worth: z.number().int().min(1).max(9).optional().meta({ description: 'What a hulk is worth.' }),
  copies: z.number().int().min(1).max(9).default(2).meta({ description: 'How many each player has in the deck.' }),
  do: effects.default([]).meta({ description: 'What happens when it is played.' }),
  while: effects.default([]).meta({ description: 'What is so while it is in the field.' }),
});

export const setShape = z.strictObject({ ...setHead('salvage'), cards: z.array(card).max(100) });
export type CardDef = z.output<typeof card>;
export type CardSet = z.output<typeof setShape>;
