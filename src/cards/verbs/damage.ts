/** "2 damage to target enemy ship." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { CardId, Frame } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import { type Amount, roughly } from './amount.ts';

export type Damage<W extends Words> = { verb: 'damage'; n: Amount; what: Selector<W> };

/** `deal`: what damage does to a card is the game's own. */
export function damageVerb<K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<Amount>; readonly what: z.ZodType<Selector<W>> },
  game: {
    readonly meaning: string;
    readonly reach: readonly W['noun'][];
    amount(frame: Frame, n: Amount): number;
    objects(m: Machine<K>, frame: Frame, what: Selector<W>): readonly CardId[];
    deal(m: Machine<K>, frame: Frame, id: CardId, n: number): void;
  },
): Verb<Damage<W>, K, W> {
  return {
    shape: shapeFor<Damage<W>>('damage', parts, game.meaning),
    works: 'once',
    reach: game.reach,
    text: ({ n, what }, voice) => `${n === 'that many' ? 'that much' : n} damage to ${voice.one(what)}`,
    run(m, frame, { n, what }) {
      const each = game.amount(frame, n);
      for (const id of game.objects(m, frame, what)) game.deal(m, frame, id, each);
    },
    hint: ({ n }) => ({ concerns: 'its target', worth: -roughly(n) / 2 }),
  };
}
