/** What can be read off the state: whose cards lie where, what they have done, what the station gives. */
import { grouped } from '#kernel/grouped';
import type { CardId, Seat, ZoneId } from '#kernel/state';
import { card, controller, zone, zoneOfSeat } from '#kernel/zones';
import type { CardType, Keyword } from '../cards/format.ts';
import type { TswMachine } from '../kind.ts';
import { def } from '../library.ts';
import { type ActionsTaken, type Row, rows } from '../state.ts';

/** The other player. */
export const foeOf = (seat: Seat): Seat => 1 - seat;

export const deckOf = (seat: Seat): ZoneId => zoneOfSeat('deck', seat);
export const handOf = (seat: Seat): ZoneId => zoneOfSeat('hand', seat);
export const heapOf = (seat: Seat): ZoneId => zoneOfSeat('heap', seat);
const stationRows: Readonly<Record<Row, string>> = {
  draw: 'station.draw',
  action: 'station.action',
  discard: 'station.discard',
};
export const rowOf = (row: Row, seat: Seat): ZoneId => zoneOfSeat(stationRows[row], seat);
/** Where the commanders lie among whom a player chooses, and the one chosen. */
export const candidatesOf = (seat: Seat): ZoneId => zoneOfSeat('candidates', seat);
export const commanderOf = (seat: Seat): ZoneId => zoneOfSeat('commander', seat);

/** A player's station cards, row by row. */
export function stationCards(m: TswMachine, seat: Seat): readonly CardId[] {
  return m.memoInPlace(stations).bySeat[seat] ?? none;
}

/** The stations: their cards by player, and the row of each card. */
function stations({ state }: TswMachine) {
  const bySeat: CardId[][] = [[], []];
  const rowByCard = new Map<CardId, Row>();
  bySeat.forEach((cards, seat) => {
    for (const row of rows)
      for (const id of zone(state, rowOf(row, seat))) {
        cards.push(id);
        rowByCard.set(id, row);
      }
  });
  return { bySeat, rowByCard };
}

const none: readonly never[] = [];

export const isFlipped = (m: TswMachine, id: CardId): boolean => card(m.state, id).flipped === true;

/** A player's station cards that lie face down. */
export function faceDown(m: TswMachine, seat: Seat): readonly CardId[] {
  return stationCards(m, seat).filter((id) => !isFlipped(m, id));
}

/** A player's station cards that have been flipped. */
export function flipped(m: TswMachine, seat: Seat): readonly CardId[] {
  return stationCards(m, seat).filter((id) => isFlipped(m, id));
}

/** The row in which a station card lies; undefined for any other card. */
export function rowWith(m: TswMachine, id: CardId): Row | undefined {
  return m.memoInPlace(stations).rowByCard.get(id);
}

/** The cards in play that a player controls, of some types; of all types if none is given. */
export function inPlay(m: TswMachine, seat: Seat, ...types: readonly CardType[]): readonly CardId[] {
  const all = m.memo(playBySeat).get(seat) ?? none;
  return types.length === 0 ? all : all.filter((id) => types.includes(def(m, id).type));
}

/** The cards in play by who controls them. */
const playBySeat = ({ state }: TswMachine) => grouped(zone(state, 'play'), (id) => controller(state, id));

/** A card's owner: to whose hand and piles it goes. */
export const owner = (m: TswMachine, id: CardId): Seat => card(m.state, id).own;

/** The cards in play that are a player's own in both senses: they alone are theirs to discard from play (T-11.6, W47). */
export function discardable(m: TswMachine, seat: Seat): CardId[] {
  return inPlay(m, seat).filter((id) => owner(m, id) === seat);
}

/** A player's shields in play (T-8.3). */
export function shieldsOf(m: TswMachine, seat: Seat): readonly CardId[] {
  return m.memo(shieldsBySeat)[seat] ?? none;
}

const shieldsBySeat = (m: TswMachine): readonly (readonly CardId[])[] =>
  [0, 1].map((seat) => inPlay(m, seat, 'defense').filter((id) => has(m, id, 'shield')));

/** Whether a keyword is printed on a card. */
export function has(m: TswMachine, id: CardId, keyword: Keyword): boolean {
  return def(m, id).keywords.includes(keyword);
}

/** Who controls a card in play. */
export function holder(m: TswMachine, id: CardId): Seat {
  return controller(m.state, id) ?? card(m.state, id).own;
}

/** Whether a card in play is in its controller's home zone. */
export const isHome = (m: TswMachine, id: CardId): boolean => card(m.state, id).at === holder(m, id);

/** Whether two cards in play are in the same zone. */
export const areTogether = (m: TswMachine, a: CardId, b: CardId): boolean =>
  card(m.state, a).at === card(m.state, b).at;

/** Whether a card entered play this turn. */
export const isNew = (m: TswMachine, id: CardId): boolean => card(m.state, id).entered === m.state.g.turn;

/** What a card has done this turn. */
export function actionsTaken(m: TswMachine, id: CardId): Omit<ActionsTaken, 'turn'> {
  const { did } = card(m.state, id);
  return did?.turn === m.state.g.turn ? did : {};
}

export const isParalyzed = (m: TswMachine, id: CardId): boolean => card(m.state, id).paralyzed === true;

export const counters = (m: TswMachine, id: CardId): number => card(m.state, id).counters ?? 0;

/** The card to which a card is attached, if it is. */
export const hostOf = (m: TswMachine, id: CardId): CardId | undefined => card(m.state, id).on;

export const damageOn = (m: TswMachine, id: CardId): number => card(m.state, id).damage ?? 0;

/** The printed cost of a card; for X what was paid, 0 where nothing was (T-6.4, W42). */
export function printedCost(m: TswMachine, id: CardId): number {
  return figureOf(m, id, def(m, id).cost);
}

/** A figure of a card; X is what was paid for it. */
export function figureOf(m: TswMachine, id: CardId, figure: number | 'X' | undefined): number {
  return figure === 'X' ? (card(m.state, id).x ?? 0) : (figure ?? 0);
}
