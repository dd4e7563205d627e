/** Drawing, discarding and milling cards. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { type Discard, discardVerb } from '#cards/verbs/discard';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type Mill, millVerb } from '#cards/verbs/mill';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { count, amount as n, player, type Who } from '../cards/parts.ts';
import { discard as discardCards, mill as millCards } from '../rules/change.ts';
import { choose, next } from '../rules/effects/choose.ts';
import { amount, players } from '../rules/effects/context.ts';
import { drawCards } from '../rules/effects/draws.ts';
import { foeOf, handOf } from '../rules/facts.ts';
import { isInEffect } from '../rules/standing.ts';
import type { TswVerb, VerbOf } from './tsw-verb.ts';

const who = player.default('you');

export const draw: VerbOf<Draw<Who>> = drawVerb(
  { n, who },
  {
    emptyDeck: 'A draw that cannot be made is ignored.',
    players,
    amount,
    draw: (m, seat, cards, frame) => drawCards(m, frame, seat, cards),
  },
);

export const discard: VerbOf<Discard<Who>, { discarded: { seat: Seat } }, { left?: readonly Seat[] }> = discardVerb(
  { n, who, random: z.boolean().default(false) },
  {
    meaning: 'The player discards cards of their choice, or at random; all of them if they have too few.',
    prompt: 'ask.discardCards',
    // Nobody is made to discard by an effect to which they have agreed (W44).
    players: (m, frame, whom) =>
      players(m, frame, whom).filter(
        (seat) => seat === frame.you || seat === frame.env.agreed || !isInEffect(m, 'noForcedDiscard', seat),
      ),
    amount,
    hand: (m, seat) => zone(m.state, handOf(seat)),
    discard: (m, seat, ids) => discardCards(m, seat, ids, 'effect'),
    choose,
    next,
  },
);

const afterDrawsShape = shapeOf(
  'discardAfterDraws',
  { n: count },
  'You discard cards of your choice after the draws of this draw phase; all of them if you have too few.',
);
export const discardAfterDraws: TswVerb<typeof afterDrawsShape> = {
  shape: afterDrawsShape,
  works: 'once',
  text: ({ n: many }) => `discard ${cardsText(many)} after your draws`,
  run(m, _frame, { n: many }) {
    const { g } = m.state;
    g.discards = (g.discards ?? 0) + many;
    m.version++;
  },
  hint: ({ n: many }) => ({ concerns: 'its player', worth: -many }),
};

export const mill: VerbOf<Mill<Who>> = millVerb(
  { n, who },
  { meaning: 'The top cards of the draw pile are discarded.', players, amount, mill: millCards },
);

const drawOrMillShape = shapeOf(
  'drawOrMill',
  { times: n, mill: count },
  'So many times: either you draw a card, or your opponent discards the top cards of their draw pile. How often which is said at once (W36).',
);
export const drawOrMill: TswVerb<typeof drawOrMillShape, { drawnOrMilled: { times: number; mill: number } }> = {
  shape: drawOrMillShape,
  works: 'once',
  text: ({ times, mill: milled }) =>
    `${times} times, either draw a card, or your opponent discards the top ${cardsText(milled)} of their draw pile`,
  run(m, frame, { times, mill: milled }) {
    const max = amount(frame, times);
    if (max === 0) return;
    m.ask(
      frame,
      'draws',
      {
        seat: frame.you,
        role: 'choice',
        stop: 'effect',
        prompt: { key: 'ask.drawOrMill', with: { n: max, milled } },
        choice: { kind: 'number', min: 0, max: max },
        fallback: { number: max },
      },
      { op: 'tsw.drawnOrMilled', times: max, mill: milled },
    );
  },
  continues: {
    drawnOrMilled(m, frame, { times, mill: milled }, { answer }) {
      const draws = answer !== undefined && 'number' in answer ? answer.number : times;
      millCards(m, foeOf(frame.you), (times - draws) * milled);
      drawCards(m, frame, frame.you, draws);
    },
  },
  hint: ({ times }) => ({ concerns: 'its player', worth: times === 'X' ? 2 : times }),
};
