/** A verb, which is what an ability does: how cards write it, how it reads, what it does, what it is worth. */
import { z } from 'zod';
import type { Fields, Kind } from '#kernel/kind';
import type { Op } from '#kernel/op';
import type { OpHandler } from '#kernel/rules';
import type { Selector, Words } from './lexicon.ts';

/** An effect on a card: a verb with its fields. */
export type AnyEffect = { readonly verb: string };
/** The fields of an effect, which are those of its op. */
export type FieldsOf<E extends AnyEffect> = Readonly<Omit<E, 'verb'>>;

/** How a game says what the texts of verbs are made of. */
export type Voice<W extends Words> = {
  /** What the card with the text is called: "this ship". */
  readonly self: string;
  /** A phrase for one object: "target enemy ship", "each friendly ship". */
  one(what: Selector<W>): string;
  /** The same with `each` as a plural: "your ships". */
  many(what: Selector<W>): string;
  /** Any card of a kind: "a ship with price 4 or less". */
  any(what: Selector<W>): string;
  /** How long something lasts, with a leading space: " until end of turn"; empty while a card is in play. */
  until(end: string | undefined): string;
  /** What cards are drawn from, and discarded to: "draw pile", "discard pile". */
  readonly deck: string;
  readonly heap: string;
  /** "3 credits". */
  money(n: number | string): string;
};

/**
 * What an effect is worth, in cards, to whom it concerns: the player who causes it, or whoever it is aimed at. Below 0 it does
 * harm. For computer players that do not know the game.
 */
export type Hint = { readonly concerns: 'its player' | 'its target'; readonly worth: number };

type Common<E extends AnyEffect, W extends Words> = {
  /** The fields on a card. The description of the schema is the sentence in the reference. */
  readonly shape: z.ZodType<E>;
  /** The kinds of objects that it affects; absent: all. */
  readonly reach?: readonly W['noun'][];
  /** The changed figure of an effect that changes one ("+1 attack"): changes of the same objects are said in one sentence. */
  figure?(effect: E, voice: Voice<W>): string;
  /** `figures`: those of all changes that are said together; empty for verbs without figures. */
  text(effect: E, voice: Voice<W>, figures: string): string;
  /** It counts what it does (`verbs/that-many.ts`), for "that many" of later effects. */
  readonly counts?: true;
  hint?(effect: E): Hint;
};

type Handlers<K extends Kind, Continues extends Fields> = {
  /** The ops with which it continues, after a question for example: by their tag without the game's prefix. */
  readonly continues: { readonly [Tag in keyof Continues]: OpHandler<K, Readonly<Continues[Tag]>> };
};
type WithContinuation<K extends Kind, Continues extends Fields> = keyof Continues extends never
  ? Partial<Handlers<K, Continues>>
  : Handlers<K, Continues>;

/** No further fields or ops. */
export type None = Readonly<Record<never, object>>;

/**
 * A verb that does something: `once`, or `both` once and continuously. Its op has the fields of the effect; `Kept` are fields
 * that the op has besides when it is repeated.
 */
export type Verb<
  E extends AnyEffect,
  K extends Kind,
  W extends Words,
  Continues extends Fields = None,
  Kept extends object = None,
> = Common<E, W> &
  WithContinuation<K, Continues> & {
    readonly works: 'once' | 'both';
    readonly run: OpHandler<K, FieldsOf<E> & Readonly<Kept>>;
  };

/** A verb that is only continuous: rules and figures ask whether it is in effect. */
export type ContinuousVerb<
  E extends AnyEffect,
  K extends Kind,
  W extends Words,
  Continues extends Fields = None,
> = Common<E, W> & WithContinuation<K, Continues> & { readonly works: 'continuous' };

/** The schema of a verb. `meaning`: the sentence in the reference. */
export function shapeOf<const V extends string, S extends z.ZodRawShape>(verb: V, fields: S, meaning: string) {
  return z.strictObject({ verb: z.literal(verb), ...fields }).meta({ description: meaning });
}

type FieldSchemas<E extends AnyEffect> = { readonly [F in Exclude<keyof E, 'verb'>]-?: z.ZodType<E[F]> };

/** The schema of a verb whose fields a game gives, as that of the effect it makes. */
export function shapeFor<E extends AnyEffect>(verb: E['verb'], fields: FieldSchemas<E>, meaning: string): z.ZodType<E> {
  return shapeOf(verb, fields, meaning) as unknown as z.ZodType<E>;
}

/** The op of an effect. `prefix`: the game's. */
export function opOf(prefix: string, { verb, ...fields }: AnyEffect): Op {
  return { op: `${prefix}.${verb}`, ...fields };
}
