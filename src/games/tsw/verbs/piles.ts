/** Cards that come back from the discard pile, and cards on top of the draw pile. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { type Recover, recoverVerb } from '#cards/verbs/recover';
import { picked } from '#kernel/reply';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { zone } from '#kernel/zones';
import { count, object } from '../cards/parts.ts';
import type { TswWords } from '../cards/phrase.ts';
import type { TswMachine } from '../kind.ts';
import { find, putAtBottom, putOnTop as putHidden, putOnTopOpenly, recover as recoverCards } from '../rules/change.ts';
import { choose } from '../rules/effects/choose.ts';
import { deckOf, handOf, heapOf } from '../rules/facts.ts';
import { type EffectScope, isKind } from '../rules/select.ts';
import type { TswVerb, VerbOf } from './tsw-verb.ts';

export const recover: VerbOf<Recover<TswWords>, { recovered: { seat: Seat } }> = {
  ...recoverVerb(
    { n: count, for: object },
    {
      meaning: 'Take cards of a kind from your discard pile into your hand.',
      prompt: 'ask.recover',
      player: (_m, { you }) => you,
      found: (m, seat, what) => zone(m.state, heapOf(seat)).filter((id) => isKind(m, what, id)),
      recover: recoverCards,
      choose,
    },
  ),
  text: ({ n, for: what }, voice) =>
    `take ${n === 1 ? voice.any(what) : `${n} ${voice.many(what)}`} of your discard pile into your hand`,
  needs: (m, { for: what }, { you }) => (zone(m.state, heapOf(you)).some((id) => isKind(m, what, id)) ? [] : undefined),
};

const from = { hand: handOf, 'discard pile': heapOf } as const;
const putShape = shapeOf(
  'putOnTop',
  { n: count, from: z.enum(['hand', 'discard pile']) },
  'Put cards of your hand or discard pile on top of your draw pile.',
);
type From = 'hand' | 'discard pile';
export const putOnTop: TswVerb<typeof putShape, { onTop: { seat: Seat; from: From } }> = {
  shape: putShape,
  works: 'once',
  text: ({ n, from: where }) => `put ${cardsText(n)} of your ${where} on top of your draw pile`,
  needs: (m, { from: where }, { you }: EffectScope) =>
    where === 'hand' || zone(m.state, from[where](you)).length > 0 ? [] : undefined,
  run(m, frame, { n, from: where }) {
    const ids = zone(m.state, from[where](frame.you));
    const max = Math.min(n, ids.length);
    choose(
      m,
      frame,
      { seat: frame.you, prompt: 'ask.putOnTop', ids, min: max, max: max },
      { op: 'onTop', seat: frame.you, from: where },
    );
  },
  continues: {
    onTop: (m, _frame, { seat, from: where }, { answer }) =>
      (where === 'hand' ? putHidden : putOnTopOpenly)(m, seat, picked(answer)),
  },
  hint: ({ n, from: where }) => ({ concerns: 'its player', worth: where === 'hand' ? -n / 2 : n }),
};

const lookShape = shapeOf(
  'lookAtTop',
  { n: count, take: count },
  'Look at the top cards of your draw pile and take some of them into your hand; the rest goes to the bottom in a random order.',
);
export const lookAtTop: TswVerb<typeof lookShape, { tookOfTop: { seat: Seat; seen: readonly CardId[] } }> = {
  shape: lookShape,
  works: 'once',
  text: ({ n, take }) =>
    `look at the top ${cardsText(n)} of your draw pile; take ${take} of them and put the rest at the bottom at random`,
  run(m, frame, { n, take }) {
    const seen = topOf(m, deckOf(frame.you), n);
    const max = Math.min(take, seen.length);
    choose(
      m,
      frame,
      { seat: frame.you, prompt: 'ask.lookAtTop', ids: seen, min: max, max: max },
      { op: 'tookOfTop', seat: frame.you, seen },
    );
  },
  continues: {
    tookOfTop(m, _frame, { seat, seen }, { answer }) {
      const taken = picked(answer);
      find(m, seat, taken);
      putAtBottom(
        m,
        seat,
        seen.filter((id) => !taken.includes(id)),
      );
    },
  },
  hint: ({ take }) => ({ concerns: 'its player', worth: 1.3 * take }),
};

const topOf = (m: TswMachine, deck: ZoneId, n: number): CardId[] => zone(m.state, deck).slice(0, n);
