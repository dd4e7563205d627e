/** Drawing, discarding and milling cards. */
import { z } from 'zod';
import { type Discard, discardVerb } from '#cards/verbs/discard';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type Mill, millVerb } from '#cards/verbs/mill';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { amount as n, player, type Who } from '../cards/parts.ts';
import { discard as discardCards, draw as drawCards, mill as millCards } from '../change.ts';
import { choose, next } from '../effects/choose.ts';
import { amount, players } from '../effects/context.ts';
import { handOf } from '../facts.ts';
import type { VerbOf } from './tsw-verb.ts';

const who = player.default('you');

export const draw: VerbOf<Draw<Who>> = drawVerb(
  { n, who },
  { emptyDeck: 'A draw that cannot be made is ignored.', players, amount, draw: drawCards },
);

export const discard: VerbOf<Discard<Who>, { discarded: { seat: Seat } }, { left?: readonly Seat[] }> = discardVerb(
  { n, who, random: z.boolean().default(false) },
  {
    meaning: 'The player discards cards of their choice, or at random; all of them if they have too few.',
    prompt: 'ask.discardCards',
    players,
    amount,
    hand: (m, seat) => zone(m.state, handOf(seat)),
    discard: (m, seat, ids) => discardCards(m, seat, ids, 'effect'),
    choose,
    next,
  },
);

export const mill: VerbOf<Mill<Who>> = millVerb(
  { n, who },
  { meaning: 'The top cards of the draw pile are discarded.', players, amount, mill: millCards },
);
