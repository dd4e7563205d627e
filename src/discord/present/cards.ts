/** What may have been meant where no card bears the name that was typed, and what is found by a word of its text. */
import { pressId } from '../ids/press-id.ts';
import { type FoundCard, keyOf } from '../library.ts';
import { clip, LIMITS } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, COLORS, type Payload, payload, row, rows, select, text } from './components.ts';

/** Names that are offered as buttons. */
export const MAX_SUGGESTED = 4;

export type Offered = {
  readonly typed: string;
  /** Whose names come near, best first. */
  readonly likely: readonly FoundCard[];
  /** Whose texts say it, or, with nothing typed, which fit the filters. */
  readonly byText: readonly FoundCard[];
  /** How the card that is picked is shown: to everybody, or to one alone. */
  readonly show: 'post' | 'whisper';
};

/** Private: only the card that is picked is for the others. */
export function offeredCards({ typed, likely, byText, show }: Offered, say: Say): Payload {
  const verb = `card.${show}` as const;
  const shown = byText.slice(0, LIMITS.selectOptions);
  const count = byText.length;
  const said =
    typed.trim() === '' ? say('card.fitting', { count }) : say('card.speaking', { count, typed: clip(typed, 60) });
  const items = shown.map((found) => ({ value: keyOf(found), label: found.card.name, description: found.card.type }));
  return payload([
    box(
      [
        text(headOf({ typed, likely, byText }, say)),
        ...rows(
          likely.slice(0, MAX_SUGGESTED).map((found) => button(pressId(verb, { card: keyOf(found) }), found.card.name)),
        ),
        ...(items.length === 0
          ? []
          : [
              text(`${said}${count > shown.length ? ` ${say('card.first', { n: shown.length })}` : ''}`),
              row(select(pressId(verb, {}), say('card.pick'), items)),
            ]),
      ],
      likely.length + count === 0 ? COLORS.bad : COLORS.calm,
    ),
  ]);
}

function headOf({ typed, likely, byText }: Omit<Offered, 'show'>, say: Say): string {
  if (typed.trim() === '') return say(byText.length === 0 ? 'card.unfit' : 'card.filtered');
  return likely.length === 0 ? say('card.none') : say('card.meant', { typed: clip(typed, 60) });
}
