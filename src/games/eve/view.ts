/** What a seat or a spectator may see of a game of EVE: an allow-list. Nothing is included that is not listed here. */

import type { View } from '#face/view';
import { commonView } from '#face/view';
import { Machine } from '#kernel/machine';
import type { CardId, CardRef, Seat } from '#kernel/state';
import { alive, card, controller, idOf, ref, zone } from '#kernel/zones';
import type { EveMachine, WarpPlan } from './kind.ts';
import { def } from './library.ts';
import {
  activeCommands,
  cardsAt,
  holder,
  isAttacking,
  isDefending,
  outerRegions,
  pilotOf,
  regions,
} from './rules/facts.ts';
import { attack, income, minerals, power, shield, slots } from './rules/figures.ts';
import { inPlay, ofType } from './rules/in-play.ts';
import { collect } from './rules/income.ts';
import type { eveRules } from './rules/index.ts';
import { itemsAimedAt, seatsAimedAt } from './rules/pile.ts';
import type { EveState, Phase } from './state.ts';

/** A card in play as everybody sees it, with its present figures. */
export type CardInView = {
  readonly id: CardId;
  readonly def: string;
  readonly owner: Seat;
  readonly controller: Seat | undefined;
  /** The region it is in, `dock`, or undefined for news. */
  readonly at: CardId | 'dock' | undefined;
  readonly attack?: number;
  readonly shield?: number;
  readonly damage: number;
  readonly income?: number;
  readonly minerals?: number;
  /** Remaining assembly or duration tabs; `infinite` for a news that stays. */
  readonly tabs?: number | 'infinite';
  /** The active commands with their present power. */
  readonly commands: readonly { readonly name: string; readonly power: number }[];
  /** Definition of the location that it mines, and which of that name it is. */
  readonly mines?: string;
  readonly field?: CardId;
  /** The X that was paid for it. */
  readonly x?: number;
  /** It has attacked in this phase and may do nothing else (C-7.7). */
  readonly bound?: true;
  /** Numbers of its abilities that are used up for this turn. */
  readonly used?: readonly number[];
  /** The character on it. */
  readonly pilot?: CardInView;
  readonly attacking: boolean;
  readonly defending: boolean;
  /** Whether attack or shield differs from the printed figure. */
  readonly changed: boolean;
};

export type RegionInView = {
  readonly id: CardId;
  readonly def: string;
  /** The seat whose home it is; undefined for outer regions. */
  readonly home: Seat | undefined;
  readonly controller: Seat | undefined;
  readonly income: number;
  /** Room for locations, taken slots included; undefined: no limit. */
  readonly slots: number | undefined;
  readonly ships: readonly CardInView[];
  readonly locations: readonly CardInView[];
  readonly structures: readonly CardInView[];
  /** Who attacks here. */
  readonly attackedBy: Seat | undefined;
  /** It has been attacked in this phase. */
  readonly struck?: true;
  /** Total shield and damage of the starbase, for home regions. */
  readonly shield: number | undefined;
  readonly damage: number;
};

export type SeatInView = {
  readonly seat: Seat;
  readonly out: boolean;
  readonly race: string;
  readonly starbase: string;
  readonly upgraded: boolean;
  readonly isk: number;
  /** What the next income step would bring as things stand. */
  readonly income: number;
  readonly hand: number;
  readonly market: number;
  /** Definitions in the scrapheap, the newest last. Public. */
  readonly scrapheap: readonly string[];
  readonly unplayedRegions: number;
  readonly dock: readonly CardInView[];
  readonly news: readonly CardInView[];
};

export type PileItemInView = {
  readonly id: number;
  /** card, executed, pending, region, upgrade, damage, warp. */
  readonly kind: string;
  readonly seat: Seat;
  readonly def: string | undefined;
  /** The card in play whose ability it is, while it is there. */
  readonly source?: CardId;
  /** What else in play it has to do with, its targets aside: the ship that set it off. */
  readonly about?: readonly CardId[];
  readonly ability: number | undefined;
  readonly x: number | undefined;
  /** The region where a location will enter play. */
  readonly at?: CardId;
  /** Its targets, as far as they are still there. */
  readonly targets: readonly { readonly card: CardId; readonly def: string; readonly seat: Seat | undefined }[];
  /** Other things on the pile that it targets. */
  readonly items: readonly { readonly id: number; readonly def: string | undefined; readonly seat: Seat }[];
  /** Players that it targets. */
  readonly players: readonly Seat[];
  /** The ships of a warp with the pilots that will board them, and the destination. */
  readonly warp?: {
    readonly to: CardId | 'dock';
    readonly ships: readonly { readonly card: CardId; readonly def: string; readonly pilot?: string }[];
  };
  /** For damage on the pile: what it will do. */
  readonly damage: readonly {
    readonly from: string;
    readonly to: CardId;
    readonly toDef: string;
    readonly n: number;
  }[];
};

/** An effect that lasts on certain cards in play, or goes into a certain region. */
export type LastingInView = {
  /** What it does, as the event that told of it named it (`modAttack`, `prevent`, `takeControl` …). */
  readonly verb: string;
  readonly n?: number | 'all';
  readonly command?: string;
  readonly until?: string;
  /** Who brought it about. */
  readonly seat: Seat;
  readonly on: readonly CardId[];
  readonly into?: CardId;
};

/** The private facts of the viewing seat. */
export type OwnInView = {
  readonly hand: readonly { readonly id: CardId; readonly def: string }[];
  readonly regions: readonly { readonly id: CardId; readonly def: string }[];
  readonly upgrade: { readonly def: string } | undefined;
};

/** What a seat sees of the game. */
export type EveView = View<EveBoard>;

export type EveBoard = {
  readonly edition: string;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly step: string;
  readonly regions: readonly RegionInView[];
  readonly seats: readonly SeatInView[];
  /** Topmost first. */
  readonly pile: readonly PileItemInView[];
  /** Oldest first; absent: none. */
  readonly lasting?: readonly LastingInView[];
  readonly battle:
    | {
        readonly region: CardId;
        readonly by: Seat;
        readonly against: Seat | undefined;
        readonly round: number;
        /** Who shoots at whom, and the damage as things stand. */
        readonly targets: readonly { readonly from: CardId; readonly to: CardId; readonly n: number }[];
      }
    | undefined;
  readonly own: OwnInView | undefined;
};

/** Seats that have conceded but are in the game until losses are next checked. */
function leavingSeats({ g, out }: EveState): readonly Seat[] {
  return g.losing.flatMap(({ seat, how }) => (how === 'concede' && !out.includes(seat) ? [seat] : []));
}

/** The view of a seat, or of a spectator. */
export function viewOf(rules: ReturnType<typeof eveRules>, state: EveState, seat: Seat | undefined): EveView {
  const m = new Machine(rules, state);
  return { ...commonView(state, seat, leavingSeats(state)), board: board(m, seat) };
}

function board(m: EveMachine, seat: Seat | undefined): EveBoard {
  const { phase, step } = m.state.g;
  return { ...m.memo(sharedBoard), phase, step, own: seat === undefined ? undefined : own(m, seat) };
}

/** What everybody sees of the table, which a step of the turn does not change. */
function sharedBoard(m: EveMachine): Omit<EveBoard, 'own' | 'phase' | 'step'> {
  const { g } = m.state;
  const effects = m.state.lasting.flatMap((one) => lasting(m, one));
  return {
    edition: m.state.edition,
    turn: g.turn,
    active: g.active,
    regions: shownRegions(m).map((id) => region(m, id)),
    seats: Array.from({ length: m.state.seats }, (_, i) => seatInView(m, i)),
    pile: [...m.state.pile].reverse().map((item) => pileItem(m, item)),
    ...(effects.length > 0 && { lasting: effects }),
    battle: battle(m),
  };
}

/** The regions in play. At the end of the game also the homes that fell last: the ships that decided it are there. */
function shownRegions(m: EveMachine): readonly CardId[] {
  if (m.state.result === undefined) return regions(m);
  const played = inPlay(m);
  return [...m.state.g.base.filter((id) => played.includes(id)), ...outerRegions(m)];
}

function own(m: EveMachine, seat: Seat): OwnInView {
  const list = (id: string) => zone(m.state, id).map((one) => ({ id: one, def: card(m.state, one).def }));
  const back = m.state.g.upgraded[seat] === true ? undefined : m.state.g.back[seat];
  return {
    hand: list(`hand:${seat}`),
    regions: list(`regions:${seat}`),
    upgrade: back === undefined ? undefined : { def: back },
  };
}

function battle(m: EveMachine): EveBoard['battle'] {
  const now = m.state.g.battle;
  if (now === undefined) return undefined;
  const targets = now.targets.map(({ from, to, n }) => {
    const shooter = alive(m.state, from);
    return { from: idOf(from), to: idOf(to), n: shooter === undefined ? 0 : n < 0 ? attack(m, shooter) : n };
  });
  return { region: now.region, by: now.by, against: now.against, round: now.round, targets };
}

function seatInView(m: EveMachine, seat: Seat): SeatInView {
  const { g } = m.state;
  const base = g.base[seat] as CardId;
  const out = m.state.out.includes(seat);
  const mine = (list: readonly CardId[]) =>
    list.filter((id) => controller(m.state, id) === seat).map((id) => cardInView(m, id));
  return {
    seat,
    out,
    race: def(m, base).races[0] ?? '',
    starbase: card(m.state, base).def,
    upgraded: g.upgraded[seat] === true,
    isk: g.isk[seat] ?? 0,
    income: out ? 0 : collect(m, seat).total,
    hand: zone(m.state, `hand:${seat}`).length,
    market: zone(m.state, `market:${seat}`).length,
    scrapheap: zone(m.state, `scrap:${seat}`).map((id) => card(m.state, id).def),
    unplayedRegions: zone(m.state, `regions:${seat}`).length,
    dock: mine(cardsAt(m, 'dock')),
    news: mine(ofType(m, 'news')),
  };
}

function region(m: EveMachine, id: CardId): RegionInView {
  const there = cardsAt(m, id);
  const of = (type: string) => there.filter((one) => def(m, one).type === type).map((one) => cardInView(m, one));
  const home = def(m, id).type === 'starbase' ? card(m.state, id).own : undefined;
  const room = slots(m, id);
  return {
    id,
    def: card(m.state, id).def,
    home,
    controller: controller(m.state, id),
    income: income(m, id),
    slots: Number.isFinite(room) ? room : undefined,
    ships: of('ship'),
    locations: of('location'),
    structures: of('structure'),
    attackedBy: m.state.g.attacks.find((one) => one.region === id)?.by,
    ...(m.state.g.struck.includes(id) && { struck: true as const }),
    shield: home === undefined ? undefined : shield(m, id),
    damage: card(m.state, id).dmg ?? 0,
  };
}

function cardInView(m: EveMachine, id: CardId): CardInView {
  const c = card(m.state, id);
  const definition = def(m, id);
  const isShip = definition.type === 'ship';
  const [attackNow, shieldNow] = isShip ? [attack(m, id), shield(m, id)] : [undefined, definition.shield];
  const active = new Set(activeCommands(m, id).map((one) => one.name));
  const commands = [...active].map((name) => ({ name, power: power(m, id, name) }));
  const pilot = pilotOf(m, id);
  const mined = c.mine === undefined ? undefined : alive(m.state, c.mine);
  const tabs = definition.duration === 'infinite' ? 'infinite' : c.tabs;
  const used = usedUp(m, id);
  return {
    id,
    def: c.def,
    owner: c.own,
    controller: holder(m, id),
    at: c.at,
    ...(attackNow !== undefined && { attack: attackNow }),
    ...(shieldNow !== undefined && { shield: shieldNow }),
    damage: c.dmg ?? 0,
    ...(!isShip && { income: income(m, id) }),
    ...(definition.minerals !== undefined && { minerals: minerals(m, id) }),
    ...(tabs !== undefined && { tabs }),
    commands,
    ...(mined !== undefined && { mines: card(m.state, mined).def, field: mined }),
    ...(c.x !== undefined && { x: c.x }),
    ...(c.bound === true && { bound: true as const }),
    ...(used.length > 0 && { used }),
    ...(pilot !== undefined && { pilot: cardInView(m, pilot) }),
    attacking: isAttacking(m, id),
    defending: isDefending(m, id),
    changed: isShip && (attackNow !== definition.attack || shieldNow !== definition.shield),
  };
}

/** Numbers of a card's abilities that are used up for this turn, as `usage` notes them. */
function usedUp(m: EveMachine, id: CardId): number[] {
  const own = `${ref(m.state, id)}/`;
  return m.state.g.used.flatMap((one) => (one.startsWith(own) ? [Number(one.slice(own.length))] : [])).sort();
}

function lasting(m: EveMachine, { you, on, mod, until }: EveState['lasting'][number]): LastingInView[] {
  const { effect, into } = mod as { readonly effect?: Partial<LastingInView>; readonly into?: CardRef };
  const cards = (on ?? []).flatMap((one) => alive(m.state, one) ?? []);
  const region = into === undefined ? undefined : alive(m.state, into);
  if (effect?.verb === undefined || (cards.length === 0 && region === undefined)) return [];
  const { verb, n, command } = effect;
  return [
    {
      verb,
      ...(n !== undefined && { n }),
      ...(command !== undefined && { command }),
      ...(until !== undefined && { until }),
      seat: you,
      on: cards,
      ...(region !== undefined && { into: region }),
    },
  ];
}

/** Cards in play that something on the pile names without targeting them. */
function dealsWith(m: EveMachine, { env, targets = [], card: source }: EveState['pile'][number]): CardId[] {
  const played = inPlay(m);
  return Object.keys(env)
    .sort()
    .flatMap((name) => {
      const value = env[name];
      if (typeof value !== 'string' || targets.includes(value) || value === source) return [];
      const id = /^c\d/.test(value) ? alive(m.state, value) : undefined;
      return id !== undefined && played.includes(id) ? [id] : [];
    });
}

function pileItem(m: EveMachine, item: EveState['pile'][number]): PileItemInView {
  const entries = (item.info?.entries ?? []) as readonly { from: CardRef; to: CardRef; n: number }[];
  const by = item.card === undefined ? undefined : alive(m.state, item.card);
  const about = dealsWith(m, item);
  return {
    id: item.id,
    kind: item.kind,
    seat: item.seat,
    def: item.def,
    ...(by !== undefined && inPlay(m).includes(by) && { source: by }),
    ...(about.length > 0 && { about }),
    ability: item.info?.ability as number | undefined,
    x: item.env.x as number | undefined,
    ...(typeof item.env.at === 'string' && { at: item.env.at }),
    ...(item.kind === 'warp' && { warp: warp(m, item) }),
    targets: (item.targets ?? []).flatMap((one) => {
      const id = alive(m.state, one);
      return id === undefined ? [] : [{ card: id, def: card(m.state, id).def, seat: holder(m, id) }];
    }),
    items: itemsAimedAt(m, item).map(({ id, def, seat }) => ({ id, def, seat })),
    players: seatsAimedAt(item),
    damage: entries.flatMap(({ from, to, n }) => {
      const id = alive(m.state, to);
      return id === undefined ? [] : [{ from: card(m.state, idOf(from)).def, to: id, toDef: card(m.state, id).def, n }];
    }),
  };
}

function warp(m: EveMachine, item: EveState['pile'][number]): NonNullable<PileItemInView['warp']> {
  const { ships = [], crew = [], to = 'dock' } = (item.info ?? {}) as Partial<WarpPlan>;
  const defOf = (one: CardRef | undefined) => (one === undefined ? undefined : m.state.cards[idOf(one)]?.def);
  return {
    to,
    ships: ships.flatMap((one) => {
      const id = alive(m.state, one);
      const pilot = defOf(crew.find(({ ship }) => ship === one)?.pilot);
      return id === undefined ? [] : [{ card: id, def: card(m.state, id).def, ...(pilot !== undefined && { pilot }) }];
    }),
  };
}
