/** The effects of abilities as ops, with what players may still decide about them. */
import { type Fields, type OpIn, restored } from '#kernel/kind';
import type { Op } from '#kernel/op';
import { saidYes, yesNo } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { Env, Seat } from '#kernel/state';
import { idOf } from '#kernel/zones';
import type { Ability } from '../../cards/ability.ts';
import type { Who } from '../../cards/parts.ts';
import type { Tsw } from '../../kind.ts';
import { tswVocabulary } from '../../verbs/index.ts';
import { modesOf } from '../targets.ts';
import { players } from './context.ts';
import { presumedToDraw } from './draws.ts';

/** `may`: a player says whether effects happen; `allowed`: what comes of it. */
export type GateOps = { 'tsw.may': { who: Who; do: readonly Op[] }; 'tsw.allowed': { by: Seat; do: readonly Op[] } };

/** The ops of an ability in the mode that was chosen. */
export function opsFor(ability: Ability, env: Env): readonly OpIn<Tsw>[] {
  const modes = modesOf(ability);
  const effects = modes[typeof env.mode === 'number' && modes.length > 1 ? env.mode : 0] ?? [];
  const ops = tswVocabulary.opsOf(effects);
  return ability.may === undefined
    ? ops.map((op) => restored<Tsw>(op))
    : [{ op: 'tsw.may', who: ability.may, do: ops }];
}

const may: OpHandler<Tsw, GateOps['tsw.may']> = (m, frame, op) => {
  const [seat = frame.you] = players(m, frame, op.who);
  const source = frame.by === undefined ? undefined : m.state.cards[idOf(frame.by)];
  const prompt = { key: 'ask.may', with: { def: source?.def ?? '' } };
  const isDraw = op.do.every((one) => one.op === 'tsw.draw');
  const ask = { ...yesNo(seat, 'effect', prompt), ...(isDraw && presumedToDraw(m, 'yes')) };
  m.ask(frame, 'may', ask, { op: 'tsw.allowed', by: seat, do: op.do });
};

const allowed: OpHandler<Tsw, GateOps['tsw.allowed']> = (m, frame, op, { answer }) => {
  if (!saidYes(answer)) return;
  frame.env.agreed = op.by;
  m.next(frame, ...op.do.map((one) => restored<Tsw>(one)));
};

export const gateOps = { 'tsw.may': may, 'tsw.allowed': allowed } satisfies Fields;
