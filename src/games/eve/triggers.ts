/** Pending abilities (C-13.1): which of them an event triggers. Each event is matched once, right after it happened. */
import { recorded } from '#kernel/kind';
import type { CardId, CardRef, Seat, Waiting } from '#kernel/state';
import { card, controller, ref } from '#kernel/zones';
import { usage } from './actions.ts';
import type { Ability, Trigger } from './cards/format.ts';
import type { Filter, Selector } from './cards/phrase.ts';
import { holds } from './conditions.ts';
import { edition } from './editions.ts';
import { hasActive, holder, isDefending, isFriendly, leader, type Place, placeOf, shipsIn, works } from './facts.ts';
import { matches, power } from './figures.ts';
import { withAbilities } from './in-play.ts';
import type { Eve, EveEvent, EveMachine } from './kind.ts';
import { fitsDefinition, isOrigin } from './kinds.ts';
import { ambushIndex, library, snipingIndex } from './library.ts';

type Found = Omit<Waiting, 'id'>;
/** Something with pending abilities at the moment of the event. */
type Source = {
  readonly id: CardId;
  readonly by: CardRef;
  readonly def: string;
  readonly place: Place;
  /** Of a card that has left play: the X that was paid, and its abilities that were not switched on. */
  readonly x?: number;
  readonly idle?: readonly number[];
};

/** Events that can trigger abilities. */
const heard: ReadonlySet<string> = new Set<EveEvent['e']>([
  'turnBegan',
  'incomeBegins',
  'entered',
  'destroyed',
  'countered',
  'expired',
  'sacrificed',
  'ship',
  'attacks',
  'battlePhase',
  'control',
  'played',
  'drew',
  'withdrawStep',
  'boarded',
]);

/** All abilities that an event triggers. Marks once-per-turn abilities as used: only the first event counts. */
export function triggers(m: EveMachine, event: EveEvent): readonly Found[] {
  if (!heard.has(event.e)) return [];
  if (event.e === 'withdrawStep') return shots(m, event.region, 'ambush');
  const found: Found[] = [];
  for (const source of sources(m, event)) {
    for (const { ability, index } of library(m).get(source.def).pending) {
      const it = ability.when === undefined ? undefined : happened(m, event, ability.when, source);
      if (it === undefined || !allowed(m, source, ability, index)) continue;
      found.push(waiting(m, source, index, it));
    }
  }
  if (event.e === 'battlePhase' && event.round === 1) found.push(...shots(m, event.region, 'sniping'));
  return found;
}

function sources(m: EveMachine, event: EveEvent): Source[] {
  const there = withAbilities(m, 'pending').map((id) => ({
    id,
    by: ref(m.state, id),
    def: card(m.state, id).def,
    place: placeOf(m, id),
  }));
  return [...there, ...fallen(m, event).map(departed)];
}

/** The events of all cards that have left play together with an event's card, including that one. */
function fallen(m: EveMachine, event: EveEvent): readonly Leaving[] {
  if (!leaves(event)) return [];
  const { together } = event;
  if (together === undefined) return [event];
  return m.events
    .map((one) => recorded<Eve>(one))
    .filter(leaves)
    .filter((one) => together.includes(one.was));
}

/** A card leaves play for good. */
type Leaving = Extract<EveEvent, { e: 'destroyed' | 'expired' | 'sacrificed' }>;

const leaves = (event: EveEvent): event is Leaving =>
  event.e === 'destroyed' || event.e === 'expired' || event.e === 'sacrificed';

function departed({ card: id, was, def, seat, region, idle = [], x }: Leaving): Source {
  const place: Place = { you: seat, src: id, region, env: {} };
  return { id, by: was, def, place, idle, ...(x !== undefined && { x }) };
}

/** Whether an ability is switched on, its condition is met, and it is not used up for this turn. */
function allowed(m: EveMachine, source: Source, ability: Ability, index: number): boolean {
  if (source.idle?.includes(index) || (source.idle === undefined && !works(m, source.id, ability))) return false;
  if (ability.if !== undefined && !holds(m, ability.if, source.place)) return false;
  if (!ability.once) return true;
  const mark = usage(m, source.id, index);
  if (m.state.g.used.includes(mark)) return false;
  m.state.g.used.push(mark);
  return true;
}

/** An ability that waits for the pile. If nobody controls its card, the active player does for it. */
function waiting(m: EveMachine, source: Source, ability: number, it: Readonly<Record<string, unknown>>): Found {
  const { you, region } = source.place;
  const x = source.x ?? m.state.cards[source.id]?.x;
  const env = {
    ...it,
    ...(region !== undefined && { region }),
    ...(you === undefined && { nobody: true }),
    ...(x !== undefined && { x }),
  };
  return { by: source.by, def: source.def, you: you ?? leader(m.state), ability, env };
}

type It = Readonly<Record<string, unknown>>;

/** The card of an event, its player or controller, and its owner. */
function itOf(m: EveMachine, { card: id, seat }: { readonly card: CardId; readonly seat: Seat | undefined }): It {
  return {
    it: ref(m.state, id),
    owner: card(m.state, id).own,
    ...(seat !== undefined && { player: seat }),
  };
}

/** Matches an event with a trigger; if it matches, returns what "it" and "that player" are. */
function happened(m: EveMachine, event: EveEvent, when: Trigger, source: Source): It | undefined {
  const { you, region } = source.place;
  switch (when.on) {
    case 'turn begins':
      return event.e === 'turnBegan' && event.seat === you ? {} : undefined;
    case 'income step begins':
      return event.e === 'incomeBegins' && event.seat === you ? {} : undefined;
    case 'enters play':
      return event.e === 'entered' && matchesCard(m, when.what, event.card, source) ? itOf(m, event) : undefined;
    case 'destroyed':
      return isDeath(event) && diedWhere(event, when.what) && matchesFallen(m, when.what, event, source)
        ? itOf(m, event)
        : undefined;
    case 'warps':
      return isWarp(m, event) && matchesCard(m, when.what, event.card, source) ? itOf(m, event) : undefined;
    case 'warps into this region':
      return isWarp(m, event) && event.at === region && matchesCard(m, when.what, event.card, source)
        ? itOf(m, event)
        : undefined;
    case 'attacks':
      return event.e === 'attacks' && matchesCard(m, when.what, event.card, source)
        ? { ...itOf(m, event), region: event.region }
        : undefined;
    case 'enemy attacks':
      if (event.e !== 'attacks' || !event.first || you === undefined || isFriendly(event.seat, you)) return undefined;
      return isWhere(m, when.where, event.region, source.place) ? itOf(m, event) : undefined;
    case 'battle phase begins':
      return event.e === 'battlePhase' && isWhere(m, when.where, event.region, source.place) ? {} : undefined;
    case 'you gain control of this region':
      return event.e === 'control' &&
        event.region === region &&
        event.seat !== undefined &&
        event.seat === holder(m, source.id)
        ? {}
        : undefined;
    case 'you play':
      return event.e === 'played' &&
        event.seat === you &&
        event.card !== source.id &&
        fitsDefinition(m, when.what, event.def, event.x)
        ? itOf(m, event)
        : undefined;
    case 'opponent draws':
      return event.e === 'drew' && you !== undefined && !isFriendly(event.seat, you)
        ? { player: event.seat }
        : undefined;
    case 'boards':
      return event.e === 'boarded' && event.card === source.id ? {} : undefined;
    default:
      return when satisfies never;
  }
}

/** A card that counts as destroyed: in play, or on the pile, where it was never in play. */
type Death = {
  readonly e: EveEvent['e'];
  readonly card: CardId;
  readonly def: string;
  readonly seat: Seat | undefined;
} & Partial<Pick<Leaving, 'was' | 'region' | 'x'>>;

/** Whether a card was destroyed in play or on the pile, or expired, or was sacrificed where that counts (D18). */
function isDeath(event: EveEvent): event is EveEvent & Death {
  return (leaves(event) || event.e === 'countered') && event.counts === true;
}

/** A card that is destroyed on the pile was never a ship or a location in play: only "a card" matches it. */
function diedWhere(event: Death, what: Selector): boolean {
  return event.e !== 'countered' || (what.pick !== 'ref' && what.noun === 'card' && what.where === undefined);
}

/** Whether an event is a warp or a withdrawal, which counts as one; into the dock only if the edition has it so (D5). */
function isWarp(m: EveMachine, event: EveEvent): event is Extract<EveEvent, { e: 'ship' }> {
  if (event.e !== 'ship' || (event.how !== 'warp' && event.how !== 'withdraw')) return false;
  return event.at !== 'dock' || edition(m.state.edition).docksByWarp;
}

function isWhere(
  m: EveMachine,
  where: 'this region' | 'your home region' | 'a region you control',
  region: CardId,
  place: Place,
): boolean {
  if (where === 'this region') return region === place.region;
  if (place.you === undefined) return false;
  return where === 'your home region'
    ? region === m.state.g.base[place.you]
    : controller(m.state, region) === place.you;
}

/** Whether a card in play matches a trigger's phrase. */
function matchesCard(m: EveMachine, what: Selector, id: CardId, source: Source): boolean {
  return what.pick === 'ref' ? id === source.id : matches(m, { ...what, pick: 'a' }, id, source.place);
}

/** Whether a destroyed card matches a trigger's phrase: it is judged by what it last was. */
function matchesFallen(
  m: EveMachine,
  what: Selector,
  { card: id, was, def, seat, region, x }: Death,
  source: Source,
): boolean {
  if (what.pick === 'ref') return id === source.id && (was === undefined || was === source.by);
  if (!fitsDefinition(m, { ...what, is: [] }, def, x)) return false;
  if (!wasThere(m, what, region, source.place)) return false;
  const { you } = source.place;
  return what.is.every((trait) => {
    if (trait === 'friendly') return isFriendly(seat, you);
    if (trait === 'enemy') return you !== undefined && seat !== undefined && !isFriendly(seat, you);
    return trait === 'other' ? id !== source.id : isOrigin(trait, library(m).get(def));
  });
}

/** Whether a card has died in the region that the trigger names. */
function wasThere(m: EveMachine, what: Filter, region: CardId | undefined, place: Place): boolean {
  if (what.where === 'this region') return region !== undefined && region === place.region;
  if (what.where === 'your home region') return place.you !== undefined && region === m.state.g.base[place.you];
  return what.where === undefined || what.where === 'play';
}

/**
 * The abilities of defenders with an active command: ambush in the withdraw step of every battle phase, sniping
 * at the beginning of the first.
 */
function shots(m: EveMachine, region: CardId, command: 'ambush' | 'sniping'): Found[] {
  return shipsIn(m, region)
    .filter((id) => hasActive(m, id, command) && isDefending(m, id))
    .map((id) => ({
      by: ref(m.state, id),
      def: card(m.state, id).def,
      you: controller(m.state, id) ?? m.state.g.active,
      ability: command === 'ambush' ? ambushIndex : snipingIndex,
      env: { region, x: power(m, id, command) },
    }));
}
