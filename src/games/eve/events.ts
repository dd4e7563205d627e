/** EVE's events: their fields by kind. */
import type { CardId, CardRef, Seat } from '#kernel/state';
import type { CardDef, Verb } from './cards/format.ts';
import type { IncomePart } from './rules/income.ts';
import type { TargetsTold } from './rules/pile.ts';
import type { RegionFields } from './rules/region-fields.ts';

type OfSeat = { seat: Seat };
type OfCard = { card: CardId; def: string };
/** `seat`: the controller; undefined: nobody. */
type OfControlled = OfCard & { seat: Seat | undefined };
type OfRegion = { region: CardId; def: string };

/** How a ship moves; only `warp` is a warp for triggers (Core: docking is not). */
export type Movement = 'warp' | 'dock' | 'undock' | 'withdraw' | 'moved' | 'reassembled';

/** A card that has left play, as it last was. */
export type Fallen = OfControlled & {
  /** The object that it was. */
  was: CardRef;
  own: Seat;
  region: CardId | undefined;
  /** The X that was paid for it. */
  x?: number;
  /** Its pending abilities that were not switched on. */
  idle?: readonly number[];
  /** It counts as destroyed for triggers. */
  counts: boolean;
  /** All cards that left play with it, itself included; absent: it alone. */
  together?: readonly CardRef[];
};

/** `def`: the card that was the reason. */
type OfWallet = OfSeat & { n: number; def?: string; parts?: readonly IncomePart[] };
type OfItem = { item: number; seat: Seat; card: CardRef | undefined; def: string | undefined };
type OfTabs = OfControlled & { left: number; type: CardDef['type'] };

export type EveEvents = {
  began: { seats: number; first: Seat };
  mulligan: OfSeat & { n: number };
  turnBegan: OfSeat & { turn: number };
  forgone: OfSeat;
  incomeBegins: OfSeat;
  turnEnds: OfSeat;
  isk: OfWallet & { why: string };
  forfeited: OfWallet;
  /** One for each card; the first lists all of them. */
  drew: OfSeat & { card: CardId; def: string | undefined; defs: readonly string[] };
  drewHidden: OfSeat & { n: number };
  marketEmpty: OfSeat;
  marketSeen: OfSeat & { defs: readonly string[] };
  /** Without a card: none was chosen. */
  searched: OfSeat & { card?: CardId; def?: string; where?: string };
  looked: OfSeat & { at: Seat };
  lookedAt: OfSeat & { at: Seat; defs: readonly string[] };
  lookedMarket: OfSeat & { n: number };
  shuffled: OfSeat & { n: number; from: 'hand' | 'scrapheap' };

  played: OfCard & OfSeat & { paid: number; x: number | undefined; at: CardId | undefined } & RegionFields<'region'>;
  /** `x`: what was chosen as the X of its cost. */
  used: OfCard & OfSeat & { ability: number; x?: number };
  placed: OfItem & {
    kind: string;
    targets: readonly CardRef[] | undefined;
    info?: Readonly<Record<string, unknown>>;
  } & TargetsTold;
  resolves: OfItem & { kind: string };
  noEffect: OfItem;
  /** `counts`: a card that counts as destroyed for triggers. */
  countered: OfItem & { counts?: boolean };

  entered: OfCard & OfSeat & { at: CardId | 'dock' | undefined } & RegionFields<'at'>;
  destroyed: Fallen;
  expired: Fallen;
  sacrificed: Fallen;
  returned: OfCard & { own: Seat; region: CardId | undefined };
  tabs: OfTabs;
  tabsDone: OfTabs;
  prevented: OfCard & { n: number };
  damaged: OfControlled & { n: number; by: string };
  changed: {
    verb: Verb;
    n: number | string | undefined;
    until: string | undefined;
    cards: readonly CardId[];
    defs: readonly (string | undefined)[];
  };

  ship: OfControlled & {
    from: CardId | 'dock' | undefined;
    at: CardId | 'dock';
    how: Movement;
  } & RegionFields<'from'> &
    RegionFields<'at'>;
  boarded: OfControlled & { ship: CardId; shipDef: string };
  cloned: OfCard & OfSeat;
  stranded: OfCard & OfSeat;
  taken: OfCard & OfSeat;
  commandOn: OfControlled & { commands: readonly string[] };
  commandOff: OfControlled;
  /** `first`: the attack on the region begins with it. */
  attacks: OfCard & OfSeat & { region: CardId; regionDef: string; against: Seat; first: boolean };

  battlePhase: OfRegion & { by: Seat; against: Seat | undefined; round: number };
  withdrawStep: { region: CardId };
  aimed: OfControlled & { at: CardId; atDef: string };
  battleOver: OfRegion & { seat: Seat | undefined };

  control: OfRegion & { seat: Seat | undefined; before: Seat | undefined };
  regionOpened: OfCard & OfSeat;
  upgraded: OfSeat & { card: CardId | undefined; def: string };
  conceded: OfSeat;
  lost: OfSeat & { how: string };
};
