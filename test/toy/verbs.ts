/** What cards can say: three verbs that games share, and one of its own. */
import { z } from 'zod';
import { phraseSchema } from '#cards/phrase-schema';
import { shapeOf, type Verb } from '#cards/verb';
import { type Change, changeVerb } from '#cards/verbs/change';
import { type Damage, damageVerb } from '#cards/verbs/damage';
import { type Draw, drawVerb } from '#cards/verbs/draw';
import { type EffectIn, type OpsOf, vocabulary } from '#cards/vocabulary';
import { addLasting } from '#kernel/lasting';
import { card, ref } from '#kernel/zones';
import { draw, harm, objects } from './facts.ts';
import type { Salvage } from './kind.ts';
import { phrases, type SalvageWords } from './phrase.ts';

const n = z.number().int().min(1).max(9);
const what = phraseSchema(phrases, 'phrase');
const who = z.enum(['you']).default('you');

const drawCards: Verb<Draw<'you'>, Salvage, SalvageWords> = drawVerb(
  { n, who },
  {
    emptyDeck: 'From an empty deck nothing is drawn.',
    players: (_m, { you }) => [you],
    amount: (_frame, given) => Number(given),
    draw: (m, seat, max) => draw(m, seat, max),
  },
);

const damage: Verb<Damage<SalvageWords>, Salvage, SalvageWords> = damageVerb(
  { n, what },
  {
    meaning: 'Cuts hulks up; what is gone stays gone.',
    reach: ['hulk'],
    amount: (_frame, given) => Number(given),
    objects,
    deal: (m, _frame, id, points) => harm(m, id, points),
  },
);

type ChangeWorth = Change<'modWorth', 'turn', SalvageWords>;
const modWorth: Verb<ChangeWorth, Salvage, SalvageWords> = changeVerb(
  'modWorth',
  { n: z.number().int(), what, until: z.enum(['turn']).optional() },
  {
    meaning: 'Hulks are worth more or less.',
    figure: 'worth',
    reach: ['hulk'],
    last(m, frame, effect) {
      const on = objects(m, frame, effect.what).map((id) => ref(m.state, id));
      addLasting(m, { you: frame.you, on, mod: { effect }, until: 'turn' });
    },
  },
);

const towShape = shapeOf('tow', { what }, 'You take control of hulks.');
const tow: Verb<z.output<typeof towShape>, Salvage, SalvageWords> = {
  shape: towShape,
  works: 'once',
  reach: ['hulk'],
  text: (effect, { one }) => `take control of ${one(effect.what)}`,
  run(m, frame, effect) {
    for (const id of objects(m, frame, effect.what)) {
      card(m.state, id).ctl = frame.you;
      m.emit({ e: 'towed', seat: frame.you, card: id, def: card(m.state, id).def });
    }
  },
};

const verbs = { draw: drawCards, damage, modWorth, tow };
export type Effect = EffectIn<typeof verbs>;
export type SalvageOps = OpsOf<'salvage', typeof verbs>;
export const salvageVocabulary = vocabulary<Salvage, SalvageWords>()('salvage', verbs);
