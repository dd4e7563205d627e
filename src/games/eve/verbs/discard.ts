/** Discarding from hand. */
import { z } from 'zod';
import { type Discard, discardVerb } from '#cards/verbs/discard';
import { count, counting } from '#cards/verbs/that-many';
import type { Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { amount as n, player, type Who } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { discard as discardCards } from '../rules/change.ts';
import { choose, next } from '../rules/effects/choose.ts';
import { amount, players } from '../rules/effects/context.ts';
import type { VerbOf } from './eve-verb.ts';

export const discard: VerbOf<Discard<Who>, { discarded: { seat: Seat } }, { left?: readonly Seat[] }> = {
  ...counting(
    discardVerb<Who, Eve, EveWords>(
      { n, who: player.default('you'), random: z.boolean().default(false) },
      {
        meaning: 'The player puts cards of their choice, or at random, from hand into the scrapheap.',
        prompt: 'ask.discard',
        players,
        amount,
        hand: (m, seat) => zone(m.state, `hand:${seat}`),
        discard(m, seat, ids, frame) {
          discardCards(m, seat, ids);
          count(frame, ids.length);
        },
        choose,
        next,
      },
    ),
    ({ left }) => left !== undefined,
  ),
  picture: 'discard',
  concernsOnlyItsPlayer: ({ who }) => who === 'you',
};
