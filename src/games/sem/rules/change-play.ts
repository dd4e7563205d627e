/** Every way in which cards in play change; each emits its event. */
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card, create, move, zone } from '#kernel/zones';
import type { Leaving, SemMachine } from '../kind.ts';
import { def, library } from '../library.ts';
import type { Shot, Weapon } from '../state.ts';
import {
  barracksOf,
  carriedBy,
  damageOn,
  handOf,
  hasInPlay,
  hasPostFor,
  holder,
  isDefenseStation,
  isInPlay,
  playOf,
  queueOf,
  removedOf,
  scrapyardOf,
  sideboardOf,
} from './facts.ts';
import { hitPoints, shields } from './figures.ts';

const defOf = (m: SemMachine, id: CardId): string => card(m.state, id).def;
const told = (m: SemMachine, id: CardId) => ({ seat: holder(m, id), card: id, def: defOf(m, id) });

/** A unit is completed, or enters completed, and begins Testing. */
export function completeUnit(m: SemMachine, id: CardId): void {
  const seat = holder(m, id);
  move(m, id, playOf(seat), { quiet: true });
  card(m.state, id).testing = true;
  m.emit({ e: 'completed', ...told(m, id) });
}

/** A modification is completed and goes on a unit or base. */
export function completeModification(m: SemMachine, id: CardId, host: CardId): void {
  move(m, id, playOf(holder(m, id)), { quiet: true });
  card(m.state, id).on = host;
  m.emit({ e: 'completed', ...told(m, id), host, hostDef: defOf(m, host) });
}

/** Research is completed. `paid`: by its alternate cost. */
export function completeResearch(m: SemMachine, id: CardId, paid = false): void {
  const one = card(m.state, id);
  one.done = true;
  delete one.progress;
  m.emit({ e: 'completed', ...told(m, id), ...(paid && { paid }) });
}

/** A card of the sideboard, by its definition. */
export function inSideboard(m: SemMachine, seat: Seat, name: string): CardId | undefined {
  return zone(m.state, sideboardOf(seat)).find((id) => defOf(m, id) === name);
}

/** Whether a card that would enter may: of a unique one there is no copy in play yet. */
export const mayEnter = (m: SemMachine, seat: Seat, name: string): boolean =>
  library(m).get(name).unique !== true || !hasInPlay(m, seat, name);

/** A card of the sideboard comes into play: units in Testing, research completed. */
export function enterFromSideboard(m: SemMachine, seat: Seat, id: CardId): void {
  move(m, id, playOf(seat), { quiet: true });
  if (def(m, id).type === 'unit') card(m.state, id).testing = true;
  else card(m.state, id).done = true;
  m.emit({ e: 'entered', ...told(m, id), how: 'sideboard' });
}

/** A copy of a unit comes into play, in Testing. It leaves the game when it leaves play. */
export function copyUnit(m: SemMachine, seat: Seat, of: CardId): void {
  const id = create(m, defOf(m, of), seat, playOf(seat));
  card(m.state, id).testing = true;
  card(m.state, id).special = true;
  m.emit({ e: 'entered', ...told(m, id), how: 'copy' });
}

/**
 * A card of the sideboard takes the place of a unit: what is on it, its damage, fired weapons and Testing stay (S-5).
 * Personnel for whom the new unit has no post wait at the base.
 */
export function promote(m: SemMachine, old: CardId, into: CardId): void {
  const seat = holder(m, old);
  const from = defOf(m, old);
  const { damage, shieldLoss, testing, fired } = card(m.state, old);
  const carried = carriedBy(m, old);
  const place = zone(m.state, playOf(seat)).indexOf(old);
  move(m, into, playOf(seat), { quiet: true }, place);
  Object.assign(card(m.state, into), {
    ...(damage !== undefined && { damage }),
    ...(shieldLoss !== undefined && { shieldLoss }),
    ...(testing !== undefined && { testing }),
    ...(fired !== undefined && { fired }),
  });
  for (const id of carried) card(m.state, id).on = into;
  toScrapyard(m, old);
  for (const id of carried)
    if (def(m, id).type === 'personnel' && !hasPostFor(m, into, id)) move(m, id, barracksOf(seat), { quiet: true });
  settleShields(m);
  m.emit({ e: 'promoted', ...told(m, into), from });
}

/** Personnel take a post; `cost`: what that costs. */
export function assign(m: SemMachine, id: CardId, host: CardId, cost: number): void {
  const seat = holder(m, id);
  if (!isInPlay(m, id)) move(m, id, playOf(seat), { quiet: true });
  card(m.state, id).on = host;
  m.state.g.cp[seat] = Math.max(0, (m.state.g.cp[seat] ?? 0) - cost);
  m.moves++;
  settleShields(m);
  m.emit({ e: 'assigned', ...told(m, id), cost, host, hostDef: defOf(m, host) });
}

export function endTesting(m: SemMachine, id: CardId): void {
  if (card(m.state, id).testing !== true) return;
  delete card(m.state, id).testing;
  m.emit({ e: 'testingOver', ...told(m, id) });
}

/**
 * Records what is fired by an attack of a unit, and at which defense stations: those are not passed by any more (S-6.1,
 * S-R-33).
 */
export function markAimed(m: SemMachine, shots: readonly Shot[]): void {
  const { g } = m.state;
  for (const { target } of shots) {
    const id = alive(m.state, target);
    if (id !== undefined && isDefenseStation(m, id) && !g.targeted.includes(target))
      g.targeted = [...g.targeted, target];
  }
  markFired(
    m,
    shots.flatMap(({ weapon }) => weapon ?? []),
  );
}

/** Records that weapons have been fired. */
export function markFired(m: SemMachine, weapons: readonly Weapon[]): void {
  for (const { card: id, n } of weapons) {
    const one = card(m.state, id);
    one.fired = [...new Set([...(one.fired ?? []), n])];
  }
  m.version++;
}

/** Damage to the hull of a unit or base, or to a modification. */
export function addDamage(m: SemMachine, id: CardId, n: number): void {
  if (n > 0) card(m.state, id).damage = damageOn(m, id) + n;
}

/** Shield points are lost until they are replenished. */
export function addShieldLoss(m: SemMachine, id: CardId, n: number): void {
  if (n > 0) card(m.state, id).shieldLoss = (card(m.state, id).shieldLoss ?? 0) + n;
}

/** Repairs damage. `by`: the definition of what does it, if it is not the card itself. */
export function repairCard(m: SemMachine, id: CardId, max: number, by?: string): void {
  const n = Math.min(max, damageOn(m, id));
  if (n <= 0) return;
  const left = damageOn(m, id) - n;
  if (left > 0) card(m.state, id).damage = left;
  else delete card(m.state, id).damage;
  m.emit({ e: 'repaired', ...told(m, id), n, ...(by !== undefined && { by }) });
}

/** All shields of a player are full again. */
export function replenish(m: SemMachine, seat: Seat): void {
  const lost = zone(m.state, playOf(seat)).filter((id) => card(m.state, id).shieldLoss !== undefined);
  if (lost.length === 0) return;
  for (const id of lost) delete card(m.state, id).shieldLoss;
  m.emit({ e: 'replenished', seat });
}

/**
 * Where shields end that something gave, what is lost of them goes with them: nobody has fewer than 0, so that shields gained
 * later are there in full (S-R-17).
 */
export function settleShields(m: SemMachine): void {
  const worn = Array.from({ length: m.state.seats }, (_, seat) => zone(m.state, playOf(seat)))
    .flat()
    .filter((id) => card(m.state, id).shieldLoss !== undefined);
  if (worn.length === 0) return;
  m.version++;
  for (const id of worn) {
    const one = card(m.state, id);
    const loss = Math.min(one.shieldLoss ?? 0, shields(m, id));
    if (loss > 0) one.shieldLoss = loss;
    else delete one.shieldLoss;
  }
  m.version++;
}

/** A card that leaves play goes to its owner's scrapyard; one of the sideboard, or a copy, leaves the game. */
function toScrapyard(m: SemMachine, id: CardId): void {
  const { special, own } = card(m.state, id);
  move(m, id, special === true ? removedOf(own) : scrapyardOf(own), { quiet: true });
  if (special === true) card(m.state, id).special = true;
}

/** Takes a card out of play with what is on it. One that is gone already stays where it is. */
export function leavePlay(
  m: SemMachine,
  id: CardId,
  how: Leaving,
  { by, attacker }: { readonly by?: readonly CardId[]; readonly attacker?: CardRef } = {},
): void {
  if (!isInPlay(m, id)) return;
  const what = told(m, id);
  const carried = carriedBy(m, id).map((one) => ({ card: one, def: defOf(m, one) }));
  for (const one of carried) toScrapyard(m, one.card);
  toScrapyard(m, id);
  settleShields(m);
  m.emit({
    e: 'leftPlay',
    ...what,
    how,
    carried,
    ...(by !== undefined && by.length > 0 && { by }),
    ...(attacker !== undefined && { attacker }),
  });
}

/** The cards in play that have taken as much damage as they can. */
export function doomed(m: SemMachine): CardId[] {
  const found: CardId[] = [];
  for (let seat = 0; seat < m.state.seats; seat++)
    for (const id of zone(m.state, playOf(seat))) {
      const damage = damageOn(m, id);
      if (damage > 0 && damage >= hitPoints(m, id)) found.push(id);
    }
  return found;
}

/** A player is out: all their cards leave the game. */
export function eliminate(m: SemMachine, seats: readonly Seat[], how: 'base' | 'concede'): void {
  for (const seat of seats) {
    for (const from of [playOf, queueOf, barracksOf, handOf, scrapyardOf, sideboardOf])
      for (const id of [...zone(m.state, from(seat))]) move(m, id, removedOf(seat), { quiet: true });
    m.state.out.push(seat);
    m.emit({ e: 'eliminated', seat, how });
  }
  if (seats.length > 1) m.state.outTogether = [...(m.state.outTogether ?? []), [...seats]];
  const left = Array.from({ length: m.state.seats }, (_, seat) => seat).filter((seat) => !m.state.out.includes(seat));
  if (left.length < 2) m.finish(left, how);
}
