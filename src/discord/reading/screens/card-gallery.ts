/** Several cards in one message. */

import {
  box,
  button,
  COLORS,
  type Payload,
  type Picture,
  payload,
  picture,
  rows,
  text,
} from '../../core/components.ts';
import { type FoundCard, keyOf } from '../../core/library.ts';
import { clip } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { cardHead, figureLines } from './card.ts';

/** How many cards are shown together. */
export const MAX_IN_GALLERY = 4;

export type CardGallery = {
  readonly cards: readonly FoundCard[];
  /** Names that no card has. */
  readonly missing: readonly string[];
  /** How many more names there were. */
  readonly left: number;
  readonly show: 'post' | 'whisper';
};

/** A picture of all the cards, the figures of each, and a button to the whole of it. */
export function cardGallery(
  { cards, missing, left, show }: CardGallery,
  t: Translate,
  image: Picture | undefined,
): Payload {
  const notes = [
    ...(missing.length === 0 ? [] : [t('card.missing', { names: clip(missing.join(', '), 120) })]),
    ...(left === 0 ? [] : [t('card.left', { max: MAX_IN_GALLERY })]),
  ];
  return payload([
    box(
      [
        ...(image === undefined ? [] : [picture(image)]),
        ...cards.map(({ card }) => text([cardHead(card, t), figureLines(card)].filter((one) => one !== '').join('\n'))),
        ...rows(cards.map((found) => button(pressId(`card.${show}`, { card: keyOf(found) }), found.card.name))),
        ...(notes.length === 0 ? [] : [text(notes.join('\n'))]),
      ],
      COLORS.calm,
    ),
  ]);
}
