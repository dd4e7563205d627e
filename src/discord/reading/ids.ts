/** The presses about what anybody may read: rules and cards, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, page, pages, whole } from '../core/codecs.ts';
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

/** A card's key. */
const oneCard = codecOf(
  z.object({ card: z.string() }),
  (args) => args.card,
  (written) => ({ card: written }),
);

const inBase64 = (typed: string): string => Buffer.from(typed).toString('base64url');

/** Whether a text is short enough to be a part of an id. */
export const fitsId = (typed: string): boolean => inBase64(typed).length <= 64;

/** A page of a list of cards, by what was typed. */
const list = codecOf(
  z.object({ show: z.enum(['post', 'whisper']), page: pages, game: ids, typed: z.string() }),
  ({ show, page, game, typed }) => `${show === 'post' ? 'p' : 'w'}/${page}/${game}/${inBase64(typed)}`,
  (written) => {
    const [how = '', page = '', game = '', typed = ''] = written.split('/');
    const show: 'post' | 'whisper' = how === 'w' ? 'whisper' : 'post';
    return {
      show,
      page: whole(page) ?? 0,
      game,
      typed: Buffer.from(typed, 'base64url').toString(),
    };
  },
);

export const readingIds = {
  'board.text': table(page),
  'card.list': nowhere(list),
  'card.post': nowhere(card),
  'card.rulings': nowhere(oneCard),
  'card.whisper': nowhere(card),
  rules: nowhere(rules),
} as const satisfies Specs;
