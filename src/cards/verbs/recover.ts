/** "Recover a ship": cards go from the heap to the hand. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import { picked } from '#kernel/reply';
import type { CardId, Frame, Seat } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import type { ChooseCards } from './continuing.ts';

export type Recover<W extends Words> = { verb: 'recover'; n: number; for: Selector<W> };

/** `found`: the cards of a kind in the heap of a seat. `recover`: puts them into its hand. */
export function recoverVerb<K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<number>; readonly for: z.ZodType<Selector<W>> },
  game: {
    readonly meaning: string;
    readonly prompt: string;
    player(m: Machine<K>, frame: Frame): Seat | undefined;
    found(m: Machine<K>, seat: Seat, what: Selector<W>): readonly CardId[];
    recover(m: Machine<K>, seat: Seat, ids: readonly CardId[], frame: Frame): void;
    readonly choose: ChooseCards<K>;
  },
): Verb<Recover<W>, K, W, { recovered: { seat: Seat } }> {
  return {
    shape: shapeFor<Recover<W>>('recover', parts, game.meaning),
    works: 'once',
    text: (effect, voice) =>
      effect.n === 1 ? `recover ${voice.any(effect.for)}` : `recover ${effect.n} ${voice.many(effect.for)}`,
    run(m, frame, effect) {
      const seat = game.player(m, frame);
      if (seat === undefined) return;
      const found = game.found(m, seat, effect.for);
      const n = Math.min(effect.n, found.length);
      const choice = { seat, prompt: game.prompt, ids: n > 0 ? found : [], min: n, max: n };
      game.choose(m, frame, choice, { op: 'recovered', seat });
    },
    continues: {
      recovered: (m, frame, { seat }, { answer }) => game.recover(m, seat, picked(answer), frame),
    },
    hint: ({ n }) => ({ concerns: 'its player', worth: 1.2 * n }),
  };
}
