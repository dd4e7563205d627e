/** What a seat, or a spectator, may see of a game: an allow-list. Hands and decks are seen by nobody but their owner, decks by nobody. */
import { commonView, type View } from '#face/view';
import { Machine } from '#kernel/machine';
import type { CardId, Seat } from '#kernel/state';
import { alive, card, idOf, zone } from '#kernel/zones';
import type { HostClass } from './cards/parts.ts';
import type { SemMachine, SemRules } from './kind.ts';
import type { SemOptions } from './options.ts';
import {
  barracksOf,
  baseOf,
  classOf,
  crewOf,
  deckOf,
  handOf,
  holder,
  inPlay,
  isDone,
  isInPlay,
  isTesting,
  modificationsOn,
  progressOf,
  queueOf,
  scrapyardOf,
  seatsFrom,
  sideboardOf,
  unitsOf,
} from './rules/facts.ts';
import {
  autoRepair,
  type Bonus,
  bonusesOf,
  commandMaximum,
  costOf,
  evasion,
  handMaximum,
  hasLauncher,
  hit,
  hitPoints,
  hitPointsLeft,
  isFired,
  mayIntercept,
  queueMaximum,
  repair,
  shields,
  shieldsLeft,
  weaponsOf,
  yieldOf,
} from './rules/figures.ts';
import { bypassedStations, firesFirst, interceptors } from './rules/repliers.ts';
import { attackerIn, bonusOf, needOf, roundOf } from './rules/rounds.ts';
import type { Acquisition, Attack, Phase, SemState, Shot } from './state.ts';

/** A card as it is named. */
export type CardInView = {
  readonly id: CardId;
  readonly def: string;
  /** It leaves the game when it leaves play (S-R-20); absent: it does not. */
  readonly special?: true;
};

/** A weapon of a unit or base. `from`: the modification that it belongs to. */
export type WeaponInView = {
  readonly id: string;
  readonly damage: number;
  readonly fired: boolean;
  readonly ignoresShields: boolean;
  readonly from?: string;
};

/** A modification on a unit or base. */
export type ModificationInView = CardInView & { readonly damage: number; readonly hp: number };

/** A unit or base with its present figures, and what is on it. */
export type UnitInView = CardInView & {
  readonly seat: Seat;
  readonly class: HostClass;
  readonly hp: number;
  readonly hpLeft: number;
  readonly shields: number;
  readonly shieldsLeft: number;
  readonly evasion: number;
  readonly hit: number;
  readonly weapons: readonly WeaponInView[];
  /** What each weapon deals more to some targets. */
  readonly bonuses: readonly Bonus[];
  readonly testing: boolean;
  readonly intercepts: boolean;
  /** A defense station that fires first at a unit that passes it by. */
  readonly firesFirst: boolean;
  readonly launches: boolean;
  readonly repair: number;
  readonly autoRepair: number;
  readonly modifications: readonly ModificationInView[];
  readonly crew: readonly CardInView[];
};

/** A project of the queue, or research that is not completed. */
export type ProjectInView = CardInView & { readonly progress: number; readonly cost: number };

export type SeatInView = {
  readonly seat: Seat;
  readonly base: UnitInView | undefined;
  readonly units: readonly UnitInView[];
  readonly queue: readonly ProjectInView[];
  readonly queueMaximum: number;
  readonly research: readonly ProjectInView[];
  /** Completed research. */
  readonly known: readonly CardInView[];
  readonly resources: readonly CardInView[];
  /** Personnel that wait at the base for a post. */
  readonly waiting: readonly CardInView[];
  readonly yield: number;
  readonly researchYield: number;
  readonly cp: number;
  readonly cpMaximum: number;
  readonly hand: number;
  readonly handMaximum: number;
  readonly deck: number;
  readonly scrapyard: readonly CardInView[];
  readonly sideboard: readonly CardInView[];
};

/** A shot of the current attack. `by`: the weapon's number on the attacking unit, from 1; absent: of a command. */
export type ShotInView = {
  readonly by?: number;
  readonly damage: number;
  readonly target: CardId;
  readonly removed: boolean;
  readonly ignoresShields: boolean;
  /** Nobody evades it. */
  readonly sure: boolean;
  /** The least die that hits its target, from 1; 0 if it hits without a roll. More than a die can show: it misses. */
  readonly roll: number;
  /** What is added to the die. */
  readonly bonus: number;
};

/** The current attack. `unit`: absent for a command. `unanswered`: nobody may fire back or intercept. */
export type AttackInView = {
  readonly seat: Seat;
  readonly def: string;
  readonly unit?: CardId;
  readonly shots: readonly ShotInView[];
  readonly projectile: boolean;
  /** Damage that will be prevented, by card. */
  readonly prevented: Readonly<Record<CardId, number>>;
  readonly unanswered: boolean;
  /** Defense stations that it passes by: they fire first. */
  readonly bypassed: readonly CardId[];
  /** Units that may intercept. */
  readonly interceptors: readonly CardId[];
};

/** Something on the pile. */
export type ItemInView = {
  readonly id: number;
  readonly kind: string;
  readonly seat: Seat;
  readonly def: string;
  readonly targets: readonly CardInView[];
};

export type SemBoard = {
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  readonly options: SemOptions;
  /** The sub-step of the Acquisition Phase that the active player has come to. */
  readonly acquiring: Acquisition;
  readonly resourcePlayed: boolean;
  readonly seats: readonly SeatInView[];
  readonly attack?: AttackInView;
  /** From the top. */
  readonly pile: readonly ItemInView[];
  /** The viewer's own hand. */
  readonly hand: readonly CardInView[] | undefined;
};

export type SemView = View<SemBoard>;

/** The view of a seat, or of a spectator (`undefined`). */
export function viewOf(rules: SemRules, state: SemState, seat: Seat | undefined): SemView {
  const m = new Machine(rules, state);
  return { ...commonView(state, seat, state.g.leaving), board: board(m, seat) };
}

function board(m: SemMachine, viewer: Seat | undefined): SemBoard {
  const { g, pile } = m.state;
  const attack = attackInView(m);
  return {
    phase: g.phase,
    round: g.round,
    first: g.first,
    options: g.options,
    acquiring: g.acquiring,
    resourcePlayed: g.resourcePlayed === true,
    seats: m.memo(allSeats),
    ...(attack !== undefined && { attack }),
    pile: [...pile].reverse().map(({ id, kind, seat, def = '', targets = [] }) => ({
      id,
      kind,
      seat,
      def,
      targets: targets.flatMap((one) => alive(m.state, one) ?? []).map((one) => inView(m, one)),
    })),
    hand: viewer === undefined ? undefined : listed(m, handOf(viewer)),
  };
}

const inView = (m: SemMachine, id: CardId): CardInView => ({ id, def: card(m.state, id).def, ...specialOf(m, id) });
const specialOf = (m: SemMachine, id: CardId): Pick<CardInView, 'special'> =>
  card(m.state, id).special === true && isInPlay(m, id) ? { special: true } : {};
const listed = (m: SemMachine, at: string): CardInView[] => zone(m.state, at).map((id) => inView(m, id));

/** What is public of each seat, which is the same for every viewer: it is worked out once, until the state changes. */
const allSeats = (m: SemMachine): readonly SeatInView[] =>
  Array.from({ length: m.state.seats }, (_, seat) => seatInView(m, seat));

function seatInView(m: SemMachine, seat: Seat): SeatInView {
  const base = baseOf(m, seat);
  const research = inPlay(m, seat, 'research');
  const { free, research: restricted } = yieldOf(m, seat);
  const project = (id: CardId): ProjectInView => ({
    ...inView(m, id),
    progress: progressOf(m, id),
    cost: costOf(m, id),
  });
  return {
    seat,
    base: base === undefined ? undefined : unitInView(m, base),
    units: unitsOf(m, seat).map((id) => unitInView(m, id)),
    queue: zone(m.state, queueOf(seat)).map(project),
    queueMaximum: queueMaximum(m, seat),
    research: research.filter((id) => !isDone(m, id)).map(project),
    known: research.filter((id) => isDone(m, id)).map((id) => inView(m, id)),
    resources: inPlay(m, seat, 'resource').map((id) => inView(m, id)),
    waiting: listed(m, barracksOf(seat)),
    yield: free,
    researchYield: restricted,
    cp: m.state.g.cp[seat] ?? 0,
    cpMaximum: commandMaximum(m, seat),
    hand: zone(m.state, handOf(seat)).length,
    handMaximum: handMaximum(m, seat),
    deck: zone(m.state, deckOf(seat)).length,
    scrapyard: listed(m, scrapyardOf(seat)),
    sideboard: listed(m, sideboardOf(seat)),
  };
}

function unitInView(m: SemMachine, id: CardId): UnitInView {
  return {
    id,
    def: card(m.state, id).def,
    ...specialOf(m, id),
    seat: holder(m, id),
    class: classOf(m, id) ?? 'base',
    hp: hitPoints(m, id),
    hpLeft: hitPointsLeft(m, id),
    shields: shields(m, id),
    shieldsLeft: shieldsLeft(m, id),
    evasion: evasion(m, id),
    hit: hit(m, id),
    weapons: weaponsOf(m, id).map((one) => ({
      id: `${one.card}/${one.n}`,
      damage: one.damage,
      fired: isFired(m, one),
      ignoresShields: one.ignoresShields,
      ...(one.card !== id && { from: card(m.state, one.card).def }),
    })),
    bonuses: bonusesOf(m, id),
    testing: isTesting(m, id),
    intercepts: mayIntercept(m, id),
    firesFirst: firesFirst(m, id),
    launches: hasLauncher(m, id),
    repair: repair(m, id),
    autoRepair: autoRepair(m, id),
    modifications: modificationsOn(m, id).map((one) => ({
      id: one,
      def: card(m.state, one).def,
      ...specialOf(m, one),
      hp: hitPoints(m, one),
      damage: card(m.state, one).damage ?? 0,
    })),
    crew: crewOf(m, id).map((one) => inView(m, one)),
  };
}

function attackInView(m: SemMachine): AttackInView | undefined {
  const { attack } = m.state.g;
  if (attack === undefined) return undefined;
  const unit = attack.unit === undefined ? undefined : alive(m.state, attack.unit);
  const seats = seatsFrom(m, 0);
  return {
    seat: attack.seat,
    def: attack.def,
    ...(unit !== undefined && { unit }),
    shots: attack.shots.map((shot) => shotInView(m, attack, shot)),
    projectile: attack.projectile === true,
    prevented: Object.fromEntries(
      Object.entries(attack.prevented).flatMap(([object, n]) => (n > 0 ? [[idOf(object), n]] : [])),
    ),
    unanswered: attack.unanswered === true,
    bypassed: seats.flatMap((seat) => bypassedStations(m, seat)),
    interceptors: seats.flatMap((seat) => interceptors(m, seat)),
  };
}

function shotInView(m: SemMachine, attack: Attack, shot: Shot): ShotInView {
  const { weapon, damage, target } = shot;
  const unit = attackerIn(m, attack);
  const weapons = unit === undefined ? [] : weaponsOf(m, unit);
  const by = weapons.findIndex((one) => one.card === weapon?.card && one.n === weapon.n) + 1;
  const round = roundOf(m, attack, shot);
  const aim = alive(m.state, target);
  const need = round === undefined || aim === undefined ? 0 : needOf(m, round, aim);
  const bonus = round === undefined || aim === undefined ? 0 : bonusOf(m, round, aim);
  return {
    ...(by > 0 && { by }),
    damage,
    target: idOf(target),
    removed: attack.removed.includes(target),
    ignoresShields: round?.ignoresShields === true,
    sure: round?.sure === true,
    roll: need === 0 ? 0 : Math.max(1, need - bonus),
    bonus,
  };
}
