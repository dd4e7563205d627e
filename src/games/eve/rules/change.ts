/** Every way in which EVE's state changes, except for ships (`change-ships.ts`). Each helper changes the state and emits the event; no other code writes to the state. */
import { endLasting } from '#kernel/lasting';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { alive, card, controller, move, ref, shuffleZone, zone } from '#kernel/zones';
import type { EveEvents, Fallen } from '../events.ts';
import type { EveMachine } from '../kind.ts';
import { def } from '../library.ts';
import type { Battle, Phase } from '../state.ts';
import { commandOff, endAttack, mineNothing, prepareToLeavePlay } from './change-ships.ts';
import { activeCommands, hasActive, holder, isAttacking, outerRegions, regionOf, shipsIn, works } from './facts.ts';
import { applies, effective, forbidden } from './figures.ts';
import { inPlay, ofType } from './in-play.ts';
import { regionFields } from './region-fields.ts';

// ── money ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Gives (or takes, below 0) ISK; a wallet never goes below 0. Returns the actual change; a player who has given up
 * an income step's income gains nothing in it.
 */
export function addIsk(
  m: EveMachine,
  seat: Seat,
  n: number,
  why: string,
  told: Pick<EveEvents['isk'], 'def' | 'parts'> = {},
): number {
  const { isk, forgone, active, step } = m.state.g;
  if (n > 0 && forgone && seat === active && step === 'setup.income') {
    m.emit({ e: 'forfeited', seat, n, ...told });
    return 0;
  }
  const before = isk[seat] ?? 0;
  isk[seat] = Math.max(0, before + n);
  const real = isk[seat] - before;
  if (real !== 0) m.emit({ e: 'isk', seat, n: real, why, ...told });
  return real;
}

// ── cards in hand and market ─────────────────────────────────────────────────────────────────────────────────────

/**
 * Draws up to n cards one by one; drawing from an empty market loses the game at the next check. Returns how many were
 * drawn.
 */
export function draw(m: EveMachine, seat: Seat, n: number): number {
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    const top = zone(m.state, `market:${seat}`)[0];
    if (top === undefined) break;
    move(m, top, `hand:${seat}`, { quiet: true });
    drawn.push(top);
  }
  // One event per card, for triggers; the first lists all cards, for the log.
  const defs = drawn.map((id) => card(m.state, id).def);
  drawn.forEach((id, i) => {
    m.emit({ e: 'drew', to: [seat], seat, card: id, def: defs[i], defs: i === 0 ? defs : [] });
  });
  if (drawn.length > 0) m.emit({ e: 'drewHidden', except: [seat], seat, n: drawn.length });
  if (drawn.length >= n) return drawn.length;
  m.state.g.losing.push({ seat, how: 'market' });
  m.emit({ e: 'marketEmpty', seat });
  return drawn.length;
}

/** Discards cards from hand; `limit`: because there are more than one may keep. */
export function discard(m: EveMachine, seat: Seat, ids: readonly CardId[], limit?: 'limit'): void {
  for (const id of ids)
    move(m, id, `scrap:${seat}`, { why: 'discarded', seat, ...(limit !== undefined && { limit: true }) });
}

/** Shuffles cards of a seat's hand or scrapheap into its market. */
export function shuffleInto(m: EveMachine, seat: Seat, ids: readonly CardId[], told: 'hand' | 'scrapheap'): void {
  for (const id of ids) move(m, id, `market:${seat}`, told === 'hand' ? { quiet: true } : { why: 'shuffledIn', seat });
  shuffleZone(m, `market:${seat}`);
  m.emit({ e: 'shuffled', seat, n: ids.length, from: told });
}

// ── entering and leaving play ────────────────────────────────────────────────────────────────────────────────────

/** Puts a card into play. `at`: the region of a location, `dock` for ships; structures go to the home region, news have no place. There may be copies of anything, characters too. */
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
  m.emit({ e: 'entered', card: id, def: c.def, seat, at: c.at, ...regionFields(m, 'at', c.at) });
}

/** Ways in which a card goes from play to the scrapheap. */
type Death = 'destroyed' | 'expired' | 'sacrificed';

/** Moves a card in play to its owner's scrapheap. `counts`: it counts as destroyed for triggers. */
export function destroy(m: EveMachine, id: CardId, why: Death, counts = true): void {
  destroyAll(m, [id], why, counts);
}

/**
 * Moves cards in play to their owners' scrapheaps at the same time: abilities that this triggers, including those of the
 * destroyed cards, see all of them (R-16). `together` in the events names them all.
 */
export function destroyAll(m: EveMachine, ids: readonly CardId[], why: Death, counts = true): void {
  const together = ids.length > 1 ? { together: ids.map((id) => ref(m.state, id)) } : {};
  const known = ids.map((id) => lastKnown(m, id));
  for (const id of ids) {
    prepareToLeavePlay(m, id);
    move(m, id, ownZone(m, id, 'scrap'), { quiet: true });
  }
  for (const one of known) m.emit({ e: why, ...one, counts, ...together });
}

/** A card that is about to leave play, for its event. */
function lastKnown(m: EveMachine, id: CardId): Omit<Fallen, 'counts' | 'together'> {
  const { def: definition, own, x } = card(m.state, id);
  const idle = def(m, id).pending.flatMap(({ ability, index }) => (works(m, id, ability) ? [] : [index]));
  return {
    card: id,
    was: ref(m.state, id),
    def: definition,
    seat: holder(m, id),
    own,
    region: regionOf(m, id),
    ...(x !== undefined && { x }),
    ...(idle.length > 0 && { idle }),
  };
}

/** Returns a card in play to its owner's hand. */
export function returnToHand(m: EveMachine, id: CardId): void {
  const c = card(m.state, id);
  const region = regionOf(m, id);
  prepareToLeavePlay(m, id);
  move(m, id, ownZone(m, id, 'hand'), { quiet: true });
  m.emit({ e: 'returned', card: id, def: c.def, own: c.own, region });
}

/** Where a card goes from play: to its owner's zone (C-8.8), or out of the game if the owner is out. */
export function ownZone(m: EveMachine, id: CardId, name: 'scrap' | 'hand'): ZoneId {
  const { own } = card(m.state, id);
  return m.state.out.includes(own) ? 'gone' : `${name}:${own}`;
}

/** Sets assembly or duration tabs; below 1 there are none left. Returns whether none are left. */
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

// ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Deals damage to a ship or starbase, minus what is prevented (oldest prevention first). */
export function damage(m: EveMachine, id: CardId, n: number, by: string): number {
  let left = n;
  for (const one of effective(m, 'prevent')) {
    if (left === 0) break;
    if (!applies(m, one, one.effect.what, id)) continue;
    const stored = m.state.lasting.find((effect) => effect.id === one.lasting);
    const room = one.effect.n === 'all' ? left : Math.min(left, one.effect.n);
    left -= room;
    if (stored !== undefined && one.effect.n !== 'all') {
      stored.mod = { ...stored.mod, effect: { ...one.effect, n: one.effect.n - room } };
      if (one.effect.n - room <= 0) endLasting(m, (effect) => effect.id === stored.id);
    }
    m.emit({ e: 'prevented', card: id, def: card(m.state, id).def, n: room });
  }
  if (left <= 0) return 0;
  const c = card(m.state, id);
  c.dmg = (c.dmg ?? 0) + left;
  m.emit({ e: 'damaged', card: id, def: c.def, seat: holder(m, id), n: left, by });
  return left;
}

/** Shields recharge at the end of every phase (C-11.6), ships that attacked may act again, and what lasts "until end of phase" ends. */
export function endPhase(m: EveMachine): void {
  const { g } = m.state;
  for (const id of inPlay(m)) {
    const c = card(m.state, id);
    if (c.dmg === undefined && c.bound === undefined) continue;
    delete c.dmg;
    delete c.bound;
    m.version++;
  }
  if (g.struck.length > 0) {
    g.struck = [];
    m.version++;
  }
  endLasting(m, 'end of phase');
}

// ── control ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Updates control of outer regions from the ships in them (C-8.2, C-8.3), with its consequences: an attack on a region that
 * the attacker now controls ends, and commands of ships in enemy or lost places are switched off.
 */
export function settleControl(m: EveMachine): void {
  if (m.memo(controlOf).isSettled) return;
  settle(m);
  m.memo(controlOf).isSettled = true;
}

/** Control is settled until something changes. */
const controlOf = (_: EveMachine): { isSettled: boolean } => ({ isSettled: false });

function settle(m: EveMachine): void {
  for (const region of outerRegions(m)) {
    const before = controller(m.state, region);
    const after = holderByShips(m, region, before);
    if (after !== before) setController(m, region, after);
  }
  const { g } = m.state;
  for (const { region, by } of [...g.attacks]) {
    const owner = controller(m.state, region);
    const fought = g.battle?.region === region;
    const attackers = shipsIn(m, region).some((id) => isAttacking(m, id));
    if (!fought && (!attackers || owner === by || owner === undefined)) endAttack(m, region);
  }
  for (const id of ofType(m, 'ship')) {
    const { side, mine } = card(m.state, id);
    if (side === undefined) continue;
    if (commandLost(m, id)) commandOff(m, id);
    else if (mine !== undefined && !mines(m, id)) mineNothing(m, id);
  }
}

/** Who controls an outer region by the ships in it: as before while any of theirs is there, else whose ship is. */
function holderByShips(m: EveMachine, region: CardId, before: Seat | undefined): Seat | undefined {
  const there = shipsIn(m, region);
  const [first] = there;
  if (first === undefined) return undefined;
  const remains = before !== undefined && there.some((id) => controller(m.state, id) === before);
  return remains ? before : controller(m.state, first);
}

function setController(m: EveMachine, region: CardId, seat: Seat | undefined): void {
  const c = card(m.state, region);
  const before = controller(m.state, region);
  c.ctl = seat ?? -1;
  m.emit({ e: 'control', region, def: c.def, seat, before });
}

/**
 * Whether a command is switched off: it is forbidden, its region is an enemy's, the pilot that had it is gone, or the mined
 * location is gone (R-22, R-30; other commands on the same side as mining stay on).
 */
function commandLost(m: EveMachine, id: CardId): boolean {
  const c = card(m.state, id);
  const seat = controller(m.state, id);
  if (forbidden(m, 'forbidCommand', id)) return true;
  if (c.at !== undefined && c.at !== 'dock' && controller(m.state, c.at) !== seat) return true;
  return activeCommands(m, id).every((one) => one.name === 'mining') && !mines(m, id);
}

/** Whether a ship is mining a location that is still there. */
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

/** Where the turn is. It is no change that counts: what is known of the table holds in the next step too. */
export function setStep(m: EveMachine, phase: Phase, step: string): void {
  m.state.g.phase = phase;
  m.state.g.step = step;
}

export function setBattle(m: EveMachine, battle: Battle | undefined): void {
  if (battle === undefined) delete m.state.g.battle;
  else m.state.g.battle = battle;
  m.version++;
}
