/** The kernel's own ops: steps of a rulebook, and replacement ("instead") effects. Games add their own. */
import { type Kind, restored } from './kind.ts';
import type { Machine } from './machine.ts';
import type { Op } from './op.ts';
import { saidYes, yesNo } from './reply.ts';
import type { Instead, OpHandler, Would } from './rules.ts';
import type { Frame } from './state.ts';

const ops = (op: Op, field: string): readonly Op[] => (op[field] ?? []) as readonly Op[];

/** Calls a registered step of the rulebook. `{ op: 'rule', name, … }` */
const rule: OpHandler<Kind> = (m, frame, op, reply) => {
  const step = m.rules.steps[op.name as string];
  if (step === undefined) throw new Error(`unknown rule "${String(op.name)}"`);
  step(m, frame, op, reply);
};

/**
 * `{ op: 'would', event: Would, do: Op[], used?: string[], as?: name }`: `do` happens unless an "instead" effect
 * replaces it. Each effect is offered once per event; if one is declined, the next is offered. With `as`, `env[as]` says
 * afterwards whether the event was replaced.
 */
const would: OpHandler<Kind> = (m, frame, op) => {
  const event = op.event as unknown as Would;
  const used = (op.used ?? usedHere(frame, event)) as readonly string[];
  const found = m.rules.instead(m, event).find((one) => !used.includes(one.key));
  if (found === undefined) {
    m.next(frame, ...ops(op, 'do').map((one) => restored(one)));
    if (op.as !== undefined) frame.env[op.as as string] = false;
    return;
  }
  const again: Op = { ...op, used: [...used, found.key] };
  if (found.ask === undefined) replace(m, frame, op, found);
  else {
    const then: Op = { op: 'instead', key: found.key, again, ops: found.ops, by: found.by, you: found.you };
    const { prompt, with: told = {} } = found.ask;
    m.ask(frame, 'instead', yesNo(found.you, 'instead', { key: prompt, with: told }), restored(then));
  }
};

/** The second half of `would`, once its question is answered. */
const instead: OpHandler<Kind> = (m, frame, op, { answer }) => {
  const again = op.again as Op;
  if (!saidYes(answer)) m.next(frame, ...[restored(again)]);
  else replace(m, frame, again, op as unknown as Instead);
};

function replace(
  m: Machine,
  frame: Frame,
  op: Op,
  found: Pick<Instead, 'ops' | 'you' | 'by'> & { readonly key?: string },
): void {
  if (op.as !== undefined) frame.env[op.as as string] = true;
  const event = op.event as unknown as Would;
  const used = [...((op.used ?? []) as readonly string[]), ...(found.key === undefined ? [] : [found.key])];
  m.open(
    found.ops.map((one) => restored(one)),
    found.you,
    { it: event.card, replaced: { e: event.e, card: event.card, used } },
    found.by,
  );
}

/** Effects that have already replaced an event which their own ops cause again: they must not replace it a second time. */
function usedHere(frame: Frame, event: Would): readonly string[] {
  const replaced = frame.env.replaced as { e: string; card?: string; used: readonly string[] } | undefined;
  return replaced !== undefined && replaced.e === event.e && replaced.card === event.card ? replaced.used : [];
}

/** By tag. Tags are saved in games, so they never change their meaning. */
export const kernelOps: Readonly<Record<string, OpHandler<Kind>>> = {
  rule,
  would,
  instead,
};
