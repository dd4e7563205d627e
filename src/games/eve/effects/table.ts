/** Effects on wallets, on the pile and on the game; conditions and permissions; how cards on the pile resolve. */
import type { NewAsk } from '#kernel/ask';
import { restored } from '#kernel/kind';
import { saidYes, yesNo } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, Frame, Seat } from '#kernel/state';
import { alive, card, move, ref } from '#kernel/zones';
import type { Ability, Condition } from '../cards/format.ts';
import { addIsk, enter, openRegion, settleControl, upgrade } from '../change.ts';
import { holds } from '../conditions.ts';
import { opponents, outerRegions, raceOf } from '../facts.ts';
import { hasRoom } from '../figures.ts';
import { inPlay } from '../in-play.ts';
import type { Eve, EveMachine, EveOp } from '../kind.ts';
import { abilityOps, def } from '../library.ts';
import { counter } from '../rules/pile.ts';
import { leftOut, onResolve } from '../targets.ts';
import { amount, itemOnPile, objectsIn, placeIn, players } from './context.ts';
import { effectOf } from './objects.ts';

type Handler = OpHandler<Eve>;

const gainIsk: Handler = (m, frame, op) => {
  const { n, per } = effectOf<'gainIsk'>(op);
  const times = per === undefined ? 1 : objectsIn(m, frame, per).length;
  for (const seat of players(m, frame, 'you')) addIsk(m, seat, amount(frame, n) * times, 'effect', source(m, frame));
};

const loseIsk: Handler = (m, frame, op) => {
  const { n, who } = effectOf<'loseIsk'>(op);
  for (const seat of players(m, frame, who)) addIsk(m, seat, -amount(frame, n), 'effect', source(m, frame));
};

const stealIsk: Handler = (m, frame, op) => {
  const { n, who } = effectOf<'stealIsk'>(op);
  const you = placeIn(m, frame).you;
  if (you === undefined) return;
  for (const seat of players(m, frame, who))
    addIsk(m, you, -addIsk(m, seat, -amount(frame, n), 'stolen', source(m, frame)), 'stolen', source(m, frame));
};

function source(m: EveMachine, frame: Frame): { def?: string } {
  const id = frame.by?.split('~')[0];
  const found = id === undefined ? undefined : m.state.cards[id];
  return found === undefined ? {} : { def: found.def };
}

/** Counters something on the pile; its controller may pay instead, decided on resolution. */
const counterOp: Handler = (m, frame, op) => {
  const { what, unless } = effectOf<'counter'>(op);
  const item = itemOnPile(m, frame, what);
  if (item === undefined) return;
  if (unless === undefined || (m.state.g.isk[item.seat] ?? 0) < unless) return counter(m, item.id);
  const ask = payAsk(item.seat, unless, 'ask.payUnless', item.def);
  m.ask(frame, 'pay', ask, { op: 'eve.counterUnless', item: item.id, seat: item.seat, pay: unless });
};

const counterUnless: Handler = (m, _frame, op, { answer }) => {
  if (saidYes(answer)) addIsk(m, op.seat as Seat, -(op.pay as number), 'cost');
  else counter(m, op.item as number);
};

/** "You may", with or without paying: decided on resolution. `{ op, pay, do }` */
const may: Handler = (m, frame, op) => {
  const { you } = placeIn(m, frame);
  const pay = op.pay as number;
  if (you === undefined || (m.state.g.isk[you] ?? 0) < pay) return;
  const ask = payAsk(you, pay, pay > 0 ? 'ask.mayPay' : 'ask.may', source(m, frame).def);
  m.ask(frame, 'pay', ask, { op: 'eve.mayDo', pay, do: op.do });
};

const mayDo: Handler = (m, frame, op, { answer }) => {
  if (!saidYes(answer)) return;
  if ((op.pay as number) > 0) addIsk(m, frame.you, -(op.pay as number), 'cost', source(m, frame));
  m.next(frame, ...(op.do as unknown as readonly EveOp[]));
};

function payAsk(seat: Seat, n: number, key: string, def = ''): NewAsk {
  return yesNo(seat, 'effect', { key, with: { n, def } });
}

/** An "if" is checked again on resolution. `{ op, if, do }` */
const ifOp: Handler = (m, frame, op) => {
  if (holds(m, op.if as unknown as Condition, placeIn(m, frame)))
    m.next(frame, ...(op.do as unknown as readonly EveOp[]));
};

/** All others lose at the check that follows. */
const winGame: Handler = (m, frame) => {
  const { you } = placeIn(m, frame);
  if (you === undefined) return;
  for (const seat of opponents(m.state, you)) m.state.g.losing.push({ seat, how: 'alternative' });
};

const opsOf = (ability: Ability): EveOp[] => abilityOps(ability).map((op) => restored<Eve>(op));

/** A played card resolves: it enters play, or does what it says and goes to the scrapheap (C-13.10, R-59). */
const resolveCard: Handler = (m, frame) => {
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
    m.next(frame, ...abilities.flatMap(opsOf));
  } else
    m.next(frame, ...onResolve(m, id, raceOf(m, seat), leftOut(frame.env)).flatMap(opsOf), {
      op: 'eve.scrapNews',
    });
  settleControl(m);
};

const scrapNews: Handler = (m, frame) => {
  const id = alive(m.state, frame.by ?? '');
  if (id !== undefined) move(m, id, `scrap:${card(m.state, id).own}`, { quiet: true });
};

/** An outer region enters play, unless a copy has entered before it (C-7.2). */
const openRegionOp: Handler = (m, frame) => {
  const id = alive(m.state, frame.by ?? '');
  if (id === undefined) return;
  const taken = outerRegions(m).some((one) => def(m, one).name === def(m, id).name);
  if (taken) move(m, id, `regions:${frame.you}`, { why: 'taken', seat: frame.you });
  else openRegion(m, id, frame.you);
};

const upgradeOp: Handler = (m, frame) => upgrade(m, frame.you);

export const tableOps = {
  'eve.gainIsk': gainIsk,
  'eve.loseIsk': loseIsk,
  'eve.stealIsk': stealIsk,
  'eve.counter': counterOp,
  'eve.counterUnless': counterUnless,
  'eve.may': may,
  'eve.mayDo': mayDo,
  'eve.if': ifOp,
  'eve.winGame': winGame,
  'eve.resolveCard': resolveCard,
  'eve.scrapNews': scrapNews,
  'eve.openRegion': openRegionOp,
  'eve.upgrade': upgradeOp,
} as const satisfies Readonly<Record<string, Handler>>;
