/** Cards to choose from: with similar names if nothing is called what was typed, with the words in their text, or by conditions. */

import { box, button, COLORS, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { type FoundCard, keyOf } from '../../core/library.ts';
import { clip, LIMITS, pageOf } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { fitsId } from '../ids.ts';

/** How many similar names become buttons. */
export const MAX_SUGGESTED = 4;

export type CardList = {
  readonly typed: string;
  /** Cards with similar names, best first. */
  readonly likely: readonly FoundCard[];
  /** Cards whose text has the words, or that meet the conditions. */
  readonly found: readonly FoundCard[];
  /** Whether `found` is what meets conditions. */
  readonly isFilter: boolean;
};

/** One page of it. `show`: whether the picked card is then shown to everybody or privately. */
export type CardListPage = CardList & {
  readonly show: 'post' | 'whisper';
  readonly page: number;
  /** The game whose cards alone are listed; empty: of all games. */
  readonly game: string;
};

/** The list as a private message; only the card that is picked may become public. */
export function listedCards({ show, page, game, ...list }: CardListPage, t: Translate): Payload {
  const { typed, likely, found, isFilter } = list;
  const verb = `card.${show}` as const;
  const shown = pageOf(found, page, LIMITS.selectOptions);
  const count = found.length;
  const said =
    isFilter || typed === '' ? t('card.fitting', { count }) : t('card.speaking', { count, typed: clip(typed, 60) });
  const part = shown.pages === 1 ? '' : ` ${t('card.page', { page: shown.page + 1, pages: shown.pages })}`;
  const items = shown.items.map((one) => ({ value: keyOf(one), label: one.card.name, description: described(one) }));
  const turn = (to: number, label: string) =>
    button(pressId('card.list', { show, page: Math.max(0, to), game, typed }), label, {
      disabled: to < 0 || to >= shown.pages,
    });
  return payload([
    box(
      [
        text(headOf(list, t)),
        ...rows(
          likely.slice(0, MAX_SUGGESTED).map((one) => button(pressId(verb, { card: keyOf(one) }), one.card.name)),
        ),
        ...(items.length === 0 ? [] : [text(`${said}${part}`), row(select(pressId(verb, {}), t('card.pick'), items))]),
        ...(shown.pages === 1 || !fitsId(typed)
          ? []
          : [row(turn(shown.page - 1, t('card.back')), turn(shown.page + 1, t('card.more')))]),
      ],
      likely.length + count === 0 ? COLORS.bad : COLORS.calm,
    ),
  ]);
}

const described = ({ card, game }: FoundCard): string => `${card.type.replaceAll(' > ', ' · ')} · ${game.name}`;

function headOf({ typed, likely, found, isFilter }: CardList, t: Translate): string {
  if (typed === '' && found.length > 0) return t('card.all');
  if (isFilter) return t(found.length === 0 ? 'card.unfit' : 'card.filtered', { typed: clip(typed, 60) });
  return likely.length === 0 ? t('card.none') : t('card.meant', { typed: clip(typed, 60) });
}

/** What can be said after a condition that means nothing. */
export function unknownConditions(
  { unknown, figures }: { readonly unknown: readonly string[]; readonly figures: readonly string[] },
  t: Translate,
): Payload {
  const given = clip(unknown.join(', '), 60);
  const names = clip(figures.map((figure) => figure.toLowerCase()).join(', '), 600);
  return payload([box([text(t('card.unknown', { given })), text(t('card.syntax', { names }))], COLORS.bad)]);
}
