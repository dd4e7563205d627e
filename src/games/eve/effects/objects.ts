/** Effects on cards in play: damage, destruction, return, movement, control, commands. */

import type { NewAsk } from '#kernel/ask';
import { takeOut } from '#kernel/env';
import { addLasting, endLasting } from '#kernel/lasting';
import type { Op } from '#kernel/op';
import { picked, saidYes } from '#kernel/reply';
import type { OpHandler } from '#kernel/rules';
import type { CardId, CardRef, Frame, Lasting, Seat } from '#kernel/state';
import { alive, card, controller, ref } from '#kernel/zones';
import type { EffectOf, Verb } from '../cards/format.ts';
import type { Selector } from '../cards/phrase.ts';
import { addIsk, damage, destroy, destroyAll, returnToHand, setTabs, settleControl } from '../change.ts';
import { attackRegion, board, cloneHome, commandOff, giveUp, place, takeShip } from '../change-ships.ts';
import { isDocked, isFriendly, isRegion, outerRegions, pilotOf, regions } from '../facts.ts';
import { forbidden, warpForbidden } from '../figures.ts';
import type { Boarding, Eve, EveMachine, EveOp } from '../kind.ts';
import { def } from '../library.ts';
import { counter } from '../rules/pile.ts';
import { cardOption } from '../targets.ts';
import { amount, itemOnPile, objectsIn } from './context.ts';

type Handler = OpHandler<Eve>;
/** The effect that an op carries. */
export const effectOf = <V extends Verb>(op: Op) => op as unknown as EffectOf<V>;

const dealDamage: Handler = (m, frame, op) => {
  const effect = effectOf<'damage'>(op);
  const by = frame.by === undefined ? '' : card(m.state, frame.by.split('~')[0] as CardId).def;
  for (const id of objectsIn(m, frame, effect.what)) damage(m, id, amount(frame, effect.n), by);
};

/** Deals all damage of a step at the same time; a target that has left the region takes none. */
const dealAll: Handler = (m, _frame, op) => {
  for (const { to, n, from } of op.entries as unknown as readonly { from: CardRef; to: CardRef; n: number }[]) {
    const id = alive(m.state, to);
    const there = id !== undefined && (id === op.region || card(m.state, id).at === op.region);
    if (there) damage(m, id, n, m.state.cards[from.split('~')[0] as CardId]?.def ?? '');
  }
};

/**
 * Destroys objects, unless that is forbidden or replaced: each may be saved separately, then the others die together.
 * Regions are never destroyed (C-1.4). A card on the pile is destroyed before it resolves.
 */
const destroyObjects: Handler = (m, frame, op) => {
  const { what } = effectOf<'destroy'>(op);
  const item = itemOnPile(m, frame, what);
  if (item !== undefined) return counter(m, item.id);
  const found = objectsIn(m, frame, what).filter((id) => !isRegion(m, id) && !forbidden(m, 'forbidDestroy', id));
  m.next(frame, { op: 'eve.dieTogether', left: found.map((id) => ref(m.state, id)), doomed: [] });
};

/** Cards that are not saved are doomed; once all have been considered, the doomed die together. `{ op, left, doomed, saved?: name }` */
const dieTogether: Handler = (m, frame, op) => {
  const [next, ...left] = op.left as readonly CardRef[];
  const saved = takeOut<boolean>(frame.env, 'saved') === true;
  const looked = op.looked as CardRef | undefined;
  const doomed = [...(op.doomed as readonly CardRef[]), ...(looked === undefined || saved ? [] : [looked])];
  if (next === undefined)
    return destroyAll(
      m,
      doomed.flatMap((one) => alive(m.state, one) ?? []),
      'destroyed',
    );
  const id = alive(m.state, next);
  if (id === undefined) return m.next(frame, { op: 'eve.dieTogether', left, doomed });
  m.next(
    frame,
    { op: 'would', event: { e: 'destroy', card: id }, do: [], as: 'saved' },
    { op: 'eve.dieTogether', left, doomed, looked: next },
  );
};

/** Destroys one card: for stored games of an earlier version, in which each died by itself. */
const die: Handler = (m, _frame, op) => {
  const id = alive(m.state, op.card as CardRef);
  if (id !== undefined) destroy(m, id, 'destroyed');
};

const bounce: Handler = (m, frame, op) => {
  for (const id of objectsIn(m, frame, effectOf<'returnToHand'>(op).what)) if (!isRegion(m, id)) returnToHand(m, id);
  settleControl(m);
};

/** Returns a ship to the dock as if just played: full assembly, no damage, but the same object. */
const reassemble: Handler = (m, frame, op) => {
  for (const id of shipsOf(m, frame, effectOf<'reassemble'>(op).what)) rebuild(m, id);
  settleControl(m);
};

/** The objects that are ships, for verbs that affect only ships, even if the phrase matches other cards. */
function shipsOf(m: EveMachine, frame: Frame, what: Selector): CardId[] {
  return objectsIn(m, frame, what).filter((id) => def(m, id).type === 'ship');
}

function rebuild(m: EveMachine, id: CardId): void {
  place(m, id, 'dock', 'reassembled');
  setTabs(m, id, def(m, id).assembly ?? 0);
}

/** Pays, and reassembles a ship instead of its destruction. `{ op, pay, seat, card }` */
const rescue: Handler = (m, _frame, op) => {
  const id = op.card as CardId;
  addIsk(m, op.seat as Seat, -(op.pay as number), 'cost', { def: card(m.state, id).def });
  rebuild(m, id);
  settleControl(m);
};

/** Moves ships between regions; docked ones stay where they are. */
const moveShip: Handler = (m, frame, op) => {
  const { what, to } = effectOf<'moveShip'>(op);
  const found = shipsOf(m, frame, what).filter((id) => !isDocked(m, id));
  if (to !== 'an outer region you control') {
    for (const id of found) {
      const seat = to === 'your home region' ? frame.you : controller(m.state, id);
      if (seat !== undefined) shift(m, id, m.state.g.base[seat] as CardId);
    }
    return settleControl(m);
  }
  const options = outerRegions(m).filter((region) => controller(m.state, region) === frame.you);
  if (options.length === 0 || found.length === 0) return;
  const then: EveOp = { op: 'eve.moved', ships: found.map((id) => ref(m.state, id)) };
  if (options.length === 1) m.goOn(frame, { pick: options }, then);
  else askForCards(m, frame, { seat: frame.you, key: 'ask.moveTo', ids: options }, then);
};

/** Moves a ship without a warp; not into a region that an enemy controls, where it could go only by attacking. */
function shift(m: EveMachine, id: CardId, to: CardId): void {
  const regionController = controller(m.state, to);
  if (regionController === undefined || isFriendly(regionController, controller(m.state, id)))
    place(m, id, to, 'moved');
}

const moved: Handler = (m, _frame, op, { answer }) => {
  const [to] = picked(answer);
  for (const one of op.ships as readonly CardRef[]) {
    const id = alive(m.state, one);
    if (id !== undefined && to !== undefined) shift(m, id, to);
  }
  settleControl(m);
};

/** Takes control of a ship and its pilot, for good or on loan until the end of the turn. Taking it again ends the earlier loan. */
const takeControl: Handler = (m, frame, op) => {
  const { what, until } = effectOf<'takeControl'>(op);
  for (const id of shipsOf(m, frame, what)) {
    takeShip(m, id, frame.you);
    endLasting(m, (effect) => isLoan(effect) && effect.on?.includes(ref(m.state, id)) === true);
    if (until !== undefined)
      addLasting(m, {
        you: card(m.state, id).own,
        on: [id, pilotOf(m, id) ?? []].flat().map((one) => ref(m.state, one)),
        mod: { effect: { verb: 'takeControl' }, back: true },
        until: 'end of turn',
      });
  }
  settleControl(m);
};

/** Whether a lasting effect is a loan: its ship goes back at the end of the turn. */
export function isLoan(effect: Lasting): boolean {
  return (effect.mod as { back?: true }).back === true;
}

/** At the end of the turn, borrowed ships and pilots return to their owners' home regions and docks (R-117). */
export const giveBack = (m: EveMachine): void => {
  const lent = m.state.lasting.filter(isLoan).flatMap(({ on = [] }) => on);
  for (const one of lent) {
    const id = alive(m.state, one);
    if (id !== undefined) giveUp(m, id);
  }
  endLasting(m, isLoan);
  settleControl(m);
};

const switchOff: Handler = (m, frame, op) => {
  for (const id of objectsIn(m, frame, effectOf<'commandOff'>(op).what)) commandOff(m, id);
};

/** Moves tabs on (fewer) or back (more, at most four): of all, of the target, or of one that is chosen on resolution. */
const moveTab: Handler = (m, frame, op) => {
  const { what, n } = effectOf<'moveTab'>(op);
  const found = objectsIn(m, frame, what).filter((id) => (card(m.state, id).tabs ?? 0) > 0);
  if (found.length === 0) return;
  if (what.pick === 'each') {
    for (const id of found) moveTabs(m, id, n);
    return;
  }
  const then: EveOp = { op: 'eve.tabMoved', n };
  if (found.length === 1) m.goOn(frame, { pick: found }, then);
  else askForCards(m, frame, { seat: frame.you, key: 'ask.moveTab', ids: found }, then);
};

const tabMoved: Handler = (m, _frame, op, { answer }) => {
  const [id] = picked(answer);
  if (id !== undefined) moveTabs(m, id, op.n as number);
};

function moveTabs(m: EveMachine, id: CardId, n: number): void {
  setTabs(m, id, Math.min(4, (card(m.state, id).tabs ?? 0) - n));
}

/** Cards that a seat chooses from, by default exactly one. `key`: the prompt's. */
type CardChoice = {
  readonly seat: Seat;
  readonly key: string;
  readonly ids: readonly CardId[];
  readonly min?: number;
  readonly max?: number;
};

/** Asks a seat to choose cards, and continues with `then`. If there are none, nobody is asked, and `then` gets no answer. */
export function askForCards(
  m: EveMachine,
  frame: Frame,
  { seat, key, ids, min = 1, max = 1 }: CardChoice,
  then: EveOp,
): void {
  if (ids.length === 0) {
    m.next(frame, then);
    return;
  }
  const ask: NewAsk = {
    seat,
    role: 'choice',
    stop: 'effect',
    prompt: { key, with: { n: max } },
    choice: { kind: 'choose', options: ids.map((id) => cardOption(m, id)), min, max },
    fallback: { pick: ids.slice(0, min) },
  };
  m.ask(frame, 'chosen', ask, then);
}

/**
 * A warp resolves: ships that may still go there do, with their pilots; whether it is an attack is decided
 * now. A ship that can no longer warp in stays and does not attack.
 */
const warp: Handler = (m, frame, op) => {
  const to = op.to as CardId | 'dock';
  const crew = op.crew as unknown as readonly Boarding[];
  for (const one of op.ships as readonly CardRef[]) {
    const id = alive(m.state, one);
    if (id === undefined || controller(m.state, id) !== frame.you) continue;
    const enemy = to === 'dock' ? undefined : controller(m.state, to);
    const attacks = enemy !== undefined && enemy !== frame.you;
    if (!mayArrive(m, id, frame.you, to) || (attacks && forbidden(m, 'forbidAttack', id))) {
      m.emit({ e: 'stranded', card: id, def: card(m.state, id).def, seat: frame.you });
      continue;
    }
    place(m, id, to, 'warp');
    const pilot = crew.find(({ ship }) => ship === one)?.pilot;
    if (pilot !== undefined) embark(m, pilot, id);
    if (attacks) attackRegion(m, id, to as CardId, enemy);
  }
  settleControl(m);
};

/** Whether an announced warp is still possible: into the dock only from home, out of it only to home. */
function mayArrive(m: EveMachine, id: CardId, seat: Seat, to: CardId | 'dock'): boolean {
  const { at, tabs } = card(m.state, id);
  const home = m.state.g.base[seat];
  if (at === to || tabs !== undefined || warpForbidden(m, id, to === 'dock' ? undefined : to)) return false;
  if (to === 'dock') return at === home;
  return regions(m).includes(to) && (at !== 'dock' || to === home);
}

/** A character boards if it is still in the dock of the ship's player. */
function embark(m: EveMachine, pilot: CardRef, ship: CardId): void {
  const id = alive(m.state, pilot);
  if (id !== undefined && isDocked(m, id) && controller(m.state, id) === controller(m.state, ship)) board(m, id, ship);
}

/** The owner has decided about a clone. `{ op, card, cost }` */
const clone: Handler = (m, _frame, op, { answer }) => {
  const id = op.card as CardId;
  if (!saidYes(answer)) return destroy(m, id, 'destroyed');
  addIsk(m, card(m.state, id).own, -(op.cost as number), 'clone', { def: card(m.state, id).def });
  cloneHome(m, id);
};

export const objectOps = {
  'eve.damage': dealDamage,
  'eve.dealAll': dealAll,
  'eve.destroy': destroyObjects,
  'eve.dieTogether': dieTogether,
  'eve.die': die,
  'eve.returnToHand': bounce,
  'eve.reassemble': reassemble,
  'eve.rescue': rescue,
  'eve.moveShip': moveShip,
  'eve.moved': moved,
  'eve.takeControl': takeControl,
  'eve.warp': warp,
  'eve.clone': clone,
  'eve.commandOff': switchOff,
  'eve.moveTab': moveTab,
  'eve.tabMoved': tabMoved,
} as const satisfies Readonly<Record<string, Handler>>;
