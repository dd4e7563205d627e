/** A seat's view, arranged for decisions: whose ship is where, and what it can do. */

import type { Definition, Library } from '#games/eve/library';
import type { CardInView, EveBoard, EveView, OwnInView, RegionInView, SeatInView } from '#games/eve/view';
import type { CardId, Seat } from '#kernel/state';
import { sum } from '../player.ts';

/** Anybody's ship, docked or not. */
export type Ship = {
  readonly id: CardId;
  /** Its definition, including the commands of its pilot. */
  readonly card: Definition;
  readonly seat: Seat;
  /** The region it is in, or its dock. */
  readonly at: CardId | 'dock';
  /** Remaining assembly tabs; 0: ready. */
  readonly tabs: number;
  readonly attack: number;
  /** Shield that is left in this phase. */
  readonly shield: number;
  readonly attacking: boolean;
  readonly defending: boolean;
  /** Active commands with their power. */
  readonly commands: readonly { readonly name: string; readonly power: number }[];
  /** What it is worth to keep or to destroy, in ISK. */
  readonly value: number;
};

/** A card in the player's own hand. */
export type Held = { readonly id: CardId; readonly card: Definition };

export type Sight = {
  readonly library: Library;
  readonly board: EveBoard;
  readonly seat: Seat;
  readonly me: SeatInView;
  readonly own: OwnInView;
  readonly hand: readonly Held[];
  readonly home: RegionInView;
  /** Opponents who are still in the game. */
  readonly foes: readonly SeatInView[];
  readonly ships: readonly Ship[];
  readonly mine: readonly Ship[];
  /** For how many of the player's turns new income is expected to pay: many at first, fewer later in the game. */
  readonly horizon: number;
};

/** Arranges a seat's view. The view must be a seated player's of a game of EVE. */
export function look(library: Library, view: EveView): Sight {
  const board = view.board;
  const seat = view.seat ?? 0;
  const me = board.seats[seat];
  const home = board.regions.find((region) => region.home === seat);
  if (me === undefined || home === undefined || board.own === undefined)
    throw new Error('a computer player needs the view of a seat that is in the game');
  const ships = [
    ...board.seats.flatMap((one) =>
      one.dock.filter(({ def }) => library.get(def).type === 'ship').map((ship) => readShip(library, ship)),
    ),
    ...board.regions.flatMap((region) => region.ships.map((ship) => readShip(library, ship))),
  ];
  return {
    library,
    board,
    seat,
    me,
    own: board.own,
    hand: board.own.hand.map(({ id, def }) => ({ id, card: library.get(def) })),
    home,
    foes: board.seats.filter((one) => one.seat !== seat && !one.out),
    ships,
    mine: ships.filter((ship) => ship.seat === seat),
    horizon: Math.max(1.5, 4.5 - board.turn / (2 * view.seats)),
  };
}

function readShip(library: Library, ship: CardInView): Ship {
  const own = library.get(ship.def);
  const pilot = ship.pilot === undefined ? undefined : library.get(ship.pilot.def);
  const card = pilot === undefined ? own : { ...own, commands: [...own.commands, ...pilot.commands] };
  return {
    id: ship.id,
    card,
    seat: ship.controller ?? ship.owner,
    at: ship.at ?? 'dock',
    tabs: typeof ship.tabs === 'number' ? ship.tabs : 0,
    attack: ship.attack ?? 0,
    shield: (ship.shield ?? 0) - ship.damage,
    attacking: ship.attacking,
    defending: ship.defending,
    commands: ship.commands,
    value: shipValue(card) + (pilot === undefined ? 0 : (pilot.clone ?? 0)),
  };
}

/** What a ship is worth, in ISK: its price, which reflects its figures; or its figures, if they are worth more than its price. */
function shipValue(card: Definition): number {
  const price = typeof card.price === 'number' ? card.price : 0;
  return Math.max(1, price, (card.attack ?? 0) + (card.shield ?? 0) / 2);
}

/** Power of an active command of a ship; 0 while it is off. */
export function commandPower(ship: Ship, name: string): number {
  return sum(
    ship.commands.filter((one) => one.name === name),
    (one) => one.power,
  );
}

export function shipsAt(sight: Sight, region: CardId): readonly Ship[] {
  return sight.ships.filter((ship) => ship.at === region);
}

export function regionById(sight: Sight, id: CardId): RegionInView | undefined {
  return sight.board.regions.find((region) => region.id === id);
}

/** ISK that a region and its locations earn their controller each turn, plus an allowance for their other abilities. */
export function regionYield(sight: Sight, region: RegionInView): number {
  return region.income + sum(region.locations, (one) => one.income ?? 0) + perks(sight.library.get(region.def));
}

/** What the abilities of a region are worth each turn, roughly, in ISK. */
export function perks(card: Definition): number {
  return sum(card.abilities, ({ kind, cost, do: effects }) =>
    sum(effects, (effect) => {
      if (effect.verb === 'extraDraw') return 2;
      if (effect.verb === 'search') return 2.5;
      if (effect.verb === 'loseIsk') return 1;
      return kind === 'executed' && cost.length > 0 ? 0.3 : 0.5;
    }),
  );
}

/** Whether somebody else has ships in a region. */
export function hasEnemies(sight: Sight, region: CardId): boolean {
  return sight.ships.some((ship) => ship.at === region && ship.seat !== sight.seat);
}
