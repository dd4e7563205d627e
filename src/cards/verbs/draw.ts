/** "Draw 2 cards." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame, Seat } from '#kernel/state';
import type { Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import { type Amount, cardsText, roughly } from './amount.ts';

export type Draw<Who extends string> = { verb: 'draw'; n: Amount; who: Who };

/** `draw`: how a seat of the game draws, with its events and what an empty deck means; `emptyDeck` says that in the reference. */
export function drawVerb<Who extends string, K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<Amount>; readonly who: z.ZodType<Who> },
  game: {
    readonly emptyDeck: string;
    players(m: Machine<K>, frame: Frame, who: Who): readonly Seat[];
    amount(frame: Frame, n: Amount): number;
    draw(m: Machine<K>, seat: Seat, n: number, frame: Frame): void;
  },
): Verb<Draw<Who>, K, W> {
  return {
    shape: shapeFor<Draw<Who>>('draw', parts, `The player draws cards. ${game.emptyDeck}`),
    works: 'once',
    text: ({ n, who }) => (who === 'you' ? `draw ${cardsText(n)}` : `${who} draws ${cardsText(n)}`),
    run(m, frame, { n, who }) {
      const each = game.amount(frame, n);
      for (const seat of game.players(m, frame, who)) game.draw(m, seat, each, frame);
    },
    hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: roughly(n) }),
  };
}
