/** How what is on the pile takes effect: cards, abilities with their conditions and permissions, regions, upgrades. */
import { saidYes } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { alive, card, move, ref } from '#kernel/zones';
import type { Condition } from '../../cards/format.ts';
import type { Buyer } from '../../cards/parts.ts';
import type { Eve, EveOp } from '../../kind.ts';
import { abilityOps, def } from '../../library.ts';
import { addIsk, enter, openRegion, settleControl, upgrade } from '../change.ts';
import { holds } from '../conditions.ts';
import { outerRegions, raceOf } from '../facts.ts';
import { hasRoom } from '../figures.ts';
import { inPlay } from '../in-play.ts';
import { leftOut, onResolve } from '../targets.ts';
import { payAsk } from './choose.ts';
import { buyers, placeIn, sourceOf } from './context.ts';

/** `do`: the effects. */
export type ResolvingOps = {
  'eve.may': { pay: number; do: readonly EveOp[] };
  'eve.mayDo': { pay: number; do: readonly EveOp[] };
  /** `left`: who may still pay; absent: nobody has been asked. */
  'eve.unless': { pay: number; who: Buyer; do: readonly EveOp[]; left?: readonly Seat[] };
  'eve.bought': { pay: number; who: Buyer; do: readonly EveOp[]; seat: Seat; left: readonly Seat[] };
  'eve.if': { if: Condition; do: readonly EveOp[] };
  'eve.resolveCard': object;
  'eve.scrapNews': object;
  'eve.openRegion': object;
  'eve.upgrade': object;
};

export const resolvingOps: { readonly [T in keyof ResolvingOps]: OpHandler<Eve, Readonly<ResolvingOps[T]>> } = {
  /** "You may", with or without paying: decided on resolution. */
  'eve.may'(m, frame, { pay, do: effects }) {
    const { you } = placeIn(m, frame);
    if (you === undefined || (m.state.g.isk[you] ?? 0) < pay) return;
    const ask = payAsk(you, pay, pay > 0 ? 'ask.mayPay' : 'ask.may', sourceOf(m, frame).def);
    m.ask(frame, 'pay', ask, { op: 'eve.mayDo', pay, do: effects });
  },

  'eve.mayDo'(m, frame, { pay, do: effects }, { answer }) {
    if (!saidYes(answer)) return;
    if (pay > 0) addIsk(m, frame.you, -pay, 'cost', sourceOf(m, frame));
    m.next(frame, ...effects);
  },

  /** "Unless somebody pays": decided on resolution, by one after the other of those who can pay. */
  'eve.unless'(m, frame, { pay, who, do: effects, left }) {
    const able = (left ?? buyers(m, frame, who, effects)).filter((seat) => (m.state.g.isk[seat] ?? 0) >= pay);
    const [seat, ...others] = able;
    if (seat === undefined) return m.next(frame, ...effects);
    const ask = payAsk(seat, pay, 'ask.unless', sourceOf(m, frame).def);
    m.ask(frame, 'pay', ask, { op: 'eve.bought', pay, who, do: effects, seat, left: others });
  },

  'eve.bought'(m, frame, { pay, who, do: effects, seat, left }, { answer }) {
    if (saidYes(answer)) addIsk(m, seat, -pay, 'cost', sourceOf(m, frame));
    else m.next(frame, { op: 'eve.unless', pay, who, do: effects, left });
  },

  /** An "if" is checked again on resolution. */
  'eve.if'(m, frame, { if: condition, do: effects }) {
    if (holds(m, condition, placeIn(m, frame))) m.next(frame, ...effects);
  },

  /** A played card resolves: it enters play, or does what it says and goes to the scrapheap (C-13.10, R-59). */
  'eve.resolveCard'(m, frame) {
    const id = alive(m.state, frame.by ?? '');
    if (id === undefined) return;
    const { type, duration } = def(m, id);
    const seat = frame.you;
    const x = frame.env.x as number | undefined;
    frame.env.item = 'card';
    if (type === 'ship' || type === 'character') enter(m, id, seat, 'dock', x);
    else if (type === 'structure') enter(m, id, seat, m.state.g.base[seat] as CardId, x);
    else if (type === 'location') {
      const at = frame.env.at as CardId;
      if (inPlay(m).includes(at) && hasRoom(m, at)) enter(m, id, seat, at, x);
      else move(m, id, `scrap:${card(m.state, id).own}`, { why: 'noRoom', seat });
    } else if (duration !== undefined && duration !== 0) {
      const abilities = onResolve(m, id, raceOf(m, seat), leftOut(frame.env));
      enter(m, id, seat, undefined, x);
      frame.by = ref(m.state, id);
      m.next(frame, ...abilities.flatMap(abilityOps));
    } else
      m.next(frame, ...onResolve(m, id, raceOf(m, seat), leftOut(frame.env)).flatMap(abilityOps), {
        op: 'eve.scrapNews',
      });
    settleControl(m);
  },

  /** A news without duration has happened. */
  'eve.scrapNews'(m, frame) {
    const id = alive(m.state, frame.by ?? '');
    if (id !== undefined) move(m, id, `scrap:${card(m.state, id).own}`, { quiet: true });
  },

  /** An outer region enters play, unless a copy has entered before it (C-7.2). */
  'eve.openRegion'(m, frame) {
    const id = alive(m.state, frame.by ?? '');
    if (id === undefined) return;
    const taken = outerRegions(m).some((one) => def(m, one).name === def(m, id).name);
    if (taken) move(m, id, `regions:${frame.you}`, { why: 'taken', seat: frame.you });
    else openRegion(m, id, frame.you);
  },

  'eve.upgrade': (m, frame) => upgrade(m, frame.you),
};
