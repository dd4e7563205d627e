/** The presses about what anybody may read: rules and cards, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, page } from '../core/codecs.ts';
import { nowhere, type Specs, table } from '../core/spec.ts';

/** A game and a chapter of its rules; without one the chapter is a value, or all are listed. */
const rules = codecOf(
  z.object({ game: ids, topic: ids.optional() }),
  (args) => `${args.game}/${args.topic ?? ''}`,
  (written) => {
    const [game = '', topic = ''] = written.split('/');
    return { game, topic: topic === '' ? undefined : topic };
  },
);

/** A card's key; without one the card is a value. */
const card = codecOf(
  z.object({ card: z.string().optional() }),
  (args) => args.card ?? '',
  (written) => ({ card: written === '' ? undefined : written }),
);

export const readingIds = {
  'board.text': table(page),
  'card.post': nowhere(card),
  'card.whisper': nowhere(card),
  rules: nowhere(rules),
} as const satisfies Specs;
