/** Every way in which ships and characters change: their place, controller, attack and active command. */
import type { CardId, CardRef, Seat } from '#kernel/state';
import { card, controller } from '#kernel/zones';
import type { Movement } from '../events.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Side } from '../state.ts';
import { commandsOn, pilotOf, shipsIn, sides } from './facts.ts';
import { regionFields } from './region-fields.ts';

/** Moves a ship within play, into the dock too: its command is switched off, and it no longer fights. */
export function place(m: EveMachine, id: CardId, to: CardId | 'dock', how: Movement): void {
  const c = card(m.state, id);
  const from = c.at;
  if (from !== to) leaveBattle(m, id);
  commandOff(m, id);
  delete c.atk;
  if (how === 'reassembled') delete c.dmg;
  if (to === 'dock') disembarkPilot(m, id);
  c.at = to;
  m.emit({
    e: 'ship',
    card: id,
    def: c.def,
    seat: controller(m.state, id),
    from,
    at: to,
    how,
    ...regionFields(m, 'from', from),
    ...regionFields(m, 'at', to),
  });
}

// ── pilots ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A docked character becomes the pilot of a ship, its only one. */
export function board(m: EveMachine, character: CardId, ship: CardId): void {
  const c = card(m.state, character);
  delete c.at;
  c.on = ship;
  m.emit({
    e: 'boarded',
    card: character,
    def: c.def,
    seat: controller(m.state, character),
    ship,
    shipDef: card(m.state, ship).def,
  });
}

/** When a ship docks, its pilot becomes an agent again. */
function disembarkPilot(m: EveMachine, ship: CardId): void {
  const pilot = pilotOf(m, ship);
  if (pilot === undefined) return;
  const c = card(m.state, pilot);
  delete c.on;
  c.at = 'dock';
}

/** A defender is about to leave the battle, in whatever way; from step V on that has no effect (C-11.5, R-43, R-116). */
function leaveBattle(m: EveMachine, id: CardId): void {
  const { battle, step } = m.state.g;
  if (battle === undefined || step === 'battle.result') return;
  if (sides(m, battle).defenders.includes(id)) battle.left = true;
}

/** Prepares a ship for leaving play: its pilot waits for the owner's decision. */
export function prepareToLeavePlay(m: EveMachine, ship: CardId): void {
  leaveBattle(m, ship);
  const pilot = pilotOf(m, ship);
  if (pilot === undefined) return;
  const c = card(m.state, pilot);
  delete c.on;
  c.adrift = true;
}

/** A clone goes to its owner's dock; the character has never left play. */
export function cloneHome(m: EveMachine, character: CardId): void {
  const c = card(m.state, character);
  sendToDock(m, character);
  m.emit({ e: 'cloned', card: character, def: c.def, seat: c.own });
}

/** A character goes to its owner's dock, wherever it was. */
function sendToDock(m: EveMachine, character: CardId): void {
  const c = card(m.state, character);
  delete c.adrift;
  delete c.ctl;
  delete c.on;
  c.at = 'dock';
  m.version++;
}

/** Returns control of a ship or character to its owner; an owner who is out gets nothing. */
export function giveUp(m: EveMachine, id: CardId): void {
  const { own } = card(m.state, id);
  if (controller(m.state, id) === own || m.state.out.includes(own)) return;
  if (def(m, id).type === 'ship') takeShip(m, id, own);
  else if (def(m, id).type === 'character') {
    sendToDock(m, id);
    m.emit({ e: 'taken', card: id, def: card(m.state, id).def, seat: own });
  }
}

/** Makes a ship an attacker of the region it has just warped into (C-7.7). */
export function attackRegion(m: EveMachine, id: CardId, region: CardId, against: Seat): void {
  const { g } = m.state;
  const by = controller(m.state, id) ?? g.active;
  const first = !g.attacks.some((one) => one.region === region);
  if (first) g.attacks.push({ region, by });
  if (!g.struck.includes(region)) g.struck.push(region);
  card(m.state, id).atk = true;
  card(m.state, id).bound = true;
  m.emit({
    e: 'attacks',
    card: id,
    def: card(m.state, id).def,
    seat: by,
    region,
    regionDef: card(m.state, region).def,
    against,
    first,
  });
}

/** Ends an attack: its ships no longer attack. */
export function endAttack(m: EveMachine, region: CardId): void {
  const { g } = m.state;
  g.attacks = g.attacks.filter((one) => one.region !== region);
  for (const id of shipsIn(m, region)) delete card(m.state, id).atk;
  m.version++;
}

/** Turns up a side of a ship; `mine`: the location that it mines. */
export function commandOn(m: EveMachine, id: CardId, side: Side, mine: CardRef | undefined): void {
  const c = card(m.state, id);
  commandOff(m, id, true);
  c.side = side;
  if (mine !== undefined) c.mine = mine;
  const names = commandsOn(m, id, side).map((one) => one.name);
  m.emit({ e: 'commandOn', card: id, def: c.def, seat: controller(m.state, id), commands: names });
}

/** Ends a ship's work at a location, if it has any. */
export function mineNothing(m: EveMachine, id: CardId): void {
  const c = card(m.state, id);
  if (c.mine === undefined) return;
  delete c.mine;
  m.version++;
}

/** Switches a ship's command off, if one is on. */
export function commandOff(m: EveMachine, id: CardId, quiet = false): void {
  const c = card(m.state, id);
  mineNothing(m, id);
  if (c.side === undefined) return;
  delete c.side;
  if (quiet) m.version++;
  else m.emit({ e: 'commandOff', card: id, def: c.def, seat: controller(m.state, id) });
}

// ── control ──

/** Gives a ship to a seat, with its pilot: it moves to that seat's home region, a docked one to its dock. */
export function takeShip(m: EveMachine, id: CardId, seat: Seat): void {
  const c = card(m.state, id);
  if (c.at !== 'dock') place(m, id, m.state.g.base[seat] as CardId, 'moved');
  setOwnControl(m, id, seat);
  const pilot = pilotOf(m, id);
  if (pilot !== undefined) setOwnControl(m, pilot, seat);
  m.emit({ e: 'taken', card: id, def: c.def, seat });
}

/** Sets control of a card that does not follow a region; absent in the state if the owner has it. */
function setOwnControl(m: EveMachine, id: CardId, seat: Seat): void {
  const c = card(m.state, id);
  if (c.own === seat) delete c.ctl;
  else c.ctl = seat;
}
