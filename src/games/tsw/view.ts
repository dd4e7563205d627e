/** What a seat or a spectator may see: an allow-list of the table and of what is the seat's own. */
import { commonView, type View } from '#face/view';
import { Machine } from '#kernel/machine';
import type { CardId, PileItem, Seat } from '#kernel/state';
import { alive, card, zone } from '#kernel/zones';
import { type EditionId, editionOf } from './editions.ts';
import type { TswMachine, TswRules } from './kind.ts';
import { defId } from './library.ts';
import {
  actionsTaken,
  candidatesOf,
  commanderOf,
  counters,
  damageOn,
  deckOf,
  handOf,
  heapOf,
  holder,
  hostOf,
  isFlipped,
  isNew,
  isParalyzed,
  rowOf,
  rowWith,
} from './rules/facts.ts';
import { attack, defense, rowGives, rowWorth, stationMaximum } from './rules/figures.ts';
import { isAsleep } from './rules/standing.ts';
import { lateFor } from './rules/targets.ts';
import type { Phase, Row, TswCard, TswState } from './state.ts';

export type CardInView = { readonly id: CardId; readonly def: string };

export type UnitInView = CardInView & {
  /** Who controls it. */
  readonly seat: Seat;
  /** In whose home zone it is. */
  readonly at: Seat;
  readonly attack: number;
  /** Undefined for a card that cannot be damaged. */
  readonly defense: number | undefined;
  readonly damage: number;
  readonly paralyzed: boolean;
  readonly counters: number;
  /** The card to which it is attached. */
  readonly on: CardId | undefined;
  /** It entered play this turn. */
  readonly isNew: boolean;
  readonly moved: boolean;
  /** It has attacked this turn, or used an ability in place of that. */
  readonly acted: boolean;
  /** What else sets it apart. */
  readonly lasting: Lasting;
};

/** What stays on a card, or counts for this turn, besides what is told of every card. */
export type Lasting = Pick<TswCard, 'x' | 'kept' | 'swapped' | 'borrowed'> & {
  /** To whom it belongs, if somebody else controls it. */
  readonly owner?: Seat;
  /** What it is printed as, if it is a copy of something else. */
  readonly printed?: string;
  /** No turn of its player has begun since it entered play. */
  readonly fresh?: true;
  readonly attacks?: number;
  /** It cannot be attacked for a time. */
  readonly isProtected?: true;
  /** How often its limited abilities were used in this turn, by their numbers. */
  readonly uses?: Readonly<Record<number, number>>;
};

export type RowInView = {
  /** What it gives: cards to draw, actions, cards that may be held. */
  readonly gives: number;
  /** What each card of it gives. */
  readonly each: number;
  /** How many cards lie face down. */
  readonly down: number;
  readonly flipped: readonly CardInView[];
  /** The cards that lie face down, for their owner in their own action phase (T-4.3). */
  readonly own?: readonly CardInView[];
};

export type SeatInView = {
  readonly seat: Seat;
  /** Undefined until the commanders are turned up. */
  readonly commander: CardInView | undefined;
  readonly life: number;
  /** Counters on the commander. */
  readonly counters: number;
  readonly deck: number;
  readonly hand: number;
  readonly heap: readonly CardInView[];
  readonly station: Readonly<Record<Row, RowInView>>;
  readonly stationMaximum: number;
};

/** Something on the pile: a card that is being played, or an attack. */
export type ItemInView = {
  readonly id: number;
  readonly kind: string;
  readonly seat: Seat;
  readonly card: CardId | undefined;
  readonly def: string;
  /** The card that it aims at, on the pile or in play. Undefined for an attack: it is on the station, or its target is gone. */
  readonly target: CardInView | undefined;
  /** Whether that card is one of its own player. */
  readonly own: boolean;
  /** The viewer's own cards of the hand that have come too late to counter it (W48); absent: there are none. */
  readonly late?: readonly CardId[];
};

export type TswBoard = {
  readonly edition: EditionId;
  readonly phase: Phase;
  readonly first: Seat;
  readonly actions: number;
  readonly seats: readonly SeatInView[];
  /** All cards in play, in the order in which they entered. */
  readonly play: readonly UnitInView[];
  /** From the top. */
  readonly pile: readonly ItemInView[];
  /** The viewer's own hand, and the commanders among whom they choose. */
  readonly own: { readonly hand: readonly CardInView[]; readonly candidates: readonly CardInView[] } | undefined;
};

export type TswView = View<TswBoard>;

/** The view of a seat, or of a spectator (`undefined`). */
export function viewOf(rules: TswRules, state: TswState, seat: Seat | undefined): TswView {
  const m = new Machine(rules, state);
  return { ...commonView(state, seat, []), board: board(m, seat) };
}

function board(m: TswMachine, viewer: Seat | undefined): TswBoard {
  const { g, pile } = m.state;
  return {
    edition: editionOf(m.state.edition),
    phase: g.phase,
    first: g.first,
    actions: g.actions,
    seats: Array.from({ length: m.state.seats }, (_, seat) => seatInView(m, seat, viewer)),
    play: zone(m.state, 'play').map((id) => unit(m, id)),
    pile: [...pile].reverse().map((item) => itemInView(m, item, viewer)),
    own:
      viewer === undefined
        ? undefined
        : { hand: listed(m, handOf(viewer)), candidates: listed(m, candidatesOf(viewer)) },
  };
}

const inView = (m: TswMachine, id: CardId): CardInView => ({ id, def: defId(m, id) });
const listed = (m: TswMachine, at: string): CardInView[] => zone(m.state, at).map((id) => inView(m, id));

function seatInView(m: TswMachine, seat: Seat, viewer: Seat | undefined): SeatInView {
  // W2
  const mayLook = seat === viewer && seat === m.state.g.active && m.state.g.phase === 'action';
  return {
    seat,
    commander: listed(m, commanderOf(seat))[0],
    counters: zone(m.state, commanderOf(seat)).reduce((sum, id) => sum + counters(m, id), 0),
    life: m.state.g.life[seat] ?? 0,
    deck: zone(m.state, deckOf(seat)).length,
    hand: zone(m.state, handOf(seat)).length,
    heap: listed(m, heapOf(seat)),
    station: {
      draw: rowInView(m, seat, 'draw', mayLook),
      action: rowInView(m, seat, 'action', mayLook),
      discard: rowInView(m, seat, 'discard', mayLook),
    },
    stationMaximum: stationMaximum(m, seat),
  };
}

function rowInView(m: TswMachine, seat: Seat, row: Row, mayLook: boolean): RowInView {
  const ids = zone(m.state, rowOf(row, seat));
  const down = ids.filter((id) => !isFlipped(m, id));
  return {
    gives: rowGives(m, row, seat),
    each: rowWorth(m, row, seat),
    down: down.length,
    flipped: ids.filter((id) => isFlipped(m, id)).map((id) => inView(m, id)),
    ...(mayLook && { own: down.map((id) => inView(m, id)) }),
  };
}

function unit(m: TswMachine, id: CardId): UnitInView {
  const { moved = false, attacks, ability } = actionsTaken(m, id);
  return {
    id,
    def: defId(m, id),
    seat: holder(m, id),
    at: card(m.state, id).at ?? holder(m, id),
    attack: attack(m, id),
    defense: defense(m, id),
    damage: damageOn(m, id),
    paralyzed: isParalyzed(m, id),
    counters: counters(m, id),
    on: hostOf(m, id),
    isNew: isNew(m, id),
    moved,
    acted: attacks !== undefined || ability === true,
    lasting: lasting(m, id),
  };
}

function lasting(m: TswMachine, id: CardId): Lasting {
  const { own, def: printed, as, x, kept, swapped, borrowed } = card(m.state, id);
  const { attacks, uses } = actionsTaken(m, id);
  return {
    ...(holder(m, id) !== own && { owner: own }),
    ...(as !== undefined && { printed }),
    ...(isAsleep(m, id) && { fresh: true }),
    ...(x !== undefined && { x }),
    ...(kept !== undefined && { kept }),
    ...(swapped === true && { swapped }),
    ...(borrowed === true && { borrowed }),
    ...(attacks !== undefined && { attacks }),
    ...(uses !== undefined && { uses }),
    ...(isProtected(m, id) && { isProtected: true }),
  };
}

/** Whether an effect that lasts for a time keeps a card from being attacked. */
const isProtected = (m: TswMachine, id: CardId): boolean =>
  m.state.lasting.some(
    ({ on = [], mod }) =>
      (mod.effect as { readonly verb?: unknown } | undefined)?.verb === 'forbidTarget' &&
      on.some((one) => alive(m.state, one) === id),
  );

/** Whether everybody sees a card: not one that has been turned face down meanwhile. */
const isOpen = (m: TswMachine, id: CardId): boolean => rowWith(m, id) === undefined || isFlipped(m, id);

function itemInView(m: TswMachine, item: PileItem, viewer: Seat | undefined): ItemInView {
  const { id, kind, seat, card: reference, def = '', targets = [] } = item;
  const late = viewer === undefined || viewer === seat ? [] : lateFor(m, item, viewer);
  const [target] = targets.flatMap((one) => alive(m.state, one) ?? []).filter((one) => isOpen(m, one));
  return {
    id,
    kind,
    seat,
    card: reference === undefined ? undefined : alive(m.state, reference),
    def,
    target: target === undefined ? undefined : inView(m, target),
    ...(late.length > 0 && { late }),
    own: target !== undefined && holder(m, target) === seat,
  };
}
