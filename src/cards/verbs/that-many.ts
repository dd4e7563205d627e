/**
 * "That many": a number that is known from the last effect of the same ability that counts, which has drawn, discarded or
 * destroyed so many, or dealt so much damage.
 */
import type { Reply } from '#kernel/reply';
import type { Frame } from '#kernel/state';

/** The name in stored games. */
const NAME = 'that many';

/** Adds to what the present effect has done. */
export function count(frame: Frame, n: number): void {
  frame.env[NAME] = countedIn(frame) + n;
}

/** What the last effect that counts has done; 0 if none has. */
export function countedIn(frame: Frame): number {
  return Number(frame.env[NAME] ?? 0);
}

type Op = { readonly [field: string]: unknown };
type RunVerb = (m: never, frame: Frame, op: never, reply: Reply) => void;

/**
 * A verb that calls `count` with what it has done. `goesOn`: whether an op continues an effect that has begun, so that
 * the count goes on too.
 */
export function counting<V extends { readonly run: RunVerb }>(
  verb: V,
  goesOn: (op: Op) => boolean = () => false,
): V & { readonly counts: true } {
  const counted: RunVerb = (m, frame, op: Op, reply) => {
    const known = op.n === NAME ? { ...op, n: countedIn(frame) } : op;
    if (!goesOn(op)) frame.env[NAME] = 0;
    verb.run(m, frame, known as never, reply);
  };
  return { ...verb, counts: true, run: counted };
}
