/** Figures as they are at present: of cards, and of players by their stations. */
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { TswMachine } from '../kind.ts';
import { type Definition, def } from '../library.ts';
import type { Row } from '../state.ts';
import { commanderOf, counters, damageOn, figureOf, has, inPlay, printedCost, rowOf } from './facts.ts';
import { cardsOf, isKind } from './select.ts';
import { applies, changed, concerns, effective, isAffected } from './standing.ts';

/** What each card of a row is worth: cards drawn, actions gained, cards that may be held (T-4.1). */
const worth: Readonly<Record<Row, number>> = { draw: 1, action: 2, discard: 3 };
/** Station cards that a player may have (T-4.4). */
const STATION_MAXIMUM = 7;

/** What a player's row gives: cards to draw, actions, or the limit of the hand. */
export function rowGives(m: TswMachine, row: Row, seat: Seat): number {
  return zone(m.state, rowOf(row, seat)).length * rowWorth(m, row, seat);
}

/** What each card of a player's row gives. */
export function rowWorth(m: TswMachine, row: Row, seat: Seat): number {
  return (row === 'action' ? commander(m, seat)?.actions : undefined) ?? worth[row];
}

/** Most station cards that a player may have. */
export function stationMaximum(m: TswMachine, seat: Seat): number {
  return commander(m, seat)?.station ?? STATION_MAXIMUM;
}

function commander(m: TswMachine, seat: Seat): Definition | undefined {
  const [id] = zone(m.state, commanderOf(seat));
  return id === undefined ? undefined : def(m, id);
}

/** The attack value of a card without what changes it, or its defense value in its place. */
export function baseAttack(m: TswMachine, id: CardId): number {
  return isSwapped(m, id) ? printedDefense(m, id) : ownAttack(m, id);
}

/** The attack value that is its own: printed, paid as X, or counted (W40); once exchanged it is counted no more (W35). */
export function ownAttack(m: TswMachine, id: CardId): number {
  const { attack: printed } = def(m, id);
  const isCounted = printed === 'X' && !isSwapped(m, id);
  const counts = isCounted ? effective(m, 'attackIs').filter(({ place }) => place.src === id) : [];
  if (counts.length === 0) return figureOf(m, id, printed);
  return counts.reduce(
    (sum, { effect: { count }, place }) => sum + (count.pick === 'ref' ? 1 : cardsOf(m, count, place).length),
    0,
  );
}

const isSwapped = (m: TswMachine, id: CardId): boolean => card(m.state, id).swapped === true;
const printedDefense = (m: TswMachine, id: CardId): number => def(m, id).defense ?? 0;

/** The attack value of a card. */
export function attack(m: TswMachine, id: CardId): number {
  return changed(m, 'modAttack', id, baseAttack(m, id)) + byCounters(m, id, 'attack');
}

/** The defense value of a card; undefined for one that cannot be damaged. */
export function defense(m: TswMachine, id: CardId): number | undefined {
  if (def(m, id).defense === undefined) return undefined;
  return (isSwapped(m, id) ? ownAttack(m, id) : printedDefense(m, id)) + byCounters(m, id, 'defense');
}

/** What the counters on a card add to a figure. */
function byCounters(m: TswMachine, id: CardId, figure: 'attack' | 'defense'): number {
  const found = effective(m, 'forEachCounter').filter(({ place }) => place.src === id);
  return counters(m, id) * found.reduce((sum, { effect }) => sum + (effect[figure] ?? 0), 0);
}

/** How much more damage destroys a card. */
export function defenseLeft(m: TswMachine, id: CardId): number {
  return Math.max(0, (defense(m, id) ?? 0) - damageOn(m, id));
}

/** How often a card may attack in a turn. */
export function attacksOf(m: TswMachine, id: CardId): number {
  return changed(m, 'modAttacks', id, def(m, id).attacks ?? 1);
}

/** Whether a card moves in the turn in which it enters play (T-7.1). What hastens a Slow card makes it no longer Slow instead (W51). */
export function isFast(m: TswMachine, id: CardId): boolean {
  const wasSlow = has(m, id, 'slow') && !isAffected(m, 'noLongerSlow', id);
  return has(m, id, 'fast') || (isAffected(m, 'hasten', id) && !wasSlow);
}

/** Whether a card either moves or attacks in a turn (T-7.2). */
export function isSlow(m: TswMachine, id: CardId): boolean {
  return has(m, id, 'slow') && !isAffected(m, 'hasten', id) && !isAffected(m, 'noLongerSlow', id);
}

/** The damage of a card when it collides; undefined for one that may not collide. */
export function collision(m: TswMachine, id: CardId): number | undefined {
  const found = effective(m, 'collision').filter((one) => applies(m, one, one.effect.what, id));
  return found.length === 0 ? undefined : Math.max(...found.map(({ effect }) => effect.n));
}

/** What it takes a player to play a card now, without its X. Its printed cost stays what it is. */
export function costToPlay(m: TswMachine, id: CardId, seat: Seat): number {
  const { cost } = def(m, id);
  const printed = typeof cost === 'number' ? cost : 0;
  const all = effective(m, 'modPrice');
  if (all.length === 0) return printed;
  const changes = all.filter(({ effect, place }) => concerns(effect.who, place, seat) && isKind(m, effect.for, id));
  return Math.max(
    0,
    changes.reduce((sum, { effect }) => sum + effect.n, printed),
  );
}

/** Whether a player may play a card, as far as what is in play allows it. */
export function mayPlay(m: TswMachine, id: CardId, seat: Seat): boolean {
  const isBarred = effective(m, 'forbidPlay').some(
    ({ effect, place }) => concerns(effect.who, place, seat) && isKind(m, effect.what, id),
  );
  const played = m.state.g.played?.[seat] ?? 0;
  const isSpent = effective(m, 'limitPlays').some(
    ({ effect, place }) => concerns(effect.who, place, seat) && played >= effect.most,
  );
  return !isBarred && !isSpent;
}

/** What a player's duration cards in play cost to keep (T-5.4). */
export function upkeep(m: TswMachine, seat: Seat): readonly { readonly id: CardId; readonly cost: number }[] {
  return inPlay(m, seat, 'duration')
    .filter((id) => card(m.state, id).entered !== m.state.g.turn)
    .map((id) => ({ id, cost: printedCost(m, id) }));
}
