/** Figures as they are at present: of cards, and of players by their stations. */
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { commanderOf, damageOn, figureOf, inPlay, printedCost, rowOf } from './facts.ts';
import type { TswMachine } from './kind.ts';
import { type Definition, def } from './library.ts';
import { changed } from './standing.ts';
import type { Row } from './state.ts';

/** What each card of a row is worth: cards drawn, actions gained, cards that may be held (T-4.1). */
const worth: Readonly<Record<Row, number>> = { draw: 1, action: 2, discard: 3 };
/** Station cards that a player may have (T-4.4). */
const STATION_MAXIMUM = 7;

/** What a player's row gives: cards to draw, actions, or the limit of the hand. */
export function rowGives(m: TswMachine, row: Row, seat: Seat): number {
  const each = row === 'action' ? commander(m, seat)?.actions : undefined;
  return zone(m.state, rowOf(row, seat)).length * (each ?? worth[row]);
}

/** Most station cards that a player may have. */
export function stationMaximum(m: TswMachine, seat: Seat): number {
  return commander(m, seat)?.station ?? STATION_MAXIMUM;
}

function commander(m: TswMachine, seat: Seat): Definition | undefined {
  const [id] = zone(m.state, commanderOf(seat));
  return id === undefined ? undefined : def(m, id);
}

/** The attack value of a card. */
export function attack(m: TswMachine, id: CardId): number {
  return changed(m, 'modAttack', id, figureOf(m, id, def(m, id).attack));
}

/** The defense value of a card; undefined for one that cannot be damaged. */
export function defense(m: TswMachine, id: CardId): number | undefined {
  return def(m, id).defense;
}

/** How much more damage destroys a card. */
export function defenseLeft(m: TswMachine, id: CardId): number {
  return Math.max(0, (defense(m, id) ?? 0) - damageOn(m, id));
}

/** How often a card may attack in a turn. */
export function attacksOf(m: TswMachine, id: CardId): number {
  return def(m, id).attacks ?? 1;
}

/** What it takes to play a card now, without its X. */
export function costToPlay(m: TswMachine, id: CardId): number {
  const { cost } = def(m, id);
  return typeof cost === 'number' ? cost : 0;
}

/** What a player's duration cards in play cost to keep (T-5.4). */
export function upkeep(m: TswMachine, seat: Seat): readonly { readonly id: CardId; readonly cost: number }[] {
  return inPlay(m, seat, 'duration')
    .filter((id) => card(m.state, id).entered !== m.state.g.turn)
    .map((id) => ({ id, cost: printedCost(m, id) }));
}
