/** The costs of abilities, paid as a whole when one is used. */
import { z } from 'zod';
import { type Cost as CostForm, costsOf } from '#cards/cost';
import type { Need } from '#kernel/ask';
import type { OpIn } from '#kernel/kind';
import { picked } from '#kernel/reply';
import type { CardId, Env, Seat } from '#kernel/state';
import { count, object } from '../cards/parts.ts';
import { phrases, type TswWords } from '../cards/phrase.ts';
import { rule, type Tsw } from '../kind.ts';
import { spend } from './change.ts';
import { leavePlay, removeCounters } from './change-play.ts';
import { counters as countersOn, discardable, owner } from './facts.ts';
import { cardOption } from './options.ts';
import { cardsOf } from './select.ts';

/** `actions`: how many may be spent. `env`: where X is noted. `first`: what must happen before the effects. */
export type Paying = {
  readonly seat: Seat;
  readonly source: CardId;
  readonly actions: number;
  readonly env: Env;
  readonly first: OpIn<Tsw>[];
};
type TswCost<S extends z.ZodType<object>> = CostForm<z.output<S>, Tsw, TswWords, Paying>;

const actionsShape = z.strictObject({ actions: count }).meta({ description: 'Spend actions.' });
const actions: TswCost<typeof actionsShape> = {
  shape: actionsShape,
  text: ({ actions: n }, voice) => `spend ${voice.money(n)}`,
  needs: (_m, { actions: n }, paying) => (n <= paying.actions ? [] : undefined),
  pay: (m, { actions: n }) => spend(m, n),
};

const countersShape = z
  .strictObject({ counters: z.union([count, z.enum(['X', 'all'])]) })
  .meta({ description: 'Remove counters from this. X: as many as one likes; `all`: X is their number.' });
const counters: TswCost<typeof countersShape> = {
  shape: countersShape,
  text({ counters: n }) {
    if (n === 'all') return 'remove all counters, X in number';
    return `remove ${n === 1 ? 'a counter' : `${n} counters`}`;
  },
  needs(m, { counters: n }, { source }) {
    const max = countersOn(m, source);
    if (max < (typeof n === 'number' ? n : 1)) return undefined;
    return n === 'X' ? [{ name: 'x', prompt: { key: 'need.counters' }, choice: { kind: 'number', min: 1, max } }] : [];
  },
  pay(m, { counters: n }, { source, env }, { x }) {
    const chosen = n === 'X' && x !== undefined && 'number' in x ? x.number : countersOn(m, source);
    const removed = typeof n === 'number' ? n : chosen;
    removeCounters(m, source, removed);
    if (typeof n !== 'number') env.x = removed;
  },
};

const discardThisShape = z
  .strictObject({ discardThis: z.literal(true) })
  .meta({ description: 'Discard this card from play; only its owner does (T-11.6).' });
const discardThis: TswCost<typeof discardThisShape> = {
  shape: discardThisShape,
  text: () => 'discard this from play',
  needs: (m, _cost, { seat, source }) => (owner(m, source) === seat ? [] : undefined),
  pay: (m, _cost, { source }) => leavePlay(m, source, 'discarded'),
};

const discardFromPlayShape = z
  .strictObject({ discardFromPlay: count, what: object })
  .meta({ description: 'Discard so many such cards of one’s own from play.' });
const discardFromPlay: TswCost<typeof discardFromPlayShape> = {
  shape: discardFromPlayShape,
  text: ({ discardFromPlay: n, what }, voice) => `discard ${n} of ${voice.many(what)} from play`,
  needs(m, { discardFromPlay: n, what }, { seat, source }): Need[] | undefined {
    if (what.pick === 'ref') return [];
    const mine = discardable(m, seat);
    const own = cardsOf(m, what, { you: seat, src: source }).filter((id) => mine.includes(id));
    if (own.length < n) return undefined;
    const options = own.map((id) => cardOption(m, id));
    const prompt = { key: 'need.discardFromPlay', with: { n, phrase: phrases.print(what, { many: true }) } };
    return [{ name: 'given', prompt, choice: { kind: 'choose', options, min: n, max: n } }];
  },
  pay(m, _cost, _paying, { given }) {
    for (const id of picked(given)) leavePlay(m, id, 'discarded');
  },
};

const stationDamageShape = z
  .strictObject({ stationDamage: count })
  .meta({ description: 'Take damage to one’s own station.' });
/** The damage comes first of what happens, since somebody must choose the cards that are flipped. */
const stationDamage: TswCost<typeof stationDamageShape> = {
  shape: stationDamageShape,
  text: ({ stationDamage: n }) => `take ${n} damage to your station`,
  needs: () => [],
  pay(_m, { stationDamage: n }, { seat, first }) {
    first.push(rule('station.damage', { seat, n }));
  },
};

export const tswCosts = costsOf<Tsw, TswWords, Paying>()({
  actions,
  counters,
  discardThis,
  discardFromPlay,
  stationDamage,
});
