/** Countering what is on the pile. */
import { type Counter, counterVerb } from '#cards/verbs/counter';
import type { Seat } from '#kernel/state';
import { count, object } from '../cards/parts.ts';
import type { EveWords } from '../cards/phrase.ts';
import type { Eve } from '../kind.ts';
import { addIsk } from '../rules/change.ts';
import { eveOp, payAsk } from '../rules/effects/choose.ts';
import { itemOnPile } from '../rules/effects/context.ts';
import { counter as takeOff } from '../rules/pile.ts';
import type { VerbOf } from './eve-verb.ts';

export const counter: VerbOf<Counter<EveWords>, { counterUnless: { item: number; seat: Seat; pay: number } }> = {
  ...counterVerb<Eve, EveWords>(
    { what: object, unless: count.optional() },
    {
      meaning: 'Take something off the pile, unless its controller pays. `what` is a "target … on the pile".',
      item: itemOnPile,
      counter: takeOff,
      canPay: (m, seat, n) => (m.state.g.isk[seat] ?? 0) >= n,
      pay(m, seat, n) {
        addIsk(m, seat, -n, 'cost');
      },
      ask: (m, frame, { seat, def }, n, then) =>
        m.ask(frame, 'pay', payAsk(seat, n, 'ask.payUnless', def), eveOp(then)),
    },
  ),
  onPile: true,
  picture: 'counter',
};
