/** The costs of abilities (C-13.2, C-13.4): paid as a whole when a news is played or an ability is used. */
import { z } from 'zod';
import { type Cost as CostForm, costsOf, type Replies } from '#cards/cost';
import { cardsText } from '#cards/verbs/amount';
import { picked } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, idOf, zone } from '#kernel/zones';
import type { Ability, Cost } from '../cards/format.ts';
import { count, object } from '../cards/parts.ts';
import { type EveWords, phrases } from '../cards/phrase.ts';
import { edition } from '../editions.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { addIsk, destroy, discard as discardCards, settleControl } from './change.ts';
import { type EffectScope, holder, isRegion } from './facts.ts';
import { all } from './select.ts';
import { cardOption, one, xIn, xNeed } from './targets.ts';

/** `source`: the card of the ability; `played`: it is being played from the hand. */
export type Paying = {
  readonly seat: Seat;
  readonly source: CardId;
  readonly played: boolean;
  readonly place: EffectScope;
};
type EveCost<C extends object> = CostForm<C, Eve, EveWords, Paying>;

/** A number, or X: as many as its player chooses. */
const countOrX = z.union([count, z.literal('X')]);

const payShape = z.strictObject({ pay: countOrX }).meta({ description: 'Pay ISK. X: as many as one likes.' });
const pay: EveCost<z.output<typeof payShape>> = {
  shape: payShape,
  text: ({ pay: n }, voice) => `pay ${voice.money(n)}`,
  needs(m, { pay: n }, { seat }) {
    // Whether the ISK suffices is looked at for all that is paid together: `iskOf`.
    return n === 'X' ? [xNeed(m.state.g.isk[seat] ?? 0)] : [];
  },
  pay(m, { pay: n }, { seat, source }, replies) {
    addIsk(m, seat, -(n === 'X' ? (xIn(replies) ?? 0) : n), 'cost', { def: card(m.state, source).def });
  },
};

const discardShape = z
  .strictObject({ discard: countOrX })
  .meta({ description: 'Discard cards from hand. X: as many as one likes.' });
const discard: EveCost<z.output<typeof discardShape>> = {
  shape: discardShape,
  text: ({ discard: n }) => `discard ${cardsText(n)}`,
  needs(m, { discard: n }, { seat, source, played }) {
    const hand = zone(m.state, `hand:${seat}`).filter((id) => !played || id !== source);
    const [min, max] = n === 'X' ? [0, hand.length] : [n, n];
    if (hand.length < min) return undefined;
    const options = hand.map((id) => cardOption(m, id));
    return [
      {
        name: 'discard',
        prompt: n === 'X' ? { key: 'need.discardX' } : { key: 'need.discard', with: { n } },
        choice: { kind: 'choose', options, min, max },
      },
    ];
  },
  pay: (m, _cost, { seat }, replies) => discardCards(m, seat, picked(replies.discard)),
};

// Made at once.
const sacrificeShape = z
  .strictObject({ sacrifice: object })
  .meta({ description: 'Sacrifice such a card of yours, or `this`.' });
const sacrifice: EveCost<z.output<typeof sacrificeShape>> = {
  shape: sacrificeShape,
  text: ({ sacrifice: what }, voice) => `sacrifice ${voice.one(what)}`,
  needs(m, { sacrifice: what }, { seat, place }) {
    if (what.pick === 'ref') return place.src !== undefined && isRegion(m, place.src) ? undefined : [];
    // Any of the player's cards in play except regions (C-13.5, C-1.4).
    const own = all(m, { ...what, pick: 'a' }, place).filter((id) => holder(m, id) === seat && !isRegion(m, id));
    if (own.length === 0) return undefined;
    const options = own.map((id) => cardOption(m, id));
    return [one('sacrifice', { key: 'need.sacrifice', with: { phrase: phrases.print(what) } }, options)];
  },
  pay(m, { sacrifice: what }, { source }, replies) {
    const given = what.pick === 'ref' ? source : idOf(picked(replies.sacrifice)[0] ?? '');
    destroy(m, given, 'sacrificed', edition(m.state.edition).sacrificeDestroys);
  },
};

export const eveCosts = costsOf<Eve, EveWords, Paying>()({ pay, discard, sacrifice });

/** ISK that some costs demand, without an X. */
export function iskOf(costs: readonly Cost[]): number {
  return costs.reduce((sum, cost) => sum + ('pay' in cost && cost.pay !== 'X' ? cost.pay : 0), 0);
}

/** Whether a cost is X. */
export const isX = (cost: Cost): boolean =>
  ('pay' in cost && cost.pay === 'X') || ('discard' in cost && cost.discard === 'X');

/** The X of some costs, as it was chosen; undefined: none of them is X. */
export function xOf(costs: readonly Cost[], replies: Replies): number | undefined {
  const cost = costs.find(isX);
  if (cost === undefined) return undefined;
  return 'pay' in cost ? (xIn(replies) ?? 0) : picked(replies.discard).length;
}

/** Pays the costs of an ability: ISK first. */
export function payCosts(m: EveMachine, { cost }: Ability, paying: Paying, replies: Replies): void {
  const isIsk = (one: Cost) => 'pay' in one;
  eveCosts.pay(m, [...cost.filter(isIsk), ...cost.filter((one) => !isIsk(one))], paying, replies);
  settleControl(m);
}
