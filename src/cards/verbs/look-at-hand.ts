/** "Look at target opponent's hand." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame, Seat } from '#kernel/state';
import type { Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';

export type LookAtHand<Who extends string> = { verb: 'lookAtHand'; who: Who };

/** `look`: shows the hand of a seat to another, and to nobody else. */
export function lookAtHandVerb<Who extends string, K extends Kind, W extends Words>(
  parts: { readonly who: z.ZodType<Who> },
  game: {
    readonly meaning: string;
    players(m: Machine<K>, frame: Frame, who: Who): readonly Seat[];
    look(m: Machine<K>, seat: Seat, at: Seat): void;
  },
): Verb<LookAtHand<Who>, K, W> {
  return {
    shape: shapeFor<LookAtHand<Who>>('lookAtHand', parts, game.meaning),
    works: 'once',
    text: ({ who }) => `look at ${who === 'you' ? 'your' : `${who}'s`} hand`,
    run(m, frame, { who }) {
      for (const at of game.players(m, frame, who)) game.look(m, frame.you, at);
    },
  };
}
