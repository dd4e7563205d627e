/** "Target opponent discards 2 cards." */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import { shuffle } from '#kernel/random';
import { picked } from '#kernel/reply';
import type { CardId, Frame, Seat } from '#kernel/state';
import type { Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import { type Amount, cardsText, roughly } from './amount.ts';
import type { ChooseCards, Continue } from './continuing.ts';

export type Discard<Who extends string> = { verb: 'discard'; n: Amount; who: Who; random: boolean };

/**
 * Each of the players chooses cards, one after the other; all their cards if they have too few. The op's `left` are the
 * players who have yet to choose.
 */
export function discardVerb<Who extends string, K extends Kind, W extends Words>(
  parts: { readonly n: z.ZodType<Amount>; readonly who: z.ZodType<Who>; readonly random: z.ZodType<boolean> },
  game: {
    readonly meaning: string;
    readonly prompt: string;
    players(m: Machine<K>, frame: Frame, who: Who): readonly Seat[];
    amount(frame: Frame, n: Amount): number;
    hand(m: Machine<K>, seat: Seat): readonly CardId[];
    discard(m: Machine<K>, seat: Seat, ids: readonly CardId[], frame: Frame): void;
    readonly choose: ChooseCards<K>;
    readonly next: Continue<K>;
  },
): Verb<Discard<Who>, K, W, { discarded: { seat: Seat } }, { left?: readonly Seat[] }> {
  return {
    shape: shapeFor<Discard<Who>>('discard', parts, game.meaning),
    works: 'once',
    text: ({ n, who, random }) =>
      `${who === 'you' ? 'discard' : `${who} discards`} ${cardsText(n)}${random ? ' at random' : ''}`,
    run(m, frame, { n, who, random, left: toCome }) {
      const [seat, ...left] = toCome ?? game.players(m, frame, who);
      if (seat === undefined) return;
      if (left.length > 0) game.next(m, frame, { op: 'discard', n, who, random, left });
      const hand = [...game.hand(m, seat)];
      const count = Math.min(game.amount(frame, n), hand.length);
      if (random || count === hand.length) game.discard(m, seat, shuffle(m.state.rng, hand).slice(0, count), frame);
      else if (count > 0) {
        const choice = { seat, prompt: game.prompt, ids: hand, min: count, max: count };
        game.choose(m, frame, choice, { op: 'discarded', seat });
      }
    },
    continues: {
      discarded: (m, frame, { seat }, { answer }) => game.discard(m, seat, picked(answer), frame),
    },
    hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -roughly(n) }),
  };
}
