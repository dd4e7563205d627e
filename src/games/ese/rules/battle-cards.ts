/** Cards in a conflict (3.9.1): who may play what on which fleet, and which cards were laid. */
import type { Option } from '#kernel/ask';
import type { CardId, Seat } from '#kernel/state';
import { card, move, zone } from '#kernel/zones';
import type { Mark } from '../cards/parts.ts';
import type { EseMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Play, Window } from '../state.ts';
import { discard, hand, handOver, roll } from './change.ts';
import { classOf, effectsFor, fleetsOf, holder, playedForce } from './facts.ts';
import { cardOption, fleetOptions, need, needOfPlay, planetOption } from './targets.ts';

/** A seat's fleets that take part in the present conflict. */
export function fleetsHere(m: EseMachine, seat: Seat): CardId[] {
  const { conflict, courses } = m.state.g;
  return conflict === undefined ? [] : fleetsOf(m, seat).filter((id) => courses[id]?.to === conflict.planet);
}

/** The side that a seat fights on: the attacker's or the owner's; by an option, others may play for the owner (A14). */
function sideOf(m: EseMachine, seat: Seat): Seat {
  const { conflict, active } = m.state.g;
  return seat === active || conflict === undefined ? seat : conflict.owner;
}

/** What a seat may play in a battle window, or in the one after a loss. */
export function battlePlays(m: EseMachine, now: Window, seat: Seat): Option[] {
  const side = sideOf(m, seat);
  const own = fleetsHere(m, side);
  const energy = effectsFor(m, seat, 'techAsCard')[0]?.effect;
  const techs =
    energy === undefined || now.kind !== 'battle' || own.length === 0
      ? []
      : hand(m, 'resource', seat).filter((id) => def(m, id).type === 'tech');
  const found: Option[] = [];
  for (const id of hand(m, 'action', seat)) {
    const needs = def(m, id).type === 'battle' ? needsOf(m, now, seat, id, own) : undefined;
    if (needs !== undefined) found.push(adding(m, seat, cardOption(m, id, 'play', needs)));
  }
  for (const id of techs) found.push(adding(m, seat, cardOption(m, id, 'spend', [onFleet(m, own)])));
  return found;
}

/** A play with what it adds to its side, if that is force. */
function adding(m: EseMachine, seat: Seat, option: Option): Option {
  const force = playedForce(m, seat, option.id);
  return force === undefined ? option : { ...option, note: { ...option.note, adds: force } };
}

const onFleet = (m: EseMachine, fleets: readonly CardId[]) => need('fleet', 'need.fleet', fleetOptions(m, fleets));

function needsOf(m: EseMachine, now: Window, seat: Seat, id: CardId, own: readonly CardId[]) {
  const { mark = 'any', do: effects } = def(m, id);
  const [effect] = effects;
  const { conflict, active } = m.state.g;
  if (conflict === undefined || effect === undefined || !mayPlay(mark, seat === active, own.length > 0))
    return undefined;
  const all = [...fleetsHere(m, active), ...fleetsHere(m, conflict.owner)];
  switch (effect.verb) {
    case 'addForce': {
      if (now.kind !== 'battle') return undefined;
      const able = own.filter((one) => effect.only === undefined || classOf(m, one) === effect.only);
      if (able.length > 0) return [onFleet(m, able)];
      // Without fleets, defences can only be laid on the planet itself.
      return mark === 'D' && own.length === 0
        ? [need('planet', 'need.planet', [planetOption(m, conflict.planet)])]
        : undefined;
    }
    case 'destroy':
      return now.kind !== 'battle' || all.length === 0 ? undefined : [onFleet(m, all)];
    case 'save': {
      const able = now.kind === 'loss' ? all.filter((one) => one === now.at) : all;
      return able.length === 0 ? undefined : [onFleet(m, able)];
    }
    case 'cancel':
      return needOfPlay(
        m,
        now.plays.filter((one) => one.seat !== seat),
      );
    default:
      return undefined;
  }
}

/** Whether a marked card may be played: A only by the attacker, D only by the defence; C and F not for a planet without fleets (3.9.1). */
function mayPlay(mark: Mark, attacks: boolean, hasFleets: boolean): boolean {
  if (mark === 'A') return attacks;
  if (mark === 'D') return !attacks;
  return mark === 'any' || hasFleets;
}

/** Lays a force card on its fleet, or on the planet. */
export function layForce(m: EseMachine, play: Play): void {
  const on = play.fleets?.[0] ?? play.planet;
  if (on === undefined) return;
  move(m, play.card, 'laid', { quiet: true });
  const laid = card(m.state, play.card);
  laid.on = on;
  laid.ctl = play.seat;
  m.version++;
}

/** Marks a fleet that will not be destroyed in this conflict (A21). */
export function saveFleet(m: EseMachine, play: Play): void {
  const [fleet] = play.fleets ?? [];
  const { conflict } = m.state.g;
  if (fleet === undefined || conflict === undefined) return;
  conflict.saved.push(fleet);
  m.emit({ e: 'saved', seat: holder(m, fleet), card: fleet, def: card(m.state, fleet).def });
}

/** Discards what was laid in a conflict. */
export function clearLaid(m: EseMachine): void {
  for (const id of [...zone(m.state, 'laid')]) discard(m, id, 'used', undefined);
}

/** Mass Destruction: destroys a fleet of this conflict, unless it was saved. */
export function strike(m: EseMachine, by: Seat, fleet: CardId): void {
  if (!zone(m.state, 'play').includes(fleet)) return;
  const { active } = m.state.g;
  const isEnemy = (holder(m, fleet) === active) !== (by === active);
  destroyFleet(m, fleet, isEnemy ? by : undefined);
}

/**
 * Destroys a fleet unless it was saved; Space Zombies may keep their own, then Space Vampires may take an enemy's (A8).
 * `victor`: the seat that destroys it.
 */
export function destroyFleet(m: EseMachine, fleet: CardId, victor: Seat | undefined): void {
  const { conflict } = m.state.g;
  if (conflict?.saved.includes(fleet) === true) return;
  const owner = holder(m, fleet);
  if (owner === undefined) return;
  m.emit({ e: 'lost', seat: owner, card: fleet, def: card(m.state, fleet).def });
  delete m.state.g.courses[fleet];
  m.version++;
  const rescue = effectsFor(m, owner, 'rescue')[0];
  if (rescue !== undefined && roll(m, owner, 'rescue') <= rescue.effect.chance) {
    m.emit({ e: 'rescued', seat: owner, card: fleet, def: card(m.state, fleet).def });
    return;
  }
  const salvage = victor === undefined ? undefined : effectsFor(m, victor, 'salvage')[0];
  if (victor !== undefined && salvage !== undefined && roll(m, victor, 'salvage') <= salvage.effect.chance) {
    handOver(m, fleet, victor, 'salvage');
    return;
  }
  discard(m, fleet, 'destroyed', owner);
}
