/** A game's verbs put together: what its cards can say, how that reads, and the ops that do it. */
import { z } from 'zod';
import type { Kind } from '#kernel/kind';
import type { OpHandler } from '#kernel/rules';
import type { Selector, Words } from './lexicon.ts';
import { type AnyEffect, type FieldsOf, type Hint, type None, opOf, type Voice } from './verb.ts';

/** A verb as a vocabulary sees it, whatever its effect. */
type AnyVerb<W extends Words> = {
  readonly shape: z.ZodType<AnyEffect>;
  readonly works: 'once' | 'both' | 'continuous';
  readonly reach?: readonly W['noun'][];
  // biome-ignore lint/suspicious/noExplicitAny: a verb takes its own effect alone; the vocabulary finds the verb by its name
  figure?(effect: any, voice: Voice<W>): string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  text(effect: any, voice: Voice<W>, figures: string): string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  hint?(effect: any): Hint;
};
export type Verbs<W extends Words> = Readonly<Record<string, AnyVerb<W>>>;

/** The effect that a verb makes. */
export type EffectBy<V> = V extends { readonly shape: infer S extends z.ZodType<AnyEffect> } ? z.output<S> : never;
/** All effects that some verbs can make. */
export type EffectIn<V> = { [N in keyof V]: EffectBy<V[N]> }[keyof V];

/** Each verb must stand under its own name. */
type Named<V> = { readonly [N in keyof V]: EffectBy<V[N]> extends { readonly verb: N } ? unknown : never };

type ContinuesOf<V> = V extends { readonly continues: infer T } ? T : None;
type FieldsTaken<H> = H extends (m: never, frame: never, op: infer O, reply: never) => void ? O : never;
/** The tags of the ops with which verbs continue. */
type TagsIn<V> = { [N in keyof V]: keyof ContinuesOf<V[N]> & string }[keyof V];
type ContinuedBy<V, Tag> = {
  [N in keyof V]: Tag extends keyof ContinuesOf<V[N]> ? FieldsTaken<ContinuesOf<V[N]>[Tag]> : never;
}[keyof V];

/** The ops of some verbs: tag to fields. */
export type OpsOf<Prefix extends string, V> = {
  [N in keyof V & string as V[N] extends { readonly run: unknown } ? `${Prefix}.${N}` : never]: V[N] extends {
    readonly run: infer H;
  }
    ? FieldsTaken<H> & FieldsOf<EffectBy<V[N]>>
    : never;
} & { [Tag in TagsIn<V> as `${Prefix}.${Tag}`]: ContinuedBy<V, Tag> };

/**
 * Makes the vocabulary of a game from its verbs by name. `prefix` begins the tags of their ops, which are stored in games and
 * keep their meaning for good. The order of the verbs is that of the reference.
 */
export function vocabulary<K extends Kind, W extends Words>() {
  return <const Prefix extends string, const V extends Verbs<W>>(prefix: Prefix, verbs: V & Named<V>) => {
    type E = EffectIn<V>;
    const of = ({ verb }: AnyEffect): AnyVerb<W> => {
      const found = verbs[verb];
      if (found === undefined) throw new Error(`there is no verb "${verb}"`);
      return found;
    };
    const [first, ...others] = Object.values(verbs).map(({ shape }) => shape as unknown as z.ZodObject);
    if (first === undefined) throw new Error('a vocabulary without verbs');
    return {
      /** An effect on a card. */
      effect: z.discriminatedUnion('verb', [first, ...others]) as unknown as z.ZodType<E>,
      ops: opsOf<K>(prefix, verbs) as { readonly [T in keyof OpsOf<Prefix, V>]: OpHandler<K, OpsOf<Prefix, V>[T]> },
      opsOf: (effects: readonly E[]) => effects.map((effect) => opOf(prefix, effect as AnyEffect)),
      /**
       * The text of effects in order. Changes of the same objects for the same time are said in one sentence. `joined`: puts
       * the sentences together.
       */
      text: (effects: readonly E[], voice: Voice<W>, joined = bySemicolons): string =>
        joined(
          saidTogether(effects as readonly AnyEffect[], (effect) => of(effect).figure !== undefined).map((said) => {
            const [effect] = said as [AnyEffect];
            const figures = said.map((one) => of(one).figure?.(one, voice) ?? '').join(' and ');
            return of(effect).text(effect, voice, figures);
          }),
        ),
      /** Why an effect cannot work in an ability that is continuous, or in one that is not; undefined if it can. */
      misfit: (effect: E, continuous: boolean): string | undefined => {
        const { verb } = effect as AnyEffect;
        const { works } = of(effect as AnyEffect);
        if (continuous) return works === 'once' ? `"${verb}" happens once and cannot be continuous` : undefined;
        return works === 'continuous' ? `"${verb}" works only in a continuous ability` : undefined;
      },
      /** What an effect is worth to a player who knows nothing of the game; undefined if nobody can say. */
      hint: (effect: E): Hint | undefined => of(effect as AnyEffect).hint?.(effect),
    };
  };
}

const bySemicolons = (said: readonly string[]): string => said.join('; ');

/** "draw 1 card, discard 1 card and …": one of several ways, told as one. */
export function inOne(said: readonly string[]): string {
  const [last = '', ...before] = [...said].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}

function opsOf<K extends Kind>(prefix: string, verbs: Readonly<Record<string, object>>): object {
  const handlers: Record<string, OpHandler<K, never>> = {};
  for (const [name, verb] of Object.entries(verbs)) {
    const { run, continues = {} } = verb as {
      readonly run?: OpHandler<K, never>;
      readonly continues?: Readonly<Record<string, OpHandler<K, never>>>;
    };
    if (run !== undefined) handlers[`${prefix}.${name}`] = run;
    for (const [tag, handler] of Object.entries(continues)) handlers[`${prefix}.${tag}`] = handler;
  }
  return handlers;
}

/** Effects, with neighbouring changes of the same objects for the same time taken together. */
export function saidTogether<E extends AnyEffect>(
  effects: readonly E[],
  changesFigure: (effect: E) => boolean,
): readonly (readonly E[])[] {
  const said: E[][] = [];
  for (const effect of effects) {
    const last = said.at(-1);
    const before = last?.[0];
    if (before !== undefined && changesFigure(before) && changesFigure(effect) && isAlike(before, effect))
      last?.push(effect);
    else said.push([effect]);
  }
  return said;
}

type OnObjects = AnyEffect & { readonly what?: Selector; readonly until?: string };

function isAlike(a: OnObjects, b: OnObjects): boolean {
  return JSON.stringify([a.what, a.until]) === JSON.stringify([b.what, b.until]);
}
