/** Cards out of the scrapheap, and into it from the market. */
import { shapeOf } from '#cards/verb';
import { type Mill, millVerb } from '#cards/verbs/mill';
import { type Recover, recoverVerb } from '#cards/verbs/recover';
import { count as addUp, counting } from '#cards/verbs/that-many';
import { picked } from '#kernel/reply';
import type { Seat } from '#kernel/state';
import { card, move, zone } from '#kernel/zones';
import { count, kindOfCard, amount as n, player, type Who } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { shuffleInto } from '../rules/change.ts';
import { askForCards, choose } from '../rules/effects/choose.ts';
import { amount, playerIn, players } from '../rules/effects/context.ts';
import { fitsDefinition } from '../rules/fits-definition.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';

export const recover: VerbOf<Recover<EveWords>, { recovered: { seat: Seat } }> = {
  ...counting(
    recoverVerb<Eve, EveWords>(
      { n: count.default(1), for: kindOfCard },
      {
        meaning: 'Take so many cards of a kind from your scrapheap into your hand; all of them if there are fewer.',
        prompt: 'ask.recover',
        player: playerIn,
        found: (m, seat, what) =>
          zone(m.state, `scrap:${seat}`).filter((id) => fitsDefinition(m, what, card(m.state, id).def)),
        recover(m, seat, ids, frame) {
          addUp(frame, ids.length);
          for (const id of ids) move(m, id, `hand:${seat}`, { why: 'recovered', seat });
        },
        choose,
      },
    ),
  ),
  picture: 'search',
  concernsOnlyItsPlayer: () => true,
};

const shuffleInShape = shapeOf(
  'shuffleIn',
  { n: count },
  'Shuffle up to so many cards from your scrapheap into your market.',
);
export const shuffleIn: EveVerb<typeof shuffleInShape, { shuffledIn: { seat: Seat } }> = {
  shape: shuffleInShape,
  works: 'once',
  picture: 'draw',
  concernsOnlyItsPlayer: () => true,
  text: ({ n }, voice) => `shuffle up to ${n} cards from your ${voice.heap} into your ${voice.deck}`,
  run(m, frame, { n }) {
    const you = playerIn(m, frame);
    if (you === undefined) return;
    const heap = zone(m.state, `scrap:${you}`);
    const choice = { seat: you, prompt: 'ask.shuffleIn', ids: heap, min: 0, max: Math.min(n, heap.length) };
    askForCards(m, frame, choice, { op: 'eve.shuffledIn', seat: you });
  },
  continues: {
    shuffledIn: (m, _frame, { seat }, { answer }) => shuffleInto(m, seat, picked(answer), 'scrapheap'),
  },
};

export const mill: VerbOf<Mill<Who>> = {
  ...counting(
    millVerb<Who, Eve, EveWords>(
      { n, who: player },
      {
        meaning: 'Cards go from the top of the player’s market to the scrapheap.',
        players,
        amount,
        /** All of them if there are too few, and nobody loses by it. */
        mill(m, seat, max, frame) {
          const top = zone(m.state, `market:${seat}`).slice(0, max);
          for (const id of top) move(m, id, `scrap:${seat}`, { why: 'milled', seat });
          addUp(frame, top.length);
        },
      },
    ),
  ),
  picture: 'discard',
};
