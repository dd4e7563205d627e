/** Cards drawn, searched for, scrapped from the deck, taken from the scrapyard. */
import { shapeOf } from '#cards/verb';
import { cardsText } from '#cards/verbs/amount';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type Recover, recoverVerb } from '#cards/verbs/recover';
import { zone } from '#kernel/zones';
import { count, object, type Who, you } from '../cards/parts.ts';
import type { SemWords } from '../cards/phrase.ts';
import { rule, type Sem } from '../kind.ts';
import { def } from '../library.ts';
import { draw as drawCards, enqueue, mill as millCards, recover as recoverCards } from '../rules/change.ts';
import { cardOption, need } from '../rules/choices.ts';
import { choose } from '../rules/effects/choose.ts';
import { chosenAs } from '../rules/effects/context.ts';
import { queueOf, scrapyardOf } from '../rules/facts.ts';
import { queueMaximum } from '../rules/figures.ts';
import { isKind } from '../rules/select.ts';
import type { SemVerb, VerbOf } from './sem-verb.ts';

export const draw: VerbOf<Draw<Who>> = drawVerb<Who, Sem, SemWords>(
  { n: count, who: you },
  {
    emptyDeck: 'When the deck runs out, the scrapyard is shuffled and becomes the deck.',
    players: (_m, frame) => [frame.you],
    amount: (_frame, n) => Number(n),
    draw: (m, seat, n) => drawCards(m, seat, n),
  },
);

const millShape = shapeOf('mill', { n: count }, 'Scrap cards of the top of your deck.');
export const mill: SemVerb<typeof millShape> = {
  shape: millShape,
  works: 'once',
  text: ({ n }) => `scrap the top ${n === 1 ? 'card' : cardsText(n)} of your deck`,
  run: (m, frame, { n }) => millCards(m, frame.you, n),
};

const searchShape = shapeOf(
  'search',
  { n: count, for: object },
  'Search your deck for cards of a kind, show them and take them into your hand. The deck is shuffled.',
);
export const search: SemVerb<typeof searchShape> = {
  shape: searchShape,
  works: 'once',
  text: ({ n, for: cards }, voice) =>
    `search your deck for ${n === 1 ? voice.any(cards) : `${n} ${voice.many(cards)}`}`,
  run: (m, frame, { n, for: what }) => m.next(frame, rule('search', { seat: frame.you, n, what })),
  hint: ({ n }) => ({ concerns: 'its player', worth: n }),
};

export const recover: VerbOf<Recover<SemWords>, { recovered: { seat: number } }> = {
  ...recoverVerb<Sem, SemWords>(
    { n: count, for: object },
    {
      meaning: 'Take cards of your scrapyard into your hand.',
      prompt: 'ask.recover',
      player: (_m, frame) => frame.you,
      found: (m, seat, what) => zone(m.state, scrapyardOf(seat)).filter((id) => isKind(m, what, id)),
      recover: (m, seat, ids) => recoverCards(m, seat, ids),
      choose,
    },
  ),
  text: ({ n, for: what }, voice) =>
    `take ${n === 1 ? voice.any(what) : `${n} ${voice.many(what)}`} from your scrapyard into your hand`,
  needs: (m, { for: what }, { you: seat }) =>
    zone(m.state, scrapyardOf(seat)).some((id) => isKind(m, what, id)) ? [] : undefined,
};

const requeueShape = shapeOf(
  'requeue',
  { for: object },
  'Put a card of a kind from your scrapyard into a free place of your queue. With `with cost 3 or less`, the printed cost counts.',
);
export const requeue: SemVerb<typeof requeueShape> = {
  shape: requeueShape,
  works: 'once',
  text: ({ for: cards }, voice) => `put ${voice.any(cards)} from your scrapyard into a free place of your queue`,
  needs(m, { for: cards }, { you: seat }) {
    const isFull = zone(m.state, queueOf(seat)).length >= queueMaximum(m, seat);
    const found = zone(m.state, scrapyardOf(seat)).filter(
      (id) => isKind(m, cards, id) && def(m, id).cost !== undefined,
    );
    return isFull || found.length === 0
      ? undefined
      : [
          need(
            'requeued',
            found.map((id) => cardOption(m, id)),
          ),
        ];
  },
  run(m, frame) {
    const isFull = zone(m.state, queueOf(frame.you)).length >= queueMaximum(m, frame.you);
    for (const id of chosenAs(m, frame, 'requeued'))
      if (!isFull && zone(m.state, scrapyardOf(frame.you)).includes(id)) enqueue(m, frame.you, id);
  },
};
