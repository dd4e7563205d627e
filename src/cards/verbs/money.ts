/** "Gain 2 credits", "target opponent loses 1 credit". What money is, and where it is kept, is the game's own. */
import type { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Frame, Seat } from '#kernel/state';
import type { Selector, Words } from '../lexicon.ts';
import { shapeFor, type Verb } from '../verb.ts';
import { type Amount, roughly } from './amount.ts';

export type Gain<V extends string, W extends Words> = { verb: V; n: Amount; per?: Selector<W> | undefined };
export type Lose<V extends string, Who extends string> = { verb: V; n: Amount; who: Who };

/** `count`: how many objects there are, for "for each". */
export function gainVerb<const V extends string, K extends Kind, W extends Words>(
  verb: V,
  parts: { readonly n: z.ZodType<Amount>; readonly per: z.ZodType<Selector<W> | undefined> },
  game: {
    readonly meaning: string;
    player(m: Machine<K>, frame: Frame): Seat | undefined;
    amount(frame: Frame, n: Amount): number;
    count(m: Machine<K>, frame: Frame, what: Selector<W>): number;
    gain(m: Machine<K>, frame: Frame, seat: Seat, n: number): void;
  },
): Verb<Gain<V, W>, K, W> {
  return {
    shape: shapeFor<Gain<V, W>>(verb, parts, game.meaning),
    works: 'once',
    text: ({ n, per }, voice) => `gain ${voice.money(n)}${per === undefined ? '' : ` for ${voice.one(per)}`}`,
    run(m, frame, { n, per }) {
      const times = per === undefined ? 1 : game.count(m, frame, per);
      const seat = game.player(m, frame);
      if (seat !== undefined) game.gain(m, frame, seat, game.amount(frame, n) * times);
    },
    hint: ({ n }) => ({ concerns: 'its player', worth: roughly(n) / 2 }),
  };
}

export function loseVerb<const V extends string, Who extends string, K extends Kind, W extends Words>(
  verb: V,
  parts: { readonly n: z.ZodType<Amount>; readonly who: z.ZodType<Who> },
  game: {
    readonly meaning: string;
    players(m: Machine<K>, frame: Frame, who: Who): readonly Seat[];
    amount(frame: Frame, n: Amount): number;
    lose(m: Machine<K>, frame: Frame, seat: Seat, n: number): void;
  },
): Verb<Lose<V, Who>, K, W> {
  return {
    shape: shapeFor<Lose<V, Who>>(verb, parts, game.meaning),
    works: 'once',
    text: ({ n, who }, voice) => `${who === 'you' ? 'you lose' : `${who} loses`} ${voice.money(n)}`,
    run(m, frame, { n, who }) {
      const each = game.amount(frame, n);
      for (const seat of game.players(m, frame, who)) game.lose(m, frame, seat, each);
    },
    hint: ({ n, who }) => ({ concerns: who === 'you' ? 'its player' : 'its target', worth: -roughly(n) / 2 }),
  };
}
