/** Every way in which EVE's state changes. Each helper changes and tells; no other code of the game writes to the state. */
import { expire } from '#kernel/lasting';
import type { CardId, CardRef, Seat, ZoneId } from '#kernel/state';
import { alive, card, controller, move, ref, shuffleZone, zone } from '#kernel/zones';
import {
  activeCommands,
  commandsOf,
  hasActive,
  holder,
  isAttacking,
  outerRegions,
  pilotOf,
  regionOf,
  shipsIn,
} from './facts.ts';
import { applies, effective } from './figures.ts';
import { inPlay } from './in-play.ts';
import { def } from './library.ts';
import type { Battle, EveMachine, Phase, Side } from './state.ts';

// ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Gives (or takes, below 0) ISK; a wallet never goes below 0. Returns what really changed hands. */
export function addIsk(
  m: EveMachine,
  seat: Seat,
  n: number,
  why: string,
  told: Readonly<Record<string, unknown>> = {},
): number {
  const { isk } = m.state.g;
  const before = isk[seat] ?? 0;
  isk[seat] = Math.max(0, before + n);
  const real = isk[seat] - before;
  if (real !== 0) m.emit({ e: 'isk', seat, n: real, why, ...told });
  return real;
}

// ── cards in hand and market ─────────────────────────────────────────────────────────────────────────────────────

/** Draws up to n cards one by one; drawing from an empty market loses the game at the next check. */
export function draw(m: EveMachine, seat: Seat, n: number): void {
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    const top = zone(m.state, `market:${seat}`)[0];
    if (top === undefined) break;
    move(m, top, `hand:${seat}`, { quiet: true });
    drawn.push(top);
  }
  // Abilities hear of each card; people are told of all at once, with the first.
  const defs = drawn.map((id) => card(m.state, id).def);
  drawn.forEach((id, i) => {
    m.emit({ e: 'drew', to: [seat], seat, card: id, def: defs[i], defs: i === 0 ? defs : [] });
  });
  if (drawn.length > 0) m.emit({ e: 'drewHidden', except: [seat], seat, n: drawn.length });
  if (drawn.length >= n) return;
  m.state.g.losing.push({ seat, how: 'market' });
  m.emit({ e: 'marketEmpty', seat });
}

/** Discards cards from hand. */
export function discard(m: EveMachine, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) move(m, id, `scrap:${seat}`, { why: 'discarded', seat });
}

/** Shuffles cards of a seat's hand or scrapheap into its market. */
export function shuffleInto(m: EveMachine, seat: Seat, ids: readonly CardId[], told: 'hand' | 'scrapheap'): void {
  for (const id of ids) move(m, id, `market:${seat}`, told === 'hand' ? { quiet: true } : { why: 'shuffledIn', seat });
  shuffleZone(m, `market:${seat}`);
  m.emit({ e: 'shuffled', seat, n: ids.length, from: told });
}

/** A region as a log line names it: its definition, and whose home it is. Nothing for the dock. */
export function toldRegion<F extends string>(m: EveMachine, field: F, at: CardId | 'dock' | undefined): Told<F> {
  if (at === undefined || at === 'dock') return {};
  const { def: regionDef, own } = card(m.state, at);
  const home = m.state.g.base.includes(at) ? own : undefined;
  return { [`${field}Def`]: regionDef, [`${field}Home`]: home } as Told<F>;
}
type Told<F extends string> = { readonly [K in `${F}Def`]?: string } & { readonly [K in `${F}Home`]?: Seat };

// ── entering and leaving play ────────────────────────────────────────────────────────────────────────────────────

/** Puts a card into play. `at`: the region of a location, `dock` for ships; structures stand in the home region, news nowhere. */
export function enter(m: EveMachine, id: CardId, seat: Seat, at: CardId | 'dock' | undefined, x?: number): void {
  const definition = def(m, id);
  move(m, id, 'play', { quiet: true });
  const c = card(m.state, id);
  if (at !== undefined && definition.type !== 'news') c.at = at;
  if (definition.type !== 'location' && c.own !== seat) c.ctl = seat;
  if (x !== undefined) c.x = x;
  if (definition.type === 'ship' && (definition.assembly ?? 0) > 0) c.tabs = definition.assembly as number;
  if (definition.type === 'news') {
    c.since = m.state.g.turn;
    if (typeof definition.duration === 'number' && definition.duration > 0) c.tabs = definition.duration;
  }
  m.emit({ e: 'entered', card: id, def: c.def, seat, at: c.at, ...toldRegion(m, 'at', c.at) });
}

/** Takes a card in play to its owner's scrapheap. `counts`: it counts as destroyed for what watches for that. */
export function destroy(m: EveMachine, id: CardId, why: 'destroyed' | 'expired' | 'sacrificed', counts = true): void {
  const seat = holder(m, id);
  const region = regionOf(m, id);
  const c = card(m.state, id);
  const { x } = c;
  const from = ref(m.state, id);
  castOff(m, id);
  move(m, id, ownZone(m, id, 'scrap'), { quiet: true });
  m.emit({ e: why, card: id, was: from, def: c.def, seat, own: c.own, region, counts, ...(x !== undefined && { x }) });
}

/** Returns a card in play to its owner's hand. */
export function returnToHand(m: EveMachine, id: CardId): void {
  const c = card(m.state, id);
  const region = regionOf(m, id);
  castOff(m, id);
  move(m, id, ownZone(m, id, 'hand'), { quiet: true });
  m.emit({ e: 'returned', card: id, def: c.def, own: c.own, region });
}

/** Where a card goes from play: to its owner (C-8.8), and out of the game after an owner who is out. */
function ownZone(m: EveMachine, id: CardId, name: 'scrap' | 'hand'): ZoneId {
  const { own } = card(m.state, id);
  return m.state.out.includes(own) ? 'gone' : `${name}:${own}`;
}

// ── ships ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How a ship moves; only `warp` is a warp for triggers (Core: docking is none). */
export type Movement = 'warp' | 'dock' | 'undock' | 'withdraw' | 'moved' | 'reassembled';

/** Moves a ship within play: its command goes off, it attacks no more. */
export function place(m: EveMachine, id: CardId, to: CardId | 'dock', how: Movement): void {
  const c = card(m.state, id);
  const from = c.at;
  commandOff(m, id);
  delete c.atk;
  if (how === 'reassembled') delete c.dmg;
  if (to === 'dock') goAshore(m, id);
  c.at = to;
  m.emit({
    e: 'ship',
    card: id,
    def: c.def,
    seat: controller(m.state, id),
    from,
    at: to,
    how,
    ...toldRegion(m, 'from', from),
    ...toldRegion(m, 'at', to),
  });
}

// ── pilots ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A docked character becomes the pilot of a ship. */
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

/** The pilot of a ship that docks is an agent again. */
function goAshore(m: EveMachine, ship: CardId): void {
  const pilot = pilotOf(m, ship);
  if (pilot === undefined) return;
  const c = card(m.state, pilot);
  delete c.on;
  c.at = 'dock';
}

/** The ship has left play: the pilot waits for the owner's decision. */
export function castOff(m: EveMachine, ship: CardId): void {
  const pilot = pilotOf(m, ship);
  if (pilot === undefined) return;
  const c = card(m.state, pilot);
  delete c.on;
  c.adrift = true;
}

/** A clone goes to its owner's dock; the character has never left play. */
export function cloneHome(m: EveMachine, character: CardId): void {
  const c = card(m.state, character);
  sendAshore(m, character);
  m.emit({ e: 'cloned', card: character, def: c.def, seat: c.own });
}

/** A character goes to its owner's dock, wherever it was. */
function sendAshore(m: EveMachine, character: CardId): void {
  const c = card(m.state, character);
  delete c.adrift;
  delete c.ctl;
  delete c.on;
  c.at = 'dock';
  m.version++;
}

/** Who had a ship or a character of somebody else gives it back to its owner; an owner who is out gets nothing. */
export function giveUp(m: EveMachine, id: CardId): void {
  const { own } = card(m.state, id);
  if (controller(m.state, id) === own || m.state.out.includes(own)) return;
  if (def(m, id).type === 'ship') takeShip(m, id, own);
  else if (def(m, id).type === 'character') {
    sendAshore(m, id);
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

/** An attack is over: its ships attack no more. */
export function endAttack(m: EveMachine, region: CardId): void {
  const { g } = m.state;
  g.attacks = g.attacks.filter((one) => one.region !== region);
  for (const id of shipsIn(m, region)) delete card(m.state, id).atk;
  m.version++;
}

/** Turns a side of a ship up; with `mine`, the location that it mines. */
export function commandOn(m: EveMachine, id: CardId, side: Side, mine: CardRef | undefined): void {
  const c = card(m.state, id);
  commandOff(m, id, true);
  c.side = side;
  if (mine !== undefined) c.mine = mine;
  const names = commandsOf(m, id)
    .filter((one) => one.side === side)
    .map((one) => one.name);
  m.emit({ e: 'commandOn', card: id, def: c.def, seat: controller(m.state, id), commands: names });
}

/** Switches a ship's command off, if one is on. */
export function commandOff(m: EveMachine, id: CardId, quiet = false): void {
  const c = card(m.state, id);
  delete c.mine;
  if (c.side === undefined) return;
  delete c.side;
  if (quiet) m.version++;
  else m.emit({ e: 'commandOff', card: id, def: c.def, seat: controller(m.state, id) });
}

/** Moves assembly or duration tabs; below 1 there are none left. Returns whether none are left. */
export function setTabs(m: EveMachine, id: CardId, left: number): boolean {
  const c = card(m.state, id);
  if (left > 0) c.tabs = left;
  else delete c.tabs;
  m.emit({
    e: left > 0 ? 'tabs' : 'tabsDone',
    card: id,
    def: c.def,
    seat: controller(m.state, id),
    left: Math.max(0, left),
    type: def(m, id).type,
  });
  return left <= 0;
}

/** Gives a ship to a seat: it moves to that seat's home region, a docked one to its dock. */
export function takeShip(m: EveMachine, id: CardId, seat: Seat): void {
  const c = card(m.state, id);
  if (c.at !== 'dock') place(m, id, m.state.g.base[seat] as CardId, 'moved');
  setOwnControl(m, id, seat);
  const pilot = pilotOf(m, id);
  if (pilot !== undefined) setOwnControl(m, pilot, seat);
  m.emit({ e: 'taken', card: id, def: c.def, seat });
}

/** Control of a card that does not follow a region: absent in the state where it is the owner's. */
function setOwnControl(m: EveMachine, id: CardId, seat: Seat): void {
  const c = card(m.state, id);
  if (c.own === seat) delete c.ctl;
  else c.ctl = seat;
}

// ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Deals damage to a ship or starbase, less what is prevented (oldest first). */
export function damage(m: EveMachine, id: CardId, n: number, by: string): void {
  let left = n;
  for (const one of effective(m, 'prevent')) {
    if (left === 0) break;
    if (!applies(m, one, one.effect.what, id)) continue;
    const stored = m.state.lasting.find((effect) => effect.id === one.lasting);
    const room = one.effect.n === 'all' ? left : Math.min(left, one.effect.n);
    left -= room;
    if (stored !== undefined && one.effect.n !== 'all') {
      stored.mod = { ...stored.mod, effect: { ...one.effect, n: one.effect.n - room } };
      if (one.effect.n - room <= 0) expire(m, (effect) => effect.id === stored.id);
    }
    m.emit({ e: 'prevented', card: id, def: card(m.state, id).def, n: room });
  }
  if (left <= 0) return;
  const c = card(m.state, id);
  c.dmg = (c.dmg ?? 0) + left;
  m.emit({ e: 'damaged', card: id, def: c.def, seat: holder(m, id), n: left, by });
}

/** Shields recharge at the end of every phase (C-11.6), ships that attacked may act again, and what lasts "until end of phase" ends. */
export function endPhase(m: EveMachine): void {
  for (const id of inPlay(m)) {
    const c = card(m.state, id);
    delete c.dmg;
    delete c.bound;
  }
  m.state.g.struck = [];
  expire(m, 'end of phase');
}

// ── control ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Lets control of outer regions follow their ships (C-8.2, C-8.3), and ends what goes with it: an attack on what has
 * become one's own is over, commands of ships in enemy or lost places go off.
 */
export function settleControl(m: EveMachine): void {
  for (const region of outerRegions(m)) {
    const present = [...new Set(shipsIn(m, region).map((id) => controller(m.state, id)))];
    const before = controller(m.state, region);
    const after = before !== undefined && present.includes(before) ? before : present[0];
    if (after !== before) setController(m, region, after);
  }
  const { g } = m.state;
  for (const { region, by } of [...g.attacks]) {
    const owner = controller(m.state, region);
    const fought = g.battle?.region === region;
    const attackers = shipsIn(m, region).some((id) => isAttacking(m, id));
    if (!fought && (!attackers || owner === by || owner === undefined)) endAttack(m, region);
  }
  for (const id of inPlay(m)) {
    if (card(m.state, id).side === undefined) continue;
    if (commandLost(m, id)) commandOff(m, id);
    else if (!mines(m, id)) delete card(m.state, id).mine;
  }
}

function setController(m: EveMachine, region: CardId, seat: Seat | undefined): void {
  const c = card(m.state, region);
  const before = controller(m.state, region);
  c.ctl = seat ?? -1;
  m.emit({ e: 'control', region, def: c.def, seat, before });
}

/**
 * A command goes off when it may not be, when its region is an enemy's, when the pilot that gave it is gone, or when the
 * mined location is gone; other commands on the side of a mining one stay on.
 */
function commandLost(m: EveMachine, id: CardId): boolean {
  const c = card(m.state, id);
  const seat = controller(m.state, id);
  if (effective(m, 'forbidCommand').some((one) => applies(m, one, one.effect.what, id))) return true;
  if (c.at !== undefined && c.at !== 'dock' && controller(m.state, c.at) !== seat) return true;
  return !mines(m, id) && activeCommands(m, id).every((one) => one.name === 'mining');
}

/** Whether a ship is mining a location that is there. */
function mines(m: EveMachine, id: CardId): boolean {
  const { mine } = card(m.state, id);
  return hasActive(m, id, 'mining') && mine !== undefined && alive(m.state, mine) !== undefined;
}

/** An outer region comes into play uncontrolled (C-7.2). */
export function openRegion(m: EveMachine, id: CardId, seat: Seat): void {
  move(m, id, 'play', { quiet: true });
  card(m.state, id).ctl = -1;
  m.emit({ e: 'regionOpened', card: id, def: card(m.state, id).def, seat });
}

/** Turns the starbase over (C-7.3). */
export function upgrade(m: EveMachine, seat: Seat): void {
  const { g } = m.state;
  const base = card(m.state, g.base[seat] as CardId);
  base.def = g.back[seat] as string;
  m.moves++;
  g.upgraded[seat] = true;
  m.emit({ e: 'upgraded', seat, card: g.base[seat], def: base.def });
}

// ── the course of the turn ───────────────────────────────────────────────────────────────────────────────────────

export function setStep(m: EveMachine, phase: Phase, step: string): void {
  m.state.g.phase = phase;
  m.state.g.step = step;
  m.version++;
}

export function setBattle(m: EveMachine, battle: Battle | undefined): void {
  if (battle === undefined) delete m.state.g.battle;
  else m.state.g.battle = battle;
  m.version++;
}
