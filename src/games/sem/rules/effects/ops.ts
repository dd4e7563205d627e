/** The effects of abilities as ops, with what their player still decides about them. */
import type { NewAsk } from '#kernel/ask';
import { type OpIn, restored } from '#kernel/kind';
import type { Op } from '#kernel/op';
import { needsOf, saidYes } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import { alive, idOf } from '#kernel/zones';
import type { Ability } from '../../cards/ability.ts';
import type { Sem } from '../../kind.ts';
import { semVocabulary } from '../../verbs/index.ts';
import { semCosts } from '../costs.ts';

type Costs = Ability['cost'];

/** `may`: its player says whether it happens, and pays for it; `allowed`: what comes of it. */
export type GateOps = {
  'sem.may': { cost: Costs; do: readonly Op[]; ability: number };
  'sem.allowed': { cost: Costs; do: readonly Op[] };
};

/** The ops of an ability, by its number on its card. */
export function opsFor({ may: isOptional, cost, do: effects }: Ability, index: number): readonly OpIn<Sem>[] {
  const ops = semVocabulary.opsOf(effects);
  return isOptional === true || cost.length > 0
    ? [{ op: 'sem.may', cost, do: ops, ability: index }]
    : ops.map((op) => restored<Sem>(op));
}

const may: OpHandler<Sem, GateOps['sem.may']> = (m, frame, { cost, do: ops, ability }) => {
  const source = frame.by === undefined ? '' : idOf(frame.by);
  const needs = semCosts.needs(m, cost, { seat: frame.you, source });
  if (needs === undefined || frame.by === undefined || alive(m.state, frame.by) === undefined) return;
  const note = { def: m.state.cards[source]?.def ?? '', ability };
  const ask: NewAsk = {
    seat: frame.you,
    role: 'choice',
    stop: 'may',
    prompt: { key: 'ask.may', with: note },
    choice: {
      kind: 'choose',
      options: [
        { id: 'yes', verb: 'yes', note, ...(needs.length > 0 && { needs }) },
        { id: 'no', verb: 'no' },
      ],
      min: 1,
      max: 1,
    },
    fallback: { pick: ['no'] },
    standing: 'may',
  };
  m.ask(frame, 'may', ask, { op: 'sem.allowed', cost, do: ops });
};

const allowed: OpHandler<Sem, GateOps['sem.allowed']> = (m, frame, { cost, do: ops }, { answer }) => {
  if (!saidYes(answer)) return;
  const source = frame.by === undefined ? '' : idOf(frame.by);
  semCosts.pay(m, cost, { seat: frame.you, source }, needsOf(answer));
  m.next(frame, ...ops.map((op) => restored<Sem>(op)));
};

export const gateOps = { 'sem.may': may, 'sem.allowed': allowed };
