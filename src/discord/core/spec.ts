/** What a press is by its custom id: what it belongs to, and the codec of its arguments. */
import type { z } from 'zod';

/**
 * What a press belongs to, which is the first part of its id: a table, an ask that a table's screen showed, a table with or
 * without an ask, or no table at all.
 */
export type PressScope = 'table' | 'ask' | 'tableOrAsk' | 'nowhere';

/** A press's arguments: a codec from and to the last part of its custom id. */
export type Spec<P extends PressScope, A> = { readonly at: P; readonly codec: z.ZodType<A, string> };

/** The presses of a feature by verb. Verbs are part of messages that have been sent, so they never change their meaning. */
export type Specs = Readonly<Record<string, Spec<PressScope, unknown>>>;

export const table = <A>(codec: z.ZodType<A, string>): Spec<'table', A> => ({ at: 'table', codec });
export const ask = <A>(codec: z.ZodType<A, string>): Spec<'ask', A> => ({ at: 'ask', codec });
export const tableOrAsk = <A>(codec: z.ZodType<A, string>): Spec<'tableOrAsk', A> => ({ at: 'tableOrAsk', codec });
export const nowhere = <A>(codec: z.ZodType<A, string>): Spec<'nowhere', A> => ({ at: 'nowhere', codec });

/** An ask as a screen showed it: the table's revision then, and the ask's key (see `askKey`). */
export type SeenAsk = { readonly rev: number; readonly key: string };

type Belongs = {
  readonly table: { readonly table: string };
  readonly ask: { readonly table: string; readonly ask: SeenAsk };
  readonly tableOrAsk: { readonly table: string; readonly ask?: SeenAsk | undefined };
  readonly nowhere: unknown;
};

/** The arguments with which a press runs. */
export type Args<S extends Spec<PressScope, unknown>> = Belongs[S['at']] & z.output<S['codec']>;
