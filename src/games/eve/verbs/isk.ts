/** Gaining, losing and stealing ISK. */
import { shapeOf } from '#cards/verb';
import { type Gain, gainVerb, type Lose, loseVerb } from '#cards/verbs/money';
import type { Per } from '#cards/verbs/per';
import { count, counting } from '#cards/verbs/that-many';
import { amount as n, object, player, type Who } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { addIsk } from '../rules/change.ts';
import { amount, objectsIn, playerIn, players, sourceOf } from '../rules/effects/context.ts';
import type { EveVerb, VerbOf } from './eve-verb.ts';
import { perEach } from './per-each.ts';

export const gainIsk: VerbOf<Gain<'gainIsk', EveWords>> = {
  ...gainVerb(
    'gainIsk',
    { n, per: object.optional() },
    {
      meaning: 'Gain ISK; with "per" so many for each such object.',
      player: playerIn,
      amount,
      count: (m, frame, what) => objectsIn(m, frame, what).length,
      gain(m, frame, seat, isk) {
        addIsk(m, seat, isk, 'effect', sourceOf(m, frame));
      },
    },
  ),
  addsUp: true,
  bringsIsk: true,
  picture: 'money',
  concernsOnlyItsPlayer: () => true,
};

export const loseIsk: VerbOf<Lose<'loseIsk', Who> & Per<EveWords>> = {
  ...perEach(
    counting(
      loseVerb<'loseIsk', Who, Eve, EveWords>(
        'loseIsk',
        { n, who: player.default('you') },
        {
          meaning: 'The player loses ISK.',
          players,
          amount,
          lose(m, frame, seat, isk) {
            count(frame, -addIsk(m, seat, -isk, 'effect', sourceOf(m, frame)));
          },
        },
      ),
    ),
  ),
  picture: 'money',
};

const shape = shapeOf('stealIsk', { n, who: player }, 'Take ISK from the player.');
const stealing: EveVerb<typeof shape> = {
  shape,
  works: 'once',
  picture: 'control',
  text: ({ n: isk, who }, voice) => `take ${voice.money(isk)} from ${who}`,
  run(m, frame, { n: isk, who }) {
    const you = playerIn(m, frame);
    if (you === undefined) return;
    for (const seat of players(m, frame, who)) {
      const lost = addIsk(m, seat, -amount(frame, isk), 'stolen', sourceOf(m, frame));
      count(frame, -lost);
      addIsk(m, you, -lost, 'stolen', sourceOf(m, frame));
    }
  },
  hint: () => ({ concerns: 'its target', worth: -1 }),
};
export const stealIsk: EveVerb<typeof shape> = counting(stealing);
