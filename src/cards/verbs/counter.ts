/** "Counter target card on the pile unless its controller pays 2 credits." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import { saidYes } from '#kernel/reply';
import type { Frame, PileItem, Seat } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import type { Tagged } from './continuing.ts';

export type Counter<W extends Words> = { verb: 'counter'; what: Selector<W>; unless?: number | undefined };

/**
 * Takes something off the pile; its controller may pay instead, decided on resolution. `item`: what the phrase means, if it
 * can be countered. `canPay`, `pay`: of a seat. `ask`: asks a seat whether it pays for an item.
 */
export function counterVerb<K extends Kind, W extends Words>(
  parts: { readonly what: z.ZodType<Selector<W>>; readonly unless: z.ZodType<number | undefined> },
  game: {
    readonly meaning: string;
    item(m: Machine<K>, frame: Frame, what: Selector<W>): PileItem | undefined;
    counter(m: Machine<K>, item: number): void;
    canPay(m: Machine<K>, seat: Seat, n: number): boolean;
    pay(m: Machine<K>, seat: Seat, n: number): void;
    ask(m: Machine<K>, frame: Frame, item: PileItem, n: number, then: Tagged): void;
  },
): Verb<Counter<W>, K, W, { counterUnless: { item: number; seat: Seat; pay: number } }> {
  return {
    shape: shapeFor<Counter<W>>('counter', parts, game.meaning),
    works: 'once',
    text: ({ what, unless }, voice) =>
      `counter ${voice.one(what)}${unless === undefined ? '' : ` unless its controller pays ${voice.money(unless)}`}`,
    run(m, frame, { what, unless }) {
      const item = game.item(m, frame, what);
      if (item === undefined) return;
      const { id, seat } = item;
      if (unless === undefined || !game.canPay(m, seat, unless)) return game.counter(m, id);
      game.ask(m, frame, item, unless, { op: 'counterUnless', item: id, seat, pay: unless });
    },
    continues: {
      counterUnless(m, _frame, { item, seat, pay }, { answer }) {
        if (saidYes(answer)) game.pay(m, seat, pay);
        else game.counter(m, item);
      },
    },
    hint: () => ({ concerns: 'its target', worth: -1.5 }),
  };
}
