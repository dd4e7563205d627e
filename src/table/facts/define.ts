/**
 * What makes a kind of fact: what is stored of it, and everything that follows from it. Facts contain seats, not people, whose
 * data may be deleted.
 */
import { z } from 'zod';
import type { Frozen } from '#kernel/frozen';
import type { Seat } from '#kernel/state';
import type { Change, DueRow } from '#store/types';
import type { DueKind } from '../due/kinds.ts';
import type { Millis, OutgoingMessage } from '../types.ts';
import type { FactContext } from './context.ts';

/** Kinds of requests come from facts, as any text. */
type Due = DueKind | `request:${string}`;

/** The due times that follow from a fact; `dueBy`: of people and leagues. */
export type Dues = {
  readonly set?: readonly { readonly kind: Due; readonly seat: Seat; readonly at: Millis }[];
  readonly clear?: readonly { readonly kind: Due; readonly seat: Seat }[];
  readonly dueBy?: readonly DueRow[];
};

/** What follows from a fact. Messages and due times must be said, so that nobody forgets them. */
export type Follows<Body> = {
  /** Messages that are sent after the live message. */
  readonly messages: ((body: Body, context: FactContext) => readonly OutgoingMessage[]) | 'nothing';
  /** Messages that are sent before it. */
  readonly messagesBefore?: (body: Body, context: FactContext) => readonly OutgoingMessage[];
  readonly dues: ((body: Body, context: FactContext) => Dues) | 'nothing';
  /** How the table's row changes with it. */
  readonly row?: (body: Body, context: FactContext) => NonNullable<Change['row']>;
  /** The live message shows it. */
  readonly showsLive?: true;
  /** Every move makes some, and nobody asks for them once the game has been over for long. */
  readonly ofMoves?: true;
};

type Body<Shape extends z.ZodRawShape> = Frozen<z.infer<z.ZodObject<Shape>>>;

export type FactKind<Shape extends z.ZodRawShape> = { readonly shape: z.ZodObject<Shape> } & Follows<Body<Shape>>;

/** A kind of fact. Its tag is its name in the record of its subject, and never changes its meaning, since facts are stored. */
export const defineFact = <Shape extends z.ZodRawShape>(
  shape: Shape,
  follows: Follows<Body<Shape>>,
): FactKind<Shape> => ({ shape: z.object(shape), ...follows });

/** The facts of some kinds, as one type. */
export type FactOf<Kinds> = {
  readonly [Tag in keyof Kinds]: Kinds[Tag] extends FactKind<infer Shape>
    ? Frozen<z.infer<z.ZodObject<Shape & { fact: z.ZodLiteral<Tag & string> }>>>
    : never;
}[keyof Kinds];

export const seat = z.number().int().min(0);
export const seats = z.array(seat);
export const time = z.number().int().min(0);
