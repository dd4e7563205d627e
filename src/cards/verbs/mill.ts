/** "Target player mills 3 cards": they go from the top of the deck to the heap. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame, Seat } from '#kernel/state';
import type { Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import { type Amount, cardsText } from './amount.ts';

export type Mill<Who extends string> = { verb: 'mill'; n: Amount; who: Who };

/** `mill`: moves the top cards of a seat's deck; what happens if there are too few is the game's own. */
export function millVerb<Who extends string, K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<Amount>; readonly who: z.ZodType<Who> },
  game: {
    readonly meaning: string;
    players(m: Machine<K>, frame: Frame, who: Who): readonly Seat[];
    amount(frame: Frame, n: Amount): number;
    mill(m: Machine<K>, seat: Seat, n: number, frame: Frame): void;
  },
): Verb<Mill<Who>, K, W> {
  return {
    shape: shapeFor<Mill<Who>>('mill', parts, game.meaning),
    works: 'once',
    text: ({ n, who }) => (who === 'you' ? `mill ${cardsText(n)}` : `${who} mills ${cardsText(n)}`),
    run(m, frame, { n, who }) {
      const each = game.amount(frame, n);
      for (const seat of game.players(m, frame, who)) game.mill(m, seat, each, frame);
    },
  };
}
