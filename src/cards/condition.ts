/** Conditions of abilities ("if you control 3 or more ships"): how cards write them, how they read, whether they hold. */
import { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Words } from './lexicon.ts';
import type { Voice } from './verb.ts';

/** `Place`: the point of view of the ability's source. */
export type Condition<C extends object, K extends Kind, W extends Words, Place> = {
  /** The fields on a card. The description of the schema is the sentence in the reference. */
  readonly shape: z.ZodType<C>;
  text(condition: C, voice: Voice<W>): string;
  holds(m: Machine<K>, condition: C, place: Place): boolean;
};

/** A condition as the registry sees it, whatever its fields. */
type AnyCondition<W extends Words> = {
  readonly shape: z.ZodType<object>;
  // biome-ignore lint/suspicious/noExplicitAny: a condition takes its own fields alone; the registry finds it by its first field
  text(condition: any, voice: Voice<W>): string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  holds(m: any, condition: any, place: any): boolean;
};

/** All that some conditions can say. */
export type ConditionIn<V> = {
  [N in keyof V]: V[N] extends { readonly shape: infer S extends z.ZodType<object> } ? z.output<S> : never;
}[keyof V];

/** Puts the conditions of a game together, each under the field that no other has. Their order is that of the reference. */
export function conditionsOf<K extends Kind, W extends Words, Place>() {
  return <const V extends Readonly<Record<string, AnyCondition<W>>>>(conditions: V) => {
    type C = ConditionIn<V>;
    const all = Object.entries(conditions) as [string, V[keyof V]][];
    const of = (condition: C): V[keyof V] => {
      const found = all.find(([field]) => field in (condition as object));
      if (found === undefined) throw new Error(`there is no condition ${JSON.stringify(condition)}`);
      return found[1];
    };
    return {
      /** The entry of a condition. */
      of,
      /** A condition on a card. */
      condition: z.union(all.map(([, { shape }]) => shape)) as unknown as z.ZodType<C>,
      text: (condition: C, voice: Voice<W>): string => of(condition).text(condition, voice),
      holds: (m: Machine<K>, condition: C, place: Place): boolean => of(condition).holds(m, condition, place),
    };
  };
}

/** The player controls so many objects of a kind. `count`: how many there are that count. */
export function control<K extends Kind, W extends Words, Place>(
  parts: { readonly control: z.ZodType<number>; readonly of: z.ZodType<W['noun']> },
  game: { readonly meaning: string; count(m: Machine<K>, noun: W['noun'], place: Place): number },
): Condition<{ control: number; of: W['noun'] }, K, W, Place> {
  return {
    shape: z.strictObject(parts).meta({ description: game.meaning }) as unknown as z.ZodType<{
      control: number;
      of: W['noun'];
    }>,
    text: ({ control: n, of }, voice) =>
      `if you control ${n} or more ${voice.many({ pick: 'each', noun: of, is: [] })}`,
    holds: (m, { control: n, of }, place) => game.count(m, of, place) >= n,
  };
}
