/** Drawing cards. */
import { shapeOf } from '#cards/verb';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import type { Per } from '#cards/verbs/per';
import { count as addUp, counting } from '#cards/verbs/that-many';
import { count, amount as n, player, type Who } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { draw as drawCards } from '../rules/change.ts';
import { amount, players } from '../rules/effects/context.ts';
import type { EveContinuousVerb, VerbOf } from './eve-verb.ts';
import { perEach } from './per-each.ts';

export const draw: VerbOf<Draw<Who> & Per<EveWords>> = {
  ...perEach(
    counting(
      drawVerb<Who, Eve, EveWords>(
        { n, who: player.default('you') },
        {
          emptyDeck: 'Drawing from an empty market loses the game.',
          players,
          amount,
          draw: (m, seat, max, frame) => addUp(frame, drawCards(m, seat, max)),
        },
      ),
    ),
  ),
  addsUp: true,
  picture: 'draw',
  concernsOnlyItsPlayer: ({ who }) => who === 'you',
};

const extraDrawShape = shapeOf('extraDraw', { n: count }, 'Draw more cards in your draw phase. Continuous only.');
export const extraDraw: EveContinuousVerb<typeof extraDrawShape> = {
  shape: extraDrawShape,
  works: 'continuous',
  text: ({ n }) => `draw ${n} extra ${n === 1 ? 'card' : 'cards'} in your draw phase`,
};
