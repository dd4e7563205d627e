/** What a seat or a spectator may see: an allow-list of the table and the seat's own hands. */

import type { View } from '#face/view';
import { commonView } from '#face/view';
import { append } from '#kernel/grouped';
import { Machine } from '#kernel/machine';
import type { Rules } from '#kernel/rules';
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import type { FleetClass } from './cards/parts.ts';
import type { Ese, EseMachine } from './kind.ts';
import { def } from './library.ts';
import { isTruce } from './options.ts';
import { hand } from './rules/change.ts';
import {
  attachedTo,
  classOf,
  dueSpeed,
  fleetsOf,
  force,
  handMax,
  holder,
  ofType,
  planetsOf,
  points,
  speed,
} from './rules/facts.ts';
import type { Sums } from './rules/outcome.ts';
import { standing } from './rules/standing.ts';
import type { EseState, Phase, Play } from './state.ts';

export type CardInView = { readonly id: CardId; readonly def: string };
export type PlanetInView = CardInView & {
  readonly home: boolean;
  readonly force: number;
  readonly points: number;
  /** Race cards attached to it. */
  readonly attached: readonly CardInView[];
  /** The attackers sent here. */
  readonly attackers: readonly CardId[];
  readonly guards: readonly CardId[];
};
export type FleetInView = CardInView & {
  readonly class: FleetClass;
  readonly speed: number;
  readonly force: number;
  readonly to: CardId | undefined;
  readonly barred: boolean;
  /** It has yet to be assigned in the present attack. */
  readonly due: boolean;
  /** The speed at which it had its turn to be assigned, from the present one on; undefined: it had none, or that is over. */
  readonly said: number | undefined;
  /** It is not destroyed in the present battle, whoever wins. */
  readonly saved: boolean;
};
export type SeatInView = {
  readonly seat: Seat;
  readonly out: boolean;
  readonly points: number;
  readonly races: readonly CardInView[];
  readonly planets: readonly PlanetInView[];
  readonly fleets: readonly FleetInView[];
  readonly techs: readonly (CardInView & { readonly attached: readonly CardInView[] })[];
  readonly hands: { readonly resource: number; readonly action: number };
  readonly max: { readonly resource: number; readonly action: number };
};
export type PlayInView = {
  readonly n: number;
  readonly seat: Seat;
  readonly def: string;
  readonly ability: boolean;
  readonly fleets: readonly CardInView[];
  readonly planet: string | undefined;
  readonly cancels: string | undefined;
};
/** A battle as it would stand if its window closed now, including the cards played in it. */
export type ConflictInView = Sums & {
  readonly planet: CardId;
  readonly owner: Seat;
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
  /** Force cards, with what each adds to its side. */
  readonly laid: readonly { readonly def: string; readonly seat: Seat; readonly on: CardId; readonly force: number }[];
};
export type OfferInView = {
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly give: number;
  readonly want: readonly string[] | 'anything';
  /** What is given; undefined for viewers whom the offer does not concern. */
  readonly cards: readonly string[] | undefined;
  /** What would be given for an open offer; only the two players see it. */
  readonly back: readonly string[] | undefined;
};
/** What a seat sees of the game. */
export type EseView = View<EseBoard>;

export type EseBoard = {
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  readonly seats: readonly SeatInView[];
  readonly decks: { readonly race: number; readonly resource: number; readonly action: number };
  readonly discards: { readonly resource: readonly string[]; readonly action: readonly string[] };
  readonly k: number;
  /** Nobody attacks in this turn. */
  readonly peace: boolean;
  /** Nobody attacks in this round (A52). */
  readonly truce: boolean;
  readonly window: { readonly kind: string; readonly plays: readonly PlayInView[] } | undefined;
  readonly conflict: ConflictInView | undefined;
  readonly offer: OfferInView | undefined;
  readonly own: { readonly resource: readonly CardInView[]; readonly action: readonly CardInView[] } | undefined;
};

/** The view of a seat, or of a spectator (`undefined`). */
export function viewOf(rules: Rules<Ese>, state: EseState, seat: Seat | undefined): EseView {
  const m = new Machine(rules, state);
  return {
    ...commonView(
      state,
      seat,
      state.g.leaving.filter((one) => !state.out.includes(one)),
    ),
    board: board(m, seat),
  };
}

function board(m: EseMachine, seat: Seat | undefined): EseBoard {
  const { g } = m.state;
  const list = (id: string) => zone(m.state, id).map((one) => inView(m, one));
  return {
    phase: g.phase,
    round: g.round,
    first: g.first,
    seats: m.memo(allSeats),
    decks: {
      race: zone(m.state, 'race').length,
      resource: zone(m.state, 'resource').length,
      action: zone(m.state, 'action').length,
    },
    discards: {
      resource: zone(m.state, 'resourceDiscard').map((id) => card(m.state, id).def),
      action: zone(m.state, 'actionDiscard').map((id) => card(m.state, id).def),
    },
    k: g.k,
    peace: g.peace,
    truce: isTruce(g.options, g.round),
    window:
      g.window === undefined
        ? undefined
        : { kind: g.window.kind, plays: g.window.plays.map((one) => play(m, one, g.window?.plays ?? [])) },
    conflict: conflict(m),
    offer: offer(m, seat),
    own: seat === undefined ? undefined : { resource: list(`resource:${seat}`), action: list(`action:${seat}`) },
  };
}

const inView = (m: EseMachine, id: CardId): CardInView => ({ id, def: card(m.state, id).def });

/** What is public of each seat, which is the same for every viewer: it is worked out once, until the state changes. */
const allSeats = (m: EseMachine): readonly SeatInView[] =>
  Array.from({ length: m.state.seats }, (_, seat) => seatInView(m, seat));

function seatInView(m: EseMachine, seat: Seat): SeatInView {
  const attached = (id: CardId) => attachedTo(m, id).map((one) => inView(m, one));
  return {
    seat,
    out: m.state.out.includes(seat),
    points: points(m, seat),
    races: ofType(m, seat, 'race')
      .filter((id) => card(m.state, id).on === undefined)
      .map((id) => inView(m, id)),
    planets: planetsOf(m, seat).map((id) => planetInView(m, id, attached(id))),
    fleets: fleetsOf(m, seat).map((id) => fleetInView(m, id)),
    techs: ofType(m, seat, 'tech').map((id) => ({ ...inView(m, id), attached: attached(id) })),
    hands: { resource: hand(m, 'resource', seat).length, action: hand(m, 'action', seat).length },
    max: { resource: handMax(m, seat, 'resource'), action: handMax(m, seat, 'action') },
  };
}

function planetInView(m: EseMachine, id: CardId, attached: readonly CardInView[]): PlanetInView {
  const { active } = m.state.g;
  const definition = def(m, id);
  const here = m.memo(sortByAim).get(id) ?? [];
  return {
    id,
    def: definition.id,
    home: definition.type === 'homeworld',
    force: definition.force ?? 0,
    points: definition.points ?? 0,
    attached,
    attackers: here.filter((one) => holder(m, one) === active),
    guards: here.filter((one) => holder(m, one) !== active),
  };
}

/** Fleets that are sent somewhere, by planet. */
function sortByAim(m: EseMachine): ReadonlyMap<CardId, readonly CardId[]> {
  const found = new Map<CardId, CardId[]>();
  for (const [fleet, { to }] of Object.entries(m.state.g.courses)) if (to !== undefined) append(found, to, fleet);
  return found;
}

function fleetInView(m: EseMachine, id: CardId): FleetInView {
  const { courses, k, phase, conflict: battle } = m.state.g;
  const course = courses[id];
  const said = course?.barred === true ? undefined : course?.said;
  return {
    id,
    def: card(m.state, id).def,
    class: classOf(m, id),
    speed: speed(m, id),
    force: force(m, id),
    to: course?.to,
    barred: course?.barred === true,
    due: phase === 'attack' && dueSpeed(m, id) !== undefined,
    said: phase === 'attack' && said !== undefined && said >= k ? said : undefined,
    saved: battle?.saved.includes(id) === true,
  };
}

function play(m: EseMachine, one: Play, all: readonly Play[]): PlayInView {
  const aim = all.find(({ n }) => n === one.cancels);
  return {
    n: one.n,
    seat: one.seat,
    def: card(m.state, one.card).def,
    ability: one.ability === true,
    fleets: (one.fleets ?? []).map((id) => inView(m, id)),
    planet: one.planet === undefined ? undefined : card(m.state, one.planet).def,
    cancels: aim === undefined ? undefined : card(m.state, aim.card).def,
  };
}

function conflict(m: EseMachine): ConflictInView | undefined {
  const { conflict: now } = m.state.g;
  if (now === undefined) return undefined;
  const { laid, ...stands } = standing(m, now);
  return {
    planet: now.planet,
    owner: now.owner,
    ...stands,
    laid: laid.map(({ card: id, ...one }) => ({ def: card(m.state, id).def, ...one })),
  };
}

/** The present offer. Only its maker and its recipients see which cards from hand are offered. */
function offer(m: EseMachine, seat: Seat | undefined): OfferInView | undefined {
  const { offer: now } = m.state.g;
  if (now === undefined) return undefined;
  const concerns = seat !== undefined && (seat === now.by || now.to.includes(seat));
  return {
    by: now.by,
    to: now.to,
    give: now.give.length,
    want: now.want === undefined ? 'anything' : now.want.map((id) => card(m.state, id).def),
    cards: concerns ? now.give.map((id) => card(m.state, id).def) : undefined,
    back: concerns ? now.back?.map((id) => card(m.state, id).def) : undefined,
  };
}
