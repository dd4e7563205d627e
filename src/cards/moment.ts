/** Moments at which abilities trigger: how cards write them, how they read, and which events they are. */
import { z } from 'zod';
import type { EventOf, Kind } from '#kernel/kind';
import type { Machine } from '#kernel/machine';
import type { Seat } from '#kernel/state';
import type { Selector, Words } from './lexicon.ts';
import type { Voice } from './verb.ts';

/** What an ability waits for, on a card: a moment with its fields. */
export type AnyTrigger = { readonly on: string };

/** What an event was about, under the names by which effects refer to it. */
export type It = Readonly<Record<string, unknown>>;

/** `Source`: a card with abilities, and its point of view. `Heard`: the kinds of events that can be the moment. */
export type Moment<
  T extends AnyTrigger,
  K extends Kind,
  W extends Words,
  Source,
  Heard extends keyof K['events'] & string,
> = {
  /** The fields on a card. The description of the schema is the sentence in the reference. */
  readonly shape: z.ZodType<T>;
  readonly hears: readonly Heard[];
  text(trigger: T, voice: Voice<W>): string;
  /** What the event was about, if it is this moment for a source. */
  met(m: Machine<K>, event: Extract<EventOf<K>, { readonly e: Heard }>, trigger: T, source: Source): It | undefined;
};

/** A moment as a calendar sees it, whatever its trigger. */
type AnyMoment<W extends Words> = {
  readonly shape: z.ZodType<AnyTrigger>;
  readonly hears: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a moment takes its own trigger alone; the calendar finds the moment by its name
  text(trigger: any, voice: Voice<W>): string;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  met(m: any, event: any, trigger: any, source: any): It | undefined;
};

/** All triggers that some moments make. */
export type TriggerIn<V> = {
  [N in keyof V]: V[N] extends { readonly shape: infer S extends z.ZodType<AnyTrigger> } ? z.output<S> : never;
}[keyof V];

/** Each moment must stand under its own name. */
type Named<V> = {
  readonly [N in keyof V]: V[N] extends { readonly shape: z.ZodType<{ readonly on: N }> } ? unknown : never;
};

/** Puts the moments of a game together, by name. Their order is that of the reference. */
export function calendar<K extends Kind, W extends Words, Source>() {
  return <const V extends Readonly<Record<string, AnyMoment<W>>>>(moments: V & Named<V>) => {
    type T = TriggerIn<V>;
    const of = ({ on }: AnyTrigger): AnyMoment<W> => {
      const found = moments[on];
      if (found === undefined) throw new Error(`there is no moment "${on}"`);
      return found;
    };
    const heard = new Set(Object.values(moments).flatMap(({ hears }) => hears));
    const [first, ...others] = Object.values(moments).map(({ shape }) => shape as unknown as z.ZodObject);
    if (first === undefined) throw new Error('a calendar without moments');
    return {
      /** A trigger on a card. */
      trigger: z.discriminatedUnion('on', [first, ...others]) as unknown as z.ZodType<T>,
      text: (trigger: T, voice: Voice<W>): string => of(trigger as AnyTrigger).text(trigger, voice),
      /** Whether an event can be any of the moments. */
      hears: ({ e }: EventOf<K>): boolean => heard.has(e),
      /** Whether an event can be the moment that a trigger waits for. */
      mayBe: ({ e }: EventOf<K>, trigger: T): boolean => of(trigger as AnyTrigger).hears.includes(e),
      /** What an event was about, if it is the moment that a source waits for. */
      met: (m: Machine<K>, event: EventOf<K>, trigger: T, source: Source): It | undefined => {
        const moment = of(trigger as AnyTrigger);
        return moment.hears.includes(event.e) ? moment.met(m, event, trigger, source) : undefined;
      },
    };
  };
}

/** The schema of a moment. `meaning`: the sentence in the reference. */
export function momentShape<const On extends string, S extends z.ZodRawShape>(on: On, fields: S, meaning: string) {
  return z.strictObject({ on: z.literal(on), ...fields }).meta({ description: meaning });
}

/** A point of a player's turn, told by an event with their seat. `you`: the player for whom a source speaks. */
export function yourTurn<
  const On extends string,
  K extends Kind,
  W extends Words,
  Source,
  Heard extends keyof K['events'] & string,
>(
  on: On,
  event: Heard,
  game: { readonly meaning: string; readonly says: string; you(source: Source): Seat | undefined },
): Moment<{ on: On }, K, W, Source, Heard> {
  return {
    shape: momentShape(on, {}, game.meaning) as unknown as z.ZodType<{ on: On }>,
    hears: [event],
    text: () => game.says,
    met: (_m, told, _trigger, source) => {
      const you = game.you(source);
      return you !== undefined && (told as { readonly seat?: Seat }).seat === you ? {} : undefined;
    },
  };
}

/**
 * A point of a turn: of one's own or, with `whose`, of each player's. `says`: the text for a turn in words ("your turn").
 * `it`: what effects may refer to.
 */
export function anyTurn<
  const On extends string,
  K extends Kind,
  W extends Words,
  Source,
  Heard extends keyof K['events'] & string,
>(
  on: On,
  event: Heard,
  game: {
    readonly meaning: string;
    says(turn: string): string;
    you(source: Source): Seat | undefined;
    it(seat: Seat): It;
  },
): Moment<OfTurn<On>, K, W, Source, Heard> {
  const whose = z.literal('each player').optional();
  return {
    shape: momentShape(on, { whose }, game.meaning) as unknown as z.ZodType<OfTurn<On>>,
    hears: [event],
    text: (trigger) => game.says(trigger.whose === undefined ? 'your turn' : "each player's turn"),
    met(_m, told, trigger, source) {
      const { seat } = told as unknown as { readonly seat: Seat };
      return trigger.whose !== undefined || game.you(source) === seat ? game.it(seat) : undefined;
    },
  };
}
export type OfTurn<On extends string> = { on: On; whose?: 'each player' | undefined };

/**
 * Something happens to a card that a phrase names ("when an enemy ship is destroyed"). `says`: the text for the card in
 * words. `matches`: whether it is the card of the event. `it`: what effects may refer to.
 */
export function happensTo<
  const On extends string,
  K extends Kind,
  W extends Words,
  Source,
  Heard extends keyof K['events'] & string,
>(
  on: On,
  hears: readonly Heard[],
  parts: { readonly what: z.ZodType<Selector<W>> },
  game: {
    readonly meaning: string;
    says(card: string): string;
    matches(
      m: Machine<K>,
      what: Selector<W>,
      event: Extract<EventOf<K>, { readonly e: NoInfer<Heard> }>,
      source: Source,
    ): boolean;
    it(m: Machine<K>, event: Extract<EventOf<K>, { readonly e: NoInfer<Heard> }>): It;
  },
): Moment<{ on: On; what: Selector<W> }, K, W, Source, Heard> {
  return {
    shape: momentShape(on, parts, game.meaning) as unknown as z.ZodType<{ on: On; what: Selector<W> }>,
    hears,
    text: ({ what }, voice) => game.says(voice.one(what)),
    met: (m, event, { what }, source) => (game.matches(m, what, event, source) ? game.it(m, event) : undefined),
  };
}
