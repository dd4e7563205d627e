/** The costs of abilities, and the alternate costs of research; each is paid as a whole. */
import { z } from 'zod';
import { type Cost as CostForm, costsOf } from '#cards/cost';
import { cardsText } from '#cards/verbs/amount';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { zone } from '#kernel/zones';
import { count } from '../cards/parts.ts';
import { phrases, type SemWords } from '../cards/phrase.ts';
import type { Sem } from '../kind.ts';
import { discard, spend } from './change.ts';
import { leavePlay } from './change-play.ts';
import { choice } from './choices.ts';
import { handOf } from './facts.ts';
import { cardsOf } from './select.ts';

/** Who pays, and for which card, which cannot pay for itself. */
export type Paying = { readonly seat: Seat; readonly source: CardId };
type SemCost<S extends z.ZodType<object>> = CostForm<z.output<S>, Sem, SemWords, Paying>;

const cpShape = z.strictObject({ cp: count }).meta({ description: 'Pay command points.' });
const cp: SemCost<typeof cpShape> = {
  shape: cpShape,
  text: ({ cp: n }, voice) => `pay ${voice.money(n)}`,
  needs: (m, { cp: n }, { seat }) => ((m.state.g.cp[seat] ?? 0) >= n ? [] : undefined),
  pay: (m, { cp: n }, { seat }) => spend(m, seat, n),
};

const discardShape = z.strictObject({ discard: count }).meta({ description: 'Discard cards of your hand.' });
const discards: SemCost<typeof discardShape> = {
  shape: discardShape,
  text: ({ discard: n }) => `discard ${cardsText(n)}`,
  needs(m, { discard: n }, { seat, source }) {
    const held = zone(m.state, handOf(seat)).filter((id) => id !== source);
    return held.length < n ? undefined : [choice(m, 'discarded', held, { n })];
  },
  pay: (m, _cost, { seat }, { discarded }) => discard(m, seat, picked(discarded), 'cost'),
};

const scrapShape = z
  .strictObject({ scrap: count, of: z.enum(phrases.nouns) })
  .meta({ description: 'Scrap units of yours.' });
const scrap: SemCost<typeof scrapShape> = {
  shape: scrapShape,
  text: ({ scrap: n, of }, voice) => `scrap ${n} of ${voice.many({ pick: 'each', noun: of, is: ['own'] })}`,
  needs(m, { scrap: n, of }, { seat, source }) {
    const own = cardsOf(m, { pick: 'each', noun: of, is: ['own'] }, { you: seat, src: source });
    const given = own.filter((id) => id !== source);
    return given.length < n ? undefined : [choice(m, 'scrapped', given, { n })];
  },
  pay(m, _cost, _paying, { scrapped }) {
    for (const id of picked(scrapped)) leavePlay(m, id, 'scrapped');
  },
};

export const semCosts = costsOf<Sem, SemWords, Paying>()({ cp, discard: discards, scrap });
