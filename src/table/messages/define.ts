/** What makes a kind of outgoing message: what is stored of it until it is sent, and how it is merged with earlier ones. */
import { z } from 'zod';
import type { Message } from '#kernel/ask';
import type { Frozen } from '#kernel/frozen';

type Body<Shape extends z.ZodRawShape> = Frozen<z.infer<z.ZodObject<Shape & { table: z.ZodString }>>>;

/** How a message is stored. */
type Stored<B> = {
  /** Takes the place of an earlier one of its kind that nobody has begun to send; absent: both are sent. */
  readonly merge?: (message: B, earlier: B) => B;
  /** Its id in the outbox, for those who look up what has become of it; absent: any. */
  readonly id?: (message: B) => string;
};

export type MessageKind<Shape extends z.ZodRawShape> = {
  readonly shape: z.ZodObject<Shape & { table: z.ZodString }>;
} & Stored<Body<Shape>>;

/**
 * A kind of message. Its name in the record of its subject is stored and never changes its meaning. `table`, which every message
 * has, is the table's id, or the place of a person or a season. What is sent is made of how things then are.
 */
export const defineMessage = <Shape extends z.ZodRawShape>(
  shape: Shape,
  stored: Stored<Body<Shape>> = {},
): MessageKind<Shape> => ({ shape: z.object({ ...shape, table: z.string() }), ...stored });

/** The messages of some kinds, as one type. */
export type MessageOf<Kinds> = {
  readonly [Kind in keyof Kinds]: Kinds[Kind] extends MessageKind<infer Shape>
    ? Frozen<z.infer<z.ZodObject<Shape & { kind: z.ZodLiteral<Kind & string>; table: z.ZodString }>>>
    : never;
}[keyof Kinds];

export const user = z.string();
export const users = z.array(user);
export const seat = z.number().int().min(0);
/** A text by its key in the catalogue. */
export const text = z.object({
  key: z.string(),
  with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
}) satisfies z.ZodType<Message>;

/** Both lists, everybody once. */
export const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];
