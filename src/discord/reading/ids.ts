/** The arguments of presses about what anybody may read: rules and cards. */
import { z } from 'zod';
import { codecOf, ids } from '../core/codecs.ts';

/** A game and a chapter of its rules; without one the chapter is a value, or all are listed. */
export const rules = codecOf(
  z.object({ game: ids, topic: ids.optional() }),
  (args) => `${args.game}/${args.topic ?? ''}`,
  (written) => {
    const [game = '', topic = ''] = written.split('/');
    return { game, topic: topic === '' ? undefined : topic };
  },
);

/** A card's key; without one the card is a value. */
export const card = codecOf(
  z.object({ card: z.string().optional() }),
  (args) => args.card ?? '',
  (written) => ({ card: written === '' ? undefined : written }),
);
