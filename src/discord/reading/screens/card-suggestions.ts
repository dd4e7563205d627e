/** Suggestions when no card has the name that was typed: cards with similar names, and cards whose text has the words. */

import { box, button, COLORS, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { type FoundCard, keyOf } from '../../core/library.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** How many similar names become buttons. */
export const MAX_SUGGESTED = 4;

export type CardSuggestions = {
  readonly typed: string;
  /** Cards with similar names, best first. */
  readonly likely: readonly FoundCard[];
  /** Cards whose text has the words; with nothing typed, cards that pass the filters. */
  readonly byText: readonly FoundCard[];
  /** Whether the picked card is then shown to everybody or privately. */
  readonly show: 'post' | 'whisper';
};

/** The suggestions as a private message; only the card that is picked may become public. */
export function suggestedCards({ typed, likely, byText, show }: CardSuggestions, t: Translate): Payload {
  const verb = `card.${show}` as const;
  const shown = byText.slice(0, LIMITS.selectOptions);
  const count = byText.length;
  const said =
    typed.trim() === '' ? t('card.fitting', { count }) : t('card.speaking', { count, typed: clip(typed, 60) });
  const items = shown.map((found) => ({ value: keyOf(found), label: found.card.name, description: found.card.type }));
  return payload([
    box(
      [
        text(headOf({ typed, likely, byText }, t)),
        ...rows(
          likely.slice(0, MAX_SUGGESTED).map((found) => button(pressId(verb, { card: keyOf(found) }), found.card.name)),
        ),
        ...(items.length === 0
          ? []
          : [
              text(`${said}${count > shown.length ? ` ${t('card.first', { n: shown.length })}` : ''}`),
              row(select(pressId(verb, {}), t('card.pick'), items)),
            ]),
      ],
      likely.length + count === 0 ? COLORS.bad : COLORS.calm,
    ),
  ]);
}

function headOf({ typed, likely, byText }: Omit<CardSuggestions, 'show'>, t: Translate): string {
  if (typed.trim() === '') return t(byText.length === 0 ? 'card.unfit' : 'card.filtered');
  return likely.length === 0 ? t('card.none') : t('card.meant', { typed: clip(typed, 60) });
}
