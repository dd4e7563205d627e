/** Costs of abilities ("pay 2 ISK, sacrifice this"): how cards write them, how they read, and how they are paid. */
import { z } from 'zod';
import type { Answer, Need } from '#kernel/ask';
import type { Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Words } from './lexicon.ts';
import type { Voice } from './verb.ts';

/** What was chosen, by the names of needs. */
export type Replies = Readonly<Record<string, Answer>>;

/** `Paying`: who pays, and for what. */
export type Cost<C extends object, K extends Kind, W extends Words, Paying> = {
  /** The fields on a card. The description of the schema is the sentence in the reference. */
  readonly shape: z.ZodType<C>;
  text(cost: C, voice: Voice<W>): string;
  /** What must be chosen to pay it; undefined if it cannot be paid. */
  needs(m: Machine<K>, cost: C, paying: Paying): readonly Need[] | undefined;
  pay(m: Machine<K>, cost: C, paying: Paying, replies: Replies): void;
};

/** A cost as the registry sees it, whatever its fields. */
type AnyCost<W extends Words> = {
  readonly shape: z.ZodType<object>;
  // biome-ignore lint/suspicious/noExplicitAny: a cost takes its own fields alone; the registry finds it by its first field
  text(cost: any, voice: Voice<W>): string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  needs(m: any, cost: any, paying: any): readonly Need[] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  pay(m: any, cost: any, paying: any, replies: Replies): void;
};

/** All that some costs can say. */
type CostIn<V> = {
  [N in keyof V]: V[N] extends { readonly shape: infer S extends z.ZodType<object> } ? z.output<S> : never;
}[keyof V];

/** Puts the costs of a game together, each under the field that no other has. Their order is that of the reference. */
export function costsOf<K extends Kind, W extends Words, Paying>() {
  return <const V extends Readonly<Record<string, AnyCost<W>>>>(costs: V) => {
    type C = CostIn<V>;
    const all = Object.entries(costs) as [string, V[keyof V]][];
    const of = (cost: C): V[keyof V] => {
      const found = all.find(([field]) => field in (cost as object));
      if (found === undefined) throw new Error(`there is no cost ${JSON.stringify(cost)}`);
      return found[1];
    };
    return {
      /** A cost on a card. */
      cost: z.union(all.map(([, { shape }]) => shape)) as unknown as z.ZodType<C>,
      text: (cost: C, voice: Voice<W>): string => of(cost).text(cost, voice),
      /** What must be chosen to pay some costs; undefined if one of them cannot be paid. */
      needs(m: Machine<K>, some: readonly C[], paying: Paying): Need[] | undefined {
        const needs: Need[] = [];
        for (const cost of some) {
          const found = of(cost).needs(m, cost, paying);
          if (found === undefined) return undefined;
          needs.push(...found);
        }
        return needs;
      },
      /** Pays some costs, in their order. */
      pay(m: Machine<K>, some: readonly C[], paying: Paying, replies: Replies): void {
        for (const cost of some) of(cost).pay(m, cost, paying, replies);
      },
    };
  };
}
