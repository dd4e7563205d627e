/** Zones: creating, moving and shuffling cards. The only code that changes where a card is. */
import type { Kind } from './kind.ts';
import type { Machine } from './machine.ts';
import { shuffle } from './random.ts';
import type { Card, CardId, CardRef, Seat, Snapshot, State, ZoneId } from './state.ts';

/** The card with an id. Throws on an unknown id. */
export function card<S extends State>(state: S, id: CardId): S['cards'][string] {
  const found = state.cards[id];
  if (found === undefined) throw new Error(`no card ${id}`);
  return found as S['cards'][string];
}

/** The cards of a zone, in order. A zone that never held a card is empty. */
export function zone(state: State, id: ZoneId): readonly CardId[] {
  return state.zones[id] ?? [];
}

/** The zone that a seat has under a name, such as `hand:2`. Each is put together once, since the engine finds by the same text faster. */
export function zoneOfSeat(name: string, seat: Seat): ZoneId {
  zonesOfSeats[name] ??= [];
  const zones = zonesOfSeats[name];
  zones[seat] ??= `${name}:${seat}`;
  return zones[seat];
}

const zonesOfSeats: Record<string, ZoneId[]> = {};

/** The zone of a card, found by searching the few zones, on their tops first: their lists are the only record of it. */
export function zoneOf(state: State, id: CardId): ZoneId | undefined {
  for (const at in state.zones) if (state.zones[at]?.[0] === id) return at;
  for (const at in state.zones) if (state.zones[at]?.includes(id)) return at;
  return undefined;
}

/** A reference to a card as the object that it is now. */
export function ref(state: State, id: CardId): CardRef {
  const gen = card(state, id).gen;
  return gen === undefined ? id : `${id}~${gen}`;
}

/** The id in a reference, if the card is still the same object; otherwise undefined. */
export function alive(state: State, reference: CardRef): CardId | undefined {
  const cut = reference.indexOf('~');
  const id = cut < 0 ? reference : reference.slice(0, cut);
  const gen = cut < 0 ? 0 : Number(reference.slice(cut + 1));
  const found = state.cards[id];
  return found !== undefined && (found.gen ?? 0) === gen ? id : undefined;
}

/** The id in a reference, even if the card has become a new object. */
export function idOf(reference: CardRef): CardId {
  const cut = reference.indexOf('~');
  return cut < 0 ? reference : reference.slice(0, cut);
}

/** Who controls a card: its owner unless the state says otherwise; undefined for nobody. */
export function controller(state: State, id: CardId): Seat | undefined {
  const { ctl, own } = card(state, id);
  if (ctl === undefined) return own;
  return ctl < 0 ? undefined : ctl;
}

/** Creates a card in a zone during set-up. */
export function create<K extends Kind>(m: Machine<K>, def: string, own: Seat, to: ZoneId): CardId {
  const id = `c${m.number()}`;
  (m.state.cards as Record<CardId, Card>)[id] = { def, own };
  list(m.state, to).push(id);
  m.moves++;
  return id;
}

/**
 * Gives a card a new id, by which nobody who knew the old one can recognise it, and returns it. References to the card under
 * its old id are dead.
 */
export function renew<K extends Kind>(m: Machine<K>, id: CardId): CardId {
  const { gen: _, ...rest } = card(m.state, id) as Card;
  const fresh = `c${m.number()}`;
  const cards = m.state.cards as Record<CardId, Card>;
  delete cards[id];
  cards[fresh] = rest;
  const at = zoneOf(m.state, id);
  const ids = at === undefined ? [] : list(m.state, at);
  ids.splice(ids.indexOf(id), 1, fresh);
  m.version++;
  m.moves++;
  return fresh;
}

/** Extra fields of a move's event; a `quiet` move emits none. */
export type MoveDetails = Readonly<Record<string, unknown>> & { readonly quiet?: boolean };

/**
 * Moves a card to another zone, where it becomes a new object. Emits `moved`, with a snapshot of the card if it was in play.
 * `at`: position from the top (0); the end if absent.
 */
export function move<K extends Kind>(
  m: Machine<K>,
  id: CardId,
  to: ZoneId,
  details: MoveDetails = {},
  at?: number,
): void {
  const c = card(m.state, id) as Card;
  const from = zoneOf(m.state, id) ?? to;
  const left = m.rules.inPlay(from);
  const isTold = details.quiet !== true;
  const was: Snapshot | undefined = left && isTold ? { id, ...c } : undefined;
  const source = list(m.state, from);
  const index = source.indexOf(id);
  if (index >= 0) source.splice(index, 1);
  const target = list(m.state, to);
  if (at === undefined) target.push(id);
  else target.splice(at, 0, id);
  c.gen = (c.gen ?? 0) + 1;
  if (c.ctl !== undefined) delete c.ctl;
  if (left) {
    loseFields(c, m.rules.lostFields);
    endEffectsOf(m.state, `${id}~${c.gen - 1}`, c.gen === 1 ? id : undefined);
  }
  m.version++;
  if (left || m.rules.inPlay(to)) m.moves++;
  if (!isTold) return;
  const { quiet: _, ...facts } = details;
  m.record({ e: 'moved', card: id, def: c.def, own: c.own, from, zone: to, ...(was && { was }), ...facts });
}

/** Engines read objects slower from which something has been deleted, so only what is there is. */
function loseFields(c: Partial<Record<string, unknown>>, fields: readonly string[]): void {
  for (const field of fields) if (c[field] !== undefined) delete c[field];
}

/**
 * Shuffles a zone. In a hidden zone the definitions are reassigned to the ids at random, so that an id that was seen before
 * does not reveal where its card is.
 */
export function shuffleZone<K extends Kind>(m: Machine<K>, id: ZoneId): void {
  const ids = list(m.state, id);
  shuffle(m.state.rng, ids);
  if (m.rules.hidden(id)) {
    const contents = shuffle(
      m.state.rng,
      ids.map((one) => card(m.state, one).def),
    );
    ids.forEach((one, i) => {
      (card(m.state, one) as Card).def = contents[i] as string;
    });
  }
  m.version++;
  m.moves++;
}

/** Ends lasting effects for a card that leaves play: those on it end for it, those that last `while` it stays end altogether. */
function endEffectsOf(state: State, life: CardRef, firstLife: CardRef | undefined): void {
  if (state.lasting.length === 0) return;
  state.lasting = state.lasting.filter((effect) => {
    if (effect.while !== undefined && (effect.while === life || effect.while === firstLife)) return false;
    if (effect.on === undefined) return true;
    effect.on = effect.on.filter((one) => one !== life && one !== firstLife);
    return effect.on.length > 0;
  });
}

function list(state: State, id: ZoneId): CardId[] {
  let found = state.zones[id];
  if (found === undefined) {
    found = [];
    state.zones[id] = found;
  }
  return found;
}
