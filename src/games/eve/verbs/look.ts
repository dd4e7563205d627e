/** Looking at cards that are hidden. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { type LookAtHand, lookAtHandVerb } from '#cards/verbs/look-at-hand';
import type { NewAsk } from '#kernel/ask';
import { inOrder, picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, move, zone } from '#kernel/zones';
import { count, player, type Who } from '../cards/parts.ts';
import { askForCards } from '../rules/effects/choose.ts';
import { playerIn, players } from '../rules/effects/context.ts';
import { cardOption } from '../rules/targets.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';

export const lookAtHand: VerbOf<LookAtHand<Who>> = {
  ...lookAtHandVerb(
    { who: player },
    {
      meaning: 'Look at the player’s hand, once.',
      players,
      look(m, seat, at) {
        const defs = zone(m.state, `hand:${at}`).map((id) => card(m.state, id).def);
        m.emit({ e: 'looked', seat, at });
        m.emit({ e: 'lookedAt', to: [seat], seat, at, defs });
      },
    },
  ),
  onlyShows: true,
};

const shape = shapeOf(
  'lookAtMarket',
  { n: count, and: z.enum(['reorder', 'keep one']) },
  'Look at the top cards of your market; put them back in any order, or take one and put the rest on the bottom.',
);
export const lookAtMarket: EveVerb<
  typeof shape,
  { reordered: { seat: Seat }; keptOne: { seat: Seat; top: CardId[] } }
> = {
  shape,
  works: 'once',
  picture: 'look',
  concernsOnlyItsPlayer: () => true,
  text: ({ n, and }, voice) =>
    `look at the top ${n} cards of your ${voice.deck}, put ${
      and === 'reorder' ? 'them back in any order' : '1 into your hand and the rest on the bottom'
    }`,
  run(m, frame, { n, and }) {
    const you = playerIn(m, frame);
    if (you === undefined) return;
    const top = zone(m.state, `market:${you}`).slice(0, n);
    if (top.length === 0) return;
    m.emit({ e: 'lookedMarket', seat: you, n: top.length });
    if (and === 'keep one') {
      const choice = { seat: you, prompt: 'ask.keepOne', ids: top, min: 1, max: 1 };
      askForCards(m, frame, choice, { op: 'eve.keptOne', seat: you, top });
      return;
    }
    if (top.length < 2) return;
    const ask: NewAsk = {
      seat: you,
      role: 'choice',
      stop: 'effect',
      prompt: { key: 'ask.reorder' },
      choice: { kind: 'order', options: top.map((id) => cardOption(m, id)) },
      fallback: { order: top },
    };
    m.ask(frame, 'order', ask, { op: 'eve.reordered', seat: you });
  },
  continues: {
    /** The first card of the answer becomes the top card. */
    reordered(m, _frame, { seat }, { answer }) {
      for (const id of [...inOrder(answer)].reverse()) move(m, id, `market:${seat}`, { quiet: true }, 0);
    },
    keptOne(m, _frame, { seat, top }, { answer }) {
      const [kept] = picked(answer);
      for (const id of top) move(m, id, id === kept ? `hand:${seat}` : `market:${seat}`, { quiet: true });
    },
  },
};
